import { beforeAll, describe, expect, test } from 'vitest';
import { formatIp, type IpWords } from '../../facts/ip/ip-address.ts';
import type { GeofeedPlace } from '../../db/snapshot/geofeeds.ts';
import { IpDatabase } from '../../db/records/ip-database.ts';
import { createIpCitySections, openIpCityTable } from '../../db/snapshot/ip-city-table.ts';
import type { Networks } from '../../db/snapshot/networks.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { buildFlatCity as flat, buildMmdb } from '../../test/support/mmdb.ts';
import { buildTestNetworks } from '../../test/support/networks.ts';
import {
  createPlacesGraph,
  createPlacesRest,
  type Get,
  type RestOptions,
} from '../../test/support/places-graph.ts';
import { readTestPlaces } from '../../test/support/places.ts';

let places: Places;
let networks: Networks;
let get: Get;
const createRest = (world: RestOptions, deep = true) =>
  createPlacesRest(places, deep, { networks, ...world });
beforeAll(async () => {
  [places, networks] = [await readTestPlaces(), await buildTestNetworks()];
  get = createRest({});
});

const getBody = async (path: string): Promise<Record<string, unknown>> => {
  const response = await get(path);
  expect(response.status, `${path} ${JSON.stringify(response.body)}`).toBe(200);
  return response.body;
};

const noFacts = {
  country: null,
  country_name: null,
  continent: null,
  asn: null,
  asn_name: null,
  network: null,
  anycast: null,
};

describe('an IP address', () => {
  // Holders and locations are from the public registries (WHOIS of ARIN, RIPE NCC, APNIC, LACNIC).
  test.each([
    ['8.8.8.8', 'US', '15169', 'arin'],
    ['9.9.9.9', 'US', '19281', 'arin'],
    ['193.0.6.139', 'NL', '3333', 'ripe'],
    ['130.69.1.1', 'JP', '2501', 'arin'],
    ['200.160.2.3', 'BR', '22548', 'lacnic'],
    ['2001:4860:4860::8888', null, '15169', 'arin'],
    ['2001:67c:2e8:22::c100:68b', 'NL', '3333', 'ripe'],
  ])(
    'GEO-085 GEO-087 GEO-088 GEO-089 CAT-001 the IP address %s has a country, an autonomous system and a registry',
    async (ip, country, asn, registry) => {
      const ipBody = await getBody(`/ip/${ip}?deep=true`);
      expect(ipBody).toMatchObject({ ip, asn, country });
      expect(String(ipBody['network'])).toMatch(/^[\da-f.:]+\/\d+$/);
      // The registry of 2001:600::/23 is RIPE NCC; that of 130/8 is ARIN in IANA's table, although it is used in Japan.
      expect((ipBody['deep'] as Record<string, unknown>)['registry']).toBe(registry);
      expect(Object.keys(ipBody)).toEqual(['ip', ...Object.keys(noFacts), 'deep']);
    },
  );

  test('GEO-086 every spelling of an IP address returns the same response', async () => {
    const canonical = await getBody('/ip/2001:4860:4860::8888');
    for (const ip of [
      '2001:4860:4860:0:0:0:0:8888',
      '2001:4860:4860:0000::8888',
      '2001:4860:4860::0.0.136.136',
    ])
      expect(await getBody(`/ip/${ip}`)).toEqual(canonical);
    expect(await getBody('/ip/2606:4700:0:0:0:0:0:ABCD')).toEqual(await getBody('/ip/2606:4700::abcd'));
  });

  test('GEO-095 an IPv4 address mapped into IPv6 has the response of the IPv4 address', async () => {
    expect(await getBody('/ip/::ffff:8.8.8.8')).toEqual(await getBody('/ip/8.8.8.8'));
    expect(await getBody('/ip/::ffff:808:808')).toEqual(await getBody('/ip/8.8.8.8'));
    expect(await getBody('/ip/::ffff:10.0.0.1')).toEqual({ ip: '10.0.0.1', ...noFacts });
  });

  test.each([
    ...['10.0.0.1', '192.168.1.1', '172.16.0.1', '127.0.0.1', '169.254.1.1', '100.64.0.1', '203.0.113.5'],
    ...[
      '224.0.0.1',
      '0.0.0.0',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '2001:db8::1',
      'ff02::1',
    ],
  ])('GEO-092 CONV-009 the special-use address %s has null for all facts, without an error', async (ip) => {
    const { deep, ...facts } = await getBody(`/ip/${ip}?deep=true`);
    expect(facts).toEqual({ ip, ...noFacts });
    expect(Object.values(deep as object)).toEqual(Array(11).fill(null));
  });

  // Blocks that Cloudflare, Fastly and Google publish as anycast. Estimates of Google's agree with its registration.
  test.each([
    ['1.1.1.1', null],
    ['104.16.132.229', null],
    ['151.101.1.140', null],
    ['2606:4700::6810:84e5', null],
    ['2a04:4e42::81', null],
    ['8.8.8.8', 'US'],
  ])('the address %s is marked as anycast, with the country %s', async (ip, country) => {
    expect(await getBody(`/ip/${ip}`)).toMatchObject({ ip, country, anycast: true });
  });

  test('an IP address that is used in one place is not marked as anycast', async () => {
    expect(await getBody('/ip/193.0.6.139')).toMatchObject({ country: 'NL', anycast: null });
  });

  test.each(['999.1.1.1', 'abc', '1.2.3', '010.1.1.1', '0x7f.1', 'fe80::1%25eth0', '10.0.0.0%2F8', '1:2:3'])(
    'GEO-091 the malformed IP address %s is rejected',
    async (ip) => {
      const { status, body: error } = await get(`/ip/${ip}`);
      expect([status, error['code'], error['param']]).toEqual([400, 'invalid_request', 'ip']);
    },
  );

  test('CONV-017 CONV-018 GEO-090 an IP address has deep fields on a paid plan, and an empty deep on a free plan', async () => {
    const { deep } = await getBody('/ip/8.8.8.8?deep=true');
    expect(Object.keys(deep as object)).toEqual([
      'state',
      'city',
      'registry',
      'datacenter',
      'relay',
      'tor',
      'vpn',
      'provider',
      'latitude',
      'longitude',
      'timezone',
    ]);
    expect((await createRest({}, false)('/ip/8.8.8.8?deep=true')).body['deep']).toEqual({});
    expect('deep' in (await getBody('/ip/8.8.8.8'))).toBe(false);
  });
});

