import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { Request } from '../exchange.ts';
import { createSubgraphPaths, createSubgraphClientTest } from './subgraph-paths.ts';
import { maxSubgraphBytes } from './subgraph-limit.ts';

const localHeaders = { host: '127.0.0.1:4000' };
const remoteHeaders = { host: 'lookup.internal:4000' };

test.each([
  ['a router on this machine', '127.0.0.1', localHeaders, true],
  ['a router on this machine by IPv6', '::1', { host: '[::1]:4000' }, true],
  ['a page of the service itself', '127.0.0.1', { ...localHeaders, origin: 'http://127.0.0.1:4000' }, true],
  ['a router on an allowed address', '10.1.2.3', remoteHeaders, true],
  [
    'a page of the service on an allowed address',
    '10.1.2.3',
    { ...remoteHeaders, origin: 'https://lookup.internal:4000' },
    true,
  ],
  ['a router on another address', '198.51.100.7', remoteHeaders, false],
  [
    'a client of an unknown proxy',
    '127.0.0.1',
    { ...localHeaders, 'x-forwarded-for': '198.51.100.7' },
    false,
  ],
  ['a client of a proxy that forwards only the host', '127.0.0.1', { host: 'api.example.com' }, false],
  ['a page of another site', '127.0.0.1', { ...localHeaders, origin: 'https://example.com' }, false],
  [
    'an image on a page of another site',
    '127.0.0.1',
    { ...localHeaders, 'sec-fetch-site': 'cross-site' },
    false,
  ],
  [
    'a page of another site on an allowed address',
    '10.1.2.3',
    { ...remoteHeaders, origin: 'https://example.com' },
    false,
  ],
  ['a page without an origin', '10.1.2.3', { ...remoteHeaders, origin: 'null' }, false],
])('%s at %s with the headers %j may query the subgraphs: %s', (_, ip, headers, expected) => {
  expect(createSubgraphClientTest(['127.0.0.0/8', '::1', '10.0.0.0/8'], [])({ ip, headers })).toBe(expected);
});

/** The paths of a process that runs only the subgraph `geo`. */
function fixture(isAllowed = () => true) {
  const reportedErrors: unknown[] = [];
  const paths = createSubgraphPaths({
    modules: new Map([
      [
        'geo',
        {
          typeDefs: parse(`
            extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
            type Query { at: String broken: Int }
            type Country @key(fields: "code") { code: ID! name: String }
          `),
          resolvers: {
            Query: {
              at: (_: unknown, __: unknown, { now }: { now: number }) => new Date(now).toISOString(),
              broken: () => {
                throw new RangeError('on purpose');
              },
            },
            Country: {
              __resolveReference: ({ code }: { code: string }) => ({ code, name: `Name of ${code}` }),
            },
          },
        },
      ],
    ]),
    isAllowed,
    baseUrl: 'http://127.0.0.1:4000',
    clock: () => Date.parse('2026-11-21T12:00:00.400Z'),
    onUnexpectedError: (error, subgraph, requestId) =>
      void reportedErrors.push([error.message, subgraph, requestId]),
  });
  const send = async (path: string, parts: Partial<Request> = {}) => {
    const response = await paths.handle({
      method: 'GET',
      path,
      query: '',
      headers: {},
      ip: '127.0.0.1',
      id: 'r-1',
      signal: new AbortController().signal,
      body: async () => '',
      ...parts,
    });
    return response;
  };
  const sendPost = (path: string, body: object, headers: Request['headers'] = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: async () => JSON.stringify(body),
    });
  return { paths, send, post: sendPost, reported: reportedErrors };
}

const parseBody = (response: { readonly body: string } | null): unknown =>
  JSON.parse(response?.body ?? 'null');

test('a subgraph of the running service returns its SDL and resolves entities', async () => {
  const { post, paths } = fixture();
  expect(parseBody(await post('/subgraphs/geo', { query: '{ _service { sdl } }' }))).toEqual({
    data: { _service: { sdl: expect.stringContaining('type Country @key(fields: "code")') as string } },
  });
  const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Country { name } } }';
  const variables = { r: [{ __typename: 'Country', code: 'SE' }] };
  expect(parseBody(await post('/subgraphs/geo/', { query, variables }))).toEqual({
    data: { _entities: [{ name: 'Name of SE' }] },
  });
  await paths.close();
});

