import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '../../router/graph.ts';
import { graphOf, localSubgraphs, fixtureNow } from './fixtures/graph.ts';
import { startSubgraphs, type RunningSubgraphs } from './fixtures/servers.ts';
import { worldSubgraphs } from './fixtures/world.ts';
import { generateQueries, type GeneratedQuery } from './generate-queries.ts';
import { resultsOf, clientAnswer, differencesIn, oracle } from './parity.ts';

const samples = {
  'Query.city.id': ['1', '2', '3', '4', '5', '6', 'bad'],
  'Query.place.id': ['1', 'NO', 'XX', '?'],
  'Query.country.code': ['NO', 'SE', 'XK', 'XX', '??'],
  'Query.search.text': ['o', 'nor', 'zz'],
  'Query.currency.code': ['NOK', 'EUR', 'XXX'],
  'Query.timezone.id': ['Europe/Oslo', 'Mars/Olympus'],
  'Query.cities.country': ['NO', null],
};

const graph = graphOf(worldSubgraphs);
const queries = generateQueries(graph.apiSchema, 20261121, 400, samples);
const context = { now: fixtureNow };

describe('a plan, a plan over HTTP and graphql-js return the same data', () => {
  let running: RunningSubgraphs;

  beforeAll(async () => {
    running = await startSubgraphs(worldSubgraphs);
  });
  afterAll(() => running.close());

  const expectSame = (given: string, expected: Result, { document, variables }: GeneratedQuery): void => {
    const reported = `${document}\n${JSON.stringify(variables)}`;
    const answer = JSON.parse(given) as Result;
    expect(JSON.stringify(answer.data), reported).toBe(JSON.stringify(expected.data));
    expect(differencesIn(answer), reported).toEqual(differencesIn(expected));
  };

  test(`a plan in process returns the data of graphql-js for ${queries.length} generated queries`, async () => {
    const members = Object.values(localSubgraphs(worldSubgraphs));
    for (const query of queries) {
      const expected = await oracle(graph.apiSchema, members, query, context);
      for (const answer of await resultsOf(graph, query, context)) expectSame(answer, expected, query);
    }
  });

  test(`execution without a planner returns the data of a plan for ${queries.length} generated queries`, async () => {
    const unplanned = graphOf(worldSubgraphs, { loadPlanner: () => null });
    const observed = new Map([
      ['City', 'id'],
      ['Country', 'code'],
    ]);
    for (const query of queries) {
      const [planned = ''] = await resultsOf(graph, query, context, 1);
      const answer = await clientAnswer(unplanned, query, fixtureNow, observed);
      expectSame(answer, JSON.parse(planned) as Result, query);
    }
  });

  test(`a plan over HTTP returns the data of a plan in process for ${queries.length} generated queries`, async () => {
    const remote = graphOf(worldSubgraphs, { subgraphs: running.clients });
    for (const query of queries) {
      const [inProcess = ''] = await resultsOf(graph, query, context, 1);
      const [overHttp = ''] = await resultsOf(remote, query, context, 1);
      expectSame(overHttp, JSON.parse(inProcess) as Result, query);
    }
  });
});
