import { beforeAll, describe, expect, test } from 'vitest';
import type { Networks, AutonomousSystemRow } from '../../../db/snapshot/networks.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { AirportRow, PortRow, AirportsAndPorts } from '../../../db/snapshot/airports-and-ports.ts';
import { parseRange } from '../../../facts/ip/ip-range.ts';
import { noon, createPlacesGraph } from '../../../test/support/places-graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { createAirportPlaceSource, createPortPlaceSource } from '../location/terminals.ts';
import { findStateOfAirport, findStateOfPort, findZoneOfAirport } from './resolvers.ts';

let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
});

const createAirport = (id: string, additional: Partial<AirportRow>): AirportRow => ({
  id: `airport_${id}`,
  iata: null,
  icao: null,
  name: id,
  type: 'large_airport',
  scheduled: true,
  country: 'US',
  state: null,
  city: null,
  latitude: 0,
  longitude: 0,
  elevation: null,
  timezone: null,
  ...additional,
});
const createPort = (unlocode: string, additional: Partial<PortRow>): PortRow => ({
  id: unlocode,
  unlocode,
  name: unlocode,
  country: unlocode.slice(0, 2),
  province: null,
  city: null,
  latitude: null,
  longitude: null,
  timezone: null,
  ...additional,
});

const kennedy = createAirport('jfk', {
  iata: 'JFK',
  icao: 'KJFK',
  name: 'John F Kennedy International Airport',
  state: 'US-NY',
  city: 'New York',
  latitude: 40.6398,
  longitude: -73.7789,
  timezone: 'America/New_York',
});
const twinAirports = ['one', 'two'].map((id) =>
  createAirport(id, { iata: 'TWO', state: 'US-CA', timezone: 'America/Los_Angeles' }),
);
const rotterdam = createPort('NLRTM', {
  name: 'Rotterdam',
  province: 'Zuid-Holland',
  timezone: 'Europe/Amsterdam',
  latitude: 51.9,
  longitude: 4.5,
});

const harbours = ['NLAMS', 'NLAMS-ijmuiden'].map((id) =>
  createPort('NLAMS', { id, name: id, timezone: 'Europe/Amsterdam' }),
);
const ports = [rotterdam, ...harbours];

const airports = [kennedy, ...twinAirports];
const terminals: AirportsAndPorts = {
  airport: (id) => airports.find((row) => row.id === id) ?? null,
  airports: () => airports,
  airportsWith: (kind, code) => airports.filter((row) => row[kind] === code),
  port: (id) => ports.find((row) => row.id === id) ?? null,
  portsWith: (unlocode) => ports.filter((row) => row.unlocode === unlocode),
};

describe('airports', () => {
  test("findStateOfAirport returns the state of the airport's record, or null when this state does not exist", () => {
    expect(findStateOfAirport(places, kennedy)?.code).toBe('US-NY');
    expect(findStateOfAirport(places, createAirport('x', { state: 'US-ZZ' }))).toBeNull();
    expect(findStateOfAirport(places, createAirport('x', { state: null }))).toBeNull();
  });

  test('an airport at a zone border has the time of its state: Gold Coast Airport has that of Queensland', () => {
    const goldCoast = { state: 'AU-QLD', country: 'AU', latitude: -28.1644, longitude: 153.505 };
    expect(
      findZoneOfAirport(places, createAirport('ool', { ...goldCoast, timezone: 'Australia/Sydney' })),
    ).toBe('Australia/Brisbane');
    // Away from a border the coordinates decide, whatever state the record has; without a zone the result is null.
    const sydney = { state: 'AU-QLD', country: 'AU', latitude: -33.95, longitude: 151.18 };
    expect(findZoneOfAirport(places, createAirport('x', { ...sydney, timezone: 'Australia/Sydney' }))).toBe(
      'Australia/Sydney',
    );
    expect(findZoneOfAirport(places, createAirport('x', { ...goldCoast, timezone: null }))).toBeNull();
    expect(
      findZoneOfAirport(
        places,
        createAirport('x', { ...goldCoast, state: null, timezone: 'Australia/Sydney' }),
      ),
    ).toBe('Australia/Sydney');
    expect(findZoneOfAirport(places, kennedy)).toBe('America/New_York');
  });

  test('a location lists every airport with the requested code as a candidate', async () => {
    const find = (kind: 'iata' | 'icao', code: string) =>
      createAirportPlaceSource({ current: places }, { current: terminals }, kind).find(code, {});
    expect(await find('iata', 'JFK')).toEqual([
      {
        id: 'airport_jfk',
        name: 'John F Kennedy International Airport',
        country: 'US',
        state: 'NY',
        timezone: 'America/New_York',
        latitude: 40.6398,
        longitude: -73.7789,
      },
    ]);
    expect(await find('icao', 'KJFK')).toHaveLength(1);
    expect(await find('icao', 'JFK')).toEqual([]);
    expect((await find('iata', 'TWO')).map(({ state }) => state)).toEqual(['CA', 'CA']);
  });
});

