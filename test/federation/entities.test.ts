import { execute, isObjectType, parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSubgraph, subgraphNames, type SubgraphName } from '../../router/compose/supergraph.ts';
import { listKeys, listFieldNames } from '../../router/subgraph/ownership.ts';
import { LocalSubgraph, buildExecutableSchema, type SubgraphResolvers } from '../../router/subgraph/local.ts';
import { toClientError } from '../../router/subgraph/error-for-client.ts';
import { companyResolvers } from '../../subgraphs/company/index.ts';
import { createContactResolvers, createContactSources } from '../../subgraphs/contact/index.ts';
import { geoResolvers } from '../../subgraphs/geo/index.ts';
import { createTimeResolvers } from '../../subgraphs/time/index.ts';
import { getShippedDirectory } from '../support/company-directory.ts';
import { noSources } from '../support/company-graph.ts';
import { createUnreachableProviders } from '../support/unreachable-providers.ts';
import { buildTestNetworks, buildTestTerminals } from '../support/networks.ts';
import { readTestPlaces } from '../support/places.ts';
import { buildGeoSources } from '../support/places-graph.ts';
import { createPostalCodes, buildPostalRow } from '../support/postal-codes.ts';

const context = { now: Date.parse('2026-11-21T12:00:00Z') };

/** A record of each entity type that a fresh installation has. The id of an airport is looked up first. */
const representations: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Airport: {},
  Asn: { number: 15169 },
  Bloc: { code: 'EU' },
  City: { id: 'city_8r3hmgzq7bku' },
  Company: { id: 'co_8gdv9rgx7f32' },
  Continent: { code: 'EU' },
  Country: { code: 'NO' },
  Currency: { code: 'NOK' },
  District: { id: 'district_US:06037' },
  Domain: { name: 'apple.com' },
  Ip: { address: '8.8.8.8' },
  Language: { code: 'nb' },
  Location: { id: 'city=Springfield&country=US&state=IL' },
  Point: { latitude: 59.91, longitude: 10.75 },
  Port: { id: 'port_NOOSL' },
  Postal: { id: 'postal_US:90210' },
  State: { iso31662: 'US-CA' },
  Timezone: { id: 'Europe/Oslo' },
};

let subgraphs: Record<SubgraphName, LocalSubgraph>;
beforeAll(async () => {
  const postalCodes = createPostalCodes([
    buildPostalRow({ country: 'US', code: '90210', city: 'Beverly Hills' }),
  ]);
  const additionalTables = {
    networks: await buildTestNetworks(),
    terminals: await buildTestTerminals(),
    postalCodes,
  };
  const resolvers: Record<SubgraphName, unknown> = {
    geo: geoResolvers(buildGeoSources(await readTestPlaces(), additionalTables)),
    company: companyResolvers({ ...noSources, directory: () => getShippedDirectory() }),
    time: createTimeResolvers(),
    contact: createContactResolvers(createContactSources({}, createUnreachableProviders().outside)),
  };
  const createLocalSubgraph = (name: SubgraphName) =>
    new LocalSubgraph(
      name,
      buildExecutableSchema({
        typeDefs: readSubgraph(name),
        resolvers: resolvers[name] as SubgraphResolvers,
      }),
    );
  subgraphs = Object.fromEntries(
    subgraphNames.map((name) => [name, createLocalSubgraph(name)]),
  ) as typeof subgraphs;
});

const executeQuery = async (name: SubgraphName, document: string, variables = {}) =>
  subgraphs[name].execute({ subgraph: name, document }, variables, context);

/** Every key that a subgraph declares as resolvable. */
const resolvableTypes = subgraphNames.flatMap((name) => {
  const schema = buildExecutableSchema({ typeDefs: readSubgraph(name), resolvers: {} });
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? listKeys({ name, schema }, type.name).map((key) => [name, type.name, listFieldNames(key)] as const)
      : [],
  );
});

