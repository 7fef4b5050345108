import { auditServer } from 'graphql-http';
import { buildSchema } from 'graphql';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { executeKeysCommand } from '../support/keys-command.ts';
import { call, query } from '../support/service.ts';

const post = (body: unknown, headers: Record<string, string> = {}) =>
  call('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('repeated execution of a GraphQL document', () => {
  test.each([
    ['data', { query: '{ country(code: "FR") { name currency { symbol } } }' }],
    [
      'variables',
      {
        query: 'query Q($c: ID!) { country(code: $c) { name } }',
        variables: { c: 'DE' },
        operationName: 'Q',
      },
    ],
    ['a field error', { query: '{ a: timezone(id: "UTC") { id } country(code: "toolong") { name } }' }],
    ['a null', { query: '{ country(code: "ZZ") { name } }' }],
    ['invalid variables', { query: 'query($c: ID!) { country(code: $c) { name } }', variables: { c: {} } }],
    ['introspection', { query: '{ __schema { queryType { name } } }' }],
  ])('a GraphQL request with %s returns the same bytes on every execution', async (name, body) => {
    // The comment makes the document new to the service in every run.
    const uniqueBody = { ...body, query: `${body.query} # ${name} ${Math.random()}` };
    const send = () => post(uniqueBody, { 'X-Request-Id': 'same' });
    const [first, second, third] = [await send(), await send(), await send()];
    expect(second.text).toBe(first.text);
    expect(third.text).toBe(first.text);
    expect(second.status).toBe(first.status);
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  });
});

describe('malformed GraphQL requests', () => {
  test.each([
    ['a body that is not JSON', '{'],
    ['a body without a query', {}],
    ['a query that is not GraphQL', { query: 'hello' }],
    ['an unknown field', { query: '{ nope }' }],
    ['an unknown operation', { query: 'query A { __typename }', operationName: 'B' }],
  ])('a GraphQL request with %s returns 400 in the standard error shape', async (_, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      code: 'invalid_request',
      request_id: expect.any(String) as string,
    });
  });

  test('a GraphQL body over 64 kB returns 413', async () => {
    const response = await post({ query: `{ country(code: "${'x'.repeat(70_000)}") { name } }` });
    expect(response.status).toBe(413);
    expect(response.body).toMatchObject({ code: 'invalid_request' });
  });
});

test('AUTH-038 /graphql requires a key for queries, but not for its page', async () => {
  const response = await call('/graphql', {
    key: false,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"query":"{ __typename }"}',
  });
  expect(response.status).toBe(401);
  expect(response.body).toMatchObject({
    code: 'invalid_api_key',
    errors: [{ extensions: { code: 'invalid_api_key' } }],
  });
  const page = await call('/graphql', { key: false, headers: { Accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('DES-021 the /graphql page offers Apollo Sandbox and links to the schema', async () => {
  const fetchPage = async (path: string) =>
    (await call(path, { key: false, headers: { Accept: 'text/html' } })).text;
  const explorerPage = await fetchPage('/graphql');
  expect(explorerPage).toContain('/graphql?explorer=sandbox');
  expect(explorerPage).toContain('/graphql/schema.graphql');
  expect(await fetchPage('/graphql?explorer=sandbox')).toContain('embeddable-sandbox');
  const schema = await call('/graphql/schema.graphql', { key: false });
  expect(schema.status).toBe(200);
  expect(() => buildSchema(schema.text)).not.toThrow();
  expect(schema.text).toContain('type City');
});

test('GraphQL errors are returned as RFC 9457 problem details when the client accepts this format', async () => {
  const problemHeaders = { Accept: 'application/json, application/problem+json' };
  for (const [body, status, code, options] of [
    [{ query: '{ nope }' }, 400, 'invalid_request', {}],
    [{ query: '{ __typename }' }, 401, 'invalid_api_key', { key: false }],
  ] as const) {
    const response = await call('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...problemHeaders },
      body: JSON.stringify(body),
      ...options,
    });
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(response.headers.get('api-version')).toBe('2.0.0');
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({
      status,
      title: code,
      instance: `urn:request:${response.headers.get('x-request-id')}`,
    });
    expect((response.body['errors'] as unknown[]).length).toBeGreaterThan(0);
    expect(Object.keys(response.body)).not.toContain('request_id');
  }
});

test('a request body with gzip compression is accepted, and the response is compressed as the client accepts', async () => {
  const { url, key } = inject('service');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
      'Accept-Encoding': 'br',
      'X-API-Key': key,
    },
    body: gzipSync('{"query":"{ countries { code name } }"}'),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.json()).toMatchObject({ data: { countries: expect.any(Array) as unknown[] } });
});

test('DES-019 web pages whose origin a public key lists can send requests to /graphql', async () => {
  const origin = `https://page-${process.pid}.example`;
  const args = ['create', '--type', 'public', '--origin', origin, '--json'];
  const { text } = await executeKeysCommand(args, { DATA_DIR: inject('service').dataDir });
  const { key } = JSON.parse(text) as { key: string };
  const preflight = await call('/graphql', { key: false, method: 'OPTIONS', headers: { Origin: origin } });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
  const response = await call('/graphql', {
    key,
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
});

test('ERR-034 a subgraph error becomes a REST error with its status, never a 200 response with errors', async () => {
  const { status, body } = await call('/time/UTC?at=tomorrow');
  expect(status).toBe(400);
  expect(body).not.toHaveProperty('errors');
});

test('DES-002 DES-014 one GraphQL query combines fields of all four subgraphs', async () => {
  const { data } = await query(
    '{ country(code: "FR") { name callingCode currency { name } timezones { id } } }',
  );
  expect(data).toEqual({
    country: {
      name: 'France',
      callingCode: '+33',
      currency: { name: 'Euro' },
      timezones: [{ id: 'Europe/Paris' }],
    },
  });
});

test('/graphql passes the audit of the package graphql-http', async () => {
  const { url, key } = inject('service');
  const results = await auditServer({
    url: `${url}/graphql`,
    fetchFn: (target: string, init: RequestInit = {}) =>
      fetch(target, {
        ...init,
        headers: { ...(init.headers as Record<string, string> | undefined), 'X-API-Key': key },
      }),
  });
  expect(results.length).toBeGreaterThan(50);
  expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual([]);
});
