import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import { Addresses } from '../../router/subgraph/addresses.ts';
import { RemoteSubgraph } from '../../router/subgraph/remote.ts';
import type { SubgraphModule } from '../../router/subgraph/local.ts';
import { createTestGraph, fixtureNow } from './fixtures/graph.ts';

/**
 * Two subgraphs that change one shared number. The real subgraphs have no mutations; for other graphs, the router executes
 * them as the specification requires (6.2.2): one field after the other, in the order of the document.
 */
function createCounters(): { readonly modules: Record<string, SubgraphModule>; readonly done: string[] } {
  const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])';
  let number = 0;
  const completedMutations: string[] = [];
  const createMutation =
    (name: string, next: (by: number) => number) =>
    async (_: unknown, { by }: { by: number }) => {
      // The first field waits longest: if the fields ran concurrently, the last one would win.
      for (let turns = 10 - 2 * completedMutations.length; turns > 0; turns--) await Promise.resolve();
      number = next(by);
      completedMutations.push(`${name} ${by}`);
      return { id: '1', value: number };
    };
  return {
    done: completedMutations,
    modules: {
      adder: {
        typeDefs: parse(`${link}
          type Query { number: Int! }
          type Mutation { add(by: Int!): Counter! }
          type Counter @key(fields: "id") { id: ID! value: Int! }`),
        resolvers: {
          Query: { number: () => number },
          Mutation: { add: createMutation('add', (by) => number + by) },
          Counter: { __resolveReference: () => ({ id: '1', value: number }) },
        },
      },
      multiplier: {
        typeDefs: parse(`${link}
          type Query { ping: String }
          type Mutation { multiply(by: Int!): Counter!, fail: Counter }
          type Counter @key(fields: "id") { id: ID! even: Boolean! }`),
        resolvers: {
          Mutation: {
            multiply: createMutation('multiply', (by) => number * by),
            fail: () => {
              throw new Error('no');
            },
          },
          Counter: { __resolveReference: () => ({ id: '1' }), even: () => number % 2 === 0 },
        },
      },
    },
  };
}

describe('a mutation', () => {
  test('mutation fields are executed in the order of the document, across subgraphs', async () => {
    const { modules, done } = createCounters();
    const operation = createTestGraph(modules).prepare(
      'mutation { five: add(by: 5) { value } ten: multiply(by: 2) { value } eleven: add(by: 1) { value } }',
    );
    expect(operation.kind).toBe('mutation');
    expect(await operation.execute({}, { now: fixtureNow })).toEqual({
      data: { five: { value: 5 }, ten: { value: 10 }, eleven: { value: 11 } },
    });
    expect(done).toEqual(['add 5', 'multiply 2', 'add 1']);
  });

  test('a mutation fetches the fields of other subgraphs again in each execution', async () => {
    const { modules, done } = createCounters();
    const operation = createTestGraph(modules).prepare(
      'mutation($by: Int!) { __typename add(by: $by) { value even } }',
    );
    for (const [value, even] of [
      [3, false],
      [6, true],
      [9, false],
    ]) {
      expect(await operation.execute({ by: 3 }, { now: fixtureNow })).toEqual({
        data: { __typename: 'Mutation', add: { value, even } },
      });
    }
    expect(done).toEqual(['add 3', 'add 3', 'add 3']);
  });

  test('a mutation continues with the next field after a failed field', async () => {
    const { modules } = createCounters();
    const result = await createTestGraph(modules)
      .prepare('mutation { add(by: 2) { value } fail { value } multiply(by: 4) { value } }')
      .execute({}, { now: fixtureNow });
    expect(result.data).toEqual({ add: { value: 2 }, fail: null, multiply: { value: 8 } });
    expect(result.errors?.map(({ path }) => path)).toEqual([['fail']]);
  });

  test('subscriptions are rejected by the graph', () => {
    const { modules } = createCounters();
    expect(() => createTestGraph(modules).prepare('subscription { number }')).toThrow(
      'The graph has no subscriptions.',
    );
  });
});

describe('a mutation in a remote subgraph', () => {
  const cleanups: (() => void)[] = [];
  afterEach(() => {
    for (const close of cleanups.splice(0)) close();
  });

  async function startRemote(status: number, body: string) {
    let requestCount = 0;
    const pendingResponses: (() => void)[] = [];
    const server = createServer((request, response) => {
      requestCount++;
      request.resume();
      response.statusCode = status;
      pendingResponses.push(() => void response.end(body));
      if (pendingResponses.length === expected)
        for (const sendResponse of pendingResponses.splice(0)) sendResponse();
    });
    let expected = 1;
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    cleanups.push(() => server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
    return {
      client: new RemoteSubgraph({
        name: 'adder',
        addresses: new Addresses([url]),
      }),
      requested: () => requestCount,
      answerTogether: (count: number) => void (expected = count),
    };
  }

  const fetch = {
    subgraph: 'adder',
    document: 'mutation { add(by: 1) { value } }',
    operation: 'mutation',
  } as const;

  test('a failed mutation is not sent to a remote subgraph again', async () => {
    const { client, requested } = await startRemote(503, '');
    const { errors } = await client.execute(fetch, {}, { now: fixtureNow });
    expect(errors?.[0]?.extensions).toEqual({ code: 'service_unavailable' });
    expect(requested()).toBe(1);
  });

  test('identical mutations of several callers are sent to a remote subgraph separately', async () => {
    const { client, requested, answerTogether } = await startRemote(200, '{"data":{"add":{"value":1}}}');
    answerTogether(2);
    await Promise.all([
      client.execute(fetch, {}, { now: fixtureNow }),
      client.execute(fetch, {}, { now: fixtureNow }),
    ]);
    expect(requested()).toBe(2);
  });
});
