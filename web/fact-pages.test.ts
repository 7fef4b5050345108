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

/** Pages over a graph that answers so. */
function pagesOver(result: Result, verdict: Verdict = { key: null, rate: null }) {
  const asked: string[] = [];
  const operation = { execute: () => Promise.resolve(result) } as unknown as Operation;
  const pages = createFactPages({
    graph: { prepare: () => operation },
    access: {
      admit: ({ ip = '' }, need) => {
        asked.push(`${ip} ${JSON.stringify(need)}`);
        return verdict;
      },
    },
    clock: () => Date.parse('2026-11-22T12:00:00Z'),
    baseUrl: 'http://localhost',
    isDemo: () => false,
    status: () => Promise.reject(new Error('not asked')),
  });
  return { asked, at: (path: string) => pages(request(path)) };
}

test.each(['/coverage', '/zones', '/zones/Europe/Paris'])(
  '%s is 503 when the graph has an error instead of facts, never an empty table',
  async (path) => {
    const error = { message: 'The store does not answer.', path: ['x'] } as never;
    const response = await pagesOver({ data: null, errors: [error] }).at(path);
    expect(response?.status).toBe(503);
    expect(JSON.parse(response?.body ?? '')).toMatchObject({ code: 'service_unavailable', request_id: 'r1' });
  },
);

test('who asks without a key is counted by address, and refused by the window', async () => {
  const { at, asked } = pagesOver({ data: {} }, { code: 'rate_limited', message: 'Too many.' });
  expect((await at('/zones'))?.status).toBe(429);
  expect(asked).toEqual(['192.0.2.1 {"key":false,"limited":true}']);
});

test('a zone that cannot be one is not found', async () => {
  const error = { message: 'No zone.', path: ['timezone'], extensions: { code: 'invalid_request' } };
  const { at } = pagesOver({ data: { zones: [], timezone: null }, errors: [error] });
  expect((await at('/zones/-'))?.status).toBe(404);
});

test('another path is none of theirs', () => {
  expect(pagesOver({ data: {} }).at('/country/FR')).toBeNull();
});
