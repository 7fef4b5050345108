import { expect, test } from 'vitest';
import { parseIpCity } from './ip-city-record.ts';

const unknownCity = { country: null, state: null, city: null, latitude: null, longitude: null };

test('a missing IP city record is null, and an empty record has no facts', () => {
  expect(parseIpCity(null)).toBeNull();
  expect(parseIpCity({})).toEqual(unknownCity);
});

test('IP cities are read in the format of @ip-location-db', () => {
  const record = {
    country_code: 'GB',
    state1: 'England',
    city: 'London',
    latitude: 51.50853,
    longitude: -0.12574,
  };
  expect(parseIpCity(record)).toEqual({
    country: 'GB',
    state: 'England',
    city: 'London',
    latitude: 51.5085,
    longitude: -0.1257,
  });
});

test("IP cities are read in the format of MaxMind and in DB-IP's own format", () => {
  const record = {
    country: { iso_code: 'CA' },
    subdivisions: [{ iso_code: 'QC', names: { en: 'Quebec' } }, { iso_code: 'X' }],
    city: { names: { en: 'Montreal', fr: 'Montréal' } },
    location: { latitude: 45.5, longitude: -73.6 },
  };
  expect(parseIpCity(record)).toEqual({
    country: 'CA',
    state: 'CA-QC',
    city: 'Montreal',
    latitude: 45.5,
    longitude: -73.6,
  });
});

test.each([
  ['by its name where it has no code', { subdivisions: [{ names: { en: 'Quebec' } }] }, 'Quebec'],
  ['none in an empty list', { subdivisions: [] }, null],
  ['none without a name', { subdivisions: [{}] }, null],
  ['none of an empty text', { state1: '' }, null],
  ['the text before the list', { state1: 'Québec', subdivisions: [{ iso_code: 'QC' }] }, 'Québec'],
])('the state of an IP city record is read %s', (_, record, state) => {
  expect(parseIpCity({ country_code: 'CA', ...record })?.state).toBe(state);
});

// Databases write ZZ, which ISO 3166-1 leaves to users, for unassigned addresses.
test.each([
  ['ZZ', null],
  ['', null],
  ['us', null],
  ['USA', null],
  ['-', null],
  ['AUS', null],
  ['US', 'US'],
])('the country %j of an IP city record is %j', (code, country) =>
  expect(parseIpCity({ country_code: code })?.country).toBe(country),
);

test('country_code takes precedence over iso_code in an IP city record', () => {
  expect(parseIpCity({ country_code: 'DE', country: { iso_code: 'FR' } })?.country).toBe('DE');
});

test.each<[unknown, string | null]>([
  ['Frankfurt am Main (Gallus)', 'Frankfurt am Main'],
  ['Lyon (2e) Arrondissement', 'Lyon (2e) Arrondissement'],
  ['Winston-Salem', 'Winston-Salem'],
  ['-', null],
  ['Berlin -', 'Berlin -'],
  ['- Berlin', '- Berlin'],
  ['', null],
  [{ names: {} }, null],
  [{}, null],
  [{ names: { en: 'Rome (Prati)' } }, 'Rome'],
])('the city %j of an IP city record is %j', (city, expected) =>
  expect(parseIpCity({ city })?.city).toBe(expected),
);

test.each([
  ['the position 0, 0 is unknown', 0, 0, null],
  ['a position that rounds to 0, 0 is unknown', 0.00001, -0.00001, null],
  ['accepts positions on the equator', 0, 9.45, [0, 9.45]],
  ['accepts positions on the prime meridian', 51.48, 0, [51.48, 0]],
  ['accepts the limits of both ranges', 90, -180, [90, -180]],
  ['rejects a latitude beyond a pole', 90.0001, 10, null],
  ['rejects a longitude beyond the antimeridian', 10, 180.0001, null],
  ['keeps four decimals', 12.34567, 98.76543, [12.3457, 98.7654]],
])('the coordinates of an IP address are read: %s', (_, latitude, longitude, expected) => {
  const foundCity = parseIpCity({ latitude, longitude });
  expect(foundCity && [foundCity.latitude, foundCity.longitude]).toEqual(expected ?? [null, null]);
});

test('the position of an IP city record without latitude or longitude is null', () => {
  expect(parseIpCity({ latitude: 10 })).toEqual(unknownCity);
  expect(parseIpCity({ longitude: 10 })).toEqual(unknownCity);
  expect(parseIpCity({ location: { longitude: 10 }, latitude: 5 })).toEqual(unknownCity);
});

test('an IP coordinate that is rounded to zero has no minus sign', () => {
  expect(Object.is(parseIpCity({ latitude: -0.00001, longitude: 5 })?.latitude, 0)).toBe(true);
});
