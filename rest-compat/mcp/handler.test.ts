import { expect, test } from 'vitest';
import { buildSchema } from 'graphql';
import type { AccessRequirements, Verdict } from '../../router/auth/access.ts';
import type { Request, Response } from '../../router/exchange.ts';
import { Catalog } from './catalog.ts';
import { createMcp } from './handler.ts';

/** Creates /mcp over handlers that record their requests. */
function createFixture(verdict: Verdict = { key: null, rate: null }, answer: Partial<Response> = {}) {
  const seenRequests: { door: string; request: Request }[] = [];
  const admittedAccess: AccessRequirements[] = [];
  const createDoor = (name: string) => async (request: Request) => {
    // Delays the response, like a real lookup.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await new Promise((later) => setImmediate(later));
    seenRequests.push({ door: name, request });
    return { status: 200, headers: [], body: '{"name":"Oslo"}', ...answer };
  };
  const handler = createMcp({
    catalog: new Catalog([], buildSchema('type Query { a: Int }')),
    rest: createDoor('rest'),
    graphql: createDoor('graphql'),
    access: {
      admit(_, need) {
        admittedAccess.push(need);
        return verdict;
      },
    },
    baseUrl: 'http://localhost',
    origins: { allows: (origin) => origin === 'https://shop.example' },
    version: '1',
  });
  const postMessage = async (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    handler({
      method,
      path: '/mcp',
      query: '',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      ip: '192.0.2.1',
      id: 'one',
      signal: new AbortController().signal,
      body: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
    });
  const runTool = (given: unknown, headers = {}) =>
    postMessage(
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'run', arguments: given } },
      headers,
    );
  return { post: postMessage, run: runTool, seen: seenRequests, admitted: admittedAccess };
}

test("an MCP tool run with a path calls the REST handler, which alone checks the caller's key", async () => {
  const { run, seen, admitted } = createFixture();
  const { status, body } = await run(
    { path: '/city/Oslo?country=NO' },
    { 'x-api-key': 'k', 'if-none-match': '"x"', 'api-version': '1.0.0', origin: 'https://shop.example' },
  );
  expect(status).toBe(200);
  expect(body).toContain('Oslo');
  expect(admitted).toEqual([]);
  const [{ door, request } = { door: '', request: null }] = seen;
  expect(door).toBe('rest');
  expect(request).toMatchObject({ method: 'GET', path: '/city/Oslo', query: 'country=NO', id: 'one' });
  expect(request?.ip).toBe('192.0.2.1');
  expect(request?.headers).toEqual({
    accept: 'application/json',
    'x-api-key': 'k',
    'api-version': '1.0.0',
    origin: 'https://shop.example',
  });
});

test('an MCP tool run with a document calls the GraphQL handler', async () => {
  const { run, seen } = createFixture();
  await run({ query: '{ a }', variables: { b: 1 } }, { authorization: 'Bearer k' });
  expect(seen[0]?.door).toBe('graphql');
  expect(await seen[0]?.request.body()).toBe('{"query":"{ a }","variables":{"b":1}}');
  expect(seen[0]?.request.headers).toMatchObject({
    authorization: 'Bearer k',
    'content-type': 'application/json',
  });
});

test('an MCP tool run returns the rate headers and reports the caller of the inner request', async () => {
  const requested = { family: 'city', plan: 'pro', units: 1 };
  const { run } = createFixture(undefined, {
    headers: ['X-RateLimit-Remaining', '7', 'ETag', '"x"'],
    info: requested,
  });
  const toolAnswer = await run({ path: '/city/Oslo' });
  expect(toolAnswer.info).toEqual(requested);
  expect(toolAnswer.headers).toEqual([
    ...['Content-Type', 'text/event-stream', 'Cache-Control', 'no-store', 'X-RateLimit-Remaining', '7'],
  ]);
});

test('the MCP handler checks access for all MCP messages other than tool runs', async () => {
  const rejection = { code: 'rate_limited', message: 'Too many.' } as const;
  const listMessage = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const { post, run, admitted, seen } = createFixture(rejection);
  expect((await post(listMessage)).status).toBe(429);
  expect((await run({})).status).toBe(429);
  expect((await run({ path: 'city', query: '{ a }' })).status).toBe(429);
  expect((await run({ path: '//é' })).status).toBe(429);
  expect(admitted).toEqual(Array.from({ length: 4 }, () => ({ key: false, limited: true })));
  expect(seen).toEqual([]);
});

test.each(['*/*', 'application/json, */*;q=0.1', undefined])(
  'the MCP handler responds to a client that accepts %s',
  async (accept) => {
    const { post } = createFixture();
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    const { status, body } = await post(message, { accept } as Record<string, string>);
    expect(status).toBe(200);
    expect(body).toContain('"describe"');
  },
);

test('the MCP handler accepts one message per request, and only by POST', async () => {
  const { post } = createFixture();
  const listMessage = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await post([listMessage, listMessage])).status).toBe(400);
  expect((await post('{')).status).toBe(400);
  expect((await post('7')).status).toBe(400);
  const get = await post('', {}, 'GET');
  expect(get.status).toBe(405);
  expect(get.headers).toContain('POST, OPTIONS');
});

test('an MCP result that is too long is truncated, and explains how to request less', async () => {
  const { run } = createFixture(undefined, { body: `{"a":"${'x'.repeat(100_000)}"}` });
  const { body } = await run({ path: '/city/Oslo' });
  expect(body.length).toBeLessThan(26_000);
  expect(body).toContain('truncated: 100008 characters');
});

test('the MCP handler rejects subscriptions', async () => {
  const { post } = createFixture();
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 't', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const { body } = await post(
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: { notifications: { toolsListChanged: true }, _meta: meta },
    },
    { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
  );
  expect(JSON.parse(body)).toMatchObject({ error: { code: -32603 } });
});

test.each([
  [
    'the arguments of a tool',
    (value: string) => `{"name":"run","arguments":{"query":"{ a }","variables":{"a":${value}}}}`,
    'tools/call',
  ],
  ['the parameters of initialize', (value: string) => `{"capabilities":${value}}`, 'initialize'],
])('an MCP message with 5,000 levels of nesting in %s is a client error', async (_, params, method) => {
  const { post, seen } = createFixture();
  for (const argumentValue of [
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  ]) {
    const { status, body } = await post(
      `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params(argumentValue)}}`,
    );
    expect([status, JSON.parse(body)]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining('100 levels') }),
    ]);
  }
  expect(seen).toEqual([]);
});

test('only programs, pages of the service and pages with a public key may send requests to /mcp', async () => {
  const { post } = createFixture();
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const getStatus = async (headers: Record<string, string>) => (await post(ping, headers)).status;
  const allowedRequest = [
    'http://localhost',
    'http://localhost:6274',
    'http://127.0.0.1:4000',
    'https://shop.example',
  ];
  for (const origin of allowedRequest) expect(await getStatus({ origin }), origin).toBe(200);
  // A rebound name is both the origin and the host.
  const reboundRequest = { origin: 'http://evil.example', host: 'evil.example' };
  for (const headers of [reboundRequest, { origin: 'null' }, { origin: 'https://localhost.evil.example' }]) {
    const { status, body } = await post(ping, headers);
    expect([status, JSON.parse(body)]).toEqual([403, expect.objectContaining({ code: 'permission_denied' })]);
  }
  expect(await getStatus({})).toBe(200);
});
