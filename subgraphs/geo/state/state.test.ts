import { beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import { catchRejection } from '../../../test/support/rejection.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { findDistrict } from '../district/resolvers.ts';
import { findCounty, hasCounties } from '../point/county.ts';
import { findDivision } from '../point/division.ts';
import { findBox, findState } from './resolvers.ts';
import { findStateByName } from './state-by-name.ts';

let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
});

const getCountry = (code: string) => places.countries.find(code);

describe('findState (ISO 3166-2)', () => {
  test.each([
    ['US-CA', null, 'US-CA'],
    ['us-ca', null, 'US-CA'],
    ['US-CA', 'US', 'US-CA'],
    ['CA', 'US', 'US-CA'],
    ['by', 'DE', 'DE-BY'],
    ['13', 'JP', 'JP-13'],
    // The code is unique in the world.
    ['ENG', null, 'GB-ENG'],
    ['US-ZZ', null, null],
    ['ZZ', 'US', null],
    ['ZZZZ', null, null],
  ])('the code %s in the country %s finds the state %s', (code, within, expected) => {
    expect(findState(places, code, within === null ? null : getCountry(within))?.code ?? null).toBe(expected);
  });

  test.each([
    // Newsletters of ISO 3166-2: France 2016, Norway 2024, Czechia 2016, India 2011, Kazakhstan 2022, Mexico 2016.
    ['FR-Q', 'FR-NOR'],
    ['NO-30', 'NO-31, NO-32, NO-33'],
    ['CZ-PR', 'CZ-10'],
    ['in-or', 'IN-OD'],
    ['KZ-ALM', 'KZ-19'],
    ['MX-DIF', 'MX-CMX'],
    ['CN-15', 'CN-NM'],
  ])('findState rejects the withdrawn code %s and names its successors %s', (code, successors) => {
    const error = catchRejection(() => findState(places, code, null));
    expect(error?.code).toBe('not_found');
    expect(error?.message).toContain(`Did you mean ${successors.replaceAll(', ', ' or ')}?`);
  });

  test('a withdrawn state code returns null when its successor is not recorded', () => {
    // Districts of Prague at the third level, which ISO 3166-2 has removed.
    expect(findState(places, 'CZ-10A', null)).toBeNull();
  });

  test('a state lists the states that it contains', () => {
    const codes = places.states.within('IT-25').map(({ code }) => code);
    // Istat: Lombardy has twelve provinces.
    expect(codes).toHaveLength(12);
    expect(codes).toContain('IT-MI');
    expect(places.states.within('US-CA')).toEqual([]);
    expect(places.states.within('GB-NIR')).toHaveLength(11);
    expect(places.states.within('ES-CT').map(({ code }) => code)).toEqual(['ES-B', 'ES-GI', 'ES-L', 'ES-T']);
  });

  test('a state code that several countries have requires the country, and the message names some of them', () => {
    const ambiguousCodeError = catchRejection(() => findState(places, 'BY', null));
    expect(ambiguousCodeError).toMatchObject({ code: 'invalid_request', param: 'country' });
    expect(ambiguousCodeError?.message).toContain('DE-BY');
    const errorForManyCountries = catchRejection(() => findState(places, '01', null));
    expect(errorForManyCountries?.message).toMatch(
      /^country is required because \d+ states have the code 01 \((?:[A-Z]{2}-01, ){5}…\)/,
    );
    expect(ambiguousCodeError?.message).not.toContain('…');
  });

  test('findState rejects a malformed code and a code that contradicts the country, and names the parameter', () => {
    expect(catchRejection(() => findState(places, 'US-CA', getCountry('DE'), 'state'))).toMatchObject({
      param: 'state',
    });
    expect(catchRejection(() => findState(places, 'US-', null))).toMatchObject({ param: 'code' });
  });
});

test.each([
  ['DE', 'Bavaria', 'DE-BY'],
  ['DE', 'BAYERN', 'DE-BY'],
  ['DE', 'State of Berlin', 'DE-BE'],
  ['SA', 'Riyadh Region', 'SA-01'],
  ['KR', 'Gyeonggi-do', 'KR-41'],
  ['US', 'New York', 'US-NY'],
  ['US', 'York', null],
  ['DE', 'Atlantis', null],
  ['DE', '', null],
  ['ZZ', 'Bavaria', null],
])('findStateByName finds in the country %s for the name %j the state %s', (code, text, expected) => {
  expect(findStateByName(places, code, text)?.code ?? null).toBe(expected);
  // The second lookup is served from the cache.
  expect(findStateByName(places, code, text)?.code ?? null).toBe(expected);
});

