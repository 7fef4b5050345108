import { beforeAll, describe, expect, test } from 'vitest';
import type { Graph } from '../../router/graph.ts';
import { createCompleteGraph } from '../support/whole-graph.ts';

let graph: Graph;
beforeAll(async () => {
  graph = await createCompleteGraph();
});

async function run(document: string): Promise<Readonly<Record<string, unknown>>> {
  const { data, errors } = await graph
    .prepare(document)
    .execute({}, { now: Date.parse('2026-11-21T12:00:00Z') });
  expect(errors).toBeUndefined();
  return data ?? {};
}

async function errorOf(document: string): Promise<unknown> {
  const { errors } = await graph.prepare(document).execute({}, { now: 0 });
  return errors?.map(({ extensions }) => [extensions?.['code'], extensions?.['param']]);
}

describe('selectors', () => {
  test('the field location(by:) returns the same data as with the deprecated arguments', async () => {
    const { by, former } = await run(`{
      by: location(by: { cityName: { name: "Springfield", country: "US", state: "IL" } }) { id status candidates { name } }
      former: location(city: "Springfield", country: "US", state: "IL") { id status candidates { name } }
    }`);
    expect(by).toEqual(former);
    expect(by).toMatchObject({ status: 'resolved' });
  });

  test('the field locations(places:) returns a place for each selector', async () => {
    const { locations } = await run(
      '{ locations(places: [{ iata: "OSL" }, { cityName: { name: "Oslo" } }, { ip: "127.0.0.1" }]) { id status } }',
    );
    expect(locations).toMatchObject([
      { id: 'iata=OSL', status: 'resolved' },
      { id: 'city=Oslo', status: 'resolved' },
      { id: 'ip=127.0.0.1', status: 'not_found' },
    ]);
  });

  test('a location selector with two keys is rejected before execution', () => {
    expect(() => graph.prepare('{ location(by: { iata: "OSL", icao: "ENGM" }) { id } }')).toThrow(
      /exactly one/i,
    );
  });

  test.each([
    ['by', '{ location(by: { iata: "OSL" }, icao: "ENGM") { id } }'],
    ['places', '{ locations { id } }'],
    ['code', '{ airport { id } }'],
    ['code', '{ airport(code: "OSL", icao: "ENGM") { id } }'],
    ['code', '{ asn { name } }'],
    ['codes', '{ asns(codes: ["1"], numbers: ["1"]) { name } }'],
  ])(
    'no selector or two selectors result in the error invalid_request for %s: %s',
    async (param, document) => {
      expect(await errorOf(document)).toEqual([['invalid_request', param]]);
    },
  );

  test('the field airport(code:) finds an airport by its IATA and its ICAO code', async () => {
    // IATA and ICAO codes of Oslo Gardermoen (Avinor).
    const { iata, icao } = await run(
      '{ iata: airport(code: "osl") { icao type } icao: airport(code: "ENGM") { icao type } }',
    );
    expect(iata).toEqual({ icao: 'ENGM', type: 'large_airport' });
    expect(icao).toEqual(iata);
  });

  test('the argument asn(code:) and the fields Asn.code and Ip.asnNumber have the same text', async () => {
    const { asn, asns, ip } = await run(
      '{ asn(code: "AS15169") { code number } asns(codes: ["15169"]) { code } ip(address: "8.8.8.8") { asnNumber } }',
    );
    expect(asn).toEqual({ code: '15169', number: 15169 });
    expect(asns).toEqual([{ code: '15169' }]);
    expect(ip).toEqual({ asnNumber: '15169' });
  });
});

interface Connection {
  readonly nodes: readonly Readonly<Record<string, unknown>>[];
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: Readonly<Record<string, unknown>>;
  readonly totalCount: number;
}

const page = 'edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount';

