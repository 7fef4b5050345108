import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockFolder } from '../../db/client/folder-lock.ts';
import { copyFreshInstallation, serviceUser } from '../support/fresh-installation.ts';
import { executeKeysCommand } from '../support/keys-command.ts';
import { waitUntilReady } from '../support/ready.ts';
import { startService, type StartedService } from '../support/start-service.ts';

const threads = 2;
let folder: string;
let env: Readonly<Record<string, string>>;
let fixture: StartedService;

/** Sends a request on a new connection, which the kernel assigns to any of the threads. @param args a command of /admin */
function sendRequest(
  path: string,
  key = fixture.key,
  args?: readonly string[],
): Promise<{ status: number; thread: string; body: string }> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const method = args === undefined ? 'GET' : 'POST';
    const clientRequest = request(
      fixture.url + path,
      { method, agent, headers: { 'X-API-Key': key } },
      (answer) => {
        let body = '';
        answer.on('data', (part: Buffer) => (body += part.toString()));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            // A request id begins with a prefix that is unique to each thread.
            thread: String(answer.headers['x-request-id']).split('-').slice(0, 2).join('-'),
            body,
          }),
        );
      },
    ).on('error', reject);
    clientRequest.end(args === undefined ? undefined : JSON.stringify({ args }));
  });
}

const sendMany = (count: number, path: string, key?: string) =>
  Promise.all(Array.from({ length: count }, () => sendRequest(path, key)));

/**
 * Sends rounds of many requests until every thread has responded: on a busy machine one thread may take a whole round.
 * @param least minimum number of requests
 */
async function sendUntil(
  path: string,
  least: number,
  key?: string,
): Promise<Awaited<ReturnType<typeof sendMany>>> {
  const responses: Awaited<ReturnType<typeof sendMany>> = [];
  const countThreads = () => new Set(responses.map(({ thread }) => thread)).size;
  for (
    let iteration = 0;
    iteration < 200 && (responses.length < least || countThreads() < threads);
    iteration += 1
  )
    responses.push(...(await sendMany(60, path, key)));
  expect(countThreads()).toBe(threads);
  return responses;
}

/** Returns the last response of each thread. */
async function sendToAllThreads(
  path: string,
  key?: string,
): Promise<Map<string, { status: number; body: string }>> {
  const responses = await sendUntil(path, 0, key);
  return new Map(responses.map(({ thread, ...answer }) => [thread, answer]));
}

async function runKeysCommand(...args: string[]): Promise<string> {
  const { code, text } = await executeKeysCommand(args, env);
  expect(code, text).toBe(0);
  return text;
}

const parseKey = (json: string) => (JSON.parse(json) as { key: string }).key;

beforeAll(async () => {
  folder = await copyFreshInstallation('embedded');
  env = {
    DATA_DIR: join(folder, 'data'),
    ...serviceUser,
    WORKERS: `${threads}`,
    DRAIN_MS: '500',
    // The tests of a revoked key send it until every thread has responded.
    WRONG_KEYS_PER_MINUTE: '10000',
  };
  fixture = await startService(env);
  await waitUntilReady(fixture.url);
});

