import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGraph, type Graph, type Result } from '../../router/graph.ts';
import type { CompiledFetch, SubgraphClient } from '../../router/subgraph/client.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import { generateQueries } from '../federation/generate-queries.ts';
import { executeRepeatedly, fetchClientResult, findNullPaths, createOracle } from '../federation/parity.ts';
import { openRealSubgraphs, type RealSubgraphs } from './real-graph.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const context: LookupContext = { now };
const sdl = readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8');

let realSubgraphs: RealSubgraphs;
let graph: Graph;
beforeAll(async () => {
  realSubgraphs = await openRealSubgraphs(() => now);
  graph = createGraph({ sdl, subgraphs: realSubgraphs.local });
});
afterAll(() => realSubgraphs.close());

const samples = {
  'Query.city.name': ['Paris', 'Oslo', '東京', 'Springfield', 'Nowhere at all'],
  'Query.city.country': ['FR', 'NO', 'US', 'JP', 'XX'],
  'Query.city.state': ['IL', 'US-IL', null],
  'Query.cities.ids': [[], ['city_k4bsp4pe9vwm'], ['city_222222222222', 'bad']],
  'Query.citySearch.query': ['san', 'berl', 'zzzz'],
  'Query.cityNearest.latitude': [48.85, -33.9],
  'Query.cityNearest.longitude': [2.35, 151.2],
  'Query.country.code': ['FR', 'DEU', 'us', 'XX', '??'],
  'Query.countries.codes': [['FR', 'NO', 'AQ'], ['XX'], null],
  'Query.countries.continent': ['EU', null],
  'Query.continent.code': ['EU', 'AN', 'XX'],
  'Query.state.code': ['US-NC', 'NC', 'XX'],
  'Query.state.country': ['US', null],
  'Query.language.code': ['fr', 'deu', 'qqq'],
  'Query.bloc.code': ['EU', 'NATO', 'NOPE'],
  'Query.currency.code': ['EUR', 'JPY', 'QQQ'],
  'Query.timezone.id': ['Europe/Paris', 'america/new_york', 'Mars/X'],
  'Query.clock.zone': ['Asia/Tokyo', 'Mars/X'],
  'Query.clock.at': ['2026-07-01T12:00:00Z', '1900-01-01', 'tomorrow', null],
  'Query.clock.to': ['UTC', null],
  'Query.clock.targets': [['UTC', 'Asia/Tokyo'], null],
  'Query.holidays.country': ['US', 'FR', 'XX'],
  'Query.holidays.year': [2026],
  'Query.location.city': ['Paris', null],
  'Query.phone.number': ['+12125550123', '+442079460958', 'junk'],
  'Query.email.address': ['jane@example.com', 'junk'],
  'Query.company.id': ['co_8gdv9rgx7f32', 'co_222222222222'],
  'Query.companySearch.query': ['apple', 'bank'],
  'Query.iban.iban': ['DE89370400440532013000', 'x'],
};

describe('the four real subgraphs', () => {
  test('two hundred generated queries return the same data in process, over HTTP, without a planner and with graphql-js', async () => {
    const remoteGraph = createGraph({ sdl, subgraphs: realSubgraphs.remote });
    const unplanned = createGraph({ sdl, subgraphs: realSubgraphs.local, loadPlanner: () => null });
    const observedValues = new Map([['Phone', 'valid']]);
    const queries = generateQueries(graph.apiSchema, 2026, 200, samples, { depth: 4, width: 4 });
    let queriesWithData = 0;
    for (const query of queries) {
      const failureText = `${query.document}\n${JSON.stringify(query.variables)}`;
      const expected = await createOracle(
        graph.apiSchema,
        Object.values(realSubgraphs.local),
        query,
        context,
      );
      const [inProcess = '', ...again] = await executeRepeatedly(graph, query, context);
      const [overHttp = ''] = await executeRepeatedly(remoteGraph, query, context, 1);
      const withoutPlanner = await fetchClientResult(unplanned, query, now, observedValues);
      for (const text of [inProcess, ...again, overHttp, withoutPlanner]) {
        const result = JSON.parse(text) as Result;
        expect(JSON.stringify(result.data), failureText).toBe(JSON.stringify(expected.data));
        expect(findNullPaths(result), failureText).toEqual(findNullPaths(expected));
      }
      if (expected.data !== null && Object.values(expected.data ?? {}).some((value) => value !== null))
        queriesWithData += 1;
    }
    // A comparison of nulls would prove little.
    expect(queriesWithData).toBeGreaterThan(80);
  });

  test('twenty aliased cities with zone, clock and country are fetched with one request per subgraph', async () => {
    const fetches: CompiledFetch[] = [];
    const countFetches = (client: SubgraphClient): SubgraphClient => ({
      name: client.name,
      execute(fetch, variables, given) {
        fetches.push(fetch);
        return client.execute(fetch, variables, given);
      },
    });
    const countedGraph = createGraph({
      sdl,
      subgraphs: Object.fromEntries(
        Object.values(realSubgraphs.local).map((client) => [client.name, countFetches(client)]),
      ),
    });
    const cityNames = [
      'Paris',
      'Rome',
      'Oslo',
      'Berlin',
      'Madrid',
      'Lisbon',
      'Dublin',
      'Vienna',
      'Prague',
      'Warsaw',
    ];
    const moreCities = [
      'Tokyo',
      'Seoul',
      'Cairo',
      'Lima',
      'Quito',
      'Bogota',
      'Accra',
      'Lagos',
      'Hanoi',
      'Manila',
    ];
    const document = `{ ${[...cityNames, ...moreCities]
      .map(
        (name, index) =>
          `c${index}: city(name: "${name}") { name country { name currency { symbol } } timezone { id now { at } } }`,
      )
      .join(' ')} }`;
    const { data, errors } = await countedGraph.prepare(document).execute({}, context);
    expect(errors).toBeUndefined();
    expect(Object.values(data ?? {}).filter((city) => city !== null)).toHaveLength(20);
    const countBySubgraph = (name: string) => fetches.filter(({ subgraph }) => subgraph === name).length;
    expect({
      geo: countBySubgraph('geo'),
      time: countBySubgraph('time'),
      company: countBySubgraph('company'),
    }).toEqual({
      geo: 1,
      time: 1,
      company: 1,
    });
  });

  test('GEO-056 DES-016 one query returns a city with its zone and local time', async () => {
    const { data } = await graph
      .prepare('{ city(name: "Oslo", country: "NO") { id timezone { id now { at } } } }')
      .execute({}, context);
    expect(data).toEqual({
      city: {
        id: expect.stringMatching(/^city_[2-9a-z]{12}$/) as string,
        timezone: { id: 'Europe/Oslo', now: { at: '2026-11-21T13:00:00+01:00' } },
      },
    });
  });
});
