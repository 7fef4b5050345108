import { describe, expect, test } from 'vitest';
import type { Request } from '../../router/exchange.ts';
import { createTextResponse, withEmptyDeep } from './answer.ts';

const request = (headers: Request['headers']): Request => ({
  method: 'GET',
  path: '/',
  query: '',
  ip: '192.0.2.1',
  id: '',
  headers,
  signal: new AbortController().signal,
  body: async () => '',
});
const headerOf = (headers: readonly string[], name: string) => headers[headers.indexOf(name) + 1];

describe('a cacheable response', () => {
  const text = { text: '{"a":1}', type: 'application/json' };
  const first = createTextResponse(text, request({}), ['X-Own', '1']);
  const etag = headerOf(first.headers, 'ETag') ?? '';

  test('sends a cacheable response with an ETag', () => {
    expect([first.status, first.body]).toEqual([200, '{"a":1}']);
    expect(headerOf(first.headers, 'Content-Type')).toBe('application/json');
    expect(etag).toMatch(/^".+"$/);
  });

  test('returns 304 with ETag and cache headers but no body or type when the client has the response (RFC 9110, 15.4.5)', () => {
    const again = createTextResponse(text, request({ 'if-none-match': etag }), ['X-Own', '1']);
    expect([again.status, again.body]).toEqual([304, '']);
    for (const name of ['ETag', 'Cache-Control', 'X-Own'])
      expect(headerOf(again.headers, name)).toBe(headerOf(first.headers, name));
    expect(again.headers).not.toContain('Content-Type');
    expect(createTextResponse(text, request({ 'if-none-match': '"other"' }), []).status).toBe(200);
  });
});

test('withEmptyDeep inserts an empty object at each place of a deep group', () => {
  expect(withEmptyDeep({ a: 1 }, [])).toEqual({ a: 1, deep: {} });
  expect(
    withEmptyDeep({ list: [{ a: 1 }, { a: 2 }, null], none: null }, [
      ['list', 'deep'],
      ['none', 'deep'],
    ]),
  ).toEqual({ list: [{ a: 1, deep: {} }, { a: 2, deep: {} }, null], none: null });
});