describe('lists in pages', () => {
  test.each([
    ['airportConnection(country: "NO", scheduled: true, §)', 'id'],
    ['languageConnection(country: "CH", §)', 'code'],
    ['citySearchConnection(query: "san ", country: "US", §)', 'id'],
    ['country(code: "NO") { list: stateConnection(§) }', 'code'],
    ['country(code: "FR") { list: districtConnection(§) }', 'code'],
    ['state(code: "US-VT") { list: districtConnection(§) }', 'code'],
    ['timezoneConnection(area: "antarctica", §)', 'id'],
    ['timezoneConnection(query: "argentina", country: "AR", §)', 'id'],
    ['currencyConnection(active: false, §)', 'code'],
    ['datasetConnection(family: "country", §)', 'name'],
  ])('forward and backward pages of %s contain every record once', async (field, key) => {
    const read = async (request: string) => {
      const selection = `{ nodes { ${key} } ${page} }`;
      const path = field.replace('§', request);
      const { it } = await run(
        `{ it: ${path.endsWith(' }') ? `${path.slice(0, -2)} ${selection} }` : `${path} ${selection}`} }`,
      );
      return (it as { readonly list?: Connection }).list ?? (it as Connection);
    };
    const walk = async (size: string, cursor: string, next: string, more: string) => {
      const keys: unknown[][] = [];
      let request = size;
      for (;;) {
        const { nodes, pageInfo, edges, totalCount } = await read(request);
        expect(edges.at(0)?.cursor).toBe(pageInfo['startCursor']);
        keys.push(nodes.map((node) => node[key]));
        if (pageInfo[more] !== true) return { keys, totalCount };
        request = `${size}, ${cursor}: "${String(pageInfo[next])}"`;
      }
    };
    const forward = await walk('first: 3', 'after', 'endCursor', 'hasNextPage');
    const backward = await walk('last: 3', 'before', 'startCursor', 'hasPreviousPage');
    const all = forward.keys.flat();
    expect(all.length).toBe(forward.totalCount);
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all).size).toBe(all.length);
    expect(backward.keys.toReversed().flat()).toEqual(all);
  });

  test('several filters of airports apply together', async () => {
    const { it } = await run(`{ it: airportConnection(
      country: "US", state: "CA", airportTypes: [large_airport], scheduled: true, first: 50
    ) { totalCount nodes { iata type scheduled state { code } country { code } } } }`);
    const { nodes, totalCount } = it as Connection;
    // San Francisco and Los Angeles are large airports with airline service (FAA).
    expect(nodes.map(({ iata }) => iata)).toEqual(expect.arrayContaining(['SFO', 'LAX']));
    expect(totalCount).toBeLessThan(40);
    for (const node of nodes)
      expect(node).toMatchObject({
        type: 'large_airport',
        scheduled: true,
        state: { code: 'CA' },
        country: { code: 'US' },
      });
  });

  test('several filters of languages apply together', async () => {
    const { it } = await run(
      '{ it: languageConnection(country: "CH", script: "latn", scopes: [individual], languageTypes: [living], first: 50) { totalCount nodes { code } } }',
    );
    // The national languages of Switzerland (Federal Constitution, article 4).
    const codes = (it as Connection).nodes.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['de', 'fr', 'it', 'rm']));
  });

  test('the pages of a city search begin with the same cities as the search itself', async () => {
    const { search, pages } = await run(`{
      search: citySearch(query: "san f", limit: 10) { hits { matchedName city { id } } }
      pages: citySearchConnection(query: "san f", first: 10) { totalCount edges { matchedName node { id } } }
    }`);
    const { hits } = search as { readonly hits: readonly { matchedName: string; city: { id: string } }[] };
    const { edges, totalCount } = pages as {
      readonly edges: readonly { matchedName: string; node: { id: string } }[];
      readonly totalCount: number;
    };
    expect(edges.slice(0, 5)).toEqual(
      hits.slice(0, 5).map(({ matchedName, city }) => ({ matchedName, node: city })),
    );
    expect(totalCount).toBeGreaterThan(10);
  });

  test('the pages of the postal codes of a city contain the codes of its list', async () => {
    const { city } = await run(
      '{ city(name: "Paris", country: "FR") { postals { id } postalConnection { nodes { id } totalCount } } }',
    );
    const { postals, postalConnection } = city as {
      readonly postals: readonly unknown[];
      readonly postalConnection: Connection;
    };
    expect(postalConnection.nodes).toEqual(postals);
    expect(postalConnection.totalCount).toBe(postals.length);
  });

  test.each([
    ['states', 'country(code: "US")', 'states { code }', 'stateConnection(first: 50) { nodes { code } }'],
    [
      'districts',
      'state(code: "US-CA")',
      'districts { code }',
      'districtConnection(first: 50) { nodes { code } }',
    ],
  ])('the first page of %s begins like the list', async (list, parent, all, pages) => {
    const { it } = await run(`{ it: ${parent} { all: ${all} page: ${pages} } }`);
    const { all: records, page: first } = it as {
      readonly all: readonly unknown[];
      readonly page: Connection;
    };
    expect(first.nodes, list).toEqual(records.slice(0, 50));
    expect(first.nodes).toHaveLength(50);
  });

  test('the districts of a country are those of all its states', async () => {
    const { it } = await run(
      '{ it: country(code: "GB") { districtConnection(first: 1) { totalCount } states { children { districts { id } children { districts { id } } } districts { id } } } }',
    );
    const countDistricts = (row: unknown): number => {
      const { districts = [], children = [] } = row as {
        readonly districts?: readonly unknown[];
        readonly children?: readonly unknown[];
      };
      return districts.length + children.reduce<number>((sum, child) => sum + countDistricts(child), 0);
    };
    const { districtConnection, states } = it as {
      readonly districtConnection: Connection;
      readonly states: readonly unknown[];
    };
    const count = states.reduce<number>((sum, state) => sum + countDistricts(state), 0);
    expect(count).toBeGreaterThan(300);
    expect(districtConnection.totalCount).toBe(count);
  });

  test('time zones in pages are those of the catalogue with the same filters', async () => {
    const { zones, pages } = await run(`{
      zones(area: "europe", country: "UA") { timezoneIds }
      pages: timezoneConnection(area: "europe", country: "UA") { totalCount nodes { id } }
    }`);
    const { timezoneIds } = zones as { readonly timezoneIds: readonly string[] };
    expect(timezoneIds).toContain('Europe/Kyiv');
    expect(pages).toEqual({ totalCount: timezoneIds.length, nodes: timezoneIds.map((id) => ({ id })) });
  });

  test('an unknown country has an empty list of airports', async () => {
    const { it } = await run('{ it: airportConnection(country: "ZZ") { totalCount nodes { id } } }');
    expect(it).toEqual({ totalCount: 0, nodes: [] });
  });
});

describe('filters of currencies', () => {
  test('the field currencies(country:) returns the currencies that are legal tender in the country', async () => {
    // Panama: the balboa and the US dollar are legal tender (ISO 4217).
    const { currencies } = await run('{ currencies(country: "PA") { code } }');
    expect(currencies).toEqual([{ code: 'PAB' }, { code: 'USD' }]);
  });

  test('the field currencies(active: false) returns the withdrawn currencies', async () => {
    const { currencies } = await run('{ currencies(active: false) { code active } }');
    const found = currencies as readonly { code: string; active: boolean }[];
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['DEM', 'FRF', 'ITL']));
    expect(found.filter(({ active }) => active)).toEqual([]);
  });
});
