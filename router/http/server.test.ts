import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Response } from '../exchange.ts';
import { PublicUrl } from './public-url.ts';
import { listen, type RunningServer } from './server.ts';

let server: RunningServer;
let url = '';
let faults: unknown[] = [];
/** The units spent by responses, and the units written to the journal. */
let spent = 0;
let written = 0;

const ok = (body: string): Response => ({ status: 200, headers: ['Content-Type', 'text/plain'], body });
const answers: Readonly<Record<string, () => Response | Promise<Response>>> = {
  '/at-once': () => ok('at once'),
  '/later': () => Promise.resolve(ok('later')),
  '/thrown': () => {
    throw new Error('thrown');
  },
  '/rejected': () => Promise.reject(new Error('rejected')),
  '/costly': () => {
    spent += 1;
    return ok('costly');
  },
  '/pieces': () => ({
    ...ok(''),
    async stream(out) {
      for (const piece of ['a', 'b', 'c']) {
        spent += 1;
        await out.write(piece);
      }
      return undefined;
    },
  }),
  // Node rejects a header value with a line break.
  '/unwritable': () => ({ status: 200, headers: ['X-Broken', 'a\nb'], body: '' }),
};

beforeAll(async () => {
  server = await listen((request) => answers[request.path]?.() ?? ok(request.path), {
    host: '127.0.0.1',
    port: 0,
    maxBody: 1000,
    clientAddress: () => '127.0.0.1',
    always: ['API-Version', '2.0.0'],
    publicUrl: new PublicUrl({ allowedHosts: [], isForwarded: () => false }),
    onError: (error) => faults.push(error),
    beforeSending: () => (written = spent),
  });
  url = `http://127.0.0.1:${server.port}`;
});
beforeEach(() => {
  faults = [];
  spent = written = 0;
});
afterAll(() => server.stop(0));

test('an error in one request causes a 500 for that request only, whenever it occurs', async () => {
  const paths = ['/at-once', '/thrown', '/later', '/rejected', '/unwritable', '/other'];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
  expect(statuses).toEqual([200, 500, 200, 500, 500, 200]);
  expect(faults).toHaveLength(3);
});

test('two hundred concurrent requests each receive their own response', async () => {
  const texts = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => (await fetch(`${url}/number-${index}`)).text()),
  );
  expect(texts).toEqual(Array.from({ length: 200 }, (_, index) => `/number-${index}`));
  expect(faults).toEqual([]);
});

test('HEAD returns the Content-Length without a body', async () => {
  const response = await fetch(`${url}/at-once`, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('7');
  expect(await response.text()).toBe('');
});

test('usage is journaled before any byte of the response is sent', async () => {
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      await (await fetch(`${url}/costly`)).text();
      expect(written).toBe(spent);
    }),
  );
  expect(written).toBe(50);
  const { body } = await fetch(`${url}/pieces`);
  const seen: number[] = [];
  for await (const piece of body ?? []) {
    seen.push(piece.length);
    expect(written - 50).toBeGreaterThanOrEqual(seen.reduce((sum, each) => sum + each, 0));
  }
  expect(written).toBe(53);
});
