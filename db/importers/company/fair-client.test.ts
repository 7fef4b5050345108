import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startLoopbackServer } from '../../../test/support/loopback-provider.ts';
import { createFairClient } from './fair-client.ts';

let folder: string;
let time: { now: number; waits: number[] };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fair-client-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  time = { now: 1000, waits: [] };
});

async function over(listener: RequestListener) {
  const { url, paths } = await startLoopbackServer(listener);
  const client = createFairClient({
    contact: 'Example Ltd data@example.com',
    clock: () => time.now,
    wait: (ms) => {
      time.waits.push(ms);
      return Promise.resolve();
    },
    trusted: new Set([url]),
  });
  return { url, paths, client };
}
let count = 0;
const freshFile = () => join(folder, `${(count += 1)}`, 'document.json');

/** Responds with one scripted response after the other. */
const inTurn = (...answers: ((response: ServerResponse) => unknown)[]): RequestListener => {
  let turn = 0;
  return (_, response) => void answers[Math.min((turn += 1), answers.length) - 1]?.(response);
};
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end('{}');
const json = (response: ServerResponse) => response.end('{"a":1}');

test('the client of registers stores a complete document and does not download it again', async () => {
  const { url, paths, client } = await over(inTurn(json));
  const file = freshFile();
  expect(await client.document(`${url}/a`, file)).toEqual({ a: 1 });
  expect(await client.document(`${url}/a`, file)).toEqual({ a: 1 });
  expect(paths).toEqual(['/a']);
  expect(await readdir(join(file, '..'))).toEqual(['document.json']);
  await writeFile(file, '{"a"');
  await expect(client.document(`${url}/a`, file)).rejects.toThrow(
    `${file} is not complete JSON: remove it and run the import again.`,
  );
});

test('the client of registers waits at least an eighth of a second between requests', async () => {
  const { url, client } = await over(inTurn(json));
  const ask = () => client.document(`${url}/a`, freshFile());
  await ask();
  time.now += 100;
  await ask();
  expect(time.waits).toEqual([25]);
  // The third is due 250 ms after the first, whenever the second was sent.
  await ask();
  expect(time.waits).toEqual([25, 150]);
  time.now += 275;
  await ask();
  expect(time.waits).toEqual([25, 150]);
});

test('the client of registers returns null for a missing document and stores no file', async () => {
  const { url, client, paths } = await over(inTurn(status(404)));
  const file = freshFile();
  expect(await client.document(`${url}/a`, file)).toBeNull();
  expect(paths).toHaveLength(1);
  await expect(stat(file)).rejects.toThrow();
});

test.each<[string, RequestListener, number[], RegExp | null]>([
  ['one failure', inTurn(status(500), json), [1000], null],
  ['two failures', inTurn(status(503), status(500), json), [1000, 2000], null],
  [
    'three failures',
    inTurn(status(500)),
    [1000, 2000],
    /answers 500\. Run the import again later; it continues/,
  ],
  ['a pause', inTurn(status(429, { 'retry-after': '7' }), json), [7000], null],
  ['a long pause', inTurn(status(429, { 'retry-after': '86400' }), json), [900_000], null],
  ['a redirection to nowhere', inTurn(status(304), json), [1000], null],
  ['no JSON', inTurn((response) => response.end('<html>')), [1000, 2000], /returned a body that is not JSON/],
  [
    'a hang-up',
    inTurn((response) => response.destroy()),
    [1000, 2000],
    /ended before the response was complete/,
  ],
  ['a ban', inTurn(status(403)), [], /responds with 403: the register does not accept IMPORT_CONTACT/],
])('the client of registers retries after %s', async (_, listener, pauses, rejected) => {
  const { url, client } = await over(listener);
  // Far enough apart that only retry pauses are waited for.
  const requested = client.document(`${url}/a`, freshFile());
  if (rejected === null) expect(await requested).toEqual({ a: 1 });
  else await expect(requested).rejects.toThrow(rejected);
  expect(time.waits.filter((ms) => ms !== 125 && ms !== 250)).toEqual(pauses);
});

test.each([undefined, '', 'no-address', 'data@'])(
  'the client of registers sends no request without a valid contact email address (%s)',
  async (contact) => {
    const { url, paths } = await startLoopbackServer((_, response) => void response.end('{}'));
    const client = createFairClient({
      contact,
      clock: () => 0,
      wait: () => Promise.resolve(),
      trusted: new Set([url]),
    });
    await expect(client.document(url, freshFile())).rejects.toThrow(/set IMPORT_CONTACT/);
    await expect(client.archive(url, freshFile())).rejects.toThrow(/set IMPORT_CONTACT/);
    expect(paths).toEqual([]);
  },
);

test('an archive gets the modification time of the register', async () => {
  const changed = 'Tue, 29 Sep 2026 12:00:00 GMT';
  const { url, client } = await over(
    (_, response) => void response.setHeader('last-modified', changed).end('PK'),
  );
  const file = freshFile();
  await client.archive(`${url}/a.zip`, file);
  expect(await readFile(file, 'utf8')).toBe('PK');
  expect((await stat(file)).mtimeMs).toBe(Date.parse(changed));
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
])('the client of registers rejects an archive that %s', async (_, listener, message) => {
  const { url, client } = await over(listener);
  await expect(client.archive(`${url}/a.zip`, freshFile())).rejects.toThrow(message);
});
