import { expect, test } from 'vitest';
import type { Request } from '../../exchange.ts';
import { RequestRejected } from '../../../core/request-rejected.ts';
import { readGraphqlRequest } from './graphql-request.ts';

const createRequest = (changes: Partial<Request>, body = ''): Request => ({
  method: 'GET',
  path: '/graphql',
  query: '',
  headers: { 'apollo-require-preflight': 'true' },
  ip: '192.0.2.1',
  id: 'test',
  signal: new AbortController().signal,
  body: () => Promise.resolve(body),
  ...changes,
});
const createSearch = (fields: Readonly<Record<string, string>>) =>
  readGraphqlRequest(createRequest({ query: new URLSearchParams(fields).toString() }));
const createPost = (fields: unknown, type = 'application/json') =>
  readGraphqlRequest(
    createRequest({ method: 'POST', headers: { 'content-type': type } }, JSON.stringify(fields)),
  );

const emptyRequest = { operationName: undefined, variables: {}, extensions: {} };

test.each<[Readonly<Record<string, string>>, object]>([
  [{ query: '{ a }' }, { ...emptyRequest, query: '{ a }' }],
  [
    { query: '{ a }', variables: '{"b":[1,"ä"]}' },
    { ...emptyRequest, query: '{ a }', variables: { b: [1, 'ä'] } },
  ],
  [
    { query: '{ a }', variables: '' },
    { ...emptyRequest, query: '{ a }' },
  ],
  [
    { query: '{ a }', variables: 'null' },
    { ...emptyRequest, query: '{ a }' },
  ],
  [
    { query: 'query B { a }', operationName: 'B', extensions: '{"cost":true}' },
    { query: 'query B { a }', operationName: 'B', variables: {}, extensions: { cost: true } },
  ],
])('a GraphQL GET request is parsed: %j', async (fields, expected) => {
  expect(await createSearch(fields)).toEqual(expected);
});

test.each<[string, string]>([
  ['query=a&query=b', "The 'query' search parameter may only be specified once."],
  ['query=a&variables={}&variables={}', "The 'variables' search parameter may only be specified once."],
  ['query=a&variables={', 'The variables search parameter contains invalid JSON.'],
  ['query=a&extensions=x', 'The extensions search parameter contains invalid JSON.'],
  [
    'query=a&variables="{}"',
    '`variables` should be provided as an object, not a recursively JSON-encoded string.',
  ],
  ['query=a&variables=[1]', '`variables` must be an object if provided.'],
  ['query=a&extensions=1', '`extensions` must be an object if provided.'],
  ['query=', 'GraphQL operations must contain a non-empty `query`'],
  ['', 'GraphQL operations must contain a non-empty `query`'],
])('the GraphQL request GET ?%s is rejected as a client error', async (query, message) => {
  await expect(readGraphqlRequest(createRequest({ query }))).rejects.toMatchObject({
    problem: { status: 400 },
    message: expect.stringContaining(message),
  });
});

test.each<[unknown, string]>([
  [
    [{ query: '{ a }' }],
    'Arrays of operations are not supported: send one operation per request, or several root fields with aliases.',
  ],
  [{}, 'POST body missing, invalid Content-Type, or JSON object has no keys.'],
  ['text', 'POST body missing, invalid Content-Type, or JSON object has no keys.'],
  [{ query: '' }, 'GraphQL operations must contain a non-empty `query`'],
  [{ query: null }, 'GraphQL operations must contain a non-empty `query`'],
  [{ query: 1 }, 'GraphQL queries must be strings.'],
  [{ query: '{ a }', operationName: 1 }, '`operationName` must be a string if provided.'],
  [
    { query: '{ a }', variables: 'x' },
    '`variables` should be provided as an object, not a recursively JSON-encoded string.',
  ],
  [{ query: '{ a }', extensions: [] }, '`extensions` must be an object if provided.'],
])('the GraphQL request POST %j is rejected as a client error', async (fields, message) => {
  await expect(createPost(fields)).rejects.toMatchObject({
    problem: { status: 400 },
    errors: [{ extensions: { code: 'BAD_REQUEST' } }],
    message: expect.stringContaining(message),
  });
});

test('/graphql accepts JSON in UTF-8 with any spelling of the Content-Type', async () => {
  const body = { query: '{ a }', operationName: null, variables: { b: 1 } };
  const expected = { ...emptyRequest, query: '{ a }', variables: { b: 1 } };
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
  ])
    expect(await createPost(body, type), type).toEqual(expected);
  for (const type of ['application/json; charset=latin1', 'text/html', 'application/xml'])
    await expect(createPost(body, type), type).rejects.toMatchObject({ problem: { status: 415 } });
});

test('/graphql treats a body that is not JSON as a missing body', async () => {
  const headers = { 'content-type': 'application/json' };
  await expect(readGraphqlRequest(createRequest({ method: 'POST', headers }, '{'))).rejects.toThrow(
    'POST body missing',
  );
});

test.each<[string, Partial<Request>, boolean]>([
  ['GET without a preflighted header', { headers: {} }, true],
  ['GET with an empty preflighted header', { headers: { 'apollo-require-preflight': '' } }, true],
  ['GET with x-apollo-operation-name', { headers: { 'x-apollo-operation-name': 'A' } }, false],
  ['GET with a JSON content type', { headers: { 'content-type': 'application/json' } }, false],
  [
    'POST with a plain text content type',
    { method: 'POST', headers: { 'content-type': 'text/plain; charset=utf-8' } },
    true,
  ],
  [
    'POST of a form',
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    true,
  ],
  ['POST without a content type', { method: 'POST', headers: {} }, true],
])(
  'a request with %s is blocked as possible cross-site request forgery: %s',
  async (_, changes, isBlocked) => {
    const parsed = readGraphqlRequest(createRequest({ query: 'query={a}', ...changes }, '{"query":"{ a }"}'));
    if (isBlocked) await expect(parsed).rejects.toThrow('Cross-Site Request Forgery');
    else await expect(parsed).resolves.toMatchObject({ query: expect.stringContaining('a') });
  },
);

test('/graphql rejects other methods with 405 and lists the allowed methods', async () => {
  const error: unknown = await readGraphqlRequest(createRequest({ method: 'PUT' })).catch(
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(RequestRejected);
  expect(error).toMatchObject({ problem: { status: 405, headers: ['Allow', 'GET, POST, OPTIONS'] } });
});
