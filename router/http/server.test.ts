import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Response } from '../exchange.ts';
import { PublicUrl } from './public-url.ts';
import { listen, type RunningServer } from './server.ts';

let server: RunningServer;
let url = '';
let reportedErrors: unknown[] = [];
/** The units spent by responses, and the units written to the journal. */
let spentUnits = 0;
let journaledUnits = 0;

const createResponse = (body: string): Response => ({
  status: 200,
  headers: ['Content-Type', 'text/plain'],
  body,
});
const handlerByPath: Readonly<Record<string, () => Response | Promise<Response>>> = {
  '/at-once': () => createResponse('at once'),
  '/later': () => Promise.resolve(createResponse('later')),
  '/thrown': () => {
    throw new Error('thrown');
  },
  '/rejected': () => Promise.reject(new Error('rejected')),
  '/costly': () => {
    spentUnits += 1;
    return createResponse('costly');
  },
  '/pieces': () => ({
    ...createResponse(''),
    async stream(out) {
      for (const piece of ['a', 'b', 'c']) {
        spentUnits += 1;
        await out.write(piece);
      }
      return undefined;
    },
  }),
  // Node rejects a header value with a line break.
  '/unwritable': () => ({ status: 200, headers: ['X-Broken', 'a\nb'], body: '' }),
};

beforeAll(async () => {
  server = await listen((request) => handlerByPath[request.path]?.() ?? createResponse(request.path), {
    host: '127.0.0.1',
    port: 0,
    maxBody: 1000,
    clientAddress: () => '127.0.0.1',
    always: ['API-Version', '2.0.0'],
    publicUrl: new PublicUrl({ allowedHosts: [], isForwarded: () => false }),
    onError: (error) => reportedErrors.push(error),
    beforeSending: () => (journaledUnits = spentUnits),
  });
  url = `http://127.0.0.1:${server.port}`;
});
beforeEach(() => {
  reportedErrors = [];
  spentUnits = journaledUnits = 0;
});
afterAll(() => server.stop(0));

test('an error in one request causes a 500 for that request only, at whatever point the error occurs', async () => {
  const paths = ['/at-once', '/thrown', '/later', '/rejected', '/unwritable', '/other'];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(url + path)).status));
  expect(statuses).toEqual([200, 500, 200, 500, 500, 200]);
  expect(reportedErrors).toHaveLength(3);
});

test('two hundred concurrent requests each receive their own response', async () => {
  const texts = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => (await fetch(`${url}/number-${index}`)).text()),
  );
  expect(texts).toEqual(Array.from({ length: 200 }, (_, index) => `/number-${index}`));
  expect(reportedErrors).toEqual([]);
});

test('a HEAD request returns the Content-Length without a body', async () => {
  const response = await fetch(`${url}/at-once`, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('7');
  expect(await response.text()).toBe('');
});

test('the usage of a request is journaled before the first byte of its response is sent', async () => {
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      await (await fetch(`${url}/costly`)).text();
      expect(journaledUnits).toBe(spentUnits);
    }),
  );
  expect(journaledUnits).toBe(50);
  const { body } = await fetch(`${url}/pieces`);
  const chunkTimes: number[] = [];
  for await (const piece of body ?? []) {
    chunkTimes.push(piece.length);
    expect(journaledUnits - 50).toBeGreaterThanOrEqual(chunkTimes.reduce((sum, each) => sum + each, 0));
  }
  expect(journaledUnits).toBe(53);
});