test("a subgraph of the running service uses the router's instant, or its own clock without one", async () => {
  const { post } = fixture();
  const query = { query: '{ at }' };
  expect(parseBody(await post('/subgraphs/geo', query, { 'lookup-now': '0' }))).toEqual({
    data: { at: '1970-01-01T00:00:00.000Z' },
  });
  expect(parseBody(await post('/subgraphs/geo', query))).toEqual({
    data: { at: '2026-11-21T12:00:00.000Z' },
  });
});

test('an unexpected error in a subgraph of the running service is reported with the id of its request', async () => {
  const { post, reported } = fixture();
  const { errors } = parseBody(await post('/subgraphs/geo', { query: '{ broken }' })) as { errors: object[] };
  expect(errors).toMatchObject([{ path: ['broken'], extensions: { code: 'server_error' } }]);
  expect(JSON.stringify(errors)).not.toContain('on purpose');
  expect(reported).toEqual([['on purpose', 'geo', 'r-1']]);
});

test('only clients that SUBGRAPHS_FROM names can reach the subgraphs of the running service', () => {
  const isAllowed = vi.fn(() => false);
  const { paths } = fixture(isAllowed);
  const request = { method: 'POST', path: '/subgraphs/geo' } as Request;
  expect(paths.handle(request)).toBeNull();
  expect(isAllowed).toHaveBeenCalledExactlyOnceWith(request);
});

test('names other than those of subgraphs are left to the other handlers', async () => {
  const { send } = fixture();
  for (const path of ['/subgraphs', '/subgraphs/', '/subgraphs/none', '/subgraphs/geo/x', '/geo'])
    expect(await send(path)).toBeNull();
});

test('the path of a subgraph that runs in another process returns 404', async () => {
  const response = await fixture().post('/subgraphs/time', { query: '{ at }' });
  expect(response?.status).toBe(404);
  expect(parseBody(response)).toMatchObject({
    code: 'not_found',
    message: 'The subgraph time runs in another process: send requests to its own address.',
  });
});

test('a browser that opens a subgraph gets a page with Apollo Sandbox for this subgraph', async () => {
  const { send } = fixture();
  const page = await send('/subgraphs/geo', { headers: { accept: 'text/html' } });
  expect(page?.body).toContain('The subgraph geo, for federation routers');
  expect(page?.body).toContain('initialEndpoint: location.origin + location.pathname');
  expect(page?.headers).toContain('Content-Security-Policy');
});

test('a request to a subgraph of the running service may have at most 4 MiB', async () => {
  const { send } = fixture();
  const sendPostOfSize = (bytes: number) =>
    send('/subgraphs/geo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      async *parts() {
        const text = '{"query":"{ at }"';
        yield Buffer.from(text);
        yield Buffer.alloc(bytes - text.length - 1, ' ');
        yield Buffer.from('}');
      },
    });
  expect((await sendPostOfSize(maxSubgraphBytes))?.status).toBe(200);
  await expect(sendPostOfSize(maxSubgraphBytes + 1)).rejects.toMatchObject({
    problem: { status: 413, message: expect.stringContaining('4194304 bytes') as string },
  });
});

test('a web page of another site cannot send a simple request to a subgraph', async () => {
  const response = await fixture().send('/subgraphs/geo', { query: 'query=%7Bat%7D' });
  expect(response?.status).toBe(400);
  expect(response?.body).toContain('Cross-Site Request Forgery');
});

test('the response of a subgraph has no Content-Length, because the server sets it after compression', async () => {
  const { post, send } = fixture();
  const response = await post('/subgraphs/geo', { query: '{ at }' });
  expect(response?.headers.map((each) => each.toLowerCase())).not.toContain('content-length');
  expect(await send('/subgraphs/geo', { method: 'OPTIONS' })).toMatchObject({ status: 204 });
});
