import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { LocalSubgraph, subgraphSchema } from '../subgraph/local.ts';
import { Addresses } from '../subgraph/addresses.ts';
import { RemoteSubgraph } from '../subgraph/remote.ts';
import { createSubgraphServer } from './subgraph-server.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Returns a subgraph with a field that fails unexpectedly, and one that waits for a call of `finish`. */
function module() {
  let started: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (started = resolve));
  const end = new Promise<void>((resolve) => (finish = resolve));
  const schema = subgraphSchema({
    typeDefs: parse('type Query { broken: Int slow: Int }'),
    resolvers: {
      Query: {
        broken: () => {
          throw new RangeError('on purpose');
        },
        slow: async () => {
          started();
          await end;
          return 1;
        },
      },
    },
  });
  return { schema, hasBegun, finish: () => finish() };
}

async function running(reported: (string | undefined)[] = []) {
  const { schema, ...rest } = module();
  const server = await createSubgraphServer({
    name: 'test',
    schema,
    clock: () => 0,
    onUnexpectedError: (error, _, requestId) => void reported.push(error.message, requestId),
  });
  await new Promise<void>((resolve) => server.http.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.http.closeAllConnections());
  const { port } = server.http.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/graphql`, ...rest };
}

const broken = { subgraph: 'test', document: '{ broken }' };

test("an error in a local subgraph is reported with the client's request id", async () => {
  const reported: (string | undefined)[] = [];
  const local = new LocalSubgraph(
    'test',
    module().schema,
    (error, _, id) => void reported.push(error.message, id),
  );
  await local.execute(broken, {}, { now: 0, requestId: 'r-1' });
  expect(reported).toEqual(['on purpose', 'r-1']);
});

test("an error in a remote subgraph is reported with the client's request id", async () => {
  const reported: (string | undefined)[] = [];
  const { url, server } = await running(reported);
  const remote = new RemoteSubgraph({
    name: 'test',
    addresses: new Addresses([url]),
  });
  await Promise.all(['r-1', 'r-2'].map((requestId, now) => remote.execute(broken, {}, { now, requestId })));
  expect(reported.filter((each) => each !== 'on purpose').sort()).toEqual(['r-1', 'r-2']);
  await server.close();
});

test('a draining server fails /readyz, completes requests in flight, and closes idle connections with their next response', async () => {
  const { server, url, hasBegun, finish } = await running();
  const agent = new Agent({ keepAlive: true });
  ends.push(() => agent.destroy());
  const ask = (path: string, body?: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined; text: string }>(
      (resolve, reject) => {
        const headers = { 'content-type': 'application/json' };
        const out = request(
          new URL(path, url),
          { agent, method: body === undefined ? 'GET' : 'POST', headers },
          (answer) => {
            let text = '';
            answer.on('data', (part) => (text += String(part)));
            answer.on('end', () =>
              resolve({ status: answer.statusCode, connection: answer.headers.connection, text }),
            );
          },
        );
        out.on('error', reject);
        out.end(body);
      },
    );
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: 'ok\n' });
  const slow = ask('/graphql', '{"query":"{ slow }"}');
  await hasBegun;
  server.drain();
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'ending\n' });
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  const closed = server.close({ lingerMs: 50, graceMs: 10_000 });
  await vi.waitFor(() => expect(server.http.listening).toBe(false), { interval: 1 });
  finish();
  expect(await slow).toMatchObject({ status: 200, connection: 'close', text: '{"data":{"slow":1}}\n' });
  await closed;
  agent.destroy();
  await expect(fetch(new URL('/healthz', url))).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});
