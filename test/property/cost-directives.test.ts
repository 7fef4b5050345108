import { readFileSync } from 'node:fs';
import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGraphPrices } from '../../rest-compat/prices/graph-prices.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { readFieldCosts } from '../../router/compose/field-costs.ts';
import { needsAnotherCall } from '../../router/cost/cost-tree.ts';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { getShippedDirectory } from '../support/company-directory.ts';
import { createMeteredFixture, type MeteredFixture } from '../support/metered-fixture.ts';
import { buildTestTerminals } from '../support/networks.ts';
import { readTestPlaces } from '../support/places.ts';

const sdl = readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8');
const costs = readFieldCosts(sdl);
const schema = buildApiSchema(sdl);

const fields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ coordinate: `${type.name}.${field.name}`, field })),
  );

/** Lists of providers and of stores that an operator fills; the test data has none of them. */
const remoteFields = `
  ExchangeRates.days RatesOfDay.rates
  AddressSearch.results Company.emailAddresses Company.phoneNumbers CompanySource.fields DnsAnswer.records Domain.companies Domain.values DomainRegistration.nameservers
  DomainRegistration.status Ip.nameLanguages MailExchange.records NaicsExclusion.codes Npi.enrollments Postal.localities Postal.metros
  Postal.nameLanguages Postal.neighbors TariffLine.lineage TariffLine.measures TariffLine.units TariffSearch.results
  TimezoneDifference.changed TimezoneDifferences.zones UseragentBrowser.brands VatAddress.lines Vin.recalls Weather.alerts
  Weather.forecast Weather.minutes`;

/** Lists whose length is given by an argument with a default. */
const slicedFields = new Set(
  fields.flatMap(({ coordinate, field }) =>
    field.args.some(
      ({ name, defaultValue }) =>
        costs.get(coordinate)?.slicingArguments.includes(name) === true && defaultValue !== undefined,
    )
      ? coordinate
      : [],
  ),
);

/** Returns the assumed maximum length of a list: as declared, or the largest argument of any list. */
const getMaximumLength = (coordinate: string): number =>
  costs.get(coordinate)?.assumedSize ?? (slicedFields.has(coordinate) ? 1000 : 0);

test('every list in the schema declares its length, by an assumed size or by an argument with a default', () => {
  const unlistedFields = fields.filter(
    (each) =>
      isListType(getNullableType(each.field.type)) &&
      (costs.get(each.coordinate)?.assumedSize ?? null) === null &&
      !slicedFields.has(each.coordinate),
  );
  expect(fields.length).toBeGreaterThan(500);
  expect(unlistedFields.map(({ coordinate }) => coordinate)).toEqual([]);
});

test('no list declares both an assumed size and a slicing argument with a default', () => {
  const conflictingFields = fields.filter(
    ({ coordinate }) => slicedFields.has(coordinate) && (costs.get(coordinate)?.assumedSize ?? null) !== null,
  );
  expect(conflictingFields.map(({ coordinate }) => coordinate)).toEqual([]);
});

test('every field of Query counts as a lookup', () => {
  const roots = fields.filter(({ coordinate }) => coordinate.startsWith('Query.'));
  expect(roots.length).toBeGreaterThan(50);
  expect(roots.filter(({ coordinate }) => costs.get(coordinate)?.weight !== 1)).toEqual([]);
});

test('a field with arguments that returns a record is a lookup, except Timezone.canonical and Timezone.now', () => {
  const remoteCosts = fields.filter(
    ({ coordinate, field }) =>
      !coordinate.startsWith('Query.') &&
      field.args.length > 0 &&
      isObjectType(getNamedType(field.type)) &&
      !isListType(getNullableType(field.type)),
  );
  expect(remoteCosts.length).toBeGreaterThan(8);
  const freeFields = remoteCosts.filter(({ coordinate }) => costs.get(coordinate)?.weight !== 1);
  // Both are part of the path of a zone, whose parameters they repeat.
  expect(freeFields.map(({ coordinate }) => coordinate)).toEqual(['Timezone.canonical', 'Timezone.now']);
});

