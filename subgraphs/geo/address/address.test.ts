import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/client/client.ts';
import { usAddresses } from '../../../db/importers/us-addresses.ts';
import { importDataset } from '../../../db/import/import.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { StoreError } from '../../../core/store-error.ts';
import {
  createAddressStore,
  type AddressStore,
  type UsAddressRow,
} from '../../../db/queries/us-addresses.ts';
import { databases, type Store } from '../../../test/support/databases.ts';
import { buildTestNetworks } from '../../../test/support/networks.ts';
import { createPlacesRest, type Get } from '../../../test/support/places-graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { formatNadText } from '../../../test/support/us-addresses.ts';
import { findCountyOfAddress } from './county-of-address.ts';

let places: Places;
let store: Store;
let db: Database;
let get: Get;
beforeAll(async () => {
  places = await readTestPlaces();
  store = await (databases[0] as (typeof databases)[number]).make();
  db = await store.open();
  const path = join(store.dataDir, 'nad.txt');
  await writeFile(path, formatNadText());
  await importDataset(db, usAddresses, { from: { path, edition: 'test', source: 'test' } });
  get = createPlacesRest(places, true, {
    addresses: createAddressStore(db),
    networks: await buildTestNetworks(),
  });
});
afterAll(async () => {
  await db.close();
  await store.remove();
});

type Body = Record<string, unknown>;
const getBody = async (path: string): Promise<Body> => {
  const response = await get(path);
  expect([path, response.status, response.body['message']]).toEqual([path, 200, undefined]);
  return response.body;
};
const getAddress = (text: string) => getBody(`/address/${encodeURIComponent(text)}`);
const searchAddresses = async (query: string) =>
  (await getBody(`/address?${query}`)) as Body & { addresses: Body[]; reason: string | null };

const addressKeys = [
  ...['address', 'valid', 'registered', 'matches', 'number', 'street', 'unit', 'city', 'district'],
  ...['district_name', 'state', 'state_name', 'postal', 'country', 'country_name', 'latitude', 'longitude'],
];

describe('the REST route /address/{address}', () => {
  test('CAT-051, REF-026: /address/{address} returns the recorded address with its coordinates', async () => {
    const response = await getAddress('350 Fifth Ave, New York, NY 10118');
    expect(Object.keys(response)).toEqual(addressKeys);
    expect(response).toEqual({
      address: '350 5th Avenue, New York, NY 10118',
      valid: true,
      registered: true,
      matches: 1,
      number: '350',
      street: '5th Avenue',
      unit: null,
      city: 'New York',
      district: '36061',
      district_name: 'New York',
      state: 'NY',
      state_name: 'New York',
      postal: '10118',
      country: 'US',
      country_name: 'United States',
      latitude: 40.7484,
      longitude: -73.9857,
    });
    expect(
      (await getBody(`/address/${encodeURIComponent('350 5th Ave, New York')}?deep=true`))['deep'],
    ).toEqual({});
  });

  test.each([
    '350 5TH AVE NEW YORK NY',
    '350 fifth avenue new york',
    '350 5th av, Manhattan',
    '350 Fifth Avenue, New York, New York 10118-0110, USA',
    '350 5th Ave 10118',
    '350 5th Avenue, United States',
    '7 St. Marks Pl, New York',
    '123-45 N Oak Dr, Saint Albans NY',
    '12 1/2 Elm Ct, KY',
    '20 Avenue B, Fairview, NY',
    '1 Broadway, Fairview FL 33101',
    '100 Main St, Fairview, CA',
  ])('a recorded address is found despite its different spelling: %s', async (text) => {
    expect(await getAddress(text)).toMatchObject({ valid: true, registered: true, matches: 1 });
  });

  test('an address lookup returns the requested unit, or the building when no unit is requested', async () => {
    expect(await getAddress('100 Main St Apt 4B, Fairview, NY')).toMatchObject({
      unit: 'Apt 4B',
      latitude: 40.7501,
    });
    expect(await getAddress('100 Main St #4-b, Fairview, NY')).toMatchObject({ unit: 'Apt 4B' });
    expect(await getAddress('100 Main St, Fairview, NY')).toMatchObject({ unit: null, latitude: 40.75 });
    expect(await getAddress('100 Main St Apt 5, Fairview, NY')).toMatchObject({ registered: false });
  });

  test('an address lookup finds the county by its recorded name, or else by the point (Census Bureau FIPS codes)', async () => {
    const findCountyCode = (county: string | null, state: string, latitude: number, longitude: number) =>
      findCountyOfAddress(places, { county, state, latitude, longitude } as UsAddressRow)?.code ?? null;
    expect(findCountyCode('Queens', 'NY', 40.69, -73.76)).toBe('36081');
    expect(findCountyCode('Orleans Parish', 'LA', 29.95, -90.07)).toBe('22071');
    expect(findCountyCode('St. Louis County', 'MO', 38.65, -90.4)).toBe('29189');
    // Two counties have this name: the City of Baltimore, and Baltimore County around it.
    expect(findCountyCode('Baltimore', 'MD', 39.2904, -76.6122)).toBe('24510');
    expect(findCountyCode('Baltimore', 'MD', 39.4015, -76.6019)).toBe('24005');
    expect(findCountyCode(null, 'TX', 30.2672, -97.7431)).toBe('48453');
    expect(findCountyCode('Nowhere', 'TX', 30.2672, -97.7431)).toBeNull();
    expect(findCountyCode(null, 'NY', 30.2672, -97.7431)).toBeNull();
    // The point is in Frost, Navarro County.
    expect(await getAddress('9 Long Lane, Town A, TX')).toMatchObject({
      district: '48349',
      district_name: 'Navarro County',
    });
  });

  test('LOC-051: an address lookup returns no facts when several recorded addresses match', async () => {
    expect(await getAddress('100 Main St, Fairview')).toEqual({
      ...Object.fromEntries(addressKeys.map((key) => [key, null])),
      address: '100 Main St, Fairview',
      valid: true,
      registered: true,
      matches: 2,
    });
  });

  test('LOC-048: an unrecorded address has neither recorded nor estimated coordinates', async () => {
    for (const text of ['351 5th Ave, New York, NY', '350 6th Ave, New York', '350 5th Ave, Boston, MA']) {
      expect(await getAddress(text)).toMatchObject({
        address: text,
        valid: true,
        registered: false,
        latitude: null,
        longitude: null,
        number: null,
      });
    }
    expect(await getAddress('no number here')).toMatchObject({ valid: false, registered: false, matches: 0 });
  });

  test('an address lookup rejects texts of more than 200 characters', async () => {
    expect((await get(`/address/${'1'.repeat(200)}`)).status).toBe(200);
    const { status, body: failure } = await get(`/address/${'1'.repeat(201)}`);
    expect([status, failure['param']]).toEqual([400, 'address']);
  });

  test('VER-013, VER-014: the address routes and their help exist in API version 2.0.0 only', async () => {
    expect((await get('/version/2.0.0/address/help')).status).toBe(200);
    expect((await get('/version/2.0.0/address?q=350+5th')).status).toBe(200);
    for (const path of ['/address/help', '/address?q=x', '/address/350%205th%20Ave']) {
      const { status, body: failure } = await get(`/version/1.0.0${path}`);
      expect([path, status, failure['code']]).toEqual([path, 404, 'not_found']);
    }
  });
});