describe('IP locations with a dataset of cities and geofeeds', () => {
  const file = buildMmdb(6, {
    '8.8.8.0/24': flat('US', 'California', 'Mountain View', 37.422, -122.085),
    '81.2.69.0/24': flat('GB', 'England', 'London', 51.5143, -0.0912),
    // The source has no coordinates here, and a state that is not in ISO 3166-2.
    '185.1.0.0/24': { city: '', country_code: 'US', state1: 'Elsewhere' },
    '10.0.0.0/8': flat('US', 'California', 'Mountain View', 37.422, -122.085),
    '2001:67c:2e8::/48': flat('NL', 'North Holland', 'Amsterdam', 52.3676, 4.90414),
  });
  const declared: Readonly<Record<string, GeofeedPlace>> = {
    '9.9.9.9': { country: 'US', state: 'US-CA', city: 'Berkeley' },
    '8.8.8.8': { country: 'DE', state: 'DE-BE', city: 'Berlin' },
    '193.0.6.139': { country: null, state: null, city: null },
    '1.1.1.1': { country: 'US', state: null, city: 'Springfield' },
    '1.1.1.2': { country: 'AU', state: 'AU-QLD', city: null },
    '1.1.1.3': { country: 'US', state: null, city: null },
  };
  const geofeeds = {
    current: { at: (address: readonly number[]) => declared[formatIp(address as IpWords)] ?? null },
  };
  const ipCities = { current: openIpCityTable(createIpCitySections(new IpDatabase(file))) };
  const getLocated = (path: string, world: RestOptions) =>
    createRest(world)(path).then((answer) => answer.body as Record<string, Record<string, unknown>>);

  test.each([
    ['8.8.8.8', 'US', 'CA', 'Mountain View', 37.422, -122.085, 'America/Los_Angeles'],
    ['81.2.69.142', 'GB', 'ENG', 'London', 51.5143, -0.0912, 'Europe/London'],
    ['2001:67c:2e8:22::c100:68b', 'NL', 'NH', 'Amsterdam', 52.3676, 4.9041, 'Europe/Amsterdam'],
    ['185.1.0.1', 'US', null, null, null, null, null],
    ['130.69.1.1', 'JP', null, null, null, null, null],
    ['10.0.0.1', null, null, null, null, null, null],
  ])('GEO-089 GEO-090 the IP address %s has the estimated city, state and zone', async (...expected) => {
    const [ip, country, state, city, latitude, longitude, timezone] = expected;
    const ipBody = await getLocated(`/ip/${ip}?deep=true`, { ipCities });
    expect(ipBody['country']).toBe(country);
    expect(ipBody['deep']).toMatchObject({ state, city, latitude, longitude, timezone });
  });

  test.each([
    // Berlin and its zone are in the GeoNames records; the feed has no coordinates.
    ['8.8.8.8', 'DE', 'BE', 'Berlin', 'Europe/Berlin'],
    ['9.9.9.9', 'US', 'CA', 'Berkeley', 'America/Los_Angeles'],
    // The feed asks not to locate this address, so no other dataset is used.
    ['193.0.6.139', null, null, null, null],
    // There are Springfields in several zones.
    ['1.1.1.1', 'US', null, 'Springfield', null],
    ['1.1.1.2', 'AU', 'QLD', null, 'Australia/Brisbane'],
    ['1.1.1.3', 'US', null, null, null],
  ])(
    'a geofeed takes precedence over every estimate of the location of an IP address: %s',
    async (ip, country, state, city, timezone) => {
      const ipBody = await getLocated(`/ip/${ip}?deep=true`, { ipCities, geofeeds });
      expect(ipBody['country']).toBe(country);
      expect(ipBody['deep']).toMatchObject({ state, city, timezone });
    },
  );

  test('LOC-002 LOC-089 the clock of an IP address is that of its city', async () => {
    const clock = await getLocated('/time?ip=8.8.8.8', { ipCities });
    expect([clock['timezone'], clock['latitude'], clock['longitude']]).toEqual([
      'America/Los_Angeles',
      37.422,
      -122.085,
    ]);
    expect(clock['location']).toMatchObject({
      status: 'resolved',
      source: 'dbip_city',
      candidates: [{ name: 'Mountain View', country: 'US', state: 'CA', timezone: 'America/Los_Angeles' }],
    });
    const feed = await getLocated('/time?ip=8.8.8.8', { ipCities, geofeeds });
    expect(feed['location']).toMatchObject({
      status: 'resolved',
      source: 'ip_geofeed',
      candidates: [
        { id: expect.stringMatching(/^city_/) as string, name: 'Berlin', timezone: 'Europe/Berlin' },
      ],
    });
    expect((await getLocated('/time?ip=193.0.6.139', { ipCities, geofeeds }))['location']).toMatchObject({
      status: 'not_found',
      candidates: [],
    });
    const springfields = (await getLocated('/time?ip=1.1.1.1', { geofeeds }))['location'];
    expect(springfields).toMatchObject({ status: 'ambiguous', source: 'ip_geofeed' });
    const zones = (springfields?.['candidates'] as { timezone: string }[]).map(({ timezone }) => timezone);
    expect(zones).toEqual(expect.arrayContaining(['America/New_York', 'America/Chicago']));
  });
});

