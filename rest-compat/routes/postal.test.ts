import { beforeAll, describe, expect, test } from 'vitest';
import type { PostalCodes } from '../../db/queries/postal-codes.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { StoreError } from '../../core/store-error.ts';
import { noon, createPlacesGraph, createPlacesRest, type Get } from '../../test/support/places-graph.ts';
import { readTestPlaces } from '../../test/support/places.ts';
import { createPostalCodes, buildPostalRow } from '../../test/support/postal-codes.ts';

const rows = [
  buildPostalRow({
    country: 'US',
    code: '10115',
    city: 'New York',
    state: 'US-NY',
    latitude: 40.8111,
    longitude: -73.9642,
  }),
  buildPostalRow({
    country: 'DE',
    code: '10115',
    city: 'Berlin',
    state: 'DE-BE',
    latitude: 52.5337,
    longitude: 13.3872,
  }),
  buildPostalRow({
    country: 'US',
    code: '10001',
    city: 'New York',
    state: 'US-NY',
    latitude: 40.7484,
    longitude: -73.9967,
  }),
  buildPostalRow({
    country: 'US',
    code: '90210',
    city: 'Beverly Hills',
    state: 'US-CA',
    district: '06037',
    latitude: 34.0901,
    longitude: -118.4065,
  }),
  buildPostalRow({
    country: 'US',
    code: '00901',
    city: 'San Juan',
    state: 'US-PR',
    latitude: 18.4,
    longitude: -66.06,
  }),
  buildPostalRow({
    country: 'US',
    code: '06875',
    city: 'Redding Center',
    state: 'US-CT',
    district: '09001',
    districtName: 'Fairfield',
  }),
  buildPostalRow({ country: 'US', code: '09007', city: 'APO AE', latitude: 49.4, longitude: 8.7 }),
  buildPostalRow({ country: 'GB', code: 'SW1A', city: 'Westminster', state: 'GB-ENG' }),
  buildPostalRow({ country: 'GB', code: 'SW1A 1AA', city: 'London', state: 'GB-ENG' }),
  buildPostalRow({ country: 'CA', code: 'K1A', city: 'Ottawa', state: 'CA-ON' }),
  buildPostalRow({
    country: 'FR',
    code: '97110',
    city: 'Pointe-à-Pitre',
    state: 'FR-971',
    district: '971',
    localities: ['Les Abymes'],
  }),
];

let places: Places;
let get: Get;
beforeAll(async () => {
  places = await readTestPlaces();
  get = createPlacesRest(places, true, { postalCodes: createPostalCodes(rows) });
});

const getBody = async (path: string, headers?: Record<string, string>): Promise<Record<string, unknown>> => {
  const response = await get(path, headers);
  expect(response.status, `${path} ${JSON.stringify(response.body)}`).toBe(200);
  return response.body;
};
const getStatus = async (path: string) => {
  const response = await get(path);
  return [response.status, response.body['code'], response.body['param'] ?? null];
};

