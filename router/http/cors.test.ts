import { expect, test } from 'vitest';
import { Origins } from '../auth/origins.ts';
import { preflight, withCors } from './cors.ts';
import type { Request, Response } from '../exchange.ts';

const page = 'https://shop.example';
const request = (headers: Record<string, string>, method = 'GET'): Request => ({
  method,
  path: '/',
  query: '',
  headers,
  ip: '',
  id: '',
  signal: new AbortController().signal,
  body: async () => '',
});
const answer: Response = { status: 200, headers: [], body: '' };
const origins = { allows: (origin: string) => origin === page };

const seen = async (response: Response, requested: Request) => {
  const { headers } = await withCors(response, requested, origins);
  const value = (name: string) => (headers.includes(name) ? headers[headers.indexOf(name) + 1] : null);
  return [value('Access-Control-Allow-Origin'), value('Vary')];
};

const key = { 'x-api-key': 'x' };
test.each<[string, Response, Request, (string | null | undefined)[]]>([
  ['a request without an Origin', answer, request(key), [null, 'Origin']],
  ['a page of a public key, with a key', answer, request({ ...key, origin: page }), [page, 'Origin']],
  ['an error for such a page', { ...answer, status: 401 }, request({ origin: page }), [page, 'Origin']],
  ['another page, with a key', answer, request({ ...key, origin: 'https://evil.example' }), [null, 'Origin']],
  ['any page, without a key', answer, request({ origin: 'https://evil.example' }), ['*', null]],
  [
    'the preflight of an allowed page',
    preflight('GET'),
    request({ origin: page }, 'OPTIONS'),
    [page, 'Origin'],
  ],
  [
    'a preflight of another page, whose request is then rejected',
    preflight('GET'),
    request({ origin: 'https://evil.example' }, 'OPTIONS'),
    ['*', 'Origin'],
  ],
  ['the origin null', answer, request({ ...key, origin: 'null' }), [null, 'Origin']],
])('CONV-048 sets the CORS headers for %s', async (_, response, requested, expected) => {
  expect(await seen(response, requested)).toEqual(expected);
});

test('CORS reads the origins once per five seconds, and keeps the last list while the store is down', async () => {
  const state = { now: 0, reads: 0, list: [page], down: false };
  const union = new Origins(
    async () => {
      state.reads += 1;
      if (state.down) throw new Error('down');
      return state.list;
    },
    () => state.now,
  );
  expect(await union.allows(page)).toBe(true);
  for (let count = 0; count < 100; count += 1) expect(union.allows(page)).toBe(true);
  expect(state.reads).toBe(1);
  state.down = true;
  state.now = 5000;
  expect(union.allows(page)).toBe(true);
  await Promise.resolve();
  expect(await union.allows(page)).toBe(true);
  expect(state.reads).toBe(2);
  Object.assign(state, { down: false, now: 10_000, list: [] });
  union.forget();
  expect(await union.allows(page)).toBe(false);
});
