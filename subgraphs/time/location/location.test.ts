import { describe, expect, test } from 'vitest';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import type { Candidate, PlaceSources } from '../../geo/location/location.ts';
import { get, buildTarget, createTimeService } from '../../../test/support/time-graph.ts';

const emptyLocation = { id: null, state: null, latitude: null, longitude: null };
const createCity = (
  id: string,
  name: string,
  country: string,
  state: string | null,
  timezone: string | null,
): Candidate => ({
  id,
  name,
  country,
  state,
  timezone,
  latitude: 1.5,
  longitude: 2.5,
});
const cities = [
  createCity('city_reykjavik', 'Reykjavik', 'IS', '1', 'Atlantic/Reykjavik'),
  createCity('city_oslo', 'Oslo', 'NO', '03', 'Europe/Oslo'),
  createCity('city_london', 'London', 'GB', 'ENG', 'Europe/London'),
  createCity('city_london_on', 'London', 'CA', 'ON', 'America/Toronto'),
  createCity('city_paris', 'Paris', 'FR', 'IDF', 'Europe/Paris'),
  createCity('city_paris_tx', 'Paris', 'US', 'TX', 'America/Chicago'),
  createCity('city_springfield', 'Springfield', 'US', 'IL', 'America/Chicago'),
  createCity('city_springfield_mo', 'Springfield', 'US', 'MO', 'America/Chicago'),
  createCity('city_washington_a', 'Washington', 'US', 'NJ', 'America/New_York'),
  createCity('city_washington_b', 'Washington', 'US', 'NJ', 'America/New_York'),
  createCity('city_nowhere', 'Nowhere', 'US', 'OK', null),
  ...Array.from({ length: 51 }, (_, i) =>
    createCity(`city_san_jose_${i}`, 'San José', 'MX', `S${i}`, 'America/Mexico_City'),
  ),
  ...Array.from({ length: 50 }, (_, i) =>
    createCity(`city_san_juan_${i}`, 'San Juan', 'MX', `S${i}`, 'America/Mexico_City'),
  ),
];
const createAirport = (code: string, country: string, timezone: string, source: string): Candidate => ({
  ...emptyLocation,
  id: code,
  name: code,
  country,
  timezone,
  latitude: 40.639,
  longitude: -73.779,
  source,
});
const airports = [
  createAirport('JFK', 'US', 'America/New_York', 'ourairports'),
  createAirport('KJFK', 'US', 'America/New_York', 'ourairports'),
  createAirport('EGLL', 'GB', 'Europe/London', 'ourairports'),
  createAirport('LHR', 'GB', 'Europe/London', 'openflights'),
  createAirport('DUPE', 'US', 'America/Denver', 'ourairports'),
  createAirport('DUPE', 'US', 'America/Chicago', 'openflights'),
];
const ports = [
  { ...emptyLocation, id: 'NLRTM', name: 'Rotterdam', country: 'NL', timezone: 'Europe/Amsterdam' },
  { ...emptyLocation, id: 'USDUP', name: 'One', country: 'US', timezone: 'America/Denver' },
  { ...emptyLocation, id: 'USDUP', name: 'Other', country: 'US', timezone: 'America/Chicago' },
];
const addresses = [
  { ...emptyLocation, name: '1 MAIN ST', country: 'US', state: 'NY', timezone: 'America/New_York' },
  { ...emptyLocation, name: '2 MAIN ST', country: 'US', state: 'NY', timezone: 'America/New_York' },
  { ...emptyLocation, name: '2 MAIN ST', country: 'US', state: 'TX', timezone: 'America/Chicago' },
];

const places: PlaceSources = {
  city: {
    label: 'city_reference',
    find: (value, { country, state }) =>
      cities.filter(
        (each) =>
          (each.id === value || each.name === value) &&
          (country === undefined || each.country === country) &&
          (state === undefined || each.state === state),
      ),
  },
  iata: { label: 'airports', find: (code) => airports.filter(({ id }) => id === code) },
  icao: { label: 'airports', find: (code) => airports.filter(({ id }) => id === code) },
  unlocode: { label: 'port_index', find: (code) => ports.filter(({ id }) => id === code) },
  // Look places up asynchronously, as the real store does.
  address: {
    label: 'us_address_points',
    find: async (value, { state }) =>
      addresses.filter(
        ({ name, state: of }) => name === value.toUpperCase() && (state === undefined || of === state),
      ),
  },
  ip: {
    label: 'ip_geofeed',
    find: (address) =>
      address === '8.8.8.8' || address === '2001:4860:4860::8888'
        ? [
            {
              ...emptyLocation,
              name: null,
              country: 'US',
              timezone: 'America/Los_Angeles',
              latitude: 37.4,
              longitude: -122.1,
            },
          ]
        : [],
  },
};
const service = createTimeService({ places });
const getTime = (query: Record<string, string>) => service(buildTarget('/time', query));

