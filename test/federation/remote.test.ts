import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Addresses, checkAddresses } from '../../router/subgraph/addresses.ts';
import { RemoteSubgraph, type RemoteOptions } from '../../router/subgraph/remote.ts';
import { holdTimers } from '../support/test-clock.ts';
import { createTestGraph, createLocalSubgraphs, fixtureNow } from './fixtures/graph.ts';
import { startSubgraphs, type RunningSubgraphs } from './fixtures/servers.ts';
import { worldSubgraphs } from './fixtures/world.ts';

type Responder = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const servers: Server[] = [];

/** Starts a server on loopback that responds as given and counts its requests. */
async function serve(answer: Responder): Promise<{ readonly url: string; readonly requested: () => number }> {
  let count = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(request, response, ++count));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    requested: () => count,
  };
}

const createRemote = (at: string | Addresses, options: Partial<RemoteOptions> = {}) =>
  new RemoteSubgraph({
    name: 'time',
    addresses: typeof at === 'string' ? new Addresses([at]) : at,
    ...options,
  });

const fetch = { subgraph: 'time', document: '{ clock { at } }' };
const respondOk: Responder = (_request, response) => void response.end('{"data":{"clock":{"at":"x"}}}');
const buildFailure = (what: string) => ({
  errors: [
    {
      message: `The subgraph time ${what}: try again later.`,
      extensions: { code: 'service_unavailable' },
    },
  ],
});

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

describe('a remote subgraph', () => {
  test('an unreachable remote subgraph fails only its own fields, with service_unavailable', async () => {
    const { url } = await serve(respondOk);
    await new Promise((resolve) => servers.splice(0).forEach((server) => server.close(resolve)));
    const graph = createTestGraph(worldSubgraphs, {
      subgraphs: { ...createLocalSubgraphs(worldSubgraphs), time: createRemote(url) },
    });
    const result = await graph
      .prepare('{ cities(limit: 2) { name zone: timezone { id abbreviation } country { callingCode } } }')
      .execute({}, { now: fixtureNow });
    const [error] = buildFailure('cannot be reached').errors;
    expect(result).toEqual({
      data: {
        cities: ['Oslo', 'Bergen'].map((name) => ({
          name,
          zone: { id: 'Europe/Oslo', abbreviation: null },
          country: { callingCode: '+47' },
        })),
      },
      errors: [0, 1].map((i) => ({ ...error, path: ['cities', i, 'zone', 'abbreviation'] })),
    });
  });

  test('an unreachable remote subgraph makes root fields or the complete data null, as the schema allows', async () => {
    const graph = createTestGraph(worldSubgraphs, {
      subgraphs: { ...createLocalSubgraphs(worldSubgraphs), time: createRemote('http://127.0.0.1:1/') },
    });
    const result = await graph
      .prepare('{ t: timezone(id: "x") { id } numberingPlan }')
      .execute({}, { now: fixtureNow });
    expect(result.data).toEqual({ t: null, numberingPlan: 'E.164' });
    expect(result.errors?.map(({ path }) => path)).toEqual([['t']]);
    const wholeResult = await graph
      .prepare('{ clock { at } numberingPlan }')
      .execute({}, { now: fixtureNow });
    expect(wholeResult.data).toBeNull();
    expect(wholeResult.errors?.map(({ extensions }) => extensions?.['code'])).toEqual([
      'service_unavailable',
    ]);
  });

  test('a remote subgraph that times out is not queried again', async () => {
    holdTimers();
    const { url, requested } = await serve(() => void vi.advanceTimersByTime(30));
    expect(await createRemote(url, { timeoutMs: 30 }).execute(fetch, {}, { now: fixtureNow })).toEqual(
      buildFailure('did not respond in time'),
    );
    expect(requested()).toBe(1);
  });

  test('a request to a remote subgraph fails immediately when the client disconnects', async () => {
    const controller = new AbortController();
    const { url } = await serve(() => controller.abort());
    expect(
      await createRemote(url).execute(fetch, {}, { now: fixtureNow, signal: controller.signal }),
    ).toEqual(buildFailure('was cancelled'));
  });

  test.each([502, 503, 504])(
    'a request to a remote subgraph is repeated once after status %i',
    async (status) => {
      const { url, requested } = await serve((request, response, count) => {
        if (count === 1) response.writeHead(status).end('busy');
        else respondOk(request, response, count);
      });
      expect(await createRemote(url).execute(fetch, {}, { now: fixtureNow })).toEqual({
        data: { clock: { at: 'x' } },
      });
      expect(requested()).toBe(2);
    },
  );

  test('a request to a remote subgraph is repeated exactly once after a dropped connection', async () => {
    const { url, requested } = await serve((request) => request.socket.destroy());
    expect(await createRemote(url).execute(fetch, {}, { now: fixtureNow })).toEqual(
      buildFailure('cannot be reached'),
    );
    expect(requested()).toBe(2);
  });

  test.each([
    [
      '400',
      (response: ServerResponse) => response.writeHead(400).end('{"errors":[{"message":"?"}]}'),
      'responded with status 400',
    ],
    [
      'a body that is not JSON',
      (response: ServerResponse) => response.end('<html>'),
      'responded with status 200',
    ],
    ['a list', (response: ServerResponse) => response.end('[]'), 'responded with status 200'],
    [
      'neither data nor errors',
      (response: ServerResponse) => response.end('{}'),
      'responded with status 200',
    ],
    [
      'a body that is too large',
      (response: ServerResponse) => response.end(' '.repeat(2000)),
      'responded with more than 1000 bytes',
    ],
  ])('a remote subgraph that returns %s is unavailable', async (_what, answer, stated) => {
    const { url, requested } = await serve((_request, response) => void answer(response));
    expect(await createRemote(url, { maxBytes: 1000 }).execute(fetch, {}, { now: fixtureNow })).toEqual(
      buildFailure(stated),
    );
    expect(requested()).toBe(1);
  });

  test('identical concurrent requests share one request to a remote subgraph, and each caller gets its own result object', async () => {
    const waiting: ServerResponse[] = [];
    let release: () => void = () => undefined;
    const requestArrived = new Promise<void>((resolve) => (release = resolve));
    const { url, requested } = await serve((_request, response) => {
      waiting.push(response);
      release();
    });
    const client = createRemote(url);
    const pendingResults = [
      client.execute(fetch, { a: 1 }, { now: fixtureNow }),
      client.execute(fetch, { a: 1 }, { now: fixtureNow }),
    ];
    await requestArrived;
    for (const response of waiting) response.end('{"data":{"clock":{"at":"x"}}}');
    const [one, other] = await Promise.all(pendingResults);
    expect(one).toEqual(other);
    expect(one?.data).not.toBe(other?.data);
    expect(requested()).toBe(1);
  });

  test('requests for different instants do not share a request to a remote subgraph', async () => {
    const { url, requested } = await serve(respondOk);
    const client = createRemote(url);
    await Promise.all([
      client.execute(fetch, {}, { now: fixtureNow }),
      client.execute(fetch, {}, { now: fixtureNow + 1000 }),
    ]);
    expect(requested()).toBe(2);
  });

  test('a shared request to a remote subgraph continues when one of its clients disconnects', async () => {
    let release: () => void = () => undefined;
    const requestArrived = new Promise<void>((resolve) => (release = resolve));
    let respond: () => void = () => undefined;
    const { url } = await serve((request, response, count) => {
      respond = () => respondOk(request, response, count);
      release();
    });
    const client = createRemote(url);
    const controller = new AbortController();
    const abortedResult = client.execute(fetch, {}, { now: fixtureNow, signal: controller.signal });
    const pendingResult = client.execute(
      fetch,
      {},
      { now: fixtureNow, signal: new AbortController().signal },
    );
    await requestArrived;
    controller.abort();
    expect(await abortedResult).toEqual(buildFailure('was cancelled'));
    respond();
    expect(await pendingResult).toEqual({ data: { clock: { at: 'x' } } });
  });
});

