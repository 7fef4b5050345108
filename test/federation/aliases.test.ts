import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Graph, Result } from '../../router/graph.ts';
import { buildAliasedQueries, restoreDrawnKeys, type AliasedQuery } from './aliases.ts';
import { createTestGraph, createLocalSubgraphs, fixtureNow, type Modules } from './fixtures/graph.ts';
import { startSubgraphs, type RunningSubgraphs } from './fixtures/servers.ts';
import { shopSubgraphs } from './fixtures/shop.ts';
import { worldSubgraphs } from './fixtures/world.ts';
import { generateQueries } from './generate-queries.ts';
import { executeRepeatedly, findNullPaths, createOracle } from './parity.ts';

const context = { now: fixtureNow };

const inventedAliases = [
  '__typename',
  '_internal_qp_alias_0',
  '_internal_qp_alias_1',
  '_router_code',
  '_router_client_id',
];

/** Fixtures whose `@key`, `@requires` and `@provides` use all of the field names. */
const graphs = {
  world: {
    modules: worldSubgraphs,
    aliases: ['id', 'code', 'symbol', 'population', ...inventedAliases],
    samples: {
      'Query.city.id': ['1', '2', '3', '4', '5'],
      'Query.place.id': ['1', 'NO', 'XX'],
      'Query.country.code': ['NO', 'SE', 'XK', 'XX'],
      'Query.search.text': ['o', 'nor'],
      'Query.currency.code': ['NOK', 'EUR'],
      'Query.timezone.id': ['Europe/Oslo', 'Mars/Olympus'],
    },
    hasOracle: true,
  },
  shop: {
    modules: shopSubgraphs,
    aliases: ['sku', 'maker', 'id', 'size', 'weight', 'unit', 'price', ...inventedAliases],
    samples: { 'Query.product.sku': ['s1', 's2', 's9'], 'Product.price.currency': ['EUR', 'USD'] },
    // The merged graph does not support arguments in `@requires`.
    hasOracle: false,
  },
} as const;

const buildQueries = (
  graph: Graph,
  { samples, aliases }: (typeof graphs)['world' | 'shop'],
  seed: number,
) => {
  const limits = { depth: 4, width: 3 };
  const queries = generateQueries(graph.apiSchema, seed, 400, samples, limits);
  return buildAliasedQueries(graph.apiSchema, queries, aliases, { seed, draws: 3 });
};

const answerOf = (text: string): Result => JSON.parse(text) as Result;

const describeQuery = ({ drawn }: AliasedQuery): string =>
  `${drawn.document}\n${JSON.stringify(drawn.variables)}`;

const expectSame = (answer: Result, expected: Result, query: AliasedQuery): void => {
  expect(JSON.stringify(answer.data), describeQuery(query)).toBe(JSON.stringify(expected.data));
  expect(findNullPaths(answer), describeQuery(query)).toEqual(findNullPaths(expected));
};

describe.each(Object.entries(graphs))('aliases only rename fields, in the graph %s', (_name, fixture) => {
  const modules: Modules = fixture.modules;
  const graph = createTestGraph(modules);
  const queries = buildQueries(graph, fixture, 20_261_126);
  const expected: Result[] = [];
  let subgraphServers: RunningSubgraphs;

  beforeAll(async () => {
    subgraphServers = await startSubgraphs(modules);
    for (const { unique } of queries) {
      const [text = ''] = await executeRepeatedly(graph, unique, context, 1);
      expected.push(restoreDrawnKeys(answerOf(text)));
    }
  });
  afterAll(() => subgraphServers.close());

  test(`aliases only rename fields in each of ${queries.length} operations that run in process`, async () => {
    expect(queries.length).toBeGreaterThanOrEqual(1000);
    const members = Object.values(createLocalSubgraphs(modules));
    for (const [index, query] of queries.entries()) {
      const [drawn = ''] = await executeRepeatedly(graph, query.drawn, context, 1);
      expectSame(answerOf(drawn), expected[index] ?? {}, query);
      if (!fixture.hasOracle) continue;
      expectSame(answerOf(drawn), await createOracle(graph.apiSchema, members, query.drawn, context), query);
    }
  });

  test(`aliases only rename fields in each of ${queries.length} operations with all subgraphs over HTTP`, async () => {
    const remoteGraph = createTestGraph(modules, { subgraphs: subgraphServers.clients });
    for (const [index, query] of queries.entries()) {
      const [drawn = ''] = await executeRepeatedly(remoteGraph, query.drawn, context, 1);
      expectSame(answerOf(drawn), expected[index] ?? {}, query);
    }
  });
});