describe('a location selector', () => {
  test.each([
    ['LOC-002 IPv4', { ip: '8.8.8.8' }, 'America/Los_Angeles'],
    ['LOC-003 IPv6', { ip: '2001:4860:4860::8888' }, 'America/Los_Angeles'],
    ['LOC-011 an exact name', { city: 'Reykjavik' }, 'Atlantic/Reykjavik'],
    ['LOC-012 LOC-073 LOC-088 an id', { city: 'city_oslo' }, 'Europe/Oslo'],
    ['LOC-019 LOC-087 city and country', { city: 'Paris', country: 'FR' }, 'Europe/Paris'],
    ['LOC-020 LOC-141 with state', { city: 'Springfield', country: 'US', state: 'IL' }, 'America/Chicago'],
    ['LOC-033 state with prefix', { city: 'Springfield', country: 'US', state: 'US-IL' }, 'America/Chicago'],
    ['LOC-131 city and country', { city: 'Oslo', country: 'NO' }, 'Europe/Oslo'],
    ['LOC-022 LOC-149 country', { country: 'JP' }, 'Asia/Tokyo'],
    ['LOC-024 lower case', { country: 'jp' }, 'Asia/Tokyo'],
    ['LOC-025 one zone', { country: 'NL' }, 'Europe/Amsterdam'],
    ['LOC-025 one zone', { country: 'IE' }, 'Europe/Dublin'],
    ['LOC-036 IATA', { iata: 'JFK' }, 'America/New_York'],
    ['LOC-038 lower case', { iata: 'jfk' }, 'America/New_York'],
    ['LOC-040 ICAO', { icao: 'KJFK' }, 'America/New_York'],
    ['LOC-040 ICAO', { icao: 'EGLL' }, 'Europe/London'],
    ['LOC-052 UN/LOCODE', { unlocode: 'NLRTM' }, 'Europe/Amsterdam'],
    ['LOC-053 with a space', { unlocode: 'NL RTM' }, 'Europe/Amsterdam'],
    ['LOC-055 lower case', { unlocode: 'nlrtm' }, 'Europe/Amsterdam'],
    ['LOC-135 address in the US', { address: '1 Main St', country: 'US' }, 'America/New_York'],
    [
      'LOC-051 LOC-146 address and state',
      { address: '2 Main St', country: 'US', state: 'NY' },
      'America/New_York',
    ],
  ])('the location selector %s is resolved: %j', async (_, query, timezone) => {
    const { status, body } = await getTime(query);
    expect(status).toBe(200);
    expect(body.location.status).toBe('resolved');
    expect(body.location.candidates).toHaveLength(1); // LOC-065
    expect(body.timezone).toBe(timezone);
    expect(body.at).toMatch(/^2026-11-20T/);
  });

  test.each([
    ['LOC-016 several cities', { city: 'London' }, 2],
    ['LOC-017 no default by population', { city: 'Paris' }, 2],
    ['LOC-018 of one zone', { city: 'Washington', country: 'US', state: 'NJ' }, 2],
    ['LOC-026 LOC-030', { country: 'US' }, 29],
    ['LOC-026', { country: 'CA' }, 23],
    ['LOC-026', { country: 'RU' }, 26],
    ['LOC-026', { country: 'BR' }, 16],
    ['LOC-027', { country: 'DE' }, 2],
    ['LOC-027', { country: 'CN' }, 2],
    ['LOC-027', { country: 'NZ' }, 2],
    ['LOC-027', { country: 'UA' }, 2],
    ['LOC-027', { country: 'PT' }, 3],
    ['LOC-027', { country: 'ES' }, 3],
    ['LOC-042 several airports', { icao: 'DUPE' }, 2],
    ['LOC-058 several ports', { unlocode: 'USDUP' }, 2],
    ['LOC-050 several addresses', { address: '2 Main St', country: 'US' }, 2],
  ])('the location selector %s is ambiguous: %j', async (_, query, count) => {
    const { status, body } = await getTime(query);
    expect(status).toBe(200);
    expect(body.location).toMatchObject({ status: 'ambiguous', truncated: false });
    expect(body.location.candidates).toHaveLength(count);
    for (const key of ['timezone', 'abbreviation', 'offset', 'dst', 'at', 'unix', 'latitude', 'longitude']) {
      expect(body[key]).toBeNull(); // LOC-081 LOC-082
    }
    expect('to' in body).toBe(false); // LOC-083
  });

  test.each([
    ['LOC-004 45 characters', { ip: 'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255' }],
    ...['10.0.0.1', '192.168.1.1', '172.16.0.1', 'fd00::1'].map((ip) => ['LOC-007 private', { ip }] as const),
    ...[
      ...['127.0.0.1', '169.254.1.1', '100.64.0.1', '203.0.113.5', '224.0.0.1', '0.0.0.0'],
      ...['::1', 'fe80::1', '2001:db8::1'],
    ].map((ip) => ['LOC-008 special use', { ip }] as const),
    ['LOC-009 not located', { ip: '9.9.9.9' }],
    ['LOC-013 200 characters', { city: 'x'.repeat(200) }],
    ['LOC-015 no prefix', { city: 'Reykjav' }],
    ['LOC-021 an id of another country', { city: 'city_oslo', country: 'SE' }],
    ['LOC-028 no zones', { country: 'BV' }],
    ['LOC-028 no zones', { country: 'HM' }],
    ['LOC-029 unknown country', { country: 'ZZ' }],
    ['LOC-039 unknown airport', { iata: 'ZZZ' }],
    ['LOC-043 unknown airport', { icao: 'ZZZZ' }],
    ['LOC-044 200 characters', { address: 'x'.repeat(200), country: 'US' }],
    ['LOC-048 LOC-049 another house', { address: '3 Main St', country: 'US' }],
    ['LOC-056 LOC-057 no port', { unlocode: 'DEBER' }],
    ['LOC-031 states of one and three characters', { city: 'Oslo', country: 'NO', state: '1' }],
    ['LOC-031 states of one and three characters', { city: 'Oslo', country: 'AU', state: 'NSW' }],
  ] as const)('the location selector %s returns 200 with not_found: %j', async (_, query) => {
    const { status, body } = await getTime({ ...query });
    expect(status).toBe(200);
    expect(body.location).toMatchObject({ status: 'not_found', candidates: [], truncated: false });
    expect(body.at).toBeNull();
  });

  test.each([
    ['LOC-005', { ip: '1'.repeat(46) }],
    ...['999.1.1.1', 'abc', 'fe80::1%eth0', '10.0.0.0/8'].map((ip) => ['LOC-006', { ip }] as const),
    ['LOC-014', { city: 'x'.repeat(201) }],
    ['LOC-023', { country: 'USA' }],
    ['LOC-023', { country: '1' }],
    ['LOC-032', { city: 'Springfield', country: 'US', state: 'ABCD' }],
    ['LOC-034', { city: 'Toronto', country: 'US', state: 'CA-ON' }],
    ['LOC-037', { iata: 'JF' }],
    ['LOC-037', { iata: 'JFKX' }],
    ['LOC-037', { iata: 'J1K' }],
    ['LOC-041', { icao: 'KJF' }],
    ['LOC-041', { icao: 'KJFKX' }],
    ['LOC-041', { icao: 'K1FK' }],
    ['LOC-045', { address: 'x'.repeat(201), country: 'US' }],
    ['LOC-046', { address: 'x' }],
    ['LOC-047', { address: 'x', country: 'CA' }],
    ['LOC-054 two spaces', { unlocode: 'NL  RTM' }],
    ['LOC-054 a space in another position', { unlocode: 'NLR TM' }],
    ['LOC-054 four characters', { unlocode: 'NLRT' }],
    ['LOC-054 six characters', { unlocode: 'NLRTMX' }],
    ...['city', 'ip', 'iata', 'icao', 'unlocode', 'country'].map(
      (name) => ['LOC-059', { [name]: '' }] as const,
    ),
  ] as const)('the location selector %s is rejected: %j', async (_, query) => {
    const { status, body } = await getTime({ ...query });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  test('LOC-060: a clock by location accepts the parameters to, targets, at, disambiguation, deep and lang', async () => {
    const query = { iata: 'JFK', at: '2026-11-01T01:30', disambiguation: 'later', deep: 'true', lang: 'de' };
    const { body, headers } = await getTime({ ...query, targets: 'UTC,Asia/Tokyo' });
    expect(body.unix).toBe(1793514600);
    expect(body.targets).toHaveLength(2);
    expect(body.deep.resolution.kind).toBe('overlap');
    expect(headers.get('content-language')).toBe('de');
    expect((await getTime({ ...query, to: 'UTC' })).body.to.unix).toBe(1793514600);
    expect(Object.keys((await getTime({ ...query, to: 'UTC' })).body as object).slice(-3)).toEqual([
      'to',
      'location',
      'deep',
    ]);
  });

  test('LOC-061: a clock by location returns 503 when the store fails or the dataset is not loaded', async () => {
    const failing = createTimeService({
      places: {
        city: {
          label: 'city_reference',
          find: () => {
            throw createUnavailableError('The city store cannot be read.');
          },
        },
      },
    });
    for (const path of ['/time?city=Oslo', '/time?iata=JFK', '/time?ip=8.8.8.8', '/time?unlocode=NLRTM']) {
      const { status, body } = await failing(path);
      expect([path, status, body.code]).toEqual([path, 503, 'service_unavailable']);
    }
  });
});

describe('the location object', () => {
  test('LOC-062 LOC-063 LOC-064 LOC-069 LOC-072: the object location has exactly the documented keys', async () => {
    const { body } = await getTime({ iata: 'jfk' });
    expect(body.location).toEqual({
      input: { type: 'iata', value: 'JFK' },
      status: 'resolved',
      candidates: [
        {
          id: 'JFK',
          name: 'JFK',
          country: 'US',
          state: null,
          timezone: 'America/New_York',
          latitude: 40.639,
          longitude: -73.779,
        },
      ],
      truncated: false,
      source: 'ourairports',
    });
    expect(Object.keys(body.location as object)).toEqual([
      'input',
      'status',
      'candidates',
      'truncated',
      'source',
    ]);
    expect((await getTime({ city: 'Oslo' })).body.location.source).toBe('city_reference');
  });

  test('LOC-070 LOC-071: a location names the source of its airport record, or the searched dataset when there is no record', async () => {
    expect((await getTime({ iata: 'LHR' })).body.location.source).toBe('openflights');
    expect((await getTime({ iata: 'ZZZ' })).body.location.source).toBe('airports');
  });

  test('LOC-066 LOC-067 LOC-068: a location lists at most 50 candidates, and a truncated list never resolves to one place', async () => {
    const truncatedLocation = (await getTime({ city: 'San José' })).body.location;
    expect([
      truncatedLocation.candidates.length,
      truncatedLocation.truncated,
      truncatedLocation.status,
    ]).toEqual([50, true, 'ambiguous']);
    const completeLocation = (await getTime({ city: 'San Juan' })).body.location;
    expect([completeLocation.candidates.length, completeLocation.truncated, completeLocation.status]).toEqual(
      [50, false, 'ambiguous'],
    );
  });

  test('LOC-074 LOC-075 LOC-076 LOC-080 LOC-085: a location lists its candidates in order with their recorded facts', async () => {
    const { candidates } = (await getTime({ city: 'London' })).body.location;
    expect(candidates.map((each: Candidate) => [each.country, each.state, each.name, each.latitude])).toEqual(
      [
        ['CA', 'ON', 'London', 1.5],
        ['GB', 'ENG', 'London', 1.5],
      ],
    );
    expect((await getTime({ city: 'London' })).body.location.candidates).toEqual(candidates);
    const zones = (await getTime({ country: 'NZ' })).body.location.candidates;
    expect(zones.map((each: Candidate) => each.timezone)).toEqual(['Pacific/Auckland', 'Pacific/Chatham']);
  });

  test('LOC-077 LOC-086: the zone of every candidate of a location can be requested', async () => {
    for (const { timezone } of (await getTime({ country: 'US' })).body.location.candidates) {
      expect((await service(`/time/${timezone}`)).status).toBe(200);
    }
  });

  test('LOC-078 LOC-079: a single place without a time zone is listed with the status not_found', async () => {
    const { body } = await getTime({ city: 'Nowhere' });
    expect(body.location.status).toBe('not_found');
    expect(body.location.candidates[0]).toMatchObject({ id: 'city_nowhere', timezone: null });
    expect(body.at).toBeNull();
  });
});

describe('one source per request', () => {
  const otherInputs: Record<string, string> = {
    lat: 'lat=1&lon=1',
    ip: 'ip=8.8.8.8',
    city: 'city=Oslo',
    iata: 'iata=JFK',
  };
  Object.assign(otherInputs, {
    icao: 'icao=KJFK',
    unlocode: 'unlocode=NLRTM',
    address: 'address=x&country=US',
    id: 'id=UTC',
  });
  const parsePairs = (names: string): [string, string][] =>
    names.split(' ').map((pair) => pair.split('+') as [string, string]);

  // These requests have a zone in the path and another source: LOC-091 LOC-092 LOC-093 LOC-094 LOC-095 LOC-096 LOC-097 LOC-098
  test.each(Object.entries(otherInputs))(
    'a zone in the path is rejected together with %s',
    async (_, query) => {
      expect((await get(`/time/UTC?${query}`)).status).toBe(400);
    },
  );

  // LOC-099 LOC-100 LOC-101 LOC-102 LOC-103 LOC-104 LOC-105 LOC-106 LOC-107 LOC-108 LOC-109 LOC-110 LOC-111 LOC-112
  // LOC-113 LOC-114 LOC-115 LOC-116 LOC-117 LOC-118 LOC-119 LOC-120 LOC-121 LOC-122 LOC-123 LOC-124 LOC-125 LOC-126
  test.each(
    parsePairs(
      'id+lat id+ip id+city id+iata id+icao id+unlocode id+address lat+ip lat+city lat+iata lat+icao lat+unlocode ' +
        'lat+address ip+city ip+iata ip+icao ip+unlocode ip+address city+iata city+icao city+unlocode city+address ' +
        'iata+icao iata+unlocode iata+address icao+unlocode icao+address unlocode+address',
    ),
  )('the parameter %s is rejected together with %s', async (one, two) => {
    const { status, body } = await service(`/time?${otherInputs[one]}&${otherInputs[two]}`);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  test.each([
    ['LOC-127', '/time/UTC?country=US'],
    ['LOC-128', '/time?id=UTC&country=US'],
    ['LOC-129', '/time?lat=1&lon=1&country=US'],
    ['LOC-130', '/time?ip=8.8.8.8&country=US'],
    ['LOC-132', '/time?iata=JFK&country=US'],
    ['LOC-133', '/time?icao=KJFK&country=US'],
    ['LOC-134', '/time?unlocode=NLRTM&country=US'],
    ['LOC-135', '/time?address=x&country=CA'],
    ['LOC-136', '/time/UTC?state=NY'],
    ['LOC-137', '/time?id=UTC&state=NY'],
    ['LOC-138', '/time?lat=1&lon=1&state=NY'],
    ['LOC-139', '/time?ip=8.8.8.8&state=NY'],
    ['LOC-035 LOC-140', '/time?city=Springfield&state=IL'],
    ['LOC-142', '/time?iata=JFK&state=NY'],
    ['LOC-143', '/time?icao=KJFK&state=NY'],
    ['LOC-144', '/time?unlocode=NLRTM&state=NY'],
    ['LOC-145', '/time?address=x&state=NY'],
    ['LOC-147', '/time?state=NY'],
    ['LOC-148', '/time?country=US&state=NY'],
    ['LOC-150', '/time?lat=1&city=Oslo'],
    ['LOC-150', '/time?lon=1&iata=JFK'],
    ['LOC-152 TIM-024', '/time?ip=8.8.8.8&iata=JFK&id=UTC'],
    ['LOC-153', '/time?ip=10.0.0.1&iata=JFK'],
  ])('%s: a clock rejects %s before any lookup', async (_, path) => {
    // No dataset is loaded here, so a lookup would return 503.
    const { status, body } = await get(path);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });
});
