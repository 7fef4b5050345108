import { isInterfaceType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Graph } from '../../router/graph.ts';
import { readTestPlaces } from '../support/places.ts';
import { createCompleteGraph } from '../support/whole-graph.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
type ExecutionResponse = {
  readonly data: Record<string, unknown> | null;
  readonly errors?: readonly { message: string }[];
};

let graph: Graph;
let plannerlessGraph: Graph;
beforeAll(async () => {
  graph = await createCompleteGraph();
  plannerlessGraph = await createCompleteGraph({ loadPlanner: () => null });
});

const executeQuery = async (document: string, variables = {}, by = graph) =>
  JSON.parse(JSON.stringify(await by.prepare(document).execute(variables, { now }))) as ExecutionResponse;

/** A query for one record of each type that implements Node, and a fact that the record must have. */
const records: readonly (readonly [type: string, query: string, field: string, value: unknown])[] = [
  ['Airport', 'airport(iata: "OSL")', 'icao', 'ENGM'],
  ['Asn', 'asn(number: "15169")', 'countryCode', 'US'],
  ['Bloc', 'bloc(code: "EU")', 'founded', 1993],
  ['City', 'city(name: "Oslo")', 'countryCode', 'NO'],
  ['Company', 'companies(ids: ["co_8gdv9rgx7f32"])', 'countryCode', 'US'],
  ['Continent', 'continent(code: "AN")', 'name', 'Antarctica'],
  ['Country', 'country(code: "NO")', 'callingCode', '+47'],
  ['Currency', 'currency(code: "NOK")', 'numeric', '578'],
  ['District', 'district(code: "06037")', 'name', 'Los Angeles County'],
  ['Domain', 'domain(name: "www.apple.com")', 'suffix', 'com'],
  ['Ip', 'ip(address: "8.8.8.8")', 'registry', 'arin'],
  ['Language', 'language(code: "deu")', 'iso2b', 'ger'],
  ['Location', 'location(city: "Springfield", country: "US", state: "IL")', 'status', 'resolved'],
  ['Point', 'point(latitude: -33.86, longitude: 151.2)', 'countryCode', 'AU'],
  ['Port', 'port(unlocode: "NOOSL")', 'name', 'Oslo'],
  ['Postal', 'postal(code: "06037", country: "US")', 'cityName', 'Berlin'],
  ['State', 'state(code: "US-CA")', 'fips', '06'],
  ['Timezone', 'timezone(id: "europe/oslo")', 'namingArea', 'Europe'],
];

describe('global ids', () => {
  test('every entity type implements Node and has a test record', () => {
    const node = graph.apiSchema.getType('Node');
    const implementers = isInterfaceType(node)
      ? graph.apiSchema.getPossibleTypes(node).map(({ name }) => name)
      : [];
    expect(implementers.toSorted()).toEqual(records.map(([type]) => type));
    const typesWithId = Object.values(graph.apiSchema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && 'id' in type.getFields() ? type.name : [],
    );
    expect(typesWithId.toSorted()).toEqual([...implementers, 'WeatherAlert'].toSorted());
  });

  test.each(records)('the field node finds a %s by its id', async (type, query, field, value) => {
    const firstResult = await executeQuery(`{ record: ${query} { id } }`);
    const [record] = [firstResult.data?.['record']].flat() as { id: string }[];
    const id = record?.id;
    expect(id).toEqual(expect.any(String));
    const document = `query ($id: ID!) { node(id: $id) { __typename id ... on ${type} { ${field} } } }`;
    const expected = { data: { node: { __typename: type, id, [field]: value } } };
    expect(await executeQuery(document, { id })).toEqual(expected);
    expect(await executeQuery(document, { id }, plannerlessGraph)).toEqual(expected);
  });

  test('the field nodes returns records of several types in request order, with null for an unknown id', async () => {
    const ids = [
      'currency_EUR',
      'country_QQ',
      'Europe/Oslo',
      'district_US:06037',
      'postal_US:06037',
      'currency_EUR',
    ];
    const { data, errors } = await executeQuery(
      `query ($ids: [ID!]!) { nodes(ids: $ids) {
        id ... on Currency { name countries { code } } ... on Timezone { now { offset } }
        ... on District { timezone { id } } ... on Postal { state { code } country { currency { code } } }
      } }`,
      { ids },
    );
    expect(errors).toBeUndefined();
    expect((data?.['nodes'] as { id: string }[]).map((node) => node?.id ?? null)).toEqual(
      ids.map((id) => (id === 'country_QQ' ? null : id)),
    );
    expect(data?.['nodes']).toMatchObject([
      { name: 'Euro' },
      null,
      { now: { offset: '+01:00' } },
      { timezone: { id: 'America/Los_Angeles' } },
      { state: { code: 'CT' }, country: { currency: { code: 'USD' } } },
      { name: 'Euro' },
    ]);
  });

  test.each([
    'city_222222222222',
    'city_Oslo',
    'co_222222222222',
    'country_XX',
    'continent_QQ',
    'currency_QQQ',
    'bloc_QQ',
    'state_QQ-QQ',
    'state_',
    'language_qqq',
    'asn_4294967295',
    'asn_1e3',
    'district_US:99999',
    'port_QQQQQ',
    'airport_222222222222',
    'point_1_2_3',
    'point_48.0_2',
    'ip_999.1.1.1',
    'point_100_0',
    'postal_US:',
    'postal_QQ:1',
    'domain_!',
    'iata=J',
    'Mars/Phobos',
    'constructor',
    'toString_1',
  ])('the field node returns null without an error for %s, which no record has', async (id) => {
    for (const each of [graph, plannerlessGraph]) {
      expect(await executeQuery('query ($id: ID!) { node(id: $id) { id } }', { id }, each)).toEqual({
        data: { node: null },
      });
    }
  });

  test.each(['', ' ', '!', 'city 1', 'é_1'])(
    'the field node rejects %j, which is not an id of any type',
    async (id) => {
      const { data, errors } = await executeQuery(
        'query ($id: ID!) { node(id: $id) { id } a: continent(code: "EU") { code } }',
        { id },
      );
      expect(data).toEqual({ node: null, a: { code: 'EU' } });
      expect(errors).toMatchObject([
        {
          path: ['node'],
          message: expect.stringContaining('country_FR'),
          extensions: { code: 'invalid_request', param: 'id' },
        },
      ]);
    },
  );

  test('no two records of different types have the same id', async () => {
    const places = await readTestPlaces();
    const { data } = await executeQuery(`{
      countries { id } continents { id } blocs { id } currencies { id } zones { timezoneIds }
      companyDirectory(first: 50) { nodes { id } }
    }`);
    const lists = Object.entries(data ?? {}).flatMap(([name, list]) =>
      Array.isArray(list) ? [[name, list.map(({ id }: { id: string }) => id)] as const] : [],
    );
    const { timezoneIds } = data?.['zones'] as { timezoneIds: string[] };
    const { nodes } = data?.['companyDirectory'] as { nodes: { id: string }[] };
    const districts = places.districts
      .withCode('06037')
      .map(({ country, code }) => `district_${country}:${code}`);
    const allIds = [
      ...lists.flatMap(([, ids]) => ids),
      ...timezoneIds,
      ...nodes.map(({ id }) => id),
      ...districts,
    ];
    expect(allIds.length).toBeGreaterThan(1000);
    expect(new Set(allIds).size).toBe(allIds.length);
  });
});
