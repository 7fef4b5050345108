import { describe, expect, test } from 'vitest';
import { RequestRejected } from '../../core/request-rejected.ts';
import { parsePrebuiltPlans, serializePrebuiltPlans } from '../../router/plan/prebuilt-plans.ts';
import { planOperations } from '../../router/plan/plan-operations.ts';
import { Addresses } from '../../router/subgraph/addresses.ts';
import { RemoteSubgraph } from '../../router/subgraph/remote.ts';
import {
  CountingClient,
  createTestGraph,
  createLocalSubgraphs,
  fixtureNow,
  composeSupergraph,
} from './fixtures/graph.ts';
import { worldSubgraphs } from './fixtures/world.ts';

const documents = {
  'city.graphql': 'query City($id: ID!) { city(id: $id) { name timezone { offset } } }',
  'deep.graphql': `query Deep($deep: Boolean! = false, $none: Boolean! = true) {
    city(id: 1) { name deep: country @include(if: $deep) { callingCode } no: timezone @skip(if: $none) { offset } }
  }`,
  'type.graphql': 'query Type { __type(name: "City") { name } }',
};
const sdl = composeSupergraph(worldSubgraphs);
const book = parsePrebuiltPlans(serializePrebuiltPlans(planOperations(sdl, documents)));
const loadNoPlanner = () => null;

const createCountingPlanner = () => {
  const clients = Object.values(createLocalSubgraphs(worldSubgraphs)).map(
    (client) => new CountingClient(client),
  );
  return { clients, subgraphs: Object.fromEntries(clients.map((client) => [client.name, client])) };
};

describe('a platform without a query planner', () => {
  test('built-in operations run with their committed plans on a platform without a query planner', async () => {
    const { clients, subgraphs } = createCountingPlanner();
    const graph = createTestGraph(worldSubgraphs, { subgraphs, plans: book, loadPlanner: loadNoPlanner });
    expect(await graph.prepare(documents['city.graphql']).execute({ id: '1' }, { now: fixtureNow })).toEqual({
      data: { city: { name: 'Oslo', timezone: { offset: 60 } } },
    });
    expect(clients.map(({ name, requested }) => `${name} ${requested.length}`).sort()).toEqual([
      'company 0',
      'contact 0',
      'geo 1',
      'time 1',
    ]);
    const deepOperation = graph.prepare(documents['deep.graphql']);
    expect(await deepOperation.execute({}, { now: fixtureNow })).toEqual({
      data: { city: { name: 'Oslo' } },
    });
    expect(await deepOperation.execute({ deep: true }, { now: fixtureNow })).toEqual({
      data: { city: { name: 'Oslo', deep: { callingCode: '+47' } } },
    });
    expect(await deepOperation.execute({ none: false }, { now: fixtureNow })).toEqual({
      data: { city: { name: 'Oslo', no: { offset: 60 } } },
    });
    expect(clients.map(({ name, requested }) => `${name} ${requested.length}`).sort()).toEqual([
      'company 0',
      'contact 1',
      'geo 4',
      'time 2',
    ]);
    expect(await graph.prepare(documents['type.graphql']).execute({}, { now: fixtureNow })).toEqual({
      data: { __type: { name: 'City' } },
    });
  });

  test('other documents are executed field by field without a query planner, with the same result', async () => {
    const plannerlessGraph = createTestGraph(worldSubgraphs, { loadPlanner: loadNoPlanner });
    const document =
      'query($u: Boolean) { cities(limit: 3) { n: name(upper: $u) crowded timezone { strict } country { callingCode } } __typename }';
    const plannedResult = await createTestGraph(worldSubgraphs)
      .prepare(document)
      .execute({ u: true }, { now: fixtureNow });
    expect(await plannerlessGraph.prepare(document).execute({ u: true }, { now: fixtureNow })).toEqual(
      plannedResult,
    );
    expect(plannedResult.errors).toHaveLength(1);
    const hiddenResult = await plannerlessGraph
      .prepare('{ failsHard { name } }')
      .execute({}, { now: fixtureNow });
    expect(hiddenResult.errors).toEqual([
      { message: 'The server failed.', path: ['failsHard'], extensions: { code: 'server_error' } },
    ]);
  });

  test('the execution of a document without a query planner is rejected when a subgraph is remote', () => {
    const time = new RemoteSubgraph({
      name: 'time',
      addresses: new Addresses(['http://127.0.0.1:1/']),
    });
    const graph = createTestGraph(worldSubgraphs, {
      subgraphs: { ...createLocalSubgraphs(worldSubgraphs), time },
      loadPlanner: loadNoPlanner,
    });
    expect(() => graph.prepare('{ numberingPlan }')).toThrow(RequestRejected);
    expect(() => graph.prepare('{ numberingPlan }')).toThrow('the subgraph time has to run in this process');
  });
});

describe('committed plans', () => {
  test('committed plans for another supergraph are not used', () => {
    const stalePlans = { supergraph: 'another', plans: { ...book.plans } };
    let requestCount = 0;
    const graph = createTestGraph(worldSubgraphs, {
      plans: stalePlans,
      loadPlanner: () => (requestCount++, null),
    });
    graph.prepare(documents['city.graphql']);
    expect(requestCount).toBe(1);
  });

  test('no committed plan is built from an invalid document', () => {
    expect(() => planOperations(sdl, { 'x.graphql': '{ nope }' })).toThrow(
      'x.graphql is not valid:\nCannot query field "nope"',
    );
  });

  test('committed plans are written one per line in a stable order, and a malformed plan file is rejected', () => {
    const text = serializePrebuiltPlans(book);
    expect(
      text
        .split('\n')
        .slice(1, -2)
        .map((line) => line.slice(0, 3)),
    ).toEqual(
      Object.keys(book.plans)
        .sort()
        .map((hash) => `"${hash.slice(0, 2)}`),
    );
    expect(parsePrebuiltPlans(text)).toEqual(book);
    expect(() => parsePrebuiltPlans('{"plans":[]}')).toThrow('npm run generate');
  });
});

describe('prepared operations', () => {
  test('prepared operations are cached up to a size limit', () => {
    const graph = createTestGraph(worldSubgraphs, { cacheBytes: 12_000 });
    const firstOperation = graph.prepare('{ numberingPlan }');
    expect(graph.prepare('{ numberingPlan }')).toBe(firstOperation);
    graph.prepare('{ a: numberingPlan }');
    graph.prepare('{ b: numberingPlan }');
    expect(graph.prepare('{ numberingPlan }')).not.toBe(firstOperation);
  });

  test('the root fields of a prepared operation are named by its response keys', () => {
    const { rootFields, kind } = createTestGraph(worldSubgraphs).prepare(
      '{ a: city(id: 1) { id } ...F __typename } fragment F on Query { numberingPlan a: city(id: 1) { name } }',
    );
    expect([kind, rootFields]).toEqual(['query', ['a', 'numberingPlan', '__typename']]);
  });
});
