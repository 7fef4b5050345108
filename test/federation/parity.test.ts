import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '../../router/graph.ts';
import { graphOf, localSubgraphs, now } from './fixtures/graph.ts';
import { startSubgraphs, type RunningSubgraphs } from './fixtures/servers.ts';
import { world } from './fixtures/world.ts';
import { generateQueries, type GeneratedQuery } from './generate-queries.ts';
import { answers, clientAnswer, faults, oracle } from './parity.ts';

const samples = {
  'Query.city.id': ['1', '2', '3', '4', '5', '6', 'bad'],
  'Query.place.id': ['1', 'NO', 'XX', '?'],
  'Query.country.code': ['NO', 'SE', 'XK', 'XX', '??'],
  'Query.search.text': ['o', 'nor', 'zz'],
  'Query.currency.code': ['NOK', 'EUR', 'XXX'],
  'Query.timezone.id': ['Europe/Oslo', 'Mars/Olympus'],
  'Query.cities.country': ['NO', null],
};

const graph = graphOf(world);
const queries = generateQueries(graph.apiSchema, 20261121, 400, samples);
const context = { now };

describe('a plan, a plan over HTTP and graphql-js return the same data', () => {
  let running: RunningSubgraphs;

  beforeAll(async () => {
    running = await startSubgraphs(world);
  });
  afterAll(() => running.close());

  const expectSame = (given: string, expected: Result, { document, variables }: GeneratedQuery): void => {
    const told = `${document}\n${JSON.stringify(variables)}`;
    const answer = JSON.parse(given) as Result;
    expect(JSON.stringify(answer.data), told).toBe(JSON.stringify(expected.data));
    expect(faults(answer), told).toEqual(faults(expected));
  };

  test(`a plan in process returns the data of graphql-js for ${queries.length} generated queries`, async () => {
    const members = Object.values(localSubgraphs(world));
    for (const query of queries) {
      const expected = await oracle(graph.apiSchema, members, query, context);
      for (const answer of await answers(graph, query, context)) expectSame(answer, expected, query);
    }
  });

  test(`execution without a planner returns the data of a plan for ${queries.length} generated queries`, async () => {
    const unplanned = graphOf(world, { loadPlanner: () => null });
    const observed = new Map([
      ['City', 'id'],
      ['Country', 'code'],
    ]);
    for (const query of queries) {
      const [planned = ''] = await answers(graph, query, context, 1);
      const answer = await clientAnswer(unplanned, query, now, observed);
      expectSame(answer, JSON.parse(planned) as Result, query);
    }
  });

  test(`a plan over HTTP returns the data of a plan in process for ${queries.length} generated queries`, async () => {
    const remote = graphOf(world, { subgraphs: running.clients });
    for (const query of queries) {
      const [inProcess = ''] = await answers(graph, query, context, 1);
      const [overHttp = ''] = await answers(remote, query, context, 1);
      expectSame(overHttp, JSON.parse(inProcess) as Result, query);
    }
  });
});
