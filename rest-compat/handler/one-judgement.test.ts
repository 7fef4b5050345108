import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMeteredFixture, type MeteredFixture } from '../../test/support/metered-fixture.ts';
import { readTestPlaces } from '../../test/support/places.ts';

let fixture: MeteredFixture;
beforeAll(async () => {
  fixture = await createMeteredFixture({ places: await readTestPlaces() });
});
afterAll(() => fixture.close());

interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly param: string;
}

interface InputKind {
  readonly noun: string;
  /** A path with `*` in place of the value. */
  readonly rest: string;
  readonly restParam: string;
  /** A document with `$value`. */
  readonly graph: string;
  readonly graphParam: string;
  readonly type?: string;
}

const numbers = ['91', '-91', '181', '0', '-1', '501', '51', '1000000'];
const texts = [
  '!',
  'ÄÖÜ',
  'a b c d e',
  ' US',
  'US ',
  '----',
  '0',
  'x'.repeat(70),
  '1234567890123',
  "'; DROP TABLE x",
  '999.1.1.1',
  'fe80::1%eth0',
  'city_000000000000',
  'a\u0000b',
  '\u009b',
];

const inputKinds: readonly InputKind[] = [
  {
    noun: 'city id',
    rest: '/city/id/*',
    restParam: 'id',
    graph: 'cityById(id: $value) { id }',
    graphParam: 'id',
  },
  {
    noun: 'company id',
    rest: '/company/id/*',
    restParam: 'id',
    graph: 'company(id: $value) { id }',
    graphParam: 'id',
  },
  {
    noun: 'country',
    rest: '/country/*',
    restParam: 'code',
    graph: 'country(code: $value) { code }',
    graphParam: 'code',
  },
  {
    noun: 'country of a city',
    rest: '/city/Oslo?country=*',
    restParam: 'country',
    graph: 'city(name: "Oslo", country: $value) { id }',
    graphParam: 'country',
  },
  {
    noun: 'country of a clock',
    rest: '/time?country=*',
    restParam: 'country',
    graph: 'countryLocation(country: $value) { status }',
    graphParam: 'country',
  },
  {
    noun: 'country of holidays',
    rest: '/holiday/*',
    restParam: 'country',
    graph: 'holidays(country: $value) { countryCode }',
    graphParam: 'country',
  },
  {
    noun: 'country of a phone number',
    rest: '/phone/2125550123?country=*',
    restParam: 'country',
    graph: 'phone(number: "2125550123", country: $value) { valid }',
    graphParam: 'country',
  },
  {
    noun: 'country of zones',
    rest: '/time/zones?country=*',
    restParam: 'country',
    graph: 'zones(country: $value) { timezoneIds }',
    graphParam: 'country',
  },
  {
    noun: 'state',
    rest: '/state/*',
    restParam: 'code',
    graph: 'state(code: $value) { code }',
    graphParam: 'code',
  },
  {
    noun: 'district',
    rest: '/district/*',
    restParam: 'code',
    graph: 'district(code: $value) { code }',
    graphParam: 'code',
  },
  {
    noun: 'language',
    rest: '/language/*',
    restParam: 'code',
    graph: 'language(code: $value) { code }',
    graphParam: 'code',
  },
  {
    noun: 'currency',
    rest: '/currency/*',
    restParam: 'code',
    graph: 'currency(code: $value) { code }',
    graphParam: 'code',
  },
  {
    noun: 'NAICS',
    rest: '/naics/*',
    restParam: 'code',
    graph: 'naics(code: $value) { code }',
    graphParam: 'code',
  },
  {
    noun: 'tariff',
    rest: '/tariff/*',
    restParam: 'code',
    graph: 'tariff(code: $value) { code }',
    graphParam: 'code',
  },
  { noun: 'BIN', rest: '/bin/*', restParam: 'bin', graph: 'bin(bin: $value) { bin }', graphParam: 'bin' },
  {
    noun: 'IP address',
    rest: '/ip/*',
    restParam: 'ip',
    graph: 'ip(address: $value) { address }',
    graphParam: 'address',
  },
  {
    noun: 'autonomous system',
    rest: '/asn/*',
    restParam: 'asn',
    graph: 'asn(number: $value) { number }',
    graphParam: 'number',
  },
  {
    noun: 'IATA',
    rest: '/time?iata=*',
    restParam: 'iata',
    graph: 'location(iata: $value) { status }',
    graphParam: 'iata',
  },
  {
    noun: 'IATA of an airport',
    rest: '/time?iata=*',
    restParam: 'iata',
    graph: 'airport(iata: $value) { id }',
    graphParam: 'iata',
  },
  {
    noun: 'ICAO',
    rest: '/time?icao=*',
    restParam: 'icao',
    graph: 'location(icao: $value) { status }',
    graphParam: 'icao',
  },
  {
    noun: 'UN/LOCODE',
    rest: '/time?unlocode=*',
    restParam: 'unlocode',
    graph: 'location(unlocode: $value) { status }',
    graphParam: 'unlocode',
  },
  {
    noun: 'UN/LOCODE of a port',
    rest: '/time?unlocode=*',
    restParam: 'unlocode',
    graph: 'port(unlocode: $value) { unlocode }',
    graphParam: 'unlocode',
  },
  {
    noun: 'IP address of a clock',
    rest: '/time?ip=*',
    restParam: 'ip',
    graph: 'location(ip: $value) { status }',
    graphParam: 'ip',
  },
  {
    noun: 'city of a clock',
    rest: '/time?city=*',
    restParam: 'city',
    graph: 'location(city: $value) { status }',
    graphParam: 'city',
  },
  {
    noun: 'state of a clock',
    rest: '/time?city=Oslo&country=NO&state=*',
    restParam: 'state',
    graph: 'location(city: "Oslo", country: "NO", state: $value) { status }',
    graphParam: 'state',
  },
  {
    noun: 'country that narrows',
    rest: '/time?iata=JFK&country=*',
    restParam: 'country',
    graph: 'location(iata: "JFK", country: $value) { status }',
    graphParam: 'country',
  },
  {
    noun: 'second source',
    rest: '/time?iata=JFK&icao=*',
    restParam: 'icao',
    graph: 'location(iata: "JFK", icao: $value) { status }',
    graphParam: 'icao',
  },
  {
    noun: 'city name',
    rest: '/city/*',
    restParam: 'name',
    graph: 'city(name: $value) { id }',
    graphParam: 'name',
  },
  {
    noun: 'typed text',
    rest: '/city?q=*',
    restParam: 'q',
    graph: 'citySearch(query: $value) { query }',
    graphParam: 'query',
  },
  {
    noun: 'emoji search',
    rest: '/emoji?q=*',
    restParam: 'q',
    graph: 'emojiSearch(query: $value) { query }',
    graphParam: 'query',
  },
  {
    noun: 'language tag',
    rest: '/time?lang=*',
    restParam: 'lang',
    graph: 'clock(zone: "UTC", lang: $value) { timezoneId }',
    graphParam: 'lang',
  },
  {
    noun: 'email',
    rest: '/email/*',
    restParam: 'email',
    graph: 'email(address: $value) { valid }',
    graphParam: 'address',
  },
  {
    noun: 'VIN',
    rest: '/vin/*',
    restParam: 'vin',
    graph: 'vin(vin: $value) { valid }',
    graphParam: 'vin',
  },
  {
    noun: 'bloc',
    rest: '/bloc/*',
    restParam: 'code',
    graph: 'bloc(code: $value) { code }',
    graphParam: 'code',
  },
  {
    noun: 'company number',
    rest: '/company/*',
    restParam: 'number',
    graph: 'companyRegistration(number: $value) { number }',
    graphParam: 'number',
  },
  {
    noun: 'SIC',
    rest: '/company?industry_type=sic&industry=*',
    restParam: 'industry',
    graph: 'companySearch(industryType: "sic", industry: $value) { totalCount }',
    graphParam: 'industry',
  },
  {
    noun: 'ticker',
    rest: '/company?ticker=*',
    restParam: 'ticker',
    graph: 'companySearch(ticker: $value) { totalCount }',
    graphParam: 'ticker',
  },
  {
    noun: 'website',
    rest: '/company?domain=*',
    restParam: 'domain',
    graph: 'companySearch(domain: $value) { totalCount }',
    graphParam: 'domain',
  },
  {
    noun: 'day of a rate',
    rest: '/currency/USD/EUR?date=*',
    restParam: 'date',
    graph: 'exchangeRate(base: "USD", quote: "EUR", date: $value) { rate }',
    graphParam: 'date',
  },
  {
    noun: 'amount',
    rest: '/currency/USD/EUR?amount=*',
    restParam: 'amount',
    graph: 'exchangeRate(base: "USD", quote: "EUR", amount: $value) { rate }',
    graphParam: 'amount',
  },
  {
    noun: 'language of a name',
    rest: '/name/Ann?name_locale=*',
    restParam: 'name_locale',
    graph: 'name(text: "Ann", locale: $value) { valid }',
    graphParam: 'locale',
  },
  {
    noun: 'language of a quantity',
    rest: '/measure/1%20km?to=mi&locale=*',
    restParam: 'locale',
    graph: 'measure(value: "1 km", toUnit: "mi", locale: $value) { type }',
    graphParam: 'locale',
  },
  {
    noun: 'latitude',
    rest: '/city?lat=*&lon=0',
    restParam: 'lat',
    graph: 'cityNearest(latitude: $value, longitude: 0) { city { id } }',
    graphParam: 'latitude',
    type: 'Float',
  },
  {
    noun: 'longitude',
    rest: '/city?lat=0&lon=*',
    restParam: 'lon',
    graph: 'cityNearest(latitude: 0, longitude: $value) { city { id } }',
    graphParam: 'longitude',
    type: 'Float',
  },
  {
    noun: 'latitude of a clock',
    rest: '/time?lat=*&lon=0',
    restParam: 'lat',
    graph: 'clockAtPoint(latitude: $value, longitude: 0) { timezoneId }',
    graphParam: 'latitude',
    type: 'Float',
  },
  {
    noun: 'radius',
    rest: '/city/Oslo/nearby?country=NO&radius=*',
    restParam: 'radius',
    graph: 'city(name: "Oslo", country: "NO") { nearby(radius: $value) { city { id } } }',
    graphParam: 'radius',
    type: 'Float',
  },
  {
    noun: 'page size',
    rest: '/city?q=os&limit=*',
    restParam: 'limit',
    graph: 'citySearch(query: "os", limit: $value) { query }',
    graphParam: 'limit',
    type: 'Int',
  },
  {
    noun: 'continent',
    rest: '/continent/*',
    restParam: 'code',
    graph: 'continent(code: $value) { code }',
    graphParam: 'code',
  },
  {
    noun: 'currency of a rate',
    rest: '/currency/USD/*',
    restParam: 'quote',
    graph: 'exchangeRate(base: "USD", quote: $value) { rate }',
    graphParam: 'quote',
  },
  {
    noun: 'currency that a rate is of',
    rest: '/currency/*/USD',
    restParam: 'base',
    graph: 'exchangeRate(base: $value, quote: "USD") { rate }',
    graphParam: 'base',
  },
  {
    noun: 'edition of the time-zone database',
    rest: '/time/Europe/Oslo?edition=*',
    restParam: 'edition',
    graph: 'timezone(id: "Europe/Oslo", edition: $value) { id }',
    graphParam: 'edition',
  },
  {
    noun: 'year of holidays',
    rest: '/holiday/NO?year=*',
    restParam: 'year',
    graph: 'holidays(country: "NO", year: $value) { year }',
    graphParam: 'year',
    type: 'Int',
  },
  {
    noun: 'year of long weekends',
    rest: '/holiday/NO/bridges?year=*',
    restParam: 'year',
    graph: 'longWeekends(country: "NO", year: $value) { year }',
    graphParam: 'year',
    type: 'Int',
  },
  {
    noun: 'business days on',
    rest: '/date/2026-07-03/business?country=NO&add=*',
    restParam: 'add',
    graph: 'businessDate(date: "2026-07-03", country: "NO", add: $value) { date }',
    graphParam: 'add',
    type: 'Int',
  },
];

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && value.code === 'invalid_request';