describe('a remote subgraph with several addresses', () => {
  /** Servers of one subgraph; each responds with its index, or drops the connection while it is down. */
  async function createFixture(count: number) {
    const serverStates = Array.from({ length: count }, () => ({ isDown: false }));
    const running = await Promise.all(
      serverStates.map((state, name) =>
        serve((request, response) => {
          if (state.isDown) request.socket.destroy();
          else response.end(JSON.stringify({ data: { name } }));
        }),
      ),
    );
    const urls = running.map(({ url }) => url);
    const addresses = new Addresses(urls);
    const client = createRemote(addresses);
    const fetchName = async () => (await client.execute(fetch, {}, { now: fixtureNow })).data?.['name'];
    const listRequestCounts = () => running.map((server) => server.requested());
    return { states: serverStates, urls, addresses, ask: fetchName, requested: listRequestCounts };
  }

  const countNames = async (count: number, ask: () => Promise<unknown>) => {
    const names: unknown[] = [];
    for (let iteration = 0; iteration < count; iteration += 1) names.push(await ask());
    return names;
  };

  test('the addresses of a remote subgraph are used in turn', async () => {
    const { ask, requested } = await createFixture(3);
    expect(new Set(await countNames(3, ask))).toEqual(new Set([0, 1, 2]));
    await countNames(6, ask);
    expect(requested()).toEqual([3, 3, 3]);
  });

  test('the least busy address of a remote subgraph is used while another one is slow', async () => {
    const waiting: ServerResponse[] = [];
    const slowServer = await serve((_request, response) => void waiting.push(response));
    const quickServer = await serve((_request, response) => void response.end('{"data":{"name":"quick"}}'));
    const client = createRemote(new Addresses([quickServer.url, slowServer.url]));
    // One of the two gets the first request. The slow one stays busy with its only request.
    const firstResult = client.execute(fetch, { turn: 0 }, { now: fixtureNow });
    await countNames(9, () =>
      Promise.race([firstResult, client.execute(fetch, { turn: 1 }, { now: fixtureNow })]),
    );
    expect([quickServer.requested(), slowServer.requested()]).toEqual([9, 1]);
    for (const response of waiting) response.end('{"data":{"name":"slow"}}');
    expect(await firstResult).toEqual({ data: { name: 'slow' } });
  });

  test('a failed address of a remote subgraph is skipped until it is healthy again', async () => {
    const { states, urls, addresses, ask, requested } = await createFixture(2);
    const [one] = states;
    if (one === undefined) throw new Error('no server');
    one.isDown = true;
    expect(await countNames(10, ask)).toEqual(Array(10).fill(1));
    expect(requested()).toEqual([1, 10]);
    expect(addresses.unhealthyCount).toBe(1);

    one.isDown = false;
    const reportedStates: [string, boolean][] = [];
    holdTimers();
    const checkOnce = async () => {
      vi.advanceTimersByTime(1000);
      await new Promise(setImmediate);
    };
    const stopChecks = checkAddresses(addresses, {
      intervalMs: 1000,
      check: async (url) => {
        if (states[urls.indexOf(url)]?.isDown === true) throw new Error('down');
      },
      onChange: (url, isHealthy) => reportedStates.push([url, isHealthy]),
    });
    await checkOnce();
    expect(addresses.unhealthyCount).toBe(0);
    expect(new Set(await countNames(2, ask))).toEqual(new Set([0, 1]));
    // The health check detects the failure before a request does.
    one.isDown = true;
    await checkOnce();
    expect(await countNames(4, ask)).toEqual([1, 1, 1, 1]);
    expect(requested()[0]).toBe(2);
    one.isDown = false;
    await checkOnce();
    expect(reportedStates).toEqual([
      [urls[0], false],
      [urls[0], true],
    ]);
    stopChecks();
  });

  test('the unhealthy addresses of a remote subgraph are used when none of its addresses is healthy', async () => {
    const { states, addresses, ask } = await createFixture(2);
    for (const state of states) state.isDown = true;
    expect(await ask()).toBeUndefined();
    expect(addresses.unhealthyCount).toBe(2);
    for (const state of states) state.isDown = false;
    expect(await ask()).toEqual(expect.any(Number));
    expect(addresses.unhealthyCount).toBe(1);
  });

  test('a mutation is sent once, to one address of a remote subgraph', async () => {
    const servers = await Promise.all([1, 2].map(() => serve((request) => request.socket.destroy())));
    const client = createRemote(new Addresses(servers.map(({ url }) => url)));
    await client.execute({ ...fetch, operation: 'mutation' }, {}, { now: fixtureNow });
    expect(servers.map((server) => server.requested()).sort()).toEqual([0, 1]);
  });
});