/** Fields that are always free: they only format known values, in about 15 µs each. */
const boundWordings = `
  City.countryName City.name City.nameLanguages City.stateName CityNeighbour.distance Clock.name
  Continent.name Continent.nameLanguages Country.capital Country.name Country.nameLanguages Currency.name
  Currency.nameLanguages District.countryName District.nameLanguages District.stateName Ip.countryName Ip.nameLanguages
  Language.name Language.nameLanguages Language.scriptName Point.countryName Point.nameLanguages Point.stateName
  Postal.countryName Postal.nameLanguages Postal.stateName PostalDistance.distance PostalNeighbour.distance
  State.countryName State.name State.nameLanguages`;

/** Fields that are included with their record once, and charged for each call with other arguments. */
const reportedOnce = `
  Asn.prefixes Clock.text Country.cities Country.translations Email.domainValid State.cities Timezone.canonical Timezone.equivalents Timezone.now
  Timezone.posix Timezone.transitions Timezone.vtimezone TimezoneDifference.periods Weather.days Weather.hours`;

test('every field with arguments is a lookup, is charged once per call, or is listed as free', () => {
  const kindsByField = new Map<string, string[]>();
  for (const { coordinate, field } of fields) {
    if (field.args.length === 0) continue;
    const isLookup = (costs.get(coordinate)?.weight ?? 0) > 0;
    const kind = isLookup ? 'lookup' : needsAnotherCall(field.args) ? 'again' : 'free';
    kindsByField.set(kind, [...(kindsByField.get(kind) ?? []), coordinate]);
  }
  const splitWords = (text: string) => text.trim().split(/\s+/);
  expect(kindsByField.get('lookup')?.length).toBeGreaterThan(80);
  expect(kindsByField.get('again')?.sort()).toEqual(splitWords(reportedOnce));
  expect(kindsByField.get('free')?.sort()).toEqual(splitWords(boundWordings));
});

test('the fields that sizedFields names are lists of the return type', () => {
  for (const { coordinate, field } of fields) {
    for (const name of costs.get(coordinate)?.sizedFields ?? []) {
      const type = getNamedType(field.type);
      const innerField = isObjectType(type) ? type.getFields()[name] : undefined;
      expect(innerField && isListType(getNullableType(innerField.type)), `${coordinate} ${name}`).toBe(true);
    }
  }
});

test('every field that a price plan can exclude is nullable', () => {
  const { paidFields } = createGraphPrices(routes, { apiSchema: schema, sdl });
  expect(paidFields.size).toBeGreaterThan(100);
  const fieldsOutsidePlan = fields.filter(
    ({ coordinate, field }) => paidFields.has(coordinate) && isNonNullType(field.type),
  );
  expect(fieldsOutsidePlan.map(({ coordinate }) => coordinate)).toEqual([]);
});