describe('the search route /address', () => {
  test('CAT-052, REF-026: the address search finds addresses that begin with the query, even when its last word is unfinished', async () => {
    for (const q of ['350 5t', '350 fifth avenu', '350 5th ave new y', '350 5th av, man']) {
      const response = await searchAddresses(`q=${encodeURIComponent(q)}`);
      expect([q, response.addresses.map(({ address: line }) => line)]).toEqual([
        q,
        ['350 5th Avenue, New York, NY 10118'],
      ]);
      expect(response.reason).toBeNull();
    }
    const { addresses, ...rest } = await searchAddresses('q=350+5th&state=NY&postal=10118&city=New+York');
    expect(rest).toEqual({ q: '350 5th', postal: '10118', city: 'New York', state: 'NY', reason: null });
    expect(addresses).toEqual([
      {
        address: '350 5th Avenue, New York, NY 10118',
        number: '350',
        street: '5th Avenue',
        unit: null,
        city: 'New York',
        state: 'NY',
        postal: '10118',
        latitude: 40.7484,
        longitude: -73.9857,
      },
    ]);
  });

  test('the address search gives the reason for an empty result: more_input, missing_context or no_matches', async () => {
    for (const q of ['9', '9 L', 'Main']) {
      expect(await searchAddresses(`q=${encodeURIComponent(q)}`)).toMatchObject({
        addresses: [],
        reason: 'more_input',
      });
    }
    expect(await searchAddresses('q=9+Long+La')).toMatchObject({ addresses: [], reason: 'missing_context' });
    expect((await searchAddresses('q=9+Long+La&state=TX')).addresses).toHaveLength(10);
    expect((await searchAddresses('q=9+Long+La&city=Town+C')).addresses).toMatchObject([{ city: 'Town C' }]);
    expect((await searchAddresses('q=9+Long+La&state=TX&limit=50')).addresses).toHaveLength(12);
    expect(await searchAddresses('q=9+Long+La&state=NY')).toMatchObject({
      addresses: [],
      reason: 'no_matches',
    });
    expect(await searchAddresses('q=351+5th')).toMatchObject({ addresses: [], reason: 'no_matches' });
  });

  test("the address search uses the country of the client's IP address when the request names no country", async () => {
    const searchWith = (query: string) => searchAddresses(`q=350+5th&${query}`);
    // 1.0.1.0 is an address in China, 8.8.8.8 an address in the United States; 10.0.0.1 is private.
    expect(await searchWith('ip=1.0.1.1')).toMatchObject({ addresses: [], reason: 'no_matches' });
    for (const query of ['ip=8.8.8.8', 'ip=10.0.0.1', 'ip=1.0.1.1&country=US']) {
      expect((await searchWith(query)).addresses, query).toHaveLength(1);
    }
    const { status, body: failure } = await get('/address?q=350+5th&ip=300.1.1.1');
    expect([status, failure['param']]).toEqual([400, 'ip']);
  });

  test('CAT-071: the address search requires q, and rejects a country without recorded addresses', async () => {
    for (const [query, param] of [
      ['', 'q'],
      ['?q=', 'q'],
      [`?q=${'x'.repeat(201)}`, 'q'],
      ['?q=350+5th&country=CA', 'country'],
      ['?q=350+5th&postal=ABC', 'postal'],
      ['?q=350+5th&postal=101181', 'postal'],
      ['?q=350+5th&postal=10118-0', 'postal'],
      ['?q=350+5th&postal=10118-00012', 'postal'],
      ['?q=350+5th&limit=51', 'limit'],
    ]) {
      const { status, body: failure } = await get(`/address${query}`);
      expect([query, status, failure['param']]).toEqual([query, 400, param]);
    }
    expect((await searchAddresses('q=350+5th&country=USA')).addresses).toHaveLength(1);
  });
});

