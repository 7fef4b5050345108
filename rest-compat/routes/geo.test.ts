import { beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../../db/snapshot/places.ts';
import { createResponseReaders } from '../../test/support/responses-of.ts';
import { createPlacesRest, type Get } from '../../test/support/places-graph.ts';
import { readTestPlaces } from '../../test/support/places.ts';

let places: Places;
let get: Get;
let getFree: Get;
beforeAll(async () => {
  places = await readTestPlaces();
  get = createPlacesRest(places);
  getFree = createPlacesRest(places, false);
});

const { body, fails } = createResponseReaders(() => get);
const getList = (value: unknown) => value as Record<string, unknown>[];
const versionHeader = { 'api-version': '1.0.0' };

describe('continents', () => {
  test('there are exactly seven continent codes (GEO-001, GEO-003, GEO-007, CAT-031)', async () => {
    const names = {
      AF: 'Africa',
      AN: 'Antarctica',
      AS: 'Asia',
      EU: 'Europe',
      NA: 'North America',
      OC: 'Oceania',
      SA: 'South America',
    };
    for (const [code, name] of Object.entries(names)) {
      expect(await body(`/continent/${code}`)).toMatchObject({ continent: code, name });
    }
    expect(
      getList((await body('/continent/AN/countries'))['countries']).map(({ country }) => country),
    ).toContain('AQ');
  });
  test('the continent paths accept codes in lower case and reject unknown codes (GEO-002, GEO-004)', async () => {
    await fails('/continent/XX', 400, 'code');
    expect(await body('/continent/eu')).toEqual(await body('/continent/EU'));
  });
  test('a continent lists its countries (GEO-005, CAT-033)', async () => {
    const { continent, countries } = await body('/continent/EU/countries');
    const listCodes = getList(countries).map(({ country }) => country);
    expect(continent).toBe('EU');
    expect(listCodes).toEqual(expect.arrayContaining(['FR', 'DE', 'RU', 'XK']));
    expect(listCodes).not.toContain('US');
    expect(Object.keys(getList(countries)[0] ?? {})).toEqual(['country', 'name', 'emoji', 'calling_code']);
    await fails('/continent/XX/countries', 400, 'code');
  });
  test('a continent has a population, which is null when the continent is uninhabited (GEO-006)', async () => {
    const europe = (await body('/continent/EU'))['population'] as number;
    // UN World Population Prospects 2024: Europe has 745 million; CLDR's continent borders differ little.
    expect(europe).toBeGreaterThan(720e6);
    expect(europe).toBeLessThan(770e6);
    expect((await body('/continent/AN'))['population']).toBeNull();
  });
  test('both API versions list the continents (CAT-032)', async () => {
    const { continents } = await body('/continent');
    expect(getList(continents).map(({ continent }) => continent)).toEqual([
      'AF',
      'AN',
      'AS',
      'EU',
      'NA',
      'OC',
      'SA',
    ]);
    const keys = [
      'continent',
      'name',
      'region',
      'subregion',
      'population',
      'population_period',
      'area',
      'emoji',
    ];
    expect(Object.keys(await body('/continent/EU'))).toEqual(keys);
    expect(Object.keys(await body('/continent/EU', versionHeader))).toEqual(
      keys.filter((key) => key !== 'population_period'),
    );
  });
});

describe('blocs', () => {
  test('blocs of countries are returned by code, as a list and with their countries (CAT-034, CAT-035, CAT-036)', async () => {
    expect(await body('/bloc/eu')).toEqual({ bloc: 'EU', name: 'European Union', members: 27 });
    expect(getList((await body('/bloc'))['blocs']).map(({ bloc }) => bloc)).toEqual(
      expect.arrayContaining([
        'EU',
        'EEA',
        'EFTA',
        'SCHENGEN',
        'EUROZONE',
        'SEPA',
        'NATO',
        'OECD',
        'G7',
        'ASEAN',
        'GCC',
        'MERCOSUR',
      ]),
    );
    const countries = getList((await body('/bloc/EU/countries'))['countries']);
    expect(countries).toHaveLength(27);
    expect(countries).toContainEqual({ country: 'FR', name: 'France', emoji: '🇫🇷', calling_code: '+33' });
    await fails('/bloc/NOPE', 404);
    await fails('/bloc/1', 400, 'code');
  });
});

describe('countries', () => {
  test('a country is found by alpha-2 code, alpha-3 code and name (GEO-008, GEO-009, CAT-037)', async () => {
    const germany = await body('/country/DE');
    expect(germany['name']).toBe('Germany');
    for (const key of ['DEU', 'de', 'Germany', 'Deutschland'])
      expect(await body(`/country/${key}`)).toEqual(germany);
    expect(await body('/country/C%C3%B4te%20d%27Ivoire')).toMatchObject({ country: 'CI' });
  });
  test('a country has a capital, a currency, states and a population (GEO-010, GEO-011, GEO-012, GEO-013)', async () => {
    expect(await body('/country/US')).toMatchObject({
      capital: 'Washington, D.C.',
      currency: 'USD',
      states: 57,
    });
    expect(await body('/country/JP')).toMatchObject({
      currency: 'JPY',
      currency_name: 'Japanese Yen',
      currency_symbol: '¥',
    });
    // Statistics Iceland: 389,444 on 1 January 2025.
    const iceland = (await body('/country/IS'))['population'] as number;
    expect(Math.abs(iceland - 389_444) / 389_444).toBeLessThan(0.1);
  });
  test('facts that do not exist are null in a country (GEO-018)', async () => {
    expect(await body('/country/AQ')).toMatchObject({
      capital: null,
      currency: null,
      currency_name: null,
      population: null,
    });
  });
  test('an unknown country code returns 404, and a malformed code returns 400 (GEO-016, GEO-017)', async () => {
    await fails('/country/ZZ', 404);
    await fails('/country/1', 400, 'code');
    await fails('/country/840', 400, 'code');
    await fails('/country/USA1', 400, 'code');
  });
  test('a country lists its states by either code, and an empty list when it has no states (GEO-014, GEO-015, CAT-039)', async () => {
    const states = await body('/country/US/states');
    expect(await body('/country/USA/states')).toEqual(states);
    expect(states['states']).toContainEqual({ state: 'CA', name: 'California', type: 'state' });
    expect((await body('/country/VA/states'))['states']).toEqual([]);
    await fails('/country/ZZ/states', 404);
  });
  test('the list of countries has the 249 countries of ISO 3166-1 and Kosovo (CAT-038)', async () => {
    const codes = getList((await body('/country'))['countries']).map(({ country }) => country);
    expect(codes.filter((code) => code !== 'XK')).toHaveLength(249);
    expect(new Set(codes).size).toBe(250);
  });
  test('a country has the documented keys in both API versions', async () => {
    const { deep, ...core } = await body('/country/FR?deep=true');
    expect(Object.keys(core)).toEqual([
      ...[
        'country',
        'name',
        'name_local',
        'capital',
        'continent',
        'currency',
        'currency_name',
        'currency_symbol',
      ],
      ...['calling_code', 'emoji', 'languages', 'timezones', 'population', 'population_period', 'states'],
    ]);
    expect(Object.keys(deep as object)).toEqual([
      ...[
        'iso3',
        'numeric',
        'full_name',
        'demonym',
        'capital',
        'capital_lat',
        'capital_lon',
        'region',
        'subregion',
      ],
      ...['population', 'population_period', 'area', 'land_area', 'water_area', 'coastline', 'elevation'],
      ...[
        'lowest_point',
        'highest_point',
        'tld',
        'tax',
        'tax_rate',
        'tax_id_format',
        'tax_id_regex',
        'borders',
      ],
      ...['blocs', 'week_start', 'units', 'driving_side', 'plugs', 'voltage', 'frequency', 'emergency'],
      ...['postal_format', 'postal_regex', 'ioc', 'fifa', 'plate'],
      // The new key comes after the documented keys.
      ...['latitude', 'longitude', 'bounding_box', 'currencies', 'aliases'],
    ]);
    expect(deep).toMatchObject({
      iso3: 'FRA',
      numeric: '250',
      tld: '.fr',
      driving_side: 'right',
      voltage: 230,
    });
    const flatBody = await body('/country/FR', versionHeader);
    expect(flatBody).toMatchObject({
      local_name: null,
      iso3: 'FRA',
      currency: 'EUR',
      calling_code: '+33',
      tld: '.fr',
    });
    expect(flatBody).not.toHaveProperty('name_local');
    expect((await getFree('/country/FR?deep=true')).body['deep']).toEqual({});
  });
  test('the currency of a country is found in the graph (MON-023)', async () => {
    expect(await body('/country/CH')).toMatchObject({ currency: 'CHF', currency_name: 'Swiss Franc' });
  });
});

describe('states', () => {
  test('a state lookup requires the country when several countries have the state code (GEO-019, GEO-020, GEO-021, CAT-040)', async () => {
    await fails('/state/CA', 400, 'country');
    expect(await body('/state/CA?country=US')).toMatchObject({
      state: 'CA',
      name: 'California',
      iso_3166_2: 'US-CA',
    });
    expect(await body('/state/CA?country=IT')).toMatchObject({ name: 'Cagliari', country: 'IT' });
  });
  test('a state has a population, which is null when no population is recorded (GEO-022)', async () => {
    expect((await body('/state/CA?country=US'))['population']).toBe(39_538_223);
    // The department and the metropolis of Lyon are only counted together.
    expect((await body('/state/69?country=FR'))['population']).toBeNull();
  });
  test('a state lookup distinguishes unknown, contradictory and malformed codes (GEO-025, GEO-026, GEO-027)', async () => {
    await fails('/state/QQ?country=US', 404);
    await fails('/state/CA?country=ZZ', 404);
    expect(await body('/state/us-ca')).toEqual(await body('/state/CA?country=USA'));
    await fails('/state/US-CA?country=IT', 400, 'code');
    await fails('/state/CA!?country=US', 400, 'code');
  });
  test('a state code keeps its leading zeros (GEO-028)', async () => {
    expect(await body('/state/01?country=JP')).toMatchObject({ state: '01', name_local: '北海道' });
  });
  test('the states of Norway are its counties since 2024', async () => {
    expect(await body('/state/NO-33')).toMatchObject({ name: 'Buskerud', type: 'county' });
    await fails('/state/NO-30', 404);
  });
  test('a state has the documented keys in both API versions', async () => {
    const { deep, ...core } = await body('/state/US-NY?deep=true');
    expect(Object.keys(core)).toEqual([
      ...['state', 'name', 'name_local', 'type', 'country', 'country_name', 'latitude', 'longitude'],
      ...['timezone', 'timezones', 'iso_3166_2', 'population', 'population_period'],
    ]);
    expect(deep).toMatchObject({ fips: '36', capital: 'Albany', tax_rate: 4 });
    expect(Object.keys(deep as object)).toEqual([
      'population',
      'population_period',
      'area',
      'fips',
      'capital',
      'area_codes',
      'tax',
      'tax_rate',
      // The new key comes after the documented keys.
      'bounding_box',
    ]);
    expect(await body('/state/DE-BY', versionHeader)).toMatchObject({
      local_name: 'Bayern',
      capital: 'Munich',
    });
  });
});

describe('cities', () => {
  test('a city lookup by name finds only exact names (GEO-037, CAT-043)', async () => {
    expect(await body('/city/Oslo?country=NO')).toMatchObject({
      name: 'Oslo',
      country: 'NO',
      timezone: 'Europe/Oslo',
    });
    await fails('/city/Osl', 404);
    // The suggestion is not the name that just failed.
    const remote = await get('/city/Oslo?country=NO&state=99');
    expect(remote.body['message']).toBe(
      'No city in 99, NO is named exactly Oslo. For example, use Oslo with country=NO, or search by prefix with /city?q=osl.',
    );
  });
  test('the country and the state restrict a city lookup (GEO-038, GEO-039, GEO-040, GEO-041)', async () => {
    expect(await body('/city/Paris?country=FR')).toMatchObject({ country: 'FR', district: '75' });
    expect(await body('/city/Paris?country=US')).toMatchObject({ country: 'US', state: 'TX' });
    const springfield = await body('/city/Springfield?country=US&state=IL');
    expect(springfield).toMatchObject({ state: 'IL', state_name: 'Illinois', district: '17167' });
    expect(await body('/city/Springfield?state=US-IL')).toEqual(springfield);
    expect(await body('/city/Springfield?country=US&state=US-IL')).toEqual(springfield);
    await fails('/city/Springfield?state=IL', 400, 'country');
  });
  test('a city lookup by name returns the most populous match and the number of matches (GEO-042)', async () => {
    const springfield = await body('/city/Springfield?country=US');
    expect(springfield).toMatchObject({ name: 'Springfield', state: 'MO' });
    expect(springfield['matches']).toBeGreaterThan(20);
    expect((await body('/city/Oslo?country=NO'))['matches']).toBe(1);
  });
  test('a city search finds cities by the beginning of their name (GEO-043, CAT-044)', async () => {
    const { q, cities } = await body('/city?q=san+fr&limit=5');
    expect(q).toBe('san fr');
    expect(getList(cities)[0]).toMatchObject({ name: 'San Francisco', state: 'CA' });
    expect(getList((await body('/city?q=berl'))['cities'])[0]).toMatchObject({ name: 'Berlin' });
    expect(getList((await body('/city?q=pari&country=US&limit=1'))['cities'])[0]).toMatchObject({
      country: 'US',
    });
    expect(getList((await body('/city?q=pariss&limit=1'))['cities'])[0]).toMatchObject({
      name: 'Paris',
      country: 'FR',
    });
    await fails('/city?q=a&limit=51', 400, 'limit');
    await fails('/city?q=', 400, 'q');
  });
  test('a city search finds cities near a point (GEO-044, CAT-045)', async () => {
    expect(await body('/city?lat=48.8566&lon=2.3522')).toMatchObject({ name: 'Paris', country: 'FR' });
    const oslo = await body('/city?lat=59.91&lon=10.75');
    expect(oslo['name']).toBe('Oslo');
    expect((oslo['distance'] as number) / 1.609344).toBeCloseTo(oslo['distance_mi'] as number, 1);
  });
  test('a city search rejects a name together with a point, and an incomplete point (GEO-045, GEO-046)', async () => {
    await fails('/city?q=a&lat=1&lon=1', 400, 'q');
    await fails('/city?lat=1', 400);
    await fails('/city?lon=1', 400);
    await fails('/city?lat=90.01&lon=1', 400, 'lat');
  });
  test('a city has the same stable id in all responses (GEO-047, GEO-048, GEO-050, CAT-047)', async () => {
    const getId = (await body('/city/Oslo?country=NO'))['id'];
    expect(getId).toMatch(/^city_[a-z0-9]{12}$/);
    expect(getList((await body('/city?q=oslo'))['cities'])[0]?.['id']).toBe(getId);
    expect((await body('/city?lat=59.9127&lon=10.7461'))['id']).toBe(getId);
    for (const name of [
      'Tokyo',
      'Paris',
      'Lagos',
      'Lima',
      'Sydney',
      'Cairo',
      'Delhi',
      'Toronto',
      'Berlin',
      'Madrid',
      'Rome',
      'Seoul',
      'Bangkok',
      'Nairobi',
      'Dhaka',
      'Quito',
      'Havana',
      'Vienna',
      'Prague',
      'Athens',
    ]) {
      const { matches, ...city } = await body(`/city/${name}`);
      expect(matches).toBeGreaterThan(0);
      expect(await body(`/city/id/${String(city['id'])}`)).toEqual(city);
    }
  });
  test('an unknown city id returns 404, and a malformed id returns 400 (GEO-051, GEO-052)', async () => {
    await fails('/city/id/city_222222222222', 404);
    await fails('/city/id/abc', 400, 'id');
  });
  test('a city has a population, which is null when unknown (GEO-053, GEO-084)', async () => {
    expect((await body('/city/Oslo?country=NO'))['population']).toBeGreaterThan(500_000);
    let row = places.cities.length - 1;
    while (places.cities.population(row) !== null) row -= 1;
    const unknownBody = await body(`/city/id/${places.cities.id(row)}`);
    expect(unknownBody).toHaveProperty('population', null);
    for (const path of ['/continent/AN', '/country/AQ', '/state/FR-69']) {
      expect(await body(path)).toHaveProperty('population', null);
    }
  });
  test('a city is found by its name in any script, in any case and with any accents (GEO-054)', async () => {
    const saoPaulo = await body('/city/S%C3%A3o%20Paulo');
    expect(saoPaulo).toMatchObject({ name: 'São Paulo', country: 'BR' });
    expect(await body('/city/Sao%20Paulo')).toEqual(saoPaulo);
    expect(await body('/city/SAO-PAULO')).toEqual(saoPaulo);
    for (const [name, english, local] of [
      ['München', 'Munich', 'München'],
      ['東京', 'Tokyo', '東京'],
      ['Москва', 'Moscow', 'Москва'],
      ['Αθήνα', 'Athens', 'Αθήνα'],
      ['القاهرة', 'Cairo', 'القاهرة'],
    ] as const) {
      expect(await body(`/city/${encodeURIComponent(name)}`)).toMatchObject({
        name: english,
        name_local: local,
      });
    }
  });
  test('nearby cities are sorted by distance, without the city itself (GEO-055, CAT-046)', async () => {
    const nearbyBody = await body('/city/Oslo/nearby?country=NO&radius=30&limit=20');
    expect(Object.keys(nearbyBody)).toEqual(['city', 'state', 'country', 'radius', 'unit', 'nearby']);
    expect(nearbyBody).toMatchObject({ city: 'Oslo', country: 'NO', radius: 30, unit: 'km' });
    const distances = getList(nearbyBody['nearby']).map(({ distance }) => distance as number);
    expect(distances).toHaveLength(20);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(30);
    expect(getList(nearbyBody['nearby']).map(({ name }) => name)).not.toContain('Oslo');
    for (const city of getList(nearbyBody['nearby'])) expect(city['id']).toMatch(/^city_/);
    await fails('/city/Oslo/nearby?radius=0', 400, 'radius');
    await fails('/city/Oslo/nearby?unit=ly', 400, 'unit');
  });
  test('a city has the documented keys in both API versions', async () => {
    const { deep, ...core } = await body('/city/Denver?country=US&deep=true');
    expect(Object.keys(core)).toEqual([
      ...[
        'name',
        'name_local',
        'type',
        'state',
        'state_name',
        'district',
        'district_name',
        'country',
        'country_name',
      ],
      ...['latitude', 'longitude', 'timezone', 'population', 'id', 'matches'],
    ]);
    expect(deep).toMatchObject({ capital_of: 'state', elevation: 1609, elevation_ft: 5279 });
    expect(Object.keys(deep as object)).toEqual([
      'capital_of',
      'elevation',
      'elevation_ft',
      'population',
      'population_period',
      'area',
      'land_area',
      'water_area',
    ]);
    expect(await body('/city/Denver?country=US', versionHeader)).toMatchObject({
      local_name: null,
      elevation: 1609,
      capital_of: 'state',
    });
    expect((await getFree('/city/Denver?country=US&deep=true')).body['deep']).toEqual({});
    expect(getList((await getFree('/city?q=denver&deep=true&limit=1')).body['cities'])[0]?.['deep']).toEqual(
      {},
    );
  });
});
