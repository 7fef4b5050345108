import { readFileSync } from 'node:fs';
import { getNullableType, isInterfaceType, isListType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { query } from '../support/service.ts';

/**
 * Verifies the bounds of numbers and lists in the schema descriptions: a value at a bound is accepted, one beyond it is an
 * error of the field.
 */
const schema = buildApiSchema(
  readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
);

const describedArguments = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
  .flatMap(({ type, field }) =>
    field.args.map((arg) => ({
      coordinate: `${type.name}.${field.name} ${arg.name}`,
      type: String(arg.type),
      isList: isListType(getNullableType(arg.type)),
      isNumber: /^(?:Int|Float)!?$/.test(String(arg.type)),
      text: `${arg.description ?? ''} ${field.description ?? ''}`,
    })),
  );
const findArgument = (coordinate: string) => {
  const matchingArgument = describedArguments.find((each) => each.coordinate === coordinate);
  if (matchingArgument === undefined) throw new Error(`there is no argument ${coordinate}`);
  return matchingArgument;
};

/** § is replaced by the value; `it` is the tested field. */
const numbers: Readonly<Record<string, string>> = {
  'Asn.prefixes limit': '{ asn(number: "2119") { it: prefixes(limit: §) } }',
  'CalendarDate.business add':
    '{ date(value: "2026-01-05") { it: business(country: "NO", add: §) { result } } }',
  'City.nearby limit': '{ city(name: "Oslo", country: "NO") { it: nearby(limit: §) { distance } } }',
  'City.nearby radius':
    '{ city(name: "Oslo", country: "NO") { it: nearby(radius: §, limit: 1) { distance } } }',
  'City.postalConnection first':
    '{ city(name: "Los Angeles", country: "US") { it: postalConnection(first: §) { totalCount } } }',
  'City.postalConnection last':
    '{ city(name: "Los Angeles", country: "US") { it: postalConnection(last: §) { totalCount } } }',
  'City.postals limit': '{ city(name: "Los Angeles", country: "US") { it: postals(limit: §) { code } } }',
  'Country.businessDate add':
    '{ country(code: "NO") { it: businessDate(date: "2026-01-05", add: §) { result } } }',
  'Country.cityConnection first': '{ country(code: "NO") { it: cityConnection(first: §) { totalCount } } }',
  'Country.cities limit': '{ country(code: "NO") { it: cities(limit: §) { name } } }',
  'Country.holidays year': '{ country(code: "NO") { it: holidays(year: §) { coverage } } }',
  'Country.longWeekends year': '{ country(code: "NO") { it: longWeekends(year: §) { __typename } } }',
  'Postal.nearby limit': '{ postal(code: "90210", country: "US") { it: nearby(limit: §) { distance } } }',
  'Postal.nearby radius':
    '{ postal(code: "90210", country: "US") { it: nearby(radius: §, limit: 1) { distance } } }',
  'Country.districtConnection first':
    '{ country(code: "FR") { it: districtConnection(first: §) { totalCount } } }',
  'Country.districtConnection last':
    '{ country(code: "FR") { it: districtConnection(last: §) { totalCount } } }',
  'Country.stateConnection first': '{ country(code: "NO") { it: stateConnection(first: §) { totalCount } } }',
  'Country.stateConnection last': '{ country(code: "NO") { it: stateConnection(last: §) { totalCount } } }',
  'Query.currencyConnection first': '{ it: currencyConnection(first: §) { totalCount } }',
  'Query.currencyConnection last': '{ it: currencyConnection(last: §) { totalCount } }',
  'Query.datasetConnection first': '{ it: datasetConnection(first: §) { totalCount } }',
  'Query.datasetConnection last': '{ it: datasetConnection(last: §) { totalCount } }',
  'Query.timezoneConnection first': '{ it: timezoneConnection(first: §) { totalCount } }',
  'Query.timezoneConnection last': '{ it: timezoneConnection(last: §) { totalCount } }',
  'State.districtConnection first':
    '{ state(code: "US-CA") { it: districtConnection(first: §) { totalCount } } }',
  'State.districtConnection last':
    '{ state(code: "US-CA") { it: districtConnection(last: §) { totalCount } } }',
  'Query.airportConnection first': '{ it: airportConnection(country: "NO", first: §) { totalCount } }',
  'Query.airportConnection last': '{ it: airportConnection(country: "NO", last: §) { totalCount } }',
  'Query.citySearchConnection first': '{ it: citySearchConnection(query: "os", first: §) { totalCount } }',
  'Query.citySearchConnection last': '{ it: citySearchConnection(query: "os", last: §) { totalCount } }',
  'Query.languageConnection first': '{ it: languageConnection(first: §) { totalCount } }',
  'Query.languageConnection last': '{ it: languageConnection(last: §) { totalCount } }',
  'Query.addressSearch limit': '{ it: addressSearch(query: "main st", limit: §) { __typename } }',
  'Query.businessDate add': '{ it: businessDate(country: "NO", date: "2026-01-05", add: §) { result } }',
  'Query.cityNearest latitude': '{ it: cityNearest(latitude: §, longitude: 10) { distance } }',
  'Query.cityNearest longitude': '{ it: cityNearest(latitude: 60, longitude: §) { distance } }',
  'Query.citySearch limit': '{ it: citySearch(query: "os", limit: §) { __typename } }',
  'Query.clockAtPoint latitude': '{ it: clockAtPoint(latitude: §, longitude: 10) { offset } }',
  'Query.clockAtPoint longitude': '{ it: clockAtPoint(latitude: 60, longitude: §) { offset } }',
  'Query.companyDirectory first': '{ it: companyDirectory(first: §) { __typename } }',
  'Query.companySearch first': '{ it: companySearch(query: "bank", first: §) { __typename } }',
  'Query.elevation latitude': '{ it: elevation(latitude: §, longitude: 10) { __typename } }',
  'Query.elevation longitude': '{ it: elevation(latitude: 60, longitude: §) { __typename } }',
  'Query.elevationPath samples':
    '{ it: elevationPath(path: [{ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 1 }], samples: §) { __typename } }',
  'Query.emojiSearch limit': '{ it: emojiSearch(query: "cat", limit: §) { __typename } }',
  'Query.holidays year': '{ it: holidays(country: "NO", year: §) { coverage } }',
  'Query.longWeekends year': '{ it: longWeekends(country: "NO", year: §) { __typename } }',
  'Query.measureUnits limit': '{ it: measureUnits(limit: §) { __typename } }',
  'Query.naicsSearch limit': '{ it: naicsSearch(query: "software", limit: §) { __typename } }',
  'Query.point latitude': '{ it: point(latitude: §, longitude: 10) { countryCode } }',
  'Query.point longitude': '{ it: point(latitude: 60, longitude: §) { countryCode } }',
  'Query.weather latitude': '{ it: weather(latitude: §, longitude: 10) { __typename } }',
  'Query.weather longitude': '{ it: weather(latitude: 60, longitude: §) { __typename } }',
  'State.cityConnection first': '{ state(code: "US-CA") { it: cityConnection(first: §) { totalCount } } }',
  'State.cities limit': '{ state(code: "US-CA") { it: cities(limit: §) { name } } }',
  'Timezone.icalendar fromYear': '{ timezone(id: "UTC") { it: icalendar(fromYear: §) } }',
  'Timezone.transitions limit': '{ timezone(id: "UTC") { it: transitions(limit: §) { at } } }',
  'Timezone.vtimezone fromYear': '{ timezone(id: "UTC") { it: vtimezone(fromYear: §) } }',
};

/** The same for lists, with a valid element. */
const lists: Readonly<Record<string, readonly [document: string, element: unknown]>> = {
  'Country.translations languages': [
    '{ country(code: "DE") { it: translations(languages: $it) { tag } } }',
    'fr',
  ],
  'Query.asns codes': ['{ it: asns(codes: $it) { code } }', '64500'],
  'Query.asns numbers': ['{ it: asns(numbers: $it) { number } }', '64500'],
  'Query.bins bins': ['{ it: bins(bins: $it) { brand } }', '411111'],
  'Query.cities ids': ['{ it: cities(ids: $it) { name } }', 'city_222222222222'],
  'Query.companies ids': ['{ it: companies(ids: $it) { name } }', 'co_222222222222'],
  'Query.countries codes': ['{ it: countries(codes: $it) { name } }', 'FR'],
  'Query.currencies codes': ['{ it: currencies(codes: $it) { name } }', 'EUR'],
  'Query.dates values': ['{ it: dates(values: $it) { __typename } }', '2026-01-05'],
  'Query.domains names': ['{ it: domains(names: $it) { suffix } }', 'example.com'],
  'Query.elevationPath path': [
    '{ it: elevationPath(path: $it, samples: 2) { __typename } }',
    { latitude: 0, longitude: 0 },
  ],
  'Query.elevations points': [
    '{ it: elevations(points: $it) { __typename } }',
    { latitude: 0, longitude: 0 },
  ],
  'Query.emails addresses': ['{ it: emails(addresses: $it) { __typename } }', 'a@example.com'],
  'Query.exchangeRates quotes': ['{ it: exchangeRates(quotes: $it) { __typename } }', 'USD'],
  'Query.ibans ibans': ['{ it: ibans(ibans: $it) { valid } }', 'DE89370400440532013000'],
  'Query.ips addresses': ['{ it: ips(addresses: $it) { __typename } }', '192.0.2.1'],
  'Query.languages codes': ['{ it: languages(codes: $it) { name } }', 'fr'],
  'Query.locations places': ['{ it: locations(places: $it) { status } }', { ip: '192.0.2.1' }],
  'Query.locations selectors': ['{ it: locations(selectors: $it) { status } }', { ip: '192.0.2.1' }],
  'Query.measures values': ['{ it: measures(values: $it) { __typename } }', '1 km'],
  'Query.nodes ids': ['{ it: nodes(ids: $it) { id } }', 'country_FR'],
  'Query.phones numbers': ['{ it: phones(numbers: $it) { __typename } }', '+4722222222'],
  'Query.postals codes': ['{ it: postals(codes: $it, country: "US") { code } }', '90210'],
  'Query.states codes': ['{ it: states(codes: $it) { name } }', 'US-CA'],
  'Query.timezones ids': ['{ it: timezones(ids: $it) { id } }', 'UTC'],
  'Query.vats numbers': ['{ it: vats(numbers: $it) { valid } }', 'DE136695976'],
  'Query.vins vins': ['{ it: vins(vins: $it) { valid } }', '1M8GDM9AXKP042788'],
};

const isTested = (name: string) => name in numbers || name in lists;
/** Arguments that other tests cover: those of providers, a second edition, ten targets, kinds of records. */
const providerArguments = new Set([
  'CountryLocation.clock targets',
  'Domain.dns types',
  'Location.clock targets',
  'Query.airportConnection airportTypes',
  'Query.citySearch kinds',
  'Query.citySearchConnection kinds',
  'Query.clock targets',
  'Query.clockAtPoint targets',
  'Query.convert targets',
  'Query.dns types',
  'Query.languageConnection languageTypes',
  'Query.languageConnection scopes',
  'TimezoneDifference.periods limit',
  'Weather.days limit',
  'Weather.hours limit',
]);

test('the bounds of every argument that is a number or a list are tested', () => {
  const untestedArguments = describedArguments
    .filter(({ isList, isNumber }) => isList || isNumber)
    .map(({ coordinate }) => coordinate)
    .filter((name) => !isTested(name));
  expect(untestedArguments.sort()).toEqual([...providerArguments]);
});

/** Fields without configuration or data in this run still validate their arguments first. */
const knownCodes = new Set(['invalid_request', 'service_unavailable']);

/** @returns the path and the argument of each rejection. @throws Error when the document itself is invalid */
async function findRejections(document: string, it?: readonly unknown[]): Promise<readonly unknown[]> {
  const { errors = [] } = await query(document, { it });
  const unexpectedErrors = errors.filter(({ extensions }) => !knownCodes.has(String(extensions?.['code'])));
  if (unexpectedErrors.length > 0) throw new Error(`${document}: ${JSON.stringify(unexpectedErrors)}`);
  return errors
    .filter(({ extensions }) => extensions?.['code'] === 'invalid_request')
    .map((error) => [(error as { path?: unknown[] }).path?.at(-1), error.extensions?.['param']]);
}

const parseNumber = (text: string) => Number(text.replaceAll(',', ''));

describe.each(Object.entries(numbers))('the argument %s', (coordinate, document) => {
  const openRange = /above ([\d,]+) to ([\d,]+)/.exec(findArgument(coordinate).text);
  const [, low = '', high = ''] =
    openRange ?? /(-?[\d,]+) to (-?[\d,]+)/.exec(findArgument(coordinate).text) ?? [];
  const param = coordinate.split(' ')[1];
  const boundStep = openRange === null ? 1 : 0;

  test(`an argument accepts values from ${low} to ${high} and rejects all other values`, async () => {
    const findRejectionsFor = (value: number) => findRejections(document.replace('§', `${value}`));
    expect([low, high]).not.toContain('');
    expect(await findRejectionsFor(parseNumber(low) + (openRange === null ? 0 : 0.001))).toEqual([]);
    expect(await findRejectionsFor(parseNumber(high))).toEqual([]);
    expect(await findRejectionsFor(parseNumber(low) - boundStep)).toEqual([['it', param]]);
    expect(await findRejectionsFor(parseNumber(high) + 1)).toEqual([['it', param]]);
  });
});

describe.each(Object.entries(lists))('the list argument %s', (coordinate, [document, element]) => {
  const { text, type } = findArgument(coordinate);
  const maximumText = (/at most (\d{1,3})\b/i.exec(text) ?? /\b[12] to (\d{1,3})\b/.exec(text))?.[1] ?? '';
  const param = coordinate.split(' ')[1];

  test(`a list argument accepts at most ${maximumText} elements`, async () => {
    expect(maximumText).not.toBe('');
    const buildList = (count: number) =>
      findRejections(`query ($it: ${type}) ${document}`, Array<unknown>(count).fill(element));
    expect(await buildList(Number(maximumText))).toEqual([]);
    expect(await buildList(Number(maximumText) + 1)).toEqual([['it', param]]);
  });
});