describe('the caller’s own address', () => {
  test('AUTH-009 CAT-002 GEO-093 GEO-094 a lookup of the caller’s own address needs no key', async () => {
    const ownAddressRest = createRest({ key: false, ip: '193.0.6.139' });
    expect((await ownAddressRest('/ip')).body).toEqual(await getBody('/ip/193.0.6.139'));
    // A forwarded header from the caller itself is not trusted.
    expect((await ownAddressRest('/ip', { 'x-forwarded-for': '8.8.8.8' })).body['ip']).toBe('193.0.6.139');
    expect((await createRest({ key: false, ip: '::ffff:193.0.6.139' })('/ip')).body['ip']).toBe(
      '193.0.6.139',
    );
  });
  test('AUTH-014 a lookup of the caller’s own address without a key has an empty deep', async () => {
    const { status, body: answer } = await createRest({ key: false, ip: '8.8.8.8' })('/ip?deep=true');
    expect([status, answer['deep']]).toEqual([200, {}]);
  });
  test('AUTH-010 AUTH-015 a lookup of another address needs a key, and an invalid key is always rejected', async () => {
    const anonymousRest = createRest({ key: false });
    expect((await anonymousRest('/ip/8.8.8.8')).status).toBe(401);
    expect((await anonymousRest('/ip', { 'x-api-key': 'sk_nonsense' })).status).toBe(401);
    expect((await anonymousRest('/asn/AS15169')).status).toBe(401);
  });
});