describe('addresses of an installation without address points', () => {
  test('an address lookup returns 503 with import instructions, never not_found, when no address points are imported', async () => {
    const failingStore: AddressStore = {
      loaded: () => Promise.reject(new StoreError('down')),
      find: async () => [],
    };
    const emptyStore: AddressStore = { loaded: async () => false, find: async () => [] };
    for (const [addresses, message] of [
      [emptyStore, 'import us_addresses'],
      [failingStore, 'database'],
    ] as const) {
      const request = createPlacesRest(places, true, { addresses });
      for (const path of ['/address/350%205th', '/address?q=350+5th', '/time?address=350+5th&country=US']) {
        const { status, body: failure } = await request(path);
        expect([path, status, failure['code']]).toEqual([path, 503, 'service_unavailable']);
        expect(failure['message']).toContain(message);
      }
    }
  });
});

describe('the time at an address', () => {
  const getTime = (query: string) => getBody(`/time?${query}`);

  test('LOC-046, LOC-135, LOC-089: the time at an address is in the time zone of its point', async () => {
    expect(await getTime('address=350+Fifth+Avenue+New+York&country=US')).toMatchObject({
      timezone: 'America/New_York',
      location: {
        input: { type: 'address' },
        status: 'resolved',
        source: 'us_address_points',
        candidates: [{ country: 'US', state: 'NY', timezone: 'America/New_York' }],
      },
    });
  });

  test('LOC-051, LOC-146: the time at an ambiguous address is null until the state makes the address unique', async () => {
    const ambiguousTime = await getTime('address=100+Main+St,+Fairview&country=US');
    expect(ambiguousTime).toMatchObject({ timezone: null, location: { status: 'ambiguous' } });
    const resolvedTime = await getTime('address=100+Main+St,+Fairview&country=US&state=CA');
    expect(resolvedTime).toMatchObject({ timezone: 'America/Los_Angeles', location: { status: 'resolved' } });
  });

  test('LOC-044, LOC-048: the time at an unrecorded address returns not_found, also for a text of 200 characters', async () => {
    for (const text of ['351 Fifth Avenue, New York', '1'.repeat(200)]) {
      const response = await getTime(`address=${encodeURIComponent(text)}&country=US`);
      expect(response).toMatchObject({ timezone: null, location: { status: 'not_found' } });
    }
  });

  test('the time at an address requires country=US, rejects a second selector, and accepts at most 200 characters', async () => {
    // LOC-045, LOC-046, LOC-047, LOC-145, LOC-148, LOC-098, LOC-105, LOC-111, LOC-116, LOC-120, LOC-123, LOC-125, LOC-126
    for (const path of [
      `/time?address=${'1'.repeat(201)}&country=US`,
      '/time?address=x',
      '/time?address=x&country=CA',
      '/time?address=x&state=NY',
      '/time?country=US&state=NY',
      '/time/UTC?address=x&country=US',
      '/time?id=UTC&address=x&country=US',
      '/time?lat=1&lon=1&address=x&country=US',
      '/time?ip=8.8.8.8&address=x&country=US',
      '/time?city=Oslo&address=x&country=US',
      '/time?iata=JFK&address=x&country=US',
      '/time?icao=KJFK&address=x&country=US',
      '/time?unlocode=NLRTM&address=x&country=US',
    ]) {
      const { status, body: failure } = await get(path);
      expect([path, status, failure['code']]).toEqual([path, 400, 'invalid_request']);
    }
  });
});
