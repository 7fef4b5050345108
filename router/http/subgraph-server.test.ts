import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { LocalSubgraph, buildExecutableSchema } from '../subgraph/local.ts';
import { Addresses } from '../subgraph/addresses.ts';
import { RemoteSubgraph } from '../subgraph/remote.ts';
import { createSubgraphServer } from './subgraph-server.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** Returns a subgraph with a field that fails unexpectedly, and one that waits for a call of `finish`. */
function createModule() {
  let markStarted: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (markStarted = resolve));
  const hasFinished = new Promise<void>((resolve) => (finish = resolve));
  const schema = buildExecutableSchema({
    typeDefs: parse('type Query { broken: Int slow: Int }'),
    resolvers: {
      Query: {
        broken: () => {
          throw new RangeError('on purpose');
        },
        slow: async () => {
          markStarted();
          await hasFinished;
          return 1;
        },
      },
    },
  });
  return { schema, hasBegun, finish: () => finish() };
}

async function startServer(reported: (string | undefined)[] = []) {
  const { schema, ...rest } = createModule();
  const server = await createSubgraphServer({
    name: 'test',
    schema,
    clock: () => 0,
    onUnexpectedError: (error, _, requestId) => void reported.push(error.message, requestId),
  });
  await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => server.http.closeAllConnections());
  const { port } = server.http.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/graphql`, ...rest };
}

const brokenFetch = { subgraph: 'test', document: '{ broken }' };

test("an error in a local subgraph is reported with the client's request id", async () => {
  const reported: (string | undefined)[] = [];
  const localSubgraph = new LocalSubgraph(
    'test',
    createModule().schema,
    (error, _, id) => void reported.push(error.message, id),
  );
  await localSubgraph.execute(brokenFetch, {}, { now: 0, requestId: 'r-1' });
  expect(reported).toEqual(['on purpose', 'r-1']);
});

test("an error in a remote subgraph is reported with the client's request id", async () => {
  const reported: (string | undefined)[] = [];
  const { url, server } = await startServer(reported);
  const remoteSubgraph = new RemoteSubgraph({
    name: 'test',
    addresses: new Addresses([url]),
  });
  await Promise.all(
    ['r-1', 'r-2'].map((requestId, now) => remoteSubgraph.execute(brokenFetch, {}, { now, requestId })),
  );
  expect(reported.filter((each) => each !== 'on purpose').sort()).toEqual(['r-1', 'r-2']);
  await server.close();
});

test('a draining subgraph server fails /readyz, completes requests in flight, and closes idle connections after their next response', async () => {
  const { server, url, hasBegun, finish } = await startServer();
  const agent = new Agent({ keepAlive: true });
  cleanups.push(() => agent.destroy());
  const sendRequest = (path: string, body?: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined; text: string }>(
      (resolve, reject) => {
        const headers = { 'content-type': 'application/json' };
        const out = request(
          new URL(path, url),
          { agent, method: body === undefined ? 'GET' : 'POST', headers },
          (answer) => {
            let responseText = '';
            answer.on('data', (part) => (responseText += String(part)));
            answer.on('end', () =>
              resolve({
                status: answer.statusCode,
                connection: answer.headers.connection,
                text: responseText,
              }),
            );
          },
        );
        out.on('error', reject);
        out.end(body);
      },
    );
  expect(await sendRequest('/readyz')).toMatchObject({ status: 200, text: 'ok\n' });
  const slowResponse = sendRequest('/graphql', '{"query":"{ slow }"}');
  await hasBegun;
  server.drain();
  expect(await sendRequest('/readyz')).toMatchObject({ status: 503, text: 'ending\n' });
  expect(await sendRequest('/healthz')).toMatchObject({ status: 200 });
  const closing = server.close({ lingerMs: 50, graceMs: 10_000 });
  await vi.waitFor(() => expect(server.http.listening).toBe(false), { interval: 1 });
  finish();
  expect(await slowResponse).toMatchObject({
    status: 200,
    connection: 'close',
    text: '{"data":{"slow":1}}\n',
  });
  await closing;
  agent.destroy();
  await expect(fetch(new URL('/healthz', url))).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});