describe('the server of one subgraph (DES-014)', () => {
  let subgraphServers: RunningSubgraphs;
  beforeAll(async () => {
    subgraphServers = await startSubgraphs(worldSubgraphs);
  });
  afterAll(() => subgraphServers.close());

  const getUrl = (name: string) => subgraphServers.urls[name] ?? '';
  const post = (name: string, body: string, headers = {}) =>
    globalThis.fetch(getUrl(name), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('the program of one subgraph responds to /healthz', async () => {
    const response = await globalThis.fetch(new URL('/healthz', getUrl('geo')));
    expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
  });

  test('the program of one subgraph uses the instant from the router, or its own clock when there is none', async () => {
    const body = JSON.stringify({ query: '{ clock { unix } }' });
    expect(await (await post('time', body, { 'Lookup-Now': '1795262400000' })).json()).toEqual({
      data: { clock: { unix: 1795262400 } },
    });
    expect(await (await post('time', body)).json()).toEqual({ data: { clock: { unix: 0 } } });
  });

  test('the program of one subgraph returns its SDL and resolves valid entities next to failed entities', async () => {
    const sdl = await (await post('geo', '{"query":"{ _service { sdl } }"}')).text();
    expect(sdl).toContain('@key(fields: \\"id\\")');
    const query =
      'query($r: [_Any!]!) { _entities(representations: $r) { ... on City { name } ... on Country { name } } }';
    const representations = [
      { __typename: 'City', id: '1' },
      { __typename: 'Nothing', id: '1' },
      { __typename: 'Country', code: 'SE' },
    ];
    const response = (await (
      await post('geo', JSON.stringify({ query, variables: { r: representations } }))
    ).json()) as {
      data: unknown;
      errors: { path: unknown }[];
    };
    expect(response.data).toEqual({ _entities: [{ name: 'Oslo' }, null, { name: 'Sweden' }] });
    expect(response.errors.map(({ path }) => path)).toEqual([['_entities', 1]]);
  });

  test('the program of one subgraph rejects a body that is too large with 413', async () => {
    const response = await post('geo', JSON.stringify({ query: ' '.repeat(5_000_000) }));
    expect(response.status).toBe(413);
  });
});
