import { rm } from 'node:fs/promises';
import { Agent, get, request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatKey, createKey } from '../../router/auth/key.ts';
import { bulkLimits } from '../../rest-compat/guides/bulk-limits.ts';
import { copyFreshInstallation, serviceUser } from '../support/fresh-installation.ts';
import { waitUntilReady } from '../support/ready.ts';
import { startService, type StartedService } from '../support/start-service.ts';

interface Reply {
  readonly status: number;
  /** Prefix of the request id, which is unique to each thread. */
  readonly thread: string;
}

const replyOf = (status: number | undefined, id: unknown): Reply => ({
  status: status ?? 0,
  thread: String(id).split('-').slice(0, 2).join('-'),
});

/** Sends a request on a new connection, which the kernel assigns to any of the threads. */
function sendRequest(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get(url, { agent: new Agent({ keepAlive: false }), headers }, (answer) => {
      answer.resume().on('end', () => resolve(replyOf(answer.statusCode, answer.headers['x-request-id'])));
    }).on('error', reject);
  });
}

describe.each([2, 4])('%i worker threads share', (threads) => {
  let folder: string;
  let service: StartedService;
  beforeAll(async () => {
    folder = await copyFreshInstallation('embedded');
    service = await startService({
      ...serviceUser,
      DATA_DIR: join(folder, 'data'),
      WORKERS: `${threads}`,
      DOORS: 'restcountries',
      DOORS_PER_MINUTE: '60',
      WRONG_KEYS_PER_MINUTE: '60',
      KEYLESS_PER_MINUTE: '60',
    });
    await waitUntilReady(service.url);
  });
  afterAll(async () => {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Sends requests in rounds until every thread has responded, 300 at least. */
  async function countStatuses(send: () => Promise<Reply>): Promise<Record<number, number>> {
    const replies: Reply[] = [];
    const countThreads = () => new Set(replies.map(({ thread }) => thread)).size;
    for (let round = 0; round < 100 && (replies.length < 300 || countThreads() < threads); round += 1)
      replies.push(...(await Promise.all(Array.from({ length: 60 }, send))));
    expect(countThreads()).toBe(threads);
    const counts: Record<number, number> = {};
    for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  test('worker threads share the rate limit of the compatibility APIs per address', async () => {
    const counts = await countStatuses(() => sendRequest(`${service.url}/doors/restcountries/v3.1/alpha/no`));
    expect(counts[200]).toBe(60);
  });

  test('worker threads share the rate limit of anonymous requests per address', async () => {
    const counts = await countStatuses(() => sendRequest(`${service.url}/ip`));
    // The warm-up of each thread has sent one request, which counts unless the start took longer than the window.
    expect(counts[200]).toBeGreaterThanOrEqual(60 - threads);
    expect(counts[200]).toBeLessThanOrEqual(60);
  });

  test('worker threads share the limit of concurrent bulk requests', async () => {
    const openRequests: ClientRequest[] = [];
    const beginUpload = (): Promise<Reply> =>
      new Promise((resolve, reject) => {
        const clientRequest = request(`${service.url}/bulk`, {
          method: 'POST',
          agent: new Agent({ keepAlive: false }),
          headers: { 'X-API-Key': service.key, 'Content-Type': 'application/x-ndjson' },
        });
        openRequests.push(clientRequest);
        clientRequest.on('response', (answer) => {
          answer.on('error', () => undefined).resume();
          resolve(replyOf(answer.statusCode, answer.headers['x-request-id']));
        });
        clientRequest.on('error', reject);
        clientRequest.write('{"path":"/country/NO"}\n');
      });
    const counts = await countStatuses(beginUpload);
    for (const openRequest of openRequests) openRequest.destroy();
    expect(counts[200]).toBe(bulkLimits.ofAccount);
    // The threads release the slots of closed connections.
    await expect.poll(async () => (await beginUpload()).status).toBe(200);
    for (const openRequest of openRequests) openRequest.destroy();
  });

  // This test runs last: afterwards the address is rejected with every key that a thread does not know yet.
  test('worker threads share the limit of invalid keys per address', async () => {
    const sendWrongKey = () =>
      sendRequest(`${service.url}/country/NO`, { 'X-API-Key': formatKey(createKey('secret')) });
    const counts = await countStatuses(sendWrongKey);
    expect(counts[401]).toBe(60);
  });
});
