import { beforeAll, expect, test } from 'vitest';
import { openCompatFixture, type CompatFixture } from '../../../test/support/compat-fixture.ts';
import { createMeteredFixture } from '../../../test/support/metered-fixture.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { createPostalCodes, buildPostalRow } from '../../../test/support/postal-codes.ts';
import { zippopotam } from './zippopotam.ts';

test('zippopotam returns a postal code with its places, and with numbers as strings', () => {
  const [path] = zippopotam.paths;
  const request = { values: ['us', '90210'], query: {}, ip: '', base: 'http://localhost', now: 0 };
  expect(path?.variables(request, null)).toEqual({ country: 'US', code: '90210' });
  const postal = {
    code: '90210',
    cityName: 'Beverly Hills',
    localities: ['Los Angeles'],
    stateName: 'California',
    stateCode: 'CA',
    countryName: 'United States',
    countryCode: 'US',
    latitude: 34.0901,
    longitude: -118.4065,
  };
  expect(path?.answer({ postal }, request)?.body).toEqual({
    'post code': '90210',
    country: 'United States',
    'country abbreviation': 'US',
    places: [
      {
        'place name': 'Beverly Hills',
        longitude: '-118.4065',
        state: 'California',
        'state abbreviation': 'CA',
        latitude: '34.0901',
      },
      {
        'place name': 'Los Angeles',
        longitude: null,
        state: 'California',
        'state abbreviation': 'CA',
        latitude: null,
      },
    ],
  });
  expect(path?.answer({ postal: null }, request)).toBeNull();
});

const postal = { state: 'US-CA', country: 'US', city: 'Beverly Hills' };
let fixture: CompatFixture;
beforeAll(async () => {
  const postalCodes = createPostalCodes([
    buildPostalRow({ ...postal, code: '90210', latitude: 34.0901, longitude: -118.4065 }),
    buildPostalRow({ ...postal, code: '90211', latitude: 34.0652, longitude: -118.383 }),
    buildPostalRow({
      country: 'US',
      state: 'US-NY',
      city: 'New York',
      code: '10001',
      latitude: 40.7484,
      longitude: -73.9967,
    }),
  ]);
  fixture = openCompatFixture({
    fixture: await createMeteredFixture({ places: await readTestPlaces(), geo: { postalCodes } }),
  });
});

test('zippopotam returns the postal codes of a place by country and state', async () => {
  expect(await fixture.get('/zippopotam/us/ca/beverly%20hills')).toEqual({
    'country abbreviation': 'US',
    country: 'United States',
    'place name': 'Beverly Hills',
    state: 'California',
    'state abbreviation': 'CA',
    places: [
      { 'place name': 'Beverly Hills', 'post code': '90210', longitude: '-118.4065', latitude: '34.0901' },
      { 'place name': 'Beverly Hills', 'post code': '90211', longitude: '-118.383', latitude: '34.0652' },
    ],
  });
  // The postal service uses the name New York, the city records New York City.
  expect(await fixture.get('/zippopotam/us/ny/new%20york')).toMatchObject({
    places: [{ 'post code': '10001' }],
  });
  for (const unknownPath of ['/us/ca/atlantis', '/us/ny/beverly%20hills', '/us/zz/beverly%20hills'])
    expect([unknownPath, (await fixture.ask(`/zippopotam${unknownPath}`)).status]).toEqual([
      unknownPath,
      404,
    ]);
  expect((await fixture.ask('/zippopotam/de/be/berlin')).status).toBe(503);
});

test('zippopotam returns nearby postal codes with distances in miles', async () => {
  expect(await fixture.get('/zippopotam/nearby/us/90210')).toEqual({
    'near latitude': 34.0901,
    'near longitude': -118.4065,
    nearby: [
      {
        // By the haversine formula.
        distance: '2.18',
        'post code': '90211',
        'place name': 'Beverly Hills',
        state: 'California',
        'state abbreviation': 'CA',
      },
    ],
  });
});