async function lookUpByRest({ rest }: InputKind, value: string): Promise<ErrorBody | null> {
  const { body } = await fixture.get(rest.replace('*', encodeURIComponent(value)));
  const responseBody: unknown = JSON.parse(String(body));
  return isErrorBody(responseBody) ? responseBody : null;
}

/** The type of the argument in the schema, for example `ID` or `String`. */
function getArgumentType({ graph, type }: InputKind): string {
  const [, field = '', argument = ''] = /^(\w+)\(.*?(\w+): \$value/.exec(graph) ?? [];
  const fields = fixture.graph.apiSchema.getQueryType()?.getFields() ?? {};
  const foundArgument = fields[field]?.args.find(({ name }) => name === argument);
  return type ?? String(foundArgument?.type).replace('!', '');
}

async function lookUpByGraph(noun: InputKind, value: string | number): Promise<ErrorBody | null> {
  const { graph } = noun;
  const { body } = await fixture.ask(`query ($value: ${getArgumentType(noun)}!) { ${graph} }`, { value });
  const responseBody = JSON.parse(String(body)) as {
    errors?: { message: string; extensions: { code: string; param: string } }[];
  };
  const [error] = responseBody.errors ?? [];
  expect(error?.extensions.code, error?.message).not.toBe('GRAPHQL_VALIDATION_FAILED');
  const extensions = error === undefined ? null : { ...error.extensions, message: error.message };
  return isErrorBody(extensions) ? extensions : null;
}

/** Returns the part of an error that must be equal in both: everything but the parameter name. */
const removeParam = (errorBody: ErrorBody | null, param: string) =>
  errorBody && {
    code: errorBody.code,
    blames: errorBody.param === param,
    // Only REST adds suggestions.
    message: errorBody.message
      .replace(/^Did you mean .*?\? /, '')
      .replace(`${param} `, '* ')
      .replace(`${param}=`, '*='),
  };

describe('invalid input', () => {
  test.each(inputKinds.map((noun) => [noun.noun, noun] as const))(
    'REST and GraphQL return the same error for an invalid %s',
    async (_, noun) => {
      const isNumber = noun.type === 'Float' || noun.type === 'Int';
      let rejectedValues = 0;
      for (const value of isNumber ? numbers : texts) {
        const restError = await lookUpByRest(noun, value);
        const graphError = await lookUpByGraph(noun, isNumber ? Number(value) : value);
        expect(removeParam(restError, noun.restParam), `${noun.rest} ${JSON.stringify(value)}`).toEqual(
          removeParam(graphError, noun.graphParam),
        );
        if (restError !== null) rejectedValues += 1;
      }
      expect(rejectedValues).toBeGreaterThan(0);
    },
  );
});

describe('unpaired surrogates', () => {
  test.each(inputKinds.filter(({ type }) => type === undefined).map((noun) => [noun.noun, noun] as const))(
    'an unpaired surrogate in %s is rejected',
    async (_, noun) => {
      expect(await lookUpByGraph(noun, 'a\ud800')).toMatchObject({ param: noun.graphParam });
    },
  );
});