describe('declared list sizes', () => {
  let fixture: MeteredFixture;
  beforeAll(async () => {
    fixture = await createMeteredFixture({
      places: await readTestPlaces(),
      geo: { terminals: await buildTestTerminals() },
      company: { directory: getShippedDirectory },
      ceiling: { lookups: 1e9, fields: 1e9 },
      timeoutMs: 120_000,
    });
  });
  afterAll(() => fixture.close());

  const longestLists = new Map<string, number>();
  async function measure(query: string, variables: object = {}): Promise<unknown> {
    const { status, body } = await fixture.ask(query, variables, {});
    expect(status, body.slice(0, 300)).toBe(200);
    const { data } = JSON.parse(body) as { data: Record<string, unknown> };
    walk(data, 'Query');
    return data;
  }

  /** These documents use no aliases, so keys are field names. */
  function walk(value: unknown, typeName: string): void {
    if (Array.isArray(value)) return value.forEach((part) => walk(part, typeName));
    if (typeof value !== 'object' || value === null) return;
    const type = schema.getType(typeName);
    for (const [key, inner] of Object.entries(value)) {
      const field = isObjectType(type) ? type.getFields()[key] : undefined;
      if (field === undefined) continue;
      const coordinate = `${typeName}.${key}`;
      if (Array.isArray(inner))
        longestLists.set(coordinate, Math.max(longestLists.get(coordinate) ?? 0, inner.length));
      walk(inner, getNamedType(field.type).name);
    }
  }

  test('no list of places, networks, languages, currencies, zones or units is longer than its declared size', async () => {
    await measure(
      '{ continents { countries { code } } blocs { members { __typename } formerMembers { __typename } countries { code } } }',
    );
    const measuredLists = (await measure(
      '{ countries { code languageCodes languages { scripts countryCodes countries { code } } borderCodes borders { code } plugs blocCodes blocs { code } timezones { id windowsIds equivalents { id } countries { code } } currency { countryCodes countries { code } uses { __typename } } currencyCodes currencies { code } nativeNames aliases translations { tag } } }',
    )) as { countries: { code: string }[] };
    await measure('{ countries { states { timezoneIds areaCodes districts { id timezoneIds } } } }');
    await measure(
      '{ currencies { countryCodes uses { __typename } } datasets { __typename } measureUnits(limit: 500) { aliases } zones { timezoneIds zones { countryCodes } } }',
    );
    const year = '{ holidays { regions } }';
    for (const { code } of measuredLists.countries.filter((_, index) => index % 6 === 0)) {
      await measure(`query($c: ID!) { country(code: $c) { holidays(year: 2026, type: all) ${year} } }`, {
        c: code,
      });
    }
    for (const c of ['ES', 'DE', 'CH', 'GB', 'IN', 'US']) {
      await measure(`query($c: ID!) { country(code: $c) { holidays(year: 2026, type: all) ${year} } }`, {
        c,
      });
    }
    await measure(
      '{ companyDirectory(first: 50) { edges { cursor } nodes { listings { symbol } aliases hostnames { hostname } identifiers { value } addresses { cityName } industries { code } } } }',
    );
    await measure(
      '{ naicsSearch(query: "5", limit: 50) { results { naics { children { code } exclusions { codes } } } } emojiSearch(query: "a", limit: 50) { results { shortcodes codepoints keywords skins { __typename } } } }',
    );
    expect(longestLists.size).toBeGreaterThan(40);
    const listsBeyondBound = [...longestLists].filter(
      ([coordinate, length]) => length > getMaximumLength(coordinate),
    );
    expect(listsBeyondBound).toEqual([]);
  });

  test('no list of names, editions, years, searches or parts of a record is longer than its declared size', async () => {
    const localizedName = 'nameLanguages(lang: "zh-Hant-TW")';
    for (const query of [
      `{ continents { ${localizedName} } currencies { ${localizedName} } countries { ${localizedName} states { ${localizedName} } } }`,
      `{ countries(codes: ["FR", "US", "CN"]) { cities(limit: 50) { ${localizedName} timezone { transitions(limit: 200) { at } } nearby(limit: 50) { distance } } } }`,
      `{ languages(codes: ["fr", "zh"]) { ${localizedName} } point(latitude: 48.8, longitude: 2.3) { ${localizedName} } }`,
      `{ states(codes: ["US-CA", "GB-ENG", "FR-ARA", "PH-00"]) { cities(limit: 50) { name } districts { ${localizedName} } children { ${localizedName} } } clock(zone: "Europe/Paris", lang: "zh-Hant-TW") { nameLanguages } }`,
      '{ point(latitude: 43.8, longitude: 87.6) { otherTimezones { id } } city(name: "Urumqi") { otherTimezones { id } } airport(iata: "URC") { otherTimezones { id } } port(unlocode: "ILASH") { otherTimezones { id } } }',
      '{ timezoneEditions { version } checkWallTime(zone: "Europe/Paris", at: "2026-10-25T02:30") { alternatives { at } } }',
      '{ convert(at: "2026-01-01T00:00Z", zone: "UTC", targets: ["Asia/Tokyo", "Europe/Paris"]) { at } }',
      '{ clock(zone: "UTC", targets: ["Asia/Tokyo", "Europe/Paris"]) { targets { at } } }',
      '{ countryLocation(country: "US") { candidates { __typename } } location(city: "Springfield") { candidates { __typename } } }',
      '{ citySearch(query: "san", limit: 50) { results { name } hits { matchedName } } measure(value: "1 gallon", toUnit: "L") { choices { __typename } } }',
      '{ companySearch(query: "apple", first: 50) { edges { cursor } nodes { sources { fields } socialProfiles { __typename } phoneNumbers { __typename } emailAddresses { __typename } } } companyCoverage { countryCodes } }',
      '{ companyRegisters { numberTypes } datasets { families } phone(number: "+12125550123") { timezoneIds } bin(bin: "424242") { lengths } }',
      '{ naicsSearch(query: "hospitl", limit: 50) { results { match { corrections { __typename } } naics { exclusions { codes } } } } naics(code: "541511") { successors { code } exclusions { codes } } }',
      '{ holiday(country: "ES", date: "2026-03-19", type: all) { holidays { name } } }',
    ])
      await measure(query);
    for (const country of ['US', 'DE', 'ES', 'CN', 'MY']) {
      await measure(
        'query($c: ID!) { longWeekends(country: $c, year: 2026) { bridgeDays { date } longWeekends { holidayNames } } }',
        { c: country },
      );
    }
    const listsBeyondBound = [...longestLists].filter(
      ([coordinate, length]) => length > getMaximumLength(coordinate),
    );
    expect(listsBeyondBound).toEqual([]);
  });

  test('every other list is as long as its argument, or comes from a provider', () => {
    const unmeasuredFields = fields
      .filter(
        ({ coordinate, field }) => isListType(getNullableType(field.type)) && !longestLists.has(coordinate),
      )
      .map(({ coordinate }) => coordinate);
    const isAsked = (coordinate: string) =>
      coordinate.startsWith('Query.') ||
      /Connection\.(?:edges|nodes)$/.test(coordinate) ||
      (costs.get(coordinate)?.slicingArguments.length ?? 0) > 0;
    const remoteNames = new Set(remoteFields.split(/\s+/));
    expect(
      unmeasuredFields.filter((coordinate) => !isAsked(coordinate) && !remoteNames.has(coordinate)),
    ).toEqual([]);
  });

  test('the declared totals of states and districts are not exceeded by the data', async () => {
    const { partitions } = fixture.prices;
    const { data } = JSON.parse(
      (await fixture.ask('{ countries { states { iso31662 districts { id } children { id } } } }', {}, {}))
        .body,
    ) as {
      data: {
        countries: {
          states: { iso31662: string; districts: { id: string }[]; children: { id: string }[] }[];
        }[];
      };
    };
    const allStates = data.countries.flatMap((country) => country.states);
    const districts = allStates.flatMap((state) => state.districts);
    expect(new Set(allStates.map(({ iso31662 }) => iso31662)).size).toBe(allStates.length);
    expect(allStates.length).toBeLessThanOrEqual(partitions.get('Country.states') ?? 0);
    expect(new Set(districts.map(({ id }) => id)).size).toBe(districts.length);
    expect(districts.length).toBeLessThanOrEqual(partitions.get('State.districts') ?? 0);
    expect(districts.length).toBeGreaterThan(1000);
    const children = allStates.flatMap((state) => state.children);
    expect(children.length).toBeGreaterThan(500);
    expect(children.length).toBeLessThanOrEqual(partitions.get('State.children') ?? 0);
  });

  test('the bound for the divisions of twenty countries is close to their number, and is valid for repeated countries', async () => {
    const alpha2 = 'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV'.split(' ');
    const measureCost = async (codes: readonly string[]) => {
      const document = 'query($codes: [ID!]!) { countries(codes: $codes) { states { children { name } } } }';
      const { status, body } = await fixture.ask(document, { codes });
      expect(status).toBe(200);
      const { extensions } = JSON.parse(body) as {
        extensions: { cost: { fields: number; bound: { fields: number } } };
      };
      return extensions.cost;
    };
    const once = await measureCost(alpha2);
    expect(once.bound.fields).toBeLessThan(20_000);
    const repeatedCost = await measureCost([...alpha2, ...alpha2, 'FRA', 'ESP']);
    for (const { fields, bound } of [once, repeatedCost]) expect(bound.fields).toBeGreaterThanOrEqual(fields);
  });
});