test('AUTH-011 AUTH-012 AUTH-013 a lookup of the caller’s own user agent needs no key; any other value needs one', async () => {
  const anonymousRest = createRest({ key: false });
  expect((await anonymousRest('/useragent', { 'user-agent': 'curl/8.5.0' })).status).toBe(200);
  expect((await anonymousRest('/useragent?ua=curl%2F8.5.0')).status).toBe(401);
  expect((await anonymousRest('/useragent?ua=')).status).toBe(401);
  expect((await get('/useragent?ua=')).status).toBe(400);
});

describe('an autonomous system', () => {
  test('CAT-003 REF-011 an autonomous system is found by its number with and without AS', async () => {
    const google = await getBody('/asn/AS15169');
    expect(google).toMatchObject({
      asn: 15169,
      name: 'Google LLC',
      country: 'US',
      country_name: 'United States',
    });
    for (const asnNotation of ['15169', 'as15169', '0015169'])
      expect(await getBody(`/asn/${asnNotation}`)).toEqual(google);
    expect(Object.keys(google)).toEqual([
      'asn',
      'name',
      'country',
      'country_name',
      'prefix_count',
      'prefixes',
    ]);
    expect(google['prefixes']).toContain('8.8.8.0/24');
  });
  test('an autonomous system has the country of its registration, and in deep the estimated country of its addresses', async () => {
    // Meta registered this system with ARIN in the US, and announces many addresses of its Irish company from it.
    const { deep, ...facts } = await getBody('/asn/AS32934?deep=true');
    expect(facts).toMatchObject({ country: 'US', country_name: 'United States' });
    expect(deep).toEqual({
      usage_country: expect.stringMatching(/^[A-Z]{2}$/) as string,
      usage_country_name: expect.stringMatching(/^[A-Z]/) as string,
    });
    expect(await getBody('/asn/AS32934')).toEqual(facts);
  });
  test('an autonomous system lists at most 100 prefixes, and the total number of its prefixes', async () => {
    const { prefixes, prefix_count } = await getBody('/asn/13335');
    expect(prefixes).toHaveLength(100);
    expect(prefix_count).toBeGreaterThan(100);
  });
  test('an autonomous system that announces no prefix returns 404, and an invalid number returns 400', async () => {
    for (const asn of ['AS64512', '0', '4294967295'])
      expect([asn, (await get(`/asn/${asn}`)).status]).toEqual([asn, 404]);
    for (const asn of ['AS', 'x', '4294967296', '-1', '1.5', 'AS15169x'])
      expect([asn, (await get(`/asn/${asn}`)).status]).toEqual([asn, 400]);
  });
});

describe('networks in GraphQL', () => {
  const executeSource = async (source: string) =>
    (await createPlacesGraph(places, { networks }).prepare(source).execute({}, { now: 0 })) as {
      data: Record<string, never>;
      errors?: { message: string }[];
    };
  test('an IP address in GraphQL has its country and autonomous system, and a batch returns several addresses', async () => {
    const { data, errors } = await executeSource(
      '{ ips(addresses: ["8.8.8.8", "10.0.0.1"]) { address country { code capital } asn { number prefixes(limit: 1) } } asns(numbers: ["AS3333", "64512"]) { number name } }',
    );
    expect(errors).toBeUndefined();
    expect(data['ips']).toEqual([
      {
        address: '8.8.8.8',
        country: { code: 'US', capital: 'Washington, D.C.' },
        asn: { number: 15169, prefixes: [expect.stringMatching(/^\d/)] },
      },
      { address: '10.0.0.1', country: null, asn: null },
    ]);
    expect(data['asns']).toEqual([expect.objectContaining({ number: 3333 }), null]);
  });
});

test('most of the IPv4 address space has a country and an autonomous system', () => {
  let foundCount = 0;
  for (let word = 0; word < 2 ** 32; word += 2 ** 32 / 200_000) {
    if (networks.countryAt([Math.floor(word)]) !== null) foundCount += 1;
    if (networks.systemAt([Math.floor(word)]) !== null) foundCount += 1;
  }
  expect(foundCount).toBeGreaterThan(200_000);
});
