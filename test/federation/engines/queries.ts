import { Kind, parse, type GraphQLSchema } from 'graphql';
import { listOperationNames, readOperation } from '../../../router/plan/operation-documents.ts';
import { generateQueries } from '../generate-queries.ts';

export interface EngineQuery {
  readonly name: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Values of variables by name, for operations that have no value in `special`. */
const usualValues: Readonly<Record<string, unknown>> = {
  deep: true,
  code: 'FR',
  country: 'FR',
  state: null,
  number: '+442079460958',
  q: 'san',
  lat: 48.8566,
  lon: 2.3522,
  limit: 5,
  name: 'Paris',
  date: '2026-11-21',
  year: 2026,
  iban: 'DE89370400440532013000',
  email: 'jane@example.com',
  domain: 'example.com',
  ip: '8.8.8.8',
  bin: '424242',
  npi: '1699770467',
  mac: '00:1A:2B:3C:4D:5E',
  ua: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  emoji: 'rocket',
  asn: '15169',
  vin: '1HGCM82633A004352',
  to: 'UTC',
  address: '1600 Pennsylvania Ave NW, Washington, DC 20500',
  base: 'EUR',
  quote: 'USD',
  amount: '100',
};

/** Values for operations whose name begins with a pattern, because a code has a different meaning in every family. */
const specialValues: readonly [start: RegExp, values: Readonly<Record<string, unknown>>][] = [
  [/^currenc|^rate|^exchange/, { code: 'EUR' }],
  [/^continent/, { code: 'EU' }],
  [/^state/, { code: 'CA', country: 'US' }],
  [/^district/, { code: '75', country: 'FR' }],
  [/^language/, { code: 'fr' }],
  [/^bloc/, { code: 'EU' }],
  [/^postal/, { code: '10115', other: '20095', country: 'DE' }],
  [/^naics/, { code: '541511', q: 'software' }],
  [/^tariff/, { code: '0901.21', q: 'coffee' }],
  [/^vat/, { number: 'DE136695976' }],
  [/^company/, { id: 'co_8gdv9rgx7f32', q: 'apple' }],
];

const samples = {
  'Query.city.name': ['Paris', 'Oslo', '東京', 'Springfield'],
  'Query.city.country': ['FR', 'NO', 'US', 'JP'],
  'Query.city.state': ['IL', 'US-IL', null],
  'Query.cities.ids': [['city_k4bsp4pe9vwm']],
  'Query.citySearch.q': ['san', 'berl'],
  'Query.cityNearest.latitude': [48.85, -33.9],
  'Query.cityNearest.longitude': [2.35, 151.2],
  'Query.country.code': ['FR', 'DEU', 'us'],
  'Query.countries.codes': [['FR', 'NO', 'AQ']],
  'Query.countries.continent': ['EU', null],
  'Query.continent.code': ['EU', 'AN'],
  'Query.state.code': ['US-NC', 'NC'],
  'Query.state.country': ['US'],
  'Query.language.code': ['fr', 'deu'],
  'Query.bloc.code': ['EU', 'NATO'],
  'Query.currency.code': ['EUR', 'JPY'],
  'Query.timezone.id': ['Europe/Paris', 'america/new_york'],
  'Query.clock.zone': ['Asia/Tokyo'],
  'Query.clock.at': ['2026-07-01T12:00:00Z', null],
  'Query.clock.to': ['UTC', null],
  'Query.holidays.country': ['US', 'FR'],
  'Query.holidays.year': [2026],
  'Query.ip.address': ['8.8.8.8'],
  'Query.phone.number': ['+12125550123', '+442079460958'],
  'Query.email.address': ['jane@example.com'],
  'Query.company.id': ['co_8gdv9rgx7f32'],
  'Query.companySearch.q': ['apple', 'bank'],
  'Query.iban.iban': ['DE89370400440532013000'],
};

const firstCount =
  '{ city(name: "Paris", country: "FR") { id name population country { code name currency { code symbol } } state { code name } timezone { id now { at offset abbreviation dst unix } } } }';

/** Returns the query of the README, the operations of the REST paths, and 300 generated queries. */
export function buildEngineQueries(schema: GraphQLSchema): readonly EngineQuery[] {
  const operations = listOperationNames().flatMap((name): EngineQuery[] => {
    const document = readOperation(name);
    const values = { ...usualValues, ...specialValues.find(([start]) => start.test(name))?.[1] };
    const requiredNames = findRequiredVariables(document);
    return requiredNames.every((each) => each in values)
      ? [{ name, document, variables: Object.fromEntries(requiredNames.map((each) => [each, values[each]])) }]
      : [];
  });
  const generatedQueries = generateQueries(schema, 2026, 300, samples, { depth: 4, width: 4 });
  return [
    { name: 'README', document: firstCount, variables: {} },
    ...operations,
    ...generatedQueries.map((each, index) => ({ name: `generated ${index}`, ...each })),
  ];
}

const findRequiredVariables = (document: string): readonly string[] =>
  parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) =>
          type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined ? variable.name.value : [],
        )
      : [],
  );
