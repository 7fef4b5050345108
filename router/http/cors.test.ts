import { expect, test } from 'vitest';
import { Origins } from '../auth/origins.ts';
import { createPreflightResponse, addCorsHeaders } from './cors.ts';
import type { Request, Response } from '../exchange.ts';

const page = 'https://shop.example';
const createRequest = (headers: Record<string, string>, method = 'GET'): Request => ({
  method,
  path: '/',
  query: '',
  headers,
  ip: '',
  id: '',
  signal: new AbortController().signal,
  body: async () => '',
});
const response: Response = { status: 200, headers: [], body: '' };
const origins = { allows: (origin: string) => origin === page };

const readCorsHeaders = async (response: Response, requested: Request) => {
  const { headers } = await addCorsHeaders(response, requested, origins);
  const readHeader = (name: string) => (headers.includes(name) ? headers[headers.indexOf(name) + 1] : null);
  return [readHeader('Access-Control-Allow-Origin'), readHeader('Vary')];
};

const keyHeader = { 'x-api-key': 'x' };
test.each<[string, Response, Request, (string | null | undefined)[]]>([
  ['a request without an Origin', response, createRequest(keyHeader), [null, 'Origin']],
  [
    'a page of a public key, with a key',
    response,
    createRequest({ ...keyHeader, origin: page }),
    [page, 'Origin'],
  ],
  [
    'an error for such a page',
    { ...response, status: 401 },
    createRequest({ origin: page }),
    [page, 'Origin'],
  ],
  [
    'another page, with a key',
    response,
    createRequest({ ...keyHeader, origin: 'https://evil.example' }),
    [null, 'Origin'],
  ],
  ['any page, without a key', response, createRequest({ origin: 'https://evil.example' }), ['*', null]],
  [
    'the preflight of an allowed page',
    createPreflightResponse('GET'),
    createRequest({ origin: page }, 'OPTIONS'),
    [page, 'Origin'],
  ],
  [
    'a preflight of another page, whose request is then rejected',
    createPreflightResponse('GET'),
    createRequest({ origin: 'https://evil.example' }, 'OPTIONS'),
    ['*', 'Origin'],
  ],
  ['the origin null', response, createRequest({ ...keyHeader, origin: 'null' }), [null, 'Origin']],
])('CONV-048 the CORS headers of a response are correct for %s', async (_, response, requested, expected) => {
  expect(await readCorsHeaders(response, requested)).toEqual(expected);
});

test('the CORS check reads the origins once per five seconds, and keeps the last list while the store is unavailable', async () => {
  const state = { now: 0, reads: 0, list: [page], down: false };
  const origins = new Origins(
    async () => {
      state.reads += 1;
      if (state.down) throw new Error('down');
      return state.list;
    },
    () => state.now,
  );
  expect(await origins.allows(page)).toBe(true);
  for (let count = 0; count < 100; count += 1) expect(origins.allows(page)).toBe(true);
  expect(state.reads).toBe(1);
  state.down = true;
  state.now = 5000;
  expect(origins.allows(page)).toBe(true);
  await Promise.resolve();
  expect(await origins.allows(page)).toBe(true);
  expect(state.reads).toBe(2);
  Object.assign(state, { down: false, now: 10_000, list: [] });
  origins.forget();
  expect(await origins.allows(page)).toBe(false);
});
