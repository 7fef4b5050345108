import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { RequestRejected } from '../../core/request-rejected.ts';
import type { Result } from '../../router/graph.ts';
import { LocalSubgraph, buildExecutableSchema, type SubgraphModule } from '../../router/subgraph/local.ts';
import { createInvalidInputError, createUnavailableError } from '../../core/lookup-error.ts';
import { CountingClient, createTestGraph, createLocalSubgraphs, fixtureNow } from './fixtures/graph.ts';
import { startSubgraphs } from './fixtures/servers.ts';
import { worldSubgraphs } from './fixtures/world.ts';

const graph = createTestGraph(worldSubgraphs);
const run = async (document: string, variables = {}): Promise<Result> =>
  graph.prepare(document).execute(variables, { now: fixtureNow });

describe('one query over several subgraphs', () => {
  test('one query returns a city with its country, currency, time zone and local time (DES-002, DES-016)', async () => {
    const { data, errors } = await run(`{
      city(id: 1) { name country { name callingCode currency { name symbol } } timezone { id now { at } } }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      city: {
        name: 'Oslo',
        country: { name: 'Norway', callingCode: '+47', currency: { name: 'Norwegian krone', symbol: 'kr' } },
        timezone: { id: 'Europe/Oslo', now: { at: '2026-11-21T12:00:00.000Z' } },
      },
    });
  });

  test('the execution of an operation is synchronous unless a resolver returns a promise', async () => {
    const syncOperation = graph.prepare('{ city(id: 1) { country { callingCode } timezone { offset } } }');
    expect(syncOperation.execute({}, { now: fixtureNow })).not.toBeInstanceOf(Promise);
    const slowResult = graph
      .prepare('{ city(id: 1) { timezone { slow } } }')
      .execute({}, { now: fixtureNow });
    expect(slowResult).toBeInstanceOf(Promise);
    expect((await slowResult).data).toEqual({ city: { timezone: { slow: 'slow Europe/Oslo' } } });
  });

  test('response keys are in the order of the document, regardless of which subgraph responds first', async () => {
    const { data } = await run(
      '{ city(id: 1) { timezone { offset id } crowded b: name country { callingCode code } a: id } }',
    );
    expect(JSON.stringify(data)).toBe(
      '{"city":{"timezone":{"offset":60,"id":"Europe/Oslo"},"crowded":true,"b":"Oslo","country":{"callingCode":"+47","code":"NO"},"a":"1"}}',
    );
  });

  test('a field with @requires receives its required fields, which are not returned to the client', async () => {
    const { data } = await run('{ cities(limit: 2) { crowded(above: 300000) } }');
    expect(data).toEqual({ cities: [{ crowded: true }, { crowded: false }] });
  });

  test('members of unions and interfaces are distinguished under any alias', async () => {
    const { data } = await run(`{
      places { kind: __typename name ... on City { crowded } ... on Country { callingCode } }
      search(text: "or") { ... on Country { code currency { name } } }
    }`);
    expect(data).toEqual({
      places: [
        { kind: 'City', name: 'Oslo', crowded: true },
        { kind: 'Country', name: 'Norway', callingCode: '+47' },
        null,
        { kind: 'City', name: 'Pristina', crowded: null },
      ],
      search: [{ code: 'NO', currency: { name: 'Norwegian krone' } }],
    });
  });

  test('@include avoids the fetches of excluded fields and keeps the order of the other keys', async () => {
    const document = `query($deep: Boolean!, $zone: Boolean! = false) {
      city(id: 1) { id country @include(if: $deep) { callingCode } timezone @include(if: $zone) { offset } name }
    }`;
    const clients = Object.values(createLocalSubgraphs(worldSubgraphs)).map(
      (client) => new CountingClient(client),
    );
    const countedGraph = createTestGraph(worldSubgraphs, {
      subgraphs: Object.fromEntries(clients.map((one) => [one.name, one])),
    });
    const takeRequests = () =>
      clients.flatMap(({ requested }) => requested.splice(0).map(({ subgraph }) => subgraph)).sort();
    const operation = countedGraph.prepare(document);
    expect(await operation.execute({ deep: false }, { now: fixtureNow })).toEqual({
      data: { city: { id: '1', name: 'Oslo' } },
    });
    expect(takeRequests()).toEqual(['geo']);
    const deepResult = await operation.execute({ deep: true }, { now: fixtureNow });
    expect(JSON.stringify(deepResult.data)).toBe(
      '{"city":{"id":"1","country":{"callingCode":"+47"},"name":"Oslo"}}',
    );
    expect(takeRequests()).toEqual(['contact', 'geo']);
  });

  test('the entities of twenty aliased cities are fetched with one request per subgraph (DES-006)', async () => {
    const clients = Object.values(createLocalSubgraphs(worldSubgraphs)).map(
      (client) => new CountingClient(client),
    );
    const countedGraph = createTestGraph(worldSubgraphs, {
      subgraphs: Object.fromEntries(clients.map((one) => [one.name, one])),
    });
    const fields = Array.from(
      { length: 20 },
      (_, i) => `c${i}: city(id: ${(i % 3) + 1}) { name timezone { offset } country { callingCode } }`,
    );
    const { data, errors } = await countedGraph
      .prepare(`{ ${fields.join(' ')} }`)
      .execute({}, { now: fixtureNow });
    expect(errors).toBeUndefined();
    expect(data?.['c19']).toEqual({
      name: 'Bergen',
      timezone: { offset: 60 },
      country: { callingCode: '+47' },
    });
    const counts = Object.fromEntries(clients.map(({ name, requested }) => [name, requested.length]));
    expect(counts).toEqual({ geo: 1, company: 0, time: 1, contact: 1 });
  });

  test('each entity is sent to a subgraph once, however often it occurs', async () => {
    const shownValues: unknown[] = [];
    const subgraphs = createLocalSubgraphs(worldSubgraphs);
    const time = new LocalSubgraph('time', buildExecutableSchema(worldSubgraphs.time));
    const listening = {
      name: 'time',
      execute: (...call: Parameters<LocalSubgraph['execute']>) => {
        shownValues.push(call[1]);
        return time.execute(...call);
      },
    };
    const countedGraph = createTestGraph(worldSubgraphs, { subgraphs: { ...subgraphs, time: listening } });
    await countedGraph
      .prepare('{ cities(country: "NO") { timezone { offset } } }')
      .execute({}, { now: fixtureNow });
    expect(shownValues).toEqual([{ representations: [{ __typename: 'Timezone', id: 'Europe/Oslo' }] }]);
  });
});

describe('introspection', () => {
  test('introspection describes the composed graph and can be combined with data', async () => {
    const { data } = await run(
      '{ __typename t: __type(name: "City") { name fields { name } } city(id: 3) { name } ...F } fragment F on Query { __schema { queryType { name } } }',
    );
    expect(Object.keys(data ?? {})).toEqual(['__typename', 't', 'city', '__schema']);
    expect(data).toMatchObject({
      __typename: 'Query',
      city: { name: 'Stockholm' },
      __schema: { queryType: { name: 'Query' } },
    });
    const fields = (data?.['t'] as { fields: { name: string }[] }).fields.map(({ name }) => name);
    expect(fields).toContain('mayor');
    expect(JSON.stringify(await run('{ __schema { types { name } } }'))).not.toMatch(
      /join__|_Any|_Service|link__/,
    );
  });

  test('introspection can be turned off', () => {
    const closedGraph = createTestGraph(worldSubgraphs, { introspection: false });
    expect(() => closedGraph.prepare('{ __schema { types { name } } }')).toThrow(RequestRejected);
    expect(() => closedGraph.prepare('{ __typename }')).not.toThrow();
  });
});

describe('invalid requests', () => {
  test.each([
    ['{ city(id: 1) { nope } }', 'Cannot query field "nope" on type "City".'],
    ['{ city { name }', 'Syntax Error'],
    ['query A { fails } query B { fails }', 'Must provide operation name'],
    ['fragment F on City { name }', 'Fragment "F" is never used.'],
    ['mutation { city }', 'read-only'],
    ['{ city(id: 1) { __proto__: name } }', 'The alias "__proto__" is reserved'],
    ['{ city(id: 1) { constructor: country { name } } }', 'The alias "constructor" is reserved'],
  ])('the document %s is rejected before any fetch', (document, message) => {
    let thrownError: unknown;
    try {
      graph.prepare(document);
    } catch (error) {
      thrownError = error;
    }
    expect(thrownError).toBeInstanceOf(RequestRejected);
    expect((thrownError as RequestRejected).errors?.map((error) => error.message).join('\n')).toContain(
      message,
    );
  });

  test('operationName selects the operation of a document, and an unknown name is rejected', async () => {
    const document = 'query A { numberingPlan } query B { city(id: 2) { name } }';
    expect(await graph.prepare(document, 'B').execute({}, { now: fixtureNow })).toEqual({
      data: { city: { name: 'Bergen' } },
    });
    expect(await graph.prepare(document, 'A').execute({}, { now: fixtureNow })).toEqual({
      data: { numberingPlan: 'E.164' },
    });
    expect(() => graph.prepare(document, 'C')).toThrow('Unknown operation named "C".');
  });

  test.each([
    [
      'query($id: ID!) { city(id: $id) { name } }',
      {},
      'Variable "$id" of required type "ID!" was not provided.',
    ],
    [
      'query($n: Int) { cities(limit: $n) { name } }',
      { n: 'x' },
      'Int cannot represent non-integer value: "x"',
    ],
    ['query($n: Int) { cities(limit: $n) { name } }', { n: 2 ** 31 }, 'Int cannot represent non 32-bit'],
    [
      'query($s: Shape!) { area(shape: $s) }',
      { s: { kind: 'OVAL', sides: [] } },
      'Value "OVAL" does not exist in "Kind" enum.',
    ],
    [
      'query($s: Shape!) { area(shape: $s) }',
      { s: { sides: [1], more: 1 } },
      'Field "more" is not defined by type "Shape".',
    ],
    ['query($x: Boolean = true) { fails @skip(if: $x) }', { x: null }, 'must not be null'],
  ])(
    'the document %s with variables %j returns an error without data',
    async (document, variables, message) => {
      const clients = Object.values(createLocalSubgraphs(worldSubgraphs)).map(
        (client) => new CountingClient(client),
      );
      const countedGraph = createTestGraph(worldSubgraphs, {
        subgraphs: Object.fromEntries(clients.map((one) => [one.name, one])),
      });
      const result = await countedGraph.prepare(document).execute(variables, { now: fixtureNow });
      expect(result).not.toHaveProperty('data');
      expect(result.errors?.[0]?.message).toContain(message);
      expect(result.errors?.[0]?.extensions).toEqual({ code: 'invalid_request' });
      expect(clients.flatMap(({ requested }) => requested)).toEqual([]);
    },
  );

  test('variables are coerced as by graphql-js, including defaults of the document and of input types', async () => {
    expect((await run('query($id: ID!) { city(id: $id) { name } }', { id: 1 })).data).toEqual({
      city: { name: 'Oslo' },
    });
    expect((await run('query($n: Int = 1) { cities(limit: $n) { name } }')).data).toEqual({
      cities: [{ name: 'Oslo' }],
    });
    expect((await run('query($s: Shape! = {sides: 3}) { area(shape: $s) }')).data).toEqual({ area: 3 });
    expect((await run('query($c: ID) { cities(country: $c, limit: 1) { id } }', { c: null })).data).toEqual({
      cities: [{ id: '1' }],
    });
  });
});

describe('field errors', () => {
  test("a subgraph error keeps its code and has the path of the client's response, with aliases and indices", async () => {
    const { data, errors } = await run('{ towns: cities(limit: 3) { zone: timezone { s: strict } } }');
    expect(data).toEqual({
      towns: [{ zone: { s: 'Europe/Oslo' } }, { zone: { s: 'Europe/Oslo' } }, { zone: null }],
    });
    expect(errors).toEqual([
      {
        message: 'Set STRICT_URL to have this field.',
        path: ['towns', 2, 'zone', 's'],
        extensions: { code: 'service_unavailable' },
      },
    ]);
  });

  test('the error of a failed entity is reported at each of its paths', async () => {
    const { errors } = await run(
      '{ a: city(id: 3) { timezone { strict } } b: city(id: 3) { timezone { strict } } }',
    );
    expect(errors?.map(({ path }) => path?.join('.')).sort()).toEqual([
      'a.timezone.strict',
      'b.timezone.strict',
    ]);
  });

  test('an unexpected error of a subgraph reveals no internal detail (ERR-027)', async () => {
    const reportedErrors: string[] = [];
    const subgraphs = Object.fromEntries(
      Object.entries(createLocalSubgraphs(worldSubgraphs)).map(([name, { schema }]) => [
        name,
        new LocalSubgraph(
          name,
          schema,
          (error, subgraph) => void reportedErrors.push(`${subgraph}: ${error.message}`),
        ),
      ]),
    );
    const listening = createTestGraph(worldSubgraphs, { subgraphs });
    const { data, errors } = await listening
      .prepare('{ failsHard { name } }')
      .execute({}, { now: fixtureNow });
    expect(data).toBeNull();
    expect(errors).toEqual([
      { message: 'The server failed.', path: ['failsHard'], extensions: { code: 'server_error' } },
    ]);
    expect(reportedErrors).toEqual(['geo: secret detail']);
  });

  test('an unknown entity results in an error only where a non-null field is selected', async () => {
    const { data, errors } = await run(
      '{ city(id: 5) { name timezone { id abbreviation } } zone: city(id: 5) { timezone { offset } } }',
    );
    expect(data).toEqual({
      city: { name: 'Atlantis', timezone: { id: 'Atlantic/Atlantis', abbreviation: null } },
      zone: { timezone: null },
    });
    expect(errors?.map(({ path, extensions }) => ({ path, extensions }))).toEqual([
      { path: ['zone', 'timezone', 'offset'], extensions: { code: 'server_error' } },
    ]);
  });
});

describe('paths of errors', () => {
  const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])';
  const resolveValue = (_: unknown, { of }: { of: string }) => {
    if (of === 'junk') throw createInvalidInputError('of', 'of: is junk; try fact.');
    return { id: of };
  };
  const modules: Record<string, SubgraphModule> = {
    one: {
      typeDefs: parse(
        `${link} type Query { may(of: ID!): Fact, must(of: ID!): Fact! } type Fact @key(fields: "id") { id: ID! }`,
      ),
      resolvers: { Query: { may: resolveValue, must: resolveValue } },
    },
    other: {
      typeDefs: parse(
        `${link} type Query { else: String! } type Fact @key(fields: "id") { id: ID! more: String! }`,
      ),
      resolvers: { Query: { else: () => 'else' }, Fact: { more: ({ id }: { id: string }) => `more ${id}` } },
    },
  };
  const buildJunkEntities = (...path: string[]) => [
    { message: 'of: is junk; try fact.', path, extensions: { code: 'invalid_request', param: 'of' } },
  ];
  const cases: [string, unknown, unknown][] = [
    [
      '{ a: may(of: "fact") { id } b: may(of: "junk") { id } }',
      { a: { id: 'fact' }, b: null },
      buildJunkEntities('b'),
    ],
    [
      '{ b: may(of: "junk") { more } a: may(of: "fact") { more } }',
      { b: null, a: { more: 'more fact' } },
      buildJunkEntities('b'),
    ],
    ['{ a: must(of: "fact") { id } b: must(of: "junk") { id } }', null, buildJunkEntities('b')],
    ['{ a: must(of: "fact") { more } b: must(of: "junk") { more } else }', null, buildJunkEntities('b')],
    ['{ else b: must(of: "junk") { id more } a: may(of: "fact") { more } }', null, buildJunkEntities('b')],
  ];

  test.each(cases)(
    'the errors of %s are reported at their own paths, by interpreted and by compiled documents',
    async (document, data, errors) => {
      const operation = createTestGraph(modules).prepare(document);
      for (let i = 0; i < 3; i++)
        expect(await operation.execute({}, { now: fixtureNow })).toEqual({ data, errors });
    },
  );

  test.each(cases)(
    'the errors of %s are reported at their own paths, over HTTP',
    async (document, data, errors) => {
      const subgraphServers = await startSubgraphs(modules);
      try {
        const operation = createTestGraph(modules, { subgraphs: subgraphServers.clients }).prepare(document);
        expect(await operation.execute({}, { now: fixtureNow })).toEqual({ data, errors });
      } finally {
        await subgraphServers.close();
      }
    },
  );
});

describe('null propagation', () => {
  const types = `
    type Query { node: Node, nodeMust: Node!, nodes: [Node], nodesMust: [Node!], allMust: [Node!]! }
    type Node @key(fields: "id") { id: ID! }
  `;
  const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])';
  const buildNode = () => ({ id: '1' });
  const buildTwoNodes = () => [{ id: '1' }, { id: '2' }];
  const modules: Record<string, SubgraphModule> = {
    one: {
      typeDefs: parse(`${link} ${types}`),
      resolvers: {
        Query: {
          node: buildNode,
          nodeMust: buildNode,
          nodes: buildTwoNodes,
          nodesMust: buildTwoNodes,
          allMust: buildTwoNodes,
        },
      },
    },
    other: {
      typeDefs: parse(
        `${link} type Query { ping: String } type Node @key(fields: "id") { id: ID! may: String must: String! }`,
      ),
      resolvers: {
        Node: {
          may: () => {
            throw createUnavailableError('no');
          },
          must: ({ id }: { id: string }) => {
            if (id === '1') throw createUnavailableError('no');
            return 'yes';
          },
        },
      },
    },
  };
  const nulls = createTestGraph(modules);
  // Expected results follow section 6.4.4 of the GraphQL specification, "Handling Execution Errors".
  test.each([
    ['{ node { id may } }', { node: { id: '1', may: null } }, ['node', 'may']],
    ['{ node { id must } }', { node: null }, ['node', 'must']],
    ['{ nodeMust { may } }', { nodeMust: { may: null } }, ['nodeMust', 'may']],
    ['{ nodeMust { must } }', null, ['nodeMust', 'must']],
    ['{ nodes { id must } }', { nodes: [null, { id: '2', must: 'yes' }] }, ['nodes', 0, 'must']],
    ['{ nodesMust { must } }', { nodesMust: null }, ['nodesMust', 0, 'must']],
    ['{ allMust { must } }', null, ['allMust', 0, 'must']],
    ['{ a: nodes { must } ping }', { a: [null, { must: 'yes' }], ping: null }, ['a', 0, 'must']],
  ])('an error propagates null to the nearest nullable parent: %s', async (document, data, path) => {
    for (let i = 0; i < 3; i++) {
      const result = await nulls.prepare(document).execute({}, { now: fixtureNow });
      expect(result.data).toEqual(data);
      expect(result.errors).toEqual([{ message: 'no', path, extensions: { code: 'service_unavailable' } }]);
    }
  });
});

describe('a failed required field', () => {
  const link =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@requires", "@external"])';
  const modules: Record<string, SubgraphModule> = {
    one: {
      typeDefs: parse(
        `${link} type Query { parcel: Parcel } type Parcel @key(fields: "id") { id: ID! weight: Int }`,
      ),
      resolvers: {
        Query: { parcel: () => ({ id: '1' }) },
        Parcel: {
          weight: () => {
            throw createUnavailableError('The scales are down.');
          },
        },
      },
    },
    other: {
      typeDefs: parse(`${link} type Query { ping: String }
        type Parcel @key(fields: "id") { id: ID! weight: Int @external heavy: Boolean @requires(fields: "weight") }`),
      resolvers: { Parcel: { heavy: ({ weight }: { weight: number | null }) => (weight ?? 0) > 10 } },
    },
  };

  test('a field that requires a failed field fails with the same error at its own path', async () => {
    const result = await createTestGraph(modules)
      .prepare('{ parcel { id heavy } }')
      .execute({}, { now: fixtureNow });
    expect(result).toEqual({
      data: { parcel: { id: '1', heavy: null } },
      errors: [
        {
          message: 'The scales are down.',
          path: ['parcel', 'heavy'],
          extensions: { code: 'service_unavailable' },
        },
      ],
    });
  });
});