describe('ports', () => {
  test('findStateOfPort finds the state of a port by the code or name in the source', () => {
    expect(findStateOfPort(places, rotterdam)?.code).toBe('NL-ZH');
    expect(findStateOfPort(places, createPort('USNYC', { province: 'US-NY' }))?.code).toBe('US-NY');
    expect(findStateOfPort(places, createPort('USNYC', { province: 'Nowhere' }))).toBeNull();
    expect(findStateOfPort(places, createPort('USNYC', {}))).toBeNull();
  });

  test('LOC-058: a location lists every port with the requested code as a candidate', async () => {
    const find = (code: string) =>
      createPortPlaceSource({ current: places }, { current: terminals }).find(code, {});
    expect(await find('NLRTM')).toEqual([
      {
        id: 'NLRTM',
        name: 'Rotterdam',
        country: 'NL',
        state: 'ZH',
        timezone: 'Europe/Amsterdam',
        latitude: 51.9,
        longitude: 4.5,
      },
    ]);
    expect((await find('NLAMS')).map(({ id }) => id)).toEqual(['NLAMS', 'NLAMS-ijmuiden']);
    expect(await find('NLVLI')).toEqual([]);
  });
});

describe('airports, ports and autonomous systems in the graph', () => {
  const googleSystem: AutonomousSystemRow = {
    number: 15169,
    name: 'Google LLC',
    country: 'US',
    usageCountry: 'US',
  };
  // 8.8.4.0 to 8.8.4.6 are blocks of four, two and one address.
  const ranges = [
    parseRange('8.8.4.0-8.8.4.6'),
    parseRange('2001:4860::-2001:4860:ffff:ffff:ffff:ffff:ffff:ffff'),
  ];
  const networks: Networks = {
    countryAt: () => null,
    systemAt: () => null,
    system: (number) => (number === 15169 ? googleSystem : null),
    rangesOf: () => ranges,
  };
  const query = async (document: string) => {
    const graph = createPlacesGraph(places, { terminals, networks });
    const { data, errors = [] } = await graph.prepare(document).execute({}, { now: noon });
    return {
      data: JSON.parse(JSON.stringify(data ?? null)) as Record<string, unknown> | null,
      params: errors.map(({ extensions }) => extensions?.['param']),
    };
  };

  test('the graph finds an airport or port by its code, and returns null for a code that several have', async () => {
    const { data } = await query(`{
      iata: airport(iata: "jfk") { id }
      icao: airport(icao: "kjfk") { id stateCode: state { code } timezone { id } }
      two: airport(iata: "TWO") { id }
      none: airport(iata: "ZZZ") { id }
      port(unlocode: "nl rtm") { unlocode state { code } }
      ports: port(unlocode: "NLAMS") { id }
    }`);
    expect(data).toEqual({
      iata: { id: 'airport_jfk' },
      icao: { id: 'airport_jfk', stateCode: { code: 'NY' }, timezone: { id: 'America/New_York' } },
      two: null,
      none: null,
      port: { unlocode: 'NLRTM', state: { code: 'ZH' } },
      ports: null,
    });
  });

  test('an autonomous system lists its prefixes up to the requested limit', async () => {
    const { data } = await query(`{
      asn(number: "as15169") { number countryCode countryName prefixCount all: prefixes one: prefixes(limit: 1) three: prefixes(limit: 3) }
      none: asn(number: "1") { number }
      asns(numbers: ["1", "15169"]) { name }
    }`);
    expect(data).toEqual({
      asn: {
        number: expect.anything() as unknown,
        countryCode: 'US',
        countryName: 'United States',
        prefixCount: 4,
        all: ['8.8.4.0/30', '8.8.4.4/31', '8.8.4.6/32', '2001:4860::/32'],
        one: ['8.8.4.0/30'],
        three: ['8.8.4.0/30', '8.8.4.4/31', '8.8.4.6/32'],
      },
      none: null,
      asns: [null, { name: 'Google LLC' }],
    });
    for (const limit of [0, 1001])
      expect((await query(`{ asn(number: "15169") { prefixes(limit: ${limit}) } }`)).params).toEqual([
        'limit',
      ]);
    expect((await query('{ asn(number: "15169") { prefixes(limit: 1000) } }')).params).toEqual([]);
  });
});
