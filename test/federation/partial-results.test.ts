import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSubgraph, subgraphNames, type SubgraphName } from '../../router/compose/supergraph.ts';
import { createGraph } from '../../router/graph.ts';
import type { SubgraphClient } from '../../router/subgraph/client.ts';
import { LocalSubgraph, buildExecutableSchema, type SubgraphResolvers } from '../../router/subgraph/local.ts';
import { companyResolvers } from '../../subgraphs/company/index.ts';
import { createContactResolvers, createContactSources } from '../../subgraphs/contact/index.ts';
import { createInvalidInputError } from '../../core/lookup-error.ts';
import { createTimeResolvers } from '../../subgraphs/time/index.ts';
import { noSources } from '../support/company-graph.ts';
import { createUnreachableProviders } from '../support/unreachable-providers.ts';

const sdl = readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8');
const context = { now: Date.parse('2026-11-21T12:00:00Z') };

const norway = { code: 'NO', name: 'Norway', currencyCode: 'NOK', currency: { code: 'NOK' } };
const osloRecord = {
  id: 'city_8r3hmgzq7bku',
  name: 'Oslo',
  country: norway,
  timezone: { id: 'Europe/Oslo' },
};
const resolvers: Record<SubgraphName, unknown> = {
  geo: {
    Query: {
      city: () => osloRecord,
      country: () => norway,
      ip: (_: unknown, { address }: { address: string }) => {
        if (address === 'junk')
          throw createInvalidInputError('address', 'address must be an IP address: 8.8.8.8 works.');
        return { address, countryCode: 'NO' };
      },
    },
    Country: { __resolveReference: () => norway },
  },
  company: companyResolvers(noSources),
  time: createTimeResolvers(),
  contact: createContactResolvers(createContactSources({}, createUnreachableProviders().outside)),
};

const createFailingClient = (name: SubgraphName): SubgraphClient => ({
  name,
  execute: () => ({
    errors: [{ message: `${name} is down`, extensions: { code: 'service_unavailable' } }],
  }),
});

const createGraphWithout = (missing?: SubgraphName) =>
  createGraph({
    sdl,
    subgraphs: Object.fromEntries(
      subgraphNames.map((name) => {
        const module = { typeDefs: readSubgraph(name), resolvers: resolvers[name] as SubgraphResolvers };
        return [
          name,
          name === missing
            ? createFailingClient(name)
            : new LocalSubgraph(name, buildExecutableSchema(module)),
        ];
      }),
    ),
  });

const everywhere = `{
  city(name: "Oslo") { name country { name callingCode currency { symbol } } timezone { now { offset } } }
  timezone(id: "Europe/Oslo") { namingArea countries { code name } }
  currency(code: "NOK") { name countries { name } }
  phone(number: "+4722334455") { valid country { name } }
}`;

const completeData = {
  city: {
    name: 'Oslo',
    country: { name: 'Norway', callingCode: '+47', currency: { symbol: 'kr' } },
    timezone: { now: { offset: '+01:00' } },
  },
  timezone: { namingArea: 'Europe', countries: [{ code: 'NO', name: 'Norway' }] },
  currency: { name: 'Norwegian Krone', countries: [{ name: 'Norway' }] },
  phone: { valid: true, country: { name: 'Norway' } },
};

describe('partial responses', () => {
  test('a response contains all fields when all subgraphs are available', async () => {
    const { data, errors } = await createGraphWithout().prepare(everywhere).execute({}, context);
    expect(errors).toBeUndefined();
    expect(data?.['city']).toEqual(completeData.city);
    expect(data?.['phone']).toEqual(completeData.phone);
    expect(data?.['timezone']).toMatchObject({ namingArea: 'Europe' });
  });

  test.each([
    [
      'time',
      ['city.timezone.now', 'timezone'],
      { city: { ...completeData.city, timezone: { now: null } }, timezone: null, phone: completeData.phone },
    ],
    [
      'contact',
      ['city.country.callingCode', 'phone'],
      {
        city: { ...completeData.city, country: { ...completeData.city.country, callingCode: null } },
        phone: null,
        timezone: { namingArea: 'Europe' },
      },
    ],
    [
      'company',
      ['city.country.currency.symbol', 'currency'],
      {
        city: { name: 'Oslo', timezone: completeData.city.timezone },
        currency: null,
        phone: completeData.phone,
      },
    ],
    [
      'geo',
      ['city', 'timezone.countries.0.name', 'phone.country.name'],
      {
        city: null,
        timezone: { namingArea: 'Europe', countries: [{ code: 'NO', name: null }] },
        phone: { valid: true, country: { name: null } },
      },
    ],
  ] as const)(
    'the fields of the other subgraphs are returned when the subgraph %s is down',
    async (missing, paths, rest) => {
      const { data, errors = [] } = await createGraphWithout(missing)
        .prepare(everywhere)
        .execute({}, context);
      expect(data).toMatchObject(rest);
      const errorPaths = errors.map(({ path }) => path?.join('.'));
      expect(errorPaths).toEqual(expect.arrayContaining([...paths]));
      expect(errors.every(({ extensions }) => extensions?.['code'] === 'service_unavailable')).toBe(true);
    },
  );
});

test('an invalid argument is an error at its own path, and its sibling fields return data', async () => {
  const document = '{ a: ip(address: "8.8.8.8") { countryCode } b: ip(address: "junk") { countryCode } }';
  const { data, errors = [] } = await createGraphWithout().prepare(document).execute({}, context);
  expect(data).toEqual({ a: { countryCode: 'NO' }, b: null });
  expect(errors.map(({ path, extensions }) => [path, extensions?.['code']])).toEqual([
    [['b'], 'invalid_request'],
  ]);
});