afterAll(async () => {
  await fixture.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a service with several worker threads', () => {
  test('all worker threads serve the same port, with data from the store and from tables in memory', async () => {
    for (const path of ['/postal/90210?country=US', '/city/oslo', '/ip/8.8.8.8', '/company?q=apple']) {
      const responseBodies = [...(await sendToAllThreads(path)).values()];
      expect(responseBodies.every(({ status }) => status === 200)).toBe(true);
      expect(new Set(responseBodies.map(({ body }) => body)).size).toBe(1);
    }
  });

  test('LIM-040 worker threads share the rate limit of a key', async () => {
    await runKeysCommand('plan', 'together', '--requests-per-minute', '150');
    const key = parseKey(await runKeysCommand('create', '--plan', 'together', '--json'));
    const responses = await sendUntil('/time/UTC', 400, key);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(150);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(responses.length - 150);
  });

  test('worker threads share the units of a key and never exceed its allowance', async () => {
    await runKeysCommand('plan', 'thrifty', '--pooled', '90', '--requests-per-minute', 'none');
    const key = parseKey(await runKeysCommand('create', '--plan', 'thrifty', '--json'));
    const responses = await sendMany(240, '/country/NO', key);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(90);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(150);
    const keyUsage: unknown = JSON.parse(
      await runKeysCommand('usage', '--key', key.split('_')[1] ?? '', '--json'),
    );
    expect(JSON.stringify(keyUsage)).toMatch(/"pooled":90\b|"used":90\b/);
  });

  test('a revoked key is immediately rejected by all worker threads', async () => {
    const key = parseKey(await runKeysCommand('create', '--plan', 'pro', '--json'));
    for (const { status } of (await sendToAllThreads('/country/SE', key)).values()) expect(status).toBe(200);
    await runKeysCommand('revoke', key);
    for (const { status } of (await sendToAllThreads('/country/SE', key)).values()) expect(status).toBe(401);
  });

  test('a key that is revoked on /admin is immediately rejected by all worker threads', async () => {
    const revokedBy = new Set<string>();
    for (let iteration = 0; iteration < 30 && revokedBy.size < threads; iteration += 1) {
      const key = parseKey(await runKeysCommand('create', '--plan', 'pro', '--json'));
      for (const { status } of (await sendToAllThreads('/country/SE', key)).values())
        expect(status).toBe(200);
      const { status, thread } = await sendRequest('/admin/keys', fixture.key, ['revoke', key]);
      expect(status).toBe(200);
      revokedBy.add(thread);
      for (const { status } of (await sendToAllThreads('/country/SE', key)).values())
        expect(status).toBe(401);
    }
    expect(revokedBy.size).toBe(threads);
  });

  test('/admin/usage counts the requests of all worker threads, whichever thread responds', async () => {
    const key = parseKey(await runKeysCommand('create', '--plan', 'unlimited', '--json'));
    const answeredBy = new Set<string>();
    let sentCount = 0;
    for (let iteration = 0; iteration < 30 && answeredBy.size < threads; iteration += 1) {
      sentCount += (await sendUntil('/language/no', 60, key)).length;
      const { thread, body } = await sendRequest(`/admin/usage?key=${key.split('_')[1] ?? ''}`);
      answeredBy.add(thread);
      expect(JSON.parse(body)).toMatchObject({ families: [{ label: 'language', requests: sentCount }] });
    }
    expect(answeredBy.size).toBe(threads);
  });

  test('all worker threads serve a dataset after its import', async () => {
    const file = join(folder, 'feed.csv');
    await writeFile(file, '192.0.2.0/24,NO,NO-03,Oslo,\n');
    const program = fileURLToPath(new URL('../../dist/data.js', import.meta.url));
    await promisify(execFile)(process.execPath, [program, 'import', 'geofeeds', '--from', file], {
      env: { PATH: process.env['PATH'], ...env },
    });
    for (const { body } of (await sendToAllThreads('/datasets')).values()) expect(body).toContain('feed.csv');
  });

  test('/metrics reports the sums over all worker threads, whichever thread responds', async () => {
    const readRequestCount = async () => {
      const { body } = await sendRequest('/metrics');
      return Number(
        /^lookup_requests_total\{family="language",.*status="200"\} (\d+)$/m.exec(body)?.[1] ?? 0,
      );
    };
    const countBefore = await readRequestCount();
    const { length } = await sendUntil('/language/no', 90);
    for (let iteration = 0; iteration < 9; iteration += 1)
      expect(await readRequestCount()).toBe(countBefore + length);
    const { body } = await sendRequest('/metrics');
    expect(body.match(/^process_resident_memory_bytes /gm)).toHaveLength(1);
    expect(body.match(/^process_start_time_seconds /gm)).toHaveLength(1);
  });

  test('SIGTERM completes the requests in flight of all worker threads and releases the data folder', async () => {
    const exited = new Promise<number | null>((resolve) => fixture.process.once('exit', resolve));
    let responseCount = 0;
    const lostErrors: unknown[] = [];
    let resetCount = 0;
    const agent = new Agent({ keepAlive: true });
    const sendOnKeptConnection = (): Promise<'complete' | 'closed'> =>
      new Promise((resolve, reject) => {
        const clientRequest = request(
          `${fixture.url}/country/FR`,
          { agent, headers: { 'X-API-Key': fixture.key } },
          (response) => {
            if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
            response.on('error', reject);
            response.resume().on('end', () => resolve('complete'));
          },
        );
        clientRequest.on('error', (error: NodeJS.ErrnoException) => {
          // The listener is closed: the connection is refused immediately, so that a client can try another server.
          if (error.code === 'ECONNREFUSED') return resolve('closed');
          // The kernel resets a connection that it queued just before the listener closed: no thread has accepted it.
          if (error.code !== 'ECONNRESET' || clientRequest.reusedSocket) return reject(error);
          resetCount += 1;
          resolve('closed');
        });
        clientRequest.end();
      });
    const clients = Array.from({ length: 20 }, async () => {
      try {
        while ((await sendOnKeptConnection()) === 'complete') responseCount += 1;
      } catch (error) {
        lostErrors.push(error);
      }
    });
    await expect.poll(() => responseCount).toBeGreaterThan(200);
    fixture.process.kill('SIGTERM');
    await Promise.all(clients);
    expect(lostErrors).toEqual([]);
    expect(resetCount).toBeLessThanOrEqual(2);
    expect(await exited).toBe(0);
    const folderLock = await lockFolder(join(folder, 'data'));
    await folderLock.release();
  });

  test('the service process exits and releases the data folder when its parent process is killed', async () => {
    const launchedService = await startService(env);
    launchedService.process.kill('SIGKILL');
    // It releases the folder, which cannot be locked before.
    const folderLock = await vi.waitUntil(() => lockFolder(join(folder, 'data')).catch(() => null), {
      timeout: 300_000,
    });
    await folderLock.release();
    await expect(fetch(`${launchedService.url}/healthz`)).rejects.toThrow();
  });
});
