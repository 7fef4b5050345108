import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { createRateLimitedClient } from './rate-limited-client.ts';

let folder: string;
let fakeTime: { now: number; waits: number[] };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fair-client-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  fakeTime = { now: 1000, waits: [] };
});

async function startClient(listener: RequestListener) {
  const { url, paths } = await startLoopbackServer(listener);
  const client = createRateLimitedClient({
    contact: 'Example Ltd data@example.com',
    clock: () => fakeTime.now,
    wait: (ms) => {
      fakeTime.waits.push(ms);
      return Promise.resolve();
    },
    trusted: new Set([url]),
  });
  return { url, paths, client };
}
let folderCount = 0;
const getFreshPath = () => join(folder, `${(folderCount += 1)}`, 'document.json');

/** Responds with one scripted response after the other. */
const answerInTurn = (...answers: ((response: ServerResponse) => unknown)[]): RequestListener => {
  let answerIndex = 0;
  return (_, response) => void answers[Math.min((answerIndex += 1), answers.length) - 1]?.(response);
};
const respondWithStatus =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end('{}');
const respondWithJson = (response: ServerResponse) => response.end('{"a":1}');

test('the HTTP client of company registers stores a complete document and does not download it again', async () => {
  const { url, paths, client } = await startClient(answerInTurn(respondWithJson));
  const file = getFreshPath();
  expect(await client.document(`${url}/a`, file)).toEqual({ a: 1 });
  expect(await client.document(`${url}/a`, file)).toEqual({ a: 1 });
  expect(paths).toEqual(['/a']);
  expect(await readdir(join(file, '..'))).toEqual(['document.json']);
  await writeFile(file, '{"a"');
  await expect(client.document(`${url}/a`, file)).rejects.toThrow(
    `${file} is not complete JSON: remove it and run the import again.`,
  );
});

test('the HTTP client of company registers waits at least an eighth of a second between requests', async () => {
  const { url, client } = await startClient(answerInTurn(respondWithJson));
  const requestDocument = () => client.document(`${url}/a`, getFreshPath());
  await requestDocument();
  fakeTime.now += 100;
  await requestDocument();
  expect(fakeTime.waits).toEqual([25]);
  // The third request is due 250 ms after the first one, whenever the second one was sent.
  await requestDocument();
  expect(fakeTime.waits).toEqual([25, 150]);
  fakeTime.now += 275;
  await requestDocument();
  expect(fakeTime.waits).toEqual([25, 150]);
});

test('the HTTP client of company registers returns null for a missing document and stores no file', async () => {
  const { url, client, paths } = await startClient(answerInTurn(respondWithStatus(404)));
  const file = getFreshPath();
  expect(await client.document(`${url}/a`, file)).toBeNull();
  expect(paths).toHaveLength(1);
  await expect(stat(file)).rejects.toThrow();
});

test.each<[string, RequestListener, number[], RegExp | null]>([
  ['one failure', answerInTurn(respondWithStatus(500), respondWithJson), [1000], null],
  [
    'two failures',
    answerInTurn(respondWithStatus(503), respondWithStatus(500), respondWithJson),
    [1000, 2000],
    null,
  ],
  [
    'three failures',
    answerInTurn(respondWithStatus(500)),
    [1000, 2000],
    /answers 500\. Run the import again later; it continues/,
  ],
  ['a pause', answerInTurn(respondWithStatus(429, { 'retry-after': '7' }), respondWithJson), [7000], null],
  [
    'a long pause',
    answerInTurn(respondWithStatus(429, { 'retry-after': '86400' }), respondWithJson),
    [900_000],
    null,
  ],
  ['a redirection to nowhere', answerInTurn(respondWithStatus(304), respondWithJson), [1000], null],
  [
    'no JSON',
    answerInTurn((response) => response.end('<html>')),
    [1000, 2000],
    /returned a body that is not JSON/,
  ],
  [
    'a hang-up',
    answerInTurn((response) => response.destroy()),
    [1000, 2000],
    /ended before the response was complete/,
  ],
  [
    'a ban',
    answerInTurn(respondWithStatus(403)),
    [],
    /responds with 403: the register does not accept IMPORT_CONTACT/,
  ],
])('the HTTP client of company registers retries after %s', async (_, listener, pauses, rejected) => {
  const { url, client } = await startClient(listener);
  // The requests are so far apart that the client waits only before retries.
  const pendingDocument = client.document(`${url}/a`, getFreshPath());
  if (rejected === null) expect(await pendingDocument).toEqual({ a: 1 });
  else await expect(pendingDocument).rejects.toThrow(rejected);
  expect(fakeTime.waits.filter((ms) => ms !== 125 && ms !== 250)).toEqual(pauses);
});

test.each([undefined, '', 'no-address', 'data@'])(
  'the HTTP client of company registers sends no request without a valid contact email address (%s)',
  async (contact) => {
    const { url, paths } = await startLoopbackServer((_, response) => void response.end('{}'));
    const client = createRateLimitedClient({
      contact,
      clock: () => 0,
      wait: () => Promise.resolve(),
      trusted: new Set([url]),
    });
    await expect(client.document(url, getFreshPath())).rejects.toThrow(/set IMPORT_CONTACT/);
    await expect(client.archive(url, getFreshPath())).rejects.toThrow(/set IMPORT_CONTACT/);
    expect(paths).toEqual([]);
  },
);

test('a downloaded archive gets the modification time that the company register reports', async () => {
  const changeDate = 'Tue, 29 Sep 2026 12:00:00 GMT';
  const { url, client } = await startClient(
    (_, response) => void response.setHeader('last-modified', changeDate).end('PK'),
  );
  const file = getFreshPath();
  await client.archive(`${url}/a.zip`, file);
  expect(await readFile(file, 'utf8')).toBe('PK');
  expect((await stat(file)).mtimeMs).toBe(Date.parse(changeDate));
});

test.each<[string, RequestListener, RegExp]>([
  [
    'is not there',
    (_, response) => response.writeHead(404).end(),
    /\/a\.zip answers 404\. Run the import again later\.$/,
  ],
  [
    'is cut off',
    (_, response) => response.writeHead(200, { 'content-length': '9' }).write('PK', () => response.destroy()),
    /ended before the response was complete/,
  ],
  ['cannot be had', (_, response) => response.destroy(), /cannot be reached/],
])('the HTTP client of company registers rejects an archive that %s', async (_, listener, message) => {
  const { url, client } = await startClient(listener);
  await expect(client.archive(`${url}/a.zip`, getFreshPath())).rejects.toThrow(message);
});
