import { describe, expect, test } from 'vitest';
import type { Request } from '../../router/exchange.ts';
import { createTextResponse, addEmptyDeep } from './responses.ts';

const createRequest = (headers: Request['headers']): Request => ({
  method: 'GET',
  path: '/',
  query: '',
  ip: '192.0.2.1',
  id: '',
  headers,
  signal: new AbortController().signal,
  body: async () => '',
});
const getHeader = (headers: readonly string[], name: string) => headers[headers.indexOf(name) + 1];

describe('a cacheable response', () => {
  const text = { text: '{"a":1}', type: 'application/json' };
  const firstResponse = createTextResponse(text, createRequest({}), ['X-Own', '1']);
  const etag = getHeader(firstResponse.headers, 'ETag') ?? '';

  test('a cacheable response has an ETag', () => {
    expect([firstResponse.status, firstResponse.body]).toEqual([200, '{"a":1}']);
    expect(getHeader(firstResponse.headers, 'Content-Type')).toBe('application/json');
    expect(etag).toMatch(/^".+"$/);
  });

  test('a 304 response has an ETag and cache headers, but neither body nor content type (RFC 9110, 15.4.5)', () => {
    const secondResponse = createTextResponse(text, createRequest({ 'if-none-match': etag }), ['X-Own', '1']);
    expect([secondResponse.status, secondResponse.body]).toEqual([304, '']);
    for (const name of ['ETag', 'Cache-Control', 'X-Own'])
      expect(getHeader(secondResponse.headers, name)).toBe(getHeader(firstResponse.headers, name));
    expect(secondResponse.headers).not.toContain('Content-Type');
    expect(createTextResponse(text, createRequest({ 'if-none-match': '"other"' }), []).status).toBe(200);
  });
});

test('addEmptyDeep inserts an empty object at each place where a deep group would be', () => {
  expect(addEmptyDeep({ a: 1 }, [])).toEqual({ a: 1, deep: {} });
  expect(
    addEmptyDeep({ list: [{ a: 1 }, { a: 2 }, null], none: null }, [
      ['list', 'deep'],
      ['none', 'deep'],
    ]),
  ).toEqual({ list: [{ a: 1, deep: {} }, { a: 2, deep: {} }, null], none: null });
});
