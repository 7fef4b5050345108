import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '../../router/graph.ts';
import { createTestGraph, createLocalSubgraphs, fixtureNow } from './fixtures/graph.ts';
import { startSubgraphs, type RunningSubgraphs } from './fixtures/servers.ts';
import { worldSubgraphs } from './fixtures/world.ts';
import { generateQueries, type GeneratedQuery } from './generate-queries.ts';
import { executeRepeatedly, fetchClientResult, findNullPaths, createOracle } from './parity.ts';

const samples = {
  'Query.city.id': ['1', '2', '3', '4', '5', '6', 'bad'],
  'Query.place.id': ['1', 'NO', 'XX', '?'],
  'Query.country.code': ['NO', 'SE', 'XK', 'XX', '??'],
  'Query.search.text': ['o', 'nor', 'zz'],
  'Query.currency.code': ['NOK', 'EUR', 'XXX'],
  'Query.timezone.id': ['Europe/Oslo', 'Mars/Olympus'],
  'Query.cities.country': ['NO', null],
};

const graph = createTestGraph(worldSubgraphs);
const queries = generateQueries(graph.apiSchema, 20261121, 400, samples);
const context = { now: fixtureNow };

describe('plans, plans over HTTP and graphql-js', () => {
  let subgraphServers: RunningSubgraphs;

  beforeAll(async () => {
    subgraphServers = await startSubgraphs(worldSubgraphs);
  });
  afterAll(() => subgraphServers.close());

  const expectSame = (given: string, expected: Result, { document, variables }: GeneratedQuery): void => {
    const failureText = `${document}\n${JSON.stringify(variables)}`;
    const result = JSON.parse(given) as Result;
    expect(JSON.stringify(result.data), failureText).toBe(JSON.stringify(expected.data));
    expect(findNullPaths(result), failureText).toEqual(findNullPaths(expected));
  };

  test(`plans that run in process return the data of graphql-js for ${queries.length} generated queries`, async () => {
    const members = Object.values(createLocalSubgraphs(worldSubgraphs));
    for (const query of queries) {
      const expected = await createOracle(graph.apiSchema, members, query, context);
      for (const result of await executeRepeatedly(graph, query, context))
        expectSame(result, expected, query);
    }
  });

  test(`execution without a planner returns the same data as plans for ${queries.length} generated queries`, async () => {
    const unplanned = createTestGraph(worldSubgraphs, { loadPlanner: () => null });
    const observedValues = new Map([
      ['City', 'id'],
      ['Country', 'code'],
    ]);
    for (const query of queries) {
      const [planned = ''] = await executeRepeatedly(graph, query, context, 1);
      const result = await fetchClientResult(unplanned, query, fixtureNow, observedValues);
      expectSame(result, JSON.parse(planned) as Result, query);
    }
  });

  test(`plans that run over HTTP return the same data as in process for ${queries.length} generated queries`, async () => {
    const remoteGraph = createTestGraph(worldSubgraphs, { subgraphs: subgraphServers.clients });
    for (const query of queries) {
      const [inProcess = ''] = await executeRepeatedly(graph, query, context, 1);
      const [overHttp = ''] = await executeRepeatedly(remoteGraph, query, context, 1);
      expectSame(overHttp, JSON.parse(inProcess) as Result, query);
    }
  });
});