describe('_entities', () => {
  test('every entity type that a subgraph resolves has a test record', () => {
    expect([...new Set(resolvableTypes.map(([, type]) => type))].sort()).toEqual(
      Object.keys(representations).sort(),
    );
  });

  test.each(resolvableTypes)(
    '_entities of the subgraph %s resolves a %s by its key %s',
    async (name, type, fields) => {
      let knownFields = representations[type] ?? {};
      if (type === 'Airport') {
        const { data } = await executeQuery(name, '{ airport(iata: "OSL") { id } }');
        knownFields = data?.['airport'] as typeof knownFields;
      }
      const { data, errors } = await executeQuery(
        name,
        `query($all: [_Any!]!) { _entities(representations: $all) { ... on ${type} { ${fields.join(' ')} } } }`,
        { all: [{ __typename: type, ...knownFields }] },
      );
      expect(errors).toBeUndefined();
      const id = JSON.stringify(knownFields);
      expect(JSON.stringify(data), id).toBe(JSON.stringify({ _entities: [knownFields] }));
    },
  );
});

test('ids of districts, ports and postal codes without the later prefix still find their records', async () => {
  const { data, errors } = await executeQuery(
    'geo',
    `query($all: [_Any!]!) { _entities(representations: $all) {
      ... on District { id } ... on Port { id } ... on Postal { id }
    } }`,
    {
      all: [
        { __typename: 'District', id: 'US:06037' },
        { __typename: 'Port', id: 'NOOSL' },
        { __typename: 'Postal', id: 'US:90210' },
      ],
    },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    _entities: [{ id: 'district_US:06037' }, { id: 'port_NOOSL' }, { id: 'postal_US:90210' }],
  });
});

test.each(subgraphNames)(
  '_entities of the type %s returns null for a code that no country has',
  async (name) => {
    const codes = ['QQ', 'UK', 'nope', '', 'XK', 'NO'];
    const { data, errors } = await executeQuery(
      name,
      'query($all: [_Any!]!) { _entities(representations: $all) { ... on Country { code } } }',
      { all: codes.map((code) => ({ __typename: 'Country', code })) },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ _entities: [null, null, null, null, { code: 'XK' }, { code: 'NO' }] });
  },
);

test('a Location has a separate id for each query, so that two towns with one name are distinguished', async () => {
  const findId = async (given: string) =>
    ((await executeQuery('geo', `{ location(${given}) { id } }`)).data?.['location'] as { id: string }).id;
  const requestedEntities = [
    'city: "Springfield", country: "US", state: "IL"',
    'city: "Springfield", country: "US", state: "OR"',
    'city: "Springfield", country: "US"',
    'city: "Springfield"',
    'iata: "osl"',
  ];
  const ids = await Promise.all(requestedEntities.map(findId));
  expect(ids).toEqual([
    'city=Springfield&country=US&state=IL',
    'city=Springfield&country=US&state=OR',
    'city=Springfield&country=US',
    'city=Springfield',
    'iata=OSL',
  ]);
});

describe('malformed representations', () => {
  const document = parse(
    'query($all: [_Any!]!) { _entities(representations: $all) { ... on Country { code } ... on Timezone { id } } }',
  );

  test.each([
    ['without a key', { __typename: 'Country' }, 'must contain a key of Country, { code }'],
    ['with a null key', { __typename: 'Country', code: null }, 'must contain a key of Country, { code }'],
    [
      'with a key of another type',
      { __typename: 'Country', code: { x: 1 } },
      'must contain a key of Country',
    ],
    ['without a type', { code: 'NO' }, 'must name an entity type in __typename: '],
    ['of an unknown type', { __typename: 'Nation', code: 'NO' }, 'must name an entity type in __typename: '],
    ['of a type that is not an entity', { __typename: 'Clock' }, 'must name an entity type in __typename: '],
    ['that is not an object', 'NO', 'must name an entity type in __typename: '],
  ])(
    'a representation %s results in an invalid_request error at its index',
    async (_what, malformed, rule) => {
      const { schema } = subgraphs.time;
      const validReference = { __typename: 'Timezone', id: 'Europe/Oslo' };
      const { data, errors = [] } = await execute({
        schema,
        document,
        variableValues: { all: [malformed, validReference] },
        contextValue: context,
      });
      expect(data).toEqual({ _entities: [null, { id: 'Europe/Oslo' }] });
      expect(errors.map((error) => toClientError(error, 'time', () => undefined))).toEqual([
        {
          message: expect.stringContaining(`representations ${rule}`) as string,
          path: ['_entities', 0],
          extensions: { code: 'invalid_request', param: 'representations' },
        },
      ]);
    },
  );
});
