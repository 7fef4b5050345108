import { expect, test } from 'vitest';
import type { Verdict } from '../router/auth/access.ts';
import type { Operation } from '../router/graph.ts';
import type { Request } from '../router/exchange.ts';
import type { Result } from '../router/document/result.ts';
import { createFactPages } from './fact-pages.ts';

const request = (path: string): Request => ({
  method: 'GET',
  path,
  query: '',
  headers: {},
  ip: '192.0.2.1',
  id: 'r1',
  signal: new AbortController().signal,
  body: () => Promise.resolve(''),
});

/** Creates the pages over a graph that returns this result, and records the calls of access control. */
function createPages(result: Result, verdict: Verdict = { key: null, rate: null }) {
  const admitted: string[] = [];
  const operation = { execute: () => Promise.resolve(result) } as unknown as Operation;
  const pages = createFactPages({
    graph: { prepare: () => operation },
    access: {
      admit: ({ ip = '' }, need) => {
        admitted.push(`${ip} ${JSON.stringify(need)}`);
        return verdict;
      },
    },
    clock: () => Date.parse('2026-11-22T12:00:00Z'),
    baseUrl: 'http://localhost',
    isDemo: () => false,
    status: () => Promise.reject(new Error('not asked')),
    onDemand: () => [],
  });
  return { admitted, at: (path: string) => pages(request(path)) };
}

test.each(['/coverage', '/zones', '/zones/Europe/Paris'])(
  'the page %s returns 503, never an empty table, when the graph returns errors',
  async (path) => {
    const error = { message: 'The store is not responding.', path: ['x'] } as never;
    const response = await createPages({ data: null, errors: [error] }).at(path);
    expect(response?.status).toBe(503);
    expect(JSON.parse(response?.body ?? '')).toMatchObject({ code: 'service_unavailable', request_id: 'r1' });
  },
);

test('the fact pages count anonymous requests by IP address and return 429 above the rate limit', async () => {
  const { at, admitted } = createPages({ data: {} }, { code: 'rate_limited', message: 'Too many.' });
  expect((await at('/zones'))?.status).toBe(429);
  expect(admitted).toEqual(['192.0.2.1 {"key":false,"limited":true}']);
});

test('the zone page returns 404 for an invalid time zone name', async () => {
  const error = { message: 'No zone.', path: ['timezone'], extensions: { code: 'invalid_request' } };
  const { at } = createPages({ data: { zones: [], timezone: null }, errors: [error] });
  expect((await at('/zones/-'))?.status).toBe(404);
});

test('the fact pages do not serve the path of a lookup', () => {
  expect(createPages({ data: {} }).at('/country/FR')).toBeNull();
});