describe('findDistrict', () => {
  test.each([
    ['06037', undefined, 'US:06037'],
    ['06037', 'usa', 'US:06037'],
    ['2a', 'FR', 'FR:2A'],
    ['E09000001', null, 'GB:E09000001'],
    ['06037', 'FR', null],
    ['06037', 'ZZ', null],
    ['99999', undefined, null],
  ])('the code %s in %s finds the district %s', (code, within, expected) => {
    const district = findDistrict(places, code, within);
    expect(district === null ? null : `${district.country}:${district.code}`).toBe(expected);
  });

  test('findDistrict rejects a malformed district or country code and names the parameter', () => {
    expect(catchRejection(() => findDistrict(places, '1'))).toMatchObject({ param: 'code' });
    expect(catchRejection(() => findDistrict(places, '06037', 'U'))).toMatchObject({ param: 'country' });
  });
});

describe('findDivision', () => {
  const divideAt = (
    code: string,
    latitude: number,
    longitude: number,
    ...lends: [((row: number) => boolean)?]
  ) => {
    const { method, state, districtMethod, districtCode } = findDivision(
      places,
      code,
      latitude,
      longitude,
      ...lends,
    );
    return [method, state?.code ?? null, districtMethod, districtCode];
  };

  test('the division at a point in the United States and their islands comes from the boundaries of the Census Bureau', () => {
    expect(divideAt('US', 34.05, -118.24)).toEqual(['polygon', 'US-CA', 'polygon', '06037']);
    expect(divideAt('US', 40.7484, -73.9857)).toEqual(['polygon', 'US-NY', 'polygon', '36061']);
    // Puerto Rico has no states in ISO 3166-2; San Juan is one of its municipalities.
    expect(findCounty(places, 'PR', 18.45, -66.07)?.state).toBeNull();
    // The country's boundary takes precedence: Detroit is not in Canada.
    expect(findCounty(places, 'CA', 42.33, -83.05)).toBeNull();
    expect(findCounty(places, 'PR', 34.05, -118.24)).toBeNull();
    expect(findCounty(places, 'US', 48.85, 2.35)).toBeNull();
    expect(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'CA', 'UM'].map(hasCounties)).toEqual([
      ...[true, true, true, true, true, true, false, false],
    ]);
  });

  test('the division at a point outside the United States comes from the boundaries of Natural Earth', () => {
    expect(divideAt('DE', 48.14, 11.58).slice(0, 2)).toEqual(['polygon', 'DE-BY']);
    expect(divideAt('FR', 45.76, 4.84)).toEqual(['polygon', 'FR-ARA', 'polygon', '69']);
    expect(divideAt('JP', 35.68, 139.69).slice(0, 2)).toEqual(['polygon', 'JP-13']);
  });

  test('the division at a point outside all boundaries comes from the nearest accepted place within 50 km', () => {
    // A point on the open ocean has no place of the country nearby.
    expect(divideAt('DE', 0, -30)).toEqual([null, null, null, null]);
    expect(divideAt('DE', 48.14, 11.58, () => false).slice(0, 2)).toEqual(['polygon', 'DE-BY']);
    expect(divideAt('DE', 54.6, 7.6, () => false)).toEqual([null, null, null, null]);
  });
});

test('the bounding box of a state contains the seat of the state, or is null when its outline is wrong', () => {
  const boxes = places.countries.all
    .flatMap(({ code }) => places.states.of(code))
    .map((state) => ({ state, box: findBox(state) }));
  for (const { state, box } of boxes) {
    const { latitude, longitude } = state;
    if (box === null || latitude === null || longitude === null || box.west > box.east) continue;
    expect([state.code, box.south <= latitude && latitude <= box.north]).toEqual([state.code, true]);
    expect([state.code, box.west <= longitude && longitude <= box.east]).toEqual([state.code, true]);
  }
  const getBox = (code: string) => boxes.find(({ state }) => state.code === code)?.box ?? null;
  // Choir and Krško are outside these outlines; Trenton and Munich inside.
  expect([getBox('MN-064'), getBox('SI-054')]).toEqual([null, null]);
  expect([getBox('US-NJ'), getBox('DE-BY')]).not.toContain(null);
});