describe('a postal code', () => {
  test('a postal code lookup requires the country when several countries have the code (CONV-031, CONV-038, GEO-057)', async () => {
    expect(await getStatus('/postal/10115')).toEqual([400, 'invalid_request', 'country']);
    expect(await getBody('/postal/10115?country=DE')).toMatchObject({ city: 'Berlin', country: 'DE' });
    expect(await getBody('/postal/10115?country=US')).toMatchObject({ city: 'New York', state: 'NY' });
    expect(await getBody('/postal/10115?country=DEU')).toMatchObject({ city: 'Berlin' });
  });

  test('a postal code in the format of several countries requires the country, whatever data is loaded (GEO-057)', async () => {
    // Five digits are the format of more than fifty countries; the error suggests the largest one.
    for (const path of [
      '/postal/90210',
      '/postal/11122',
      '/postal/90210/nearby',
      '/postal/90210/distance/10001',
    ]) {
      const { status: code, body: error } = await get(path);
      expect([path, code, error['param']]).toEqual([path, 400, 'country']);
      expect(error['message']).toMatch(
        /^country is required because .*\(US, .*for example, use country=US\.$/,
      );
    }
  });

  test('a postal code has the same result in GraphQL as in REST', async () => {
    const graph = createPlacesGraph(places, { postalCodes: createPostalCodes(rows) });
    const document =
      '{ five: postal(code: "90210") { code } one: postal(code: "K1A 0B1") { code countryCode } }';
    const { data, errors } = (await graph.prepare(document).execute({}, { now: noon })) as unknown as {
      data: unknown;
      errors?: { path: string[]; extensions: { code: string; param: string } }[];
    };
    expect(data).toEqual({ five: null, one: { code: 'K1A', countryCode: 'CA' } });
    expect(errors).toMatchObject([
      { path: ['five'], extensions: { code: 'invalid_request', param: 'country' } },
    ]);
  });

  test('a postal code is found with any spaces and in any case (GEO-070)', async () => {
    const queen = await getBody('/postal/SW1A%201AA?country=GB');
    expect(queen).toMatchObject({ postal: 'SW1A 1AA', city: 'London' });
    for (const code of ['sw1a1aa', 'SW1A-1AA', ' sw1a  1aa ']) {
      expect(await getBody(`/postal/${encodeURIComponent(code)}?country=GB`)).toEqual(queen);
    }
  });

  test('an unrecorded postal code returns the result of its area prefix', async () => {
    expect(await getBody('/postal/SW1A%202AA?country=GB')).toMatchObject({
      postal: 'SW1A',
      city: 'Westminster',
    });
    expect(await getBody('/postal/K1A%200B1')).toMatchObject({ postal: 'K1A', country: 'CA' });
    expect(await getStatus('/postal/K1A%200B1?country=US')).toEqual([404, 'not_found', null]);
  });

  test('a postal code has every documented key even when few facts are known (GEO-061, GEO-069, GEO-084)', async () => {
    const postalBody = await getBody('/postal/SW1A?country=GB');
    expect(postalBody).toMatchObject({
      city_local: null,
      state_name_local: null,
      district_name_local: null,
      population: null,
      district: null,
      district_name: null,
      latitude: null,
      longitude: null,
    });
    expect(postalBody).not.toHaveProperty('localities');
  });

  test('a postal code lists all places that have it', async () => {
    expect((await getBody('/postal/97110?country=FR'))['localities']).toEqual([
      { city: 'Pointe-à-Pitre', state: '971', state_name: 'Guadeloupe' },
      { city: 'Les Abymes', state: '971', state_name: 'Guadeloupe' },
    ]);
  });

  test("a postal code of a territory is also found by the territory's own country code", async () => {
    expect(await getBody('/postal/00901?country=PR')).toMatchObject({ city: 'San Juan', country: 'US' });
    expect(await getBody('/postal/97110?country=GP')).toMatchObject({ district_name: 'Guadeloupe' });
    expect(await getStatus('/postal/90210?country=PR')).toEqual([404, 'not_found', null]);
  });

  test('a postal code with a ZIP+4 suffix has the result of its first five digits (GEO-070)', async () => {
    expect(await getBody('/postal/90210-1234?country=US')).toEqual(await getBody('/postal/90210?country=US'));
    expect(await getStatus('/postal/90210-1234')).toEqual([400, 'invalid_request', 'country']);
    expect(await getBody('/postal/009011234?country=PR')).toMatchObject({ postal: '00901' });
    expect(await getStatus('/postal/90210-1234?country=PR')).toEqual([404, 'not_found', null]);
    expect(await getStatus('/postal/00000-1234?country=US')).toEqual([404, 'not_found', null]);
  });

  test('a postal code of a country whose codes are not loaded returns 503, never 404', async () => {
    for (const path of [
      '/postal/1010?country=AT',
      '/postal/90210?country=AT',
      '/postal/90210/nearby?country=AT',
      '/postal/90210/distance/10001?country=AT',
      // No other country uses this format.
      '/postal/D02%20X285',
    ]) {
      const { status: code, body: error } = await get(path);
      expect([path, code, error['code']]).toEqual([path, 503, 'service_unavailable']);
      expect(error['message']).toMatch(/`npm run data -- update postal --country (AT|IE)`/);
    }
    // When the codes of a country are loaded, an unknown code is 404.
    expect(await getStatus('/postal/99999?country=DE')).toEqual([404, 'not_found', null]);
  });

  test('a country without loaded postal codes is an error only for its own list entry', async () => {
    const graph = createPlacesGraph(places, { postalCodes: createPostalCodes(rows) });
    const document =
      '{ us: postal(code: "90210", country: "US") { code } at: postal(code: "1010", country: "AT") { code } }';
    const { data, errors } = (await graph.prepare(document).execute({}, { now: noon })) as unknown as {
      data: unknown;
      errors?: { path: string[]; extensions: { code: string } }[];
    };
    expect(data).toEqual({ us: { code: '90210' }, at: null });
    expect(errors?.map(({ path, extensions }) => [path, extensions['code']])).toEqual([
      [['at'], 'service_unavailable'],
    ]);
  });

  test('a postal code has the time zone of its district, its state or the nearest city, and a military code has none', async () => {
    expect(await getBody('/postal/90210?country=US')).toMatchObject({ timezone: 'America/Los_Angeles' });
    expect(await getBody('/postal/10115?country=DE')).toMatchObject({ timezone: 'Europe/Berlin' });
    expect(await getBody('/postal/09007?country=US')).toMatchObject({ timezone: null, state: null });
  });

  test('a postal code does not have an abolished county', async () => {
    expect(await getBody('/postal/06875?country=US')).toMatchObject({
      district: null,
      district_name: 'Fairfield',
      timezone: 'America/New_York',
    });
  });

  test('an unknown postal code returns 404, and a malformed code returns 400 (GEO-072)', async () => {
    expect(await getStatus('/postal/00000?country=US')).toEqual([404, 'not_found', null]);
    expect(await getStatus('/postal/90210?country=QQ')).toEqual([404, 'not_found', null]);
    expect(await getStatus('/postal/9021%21?country=US')).toEqual([400, 'invalid_request', 'code']);
  });

  test('rarely used facts of a postal code are in deep in 2.0.0, and partly at the top level in 1.0.0', async () => {
    const { deep } = await getBody('/postal/90210?country=US&deep=true');
    expect(deep).toEqual({
      elevation: expect.any(Number) as number,
      elevation_ft: expect.any(Number) as number,
      population: null,
      population_period: null,
      area: null,
      land_area: null,
      water_area: null,
      currency: 'USD',
      // California Department of Tax and Fee Administration: 7.25 percent statewide (6 of the state, 1.25 local).
      tax: 'Sales tax',
      tax_rate: null,
      tax_rate_state: 7.25,
      tax_rate_county: null,
      tax_rate_city: null,
      tax_rate_special: null,
      neighbors: [],
      metros: null,
      property_tax: null,
    });
    const olderBody = await getBody('/postal/90210?country=US', { 'api-version': '1.0.0' });
    expect(olderBody).toMatchObject({ currency: 'USD', neighbors: [], population: null });
    expect(olderBody['elevation']).toBe((deep as { elevation: number }).elevation);
  });

  test('a postal code has the elevation of its coordinates and the nearest codes as neighbors', async () => {
    const getDeep = async (path: string) => (await getBody(`${path}&deep=true`))['deep'];
    // Berlin has an elevation of 34 m; the post office of Beverly Hills is at 79 m, below hills of 400 m.
    const berlin = (await getDeep('/postal/10115?country=DE')) as Record<string, number>;
    expect(berlin['elevation']).toBeGreaterThan(25);
    expect(berlin['elevation']).toBeLessThan(60);
    expect(berlin['elevation_ft']).toBe(Math.round(Number(berlin['elevation']) / 0.3048));
    expect(await getDeep('/postal/10001?country=US')).toMatchObject({ neighbors: ['10115'] });
    expect(await getDeep('/postal/06875?country=US')).toMatchObject({
      elevation: null,
      elevation_ft: null,
      neighbors: [],
    });
  });

  test('a postal code has the tax of its country only when the tax applies there', async () => {
    const getTax = async (path: string) => {
      const { deep } = await getBody(`${path}&deep=true`);
      const { tax, tax_rate: rate, tax_rate_state: state } = deep as Record<string, unknown>;
      return [tax, rate, state];
    };
    expect(await getTax('/postal/10115?country=DE')).toEqual(['VAT', 19, null]);
    expect(await getTax('/postal/10115?country=US')).toEqual(['Sales tax', null, 4]);
    // Provinces add to the federal tax; the départements d'outre-mer have their own rates.
    expect(await getTax('/postal/K1A?country=CA')).toEqual(['GST', null, null]);
    expect(await getTax('/postal/97110?country=FR')).toEqual([null, null, null]);
  });

  test('a postal code lookup returns 503, never 404, when the store fails', async () => {
    const failQuery = () => Promise.reject(new StoreError('down'));
    const brokenStore: PostalCodes = {
      find: failQuery,
      countries: failQuery,
      placesIn: failQuery,
      named: failQuery,
      near: failQuery,
    };
    const response = await createPlacesRest(places, true, { postalCodes: brokenStore })(
      '/postal/90210?country=US',
    );
    expect([response.status, response.body['code']]).toEqual([503, 'service_unavailable']);
  });
});

describe('the distance of two postal codes', () => {
  test('the distance between two postal codes in kilometres and miles follows the haversine formula (CAT-049)', async () => {
    const distanceBody = await getBody('/postal/90210/distance/10001?country=US');
    expect(distanceBody).toMatchObject({
      country: 'US',
      from: { postal: '90210', city: 'Beverly Hills' },
      to: { postal: '10001', city: 'New York' },
    });
    // Vincenty's ellipsoid gives 3,955 km; the sphere differs by less than half a percent.
    expect(distanceBody['distance']).toBeGreaterThan(3935);
    expect(distanceBody['distance']).toBeLessThan(3975);
    expect(Number(distanceBody['distance_mi']) * 1.609344).toBeCloseTo(Number(distanceBody['distance']), 1);
  });

  test('the distance from a postal code to itself is zero (GEO-073)', async () => {
    expect(await getBody('/postal/10001/distance/10001?country=US')).toMatchObject({
      distance: 0,
      distance_mi: 0,
    });
  });

  test('the distance to an unknown postal code returns 404 (GEO-074)', async () => {
    expect(await getStatus('/postal/10001/distance/00000?country=US')).toEqual([404, 'not_found', null]);
  });

  test('the distance between postal codes is null when the coordinates of one are unknown', async () => {
    expect(await getBody('/postal/10001/distance/06875?country=US')).toMatchObject({ distance: null });
  });
});

describe('nearby postal codes', () => {
  test('nearby postal codes are sorted by distance, exclude the code itself and are in its country (GEO-075, CAT-050)', async () => {
    const nearbyBody = await getBody('/postal/10001/nearby?country=US&radius=20&limit=5');
    expect(Object.keys(nearbyBody)).toEqual(['postal', 'country', 'radius', 'unit', 'nearby']);
    expect(nearbyBody).toMatchObject({ radius: 20, unit: 'km', nearby: [{ postal: '10115', state: 'NY' }] });
    expect(nearbyBody['nearby']).toHaveLength(1);
  });

  test('the list of nearby postal codes is empty when the coordinates are unknown', async () => {
    expect((await getBody('/postal/06875/nearby?country=US'))['nearby']).toEqual([]);
  });

  test('a lookup of nearby postal codes rejects a radius that is too large', async () => {
    expect(await getStatus('/postal/10001/nearby?country=US&radius=501')).toEqual([
      400,
      'invalid_request',
      'radius',
    ]);
  });
});
