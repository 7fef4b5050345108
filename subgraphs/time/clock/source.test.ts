import { describe, expect, test } from 'vitest';
import { timeRoutes } from '../../../rest-compat/routes/time.ts';
import { timezoneRoutes } from '../../../rest-compat/routes/timezone.ts';
import { get, noon, buildTarget, createTimeService } from '../../../test/support/time-graph.ts';

const newYork = 'America/New_York';
const mainKeys = ['latitude', 'longitude', 'timezone', 'abbreviation', 'offset', 'dst', 'at', 'unix'];

describe('the source of a clock', () => {
  test.each([
    ['TIM-001 TIM-025 TIM-035 LOC-001 omitted: UTC', '/time', 'UTC', '+00:00'],
    ['TIM-002 raw slashes', '/time/America/Argentina/Ushuaia', 'America/Argentina/Ushuaia', '-03:00'],
    ['TIM-003 slashes as %2F', '/time/America%2FArgentina%2FUshuaia', 'America/Argentina/Ushuaia', '-03:00'],
    ['TIM-004 slashes as %2f', '/time/America%2fNew_York', newYork, '-05:00'],
    ['TIM-005 no slash', '/time/UTC', 'UTC', '+00:00'],
    ['TIM-005 no slash', '/time/Japan', 'Japan', '+09:00'],
    ['TIM-005 no slash', '/time/EST5EDT', 'EST5EDT', '-05:00'],
    ['TIM-006 TIM-039 a plus in the path', '/time/Etc/GMT+3', 'Etc/GMT+3', '-03:00'],
    ['TIM-006 a plus as %2B', '/time/Etc/GMT%2B3', 'Etc/GMT+3', '-03:00'],
    ['TIM-039 the inverted sign of POSIX', '/time/Etc/GMT-14', 'Etc/GMT-14', '+14:00'],
    ['TIM-007 a plus in the query', '/time?id=Etc/GMT%2B3', 'Etc/GMT+3', '-03:00'],
    ['TIM-008 TIM-027 coordinates', '/time?lat=40.7128&lon=-74.0060', newYork, '-05:00'],
    ['TIM-016 an alias, echoed', '/time/US/Eastern', 'US/Eastern', '-05:00'],
    ['TIM-016 an alias, echoed', '/time/Asia/Calcutta', 'Asia/Calcutta', '+05:30'],
    ['TIM-017 any case', '/time/america/new_york', newYork, '-05:00'],
    ['TIM-020 identifiers that look like abbreviations', '/time/EST', 'EST', '-05:00'],
    ['TIM-020 identifiers that look like abbreviations', '/time/MST', 'MST', '-07:00'],
    ['TIM-020 identifiers that look like abbreviations', '/time/HST', 'HST', '-10:00'],
    ['TIM-026 id', '/time?id=Europe/Paris', 'Europe/Paris', '+01:00'],
    ['TIM-037 open ocean, west', '/time?lat=30&lon=-40', 'Etc/GMT+3', '-03:00'],
    ['TIM-038 open ocean, east', '/time?lat=-40&lon=90', 'Etc/GMT-6', '+06:00'],
    ['TIM-041 an exclave', '/time?lat=47.70&lon=8.69', 'Europe/Busingen', '+01:00'],
  ])('the source of a clock is resolved (%s): %s', async (_, path, timezone, offset) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ timezone, offset });
  });

  test('TIM-026: a zone requested by id and by path returns the same clock', async () => {
    expect((await get('/time?id=Europe/Paris')).body).toEqual((await get('/time/Europe/Paris')).body);
  });

  test.each([
    ['TIM-018 unknown in the path', '/time/America/Gotham', 404],
    ['TIM-019 unknown id', '/time?id=Nope', 404],
    ['TIM-007 an unencoded plus is a space', '/time?id=Etc/GMT+3', 404],
    ['TIM-020 an offset is not a zone', '/time/+05:30', 404],
    ['TIM-020 an abbreviation is not a zone', '/time/PDT', 404],
    ['TIM-021 blank id', '/time?id=', 400],
    ['TIM-021 an identifier of 65 characters', `/time/${'x'.repeat(65)}`, 404],
    ['TIM-022 Factory', '/time/Factory', 404],
    ['TIM-028 lat without lon', '/time?lat=1', 400],
    ['TIM-029 lon without lat', '/time?lon=1', 400],
    ['TIM-030 the North Pole', '/time?lat=90&lon=0', 200],
    ['TIM-030 the South Pole', '/time?lat=-90&lon=0', 200],
    ['TIM-031 beyond the North Pole', '/time?lat=90.0001&lon=0', 400],
    ['TIM-031 beyond the South Pole', '/time?lat=-90.0001&lon=0', 400],
    ['TIM-032 180 degrees east', '/time?lat=0&lon=180', 200],
    ['TIM-032 180 degrees west', '/time?lat=0&lon=-180', 200],
    ['TIM-033 further east', '/time?lat=0&lon=180.0001', 400],
    ['TIM-033 further west', '/time?lat=0&lon=-180.0001', 400],
    ['TIM-034 not a number', '/time?lat=north&lon=0', 400],
    ['TIM-034 empty', '/time?lat=&lon=0', 400],
    ['TIM-034 NaN', '/time?lat=NaN&lon=0', 400],
    ['TIM-034 Infinity', '/time?lat=0&lon=Infinity', 400],
    ['TIM-034 an exponent', '/time?lat=1e1&lon=0', 400],
    ['TIM-034 hexadecimal', '/time?lat=0x10&lon=0', 400],
    ['TIM-098 blank to', '/time?to=', 400],
    ['TIM-286 no other selector on the legacy path', '/timezone?city=Paris', 400],
    ['TIM-286 no id on the legacy path', '/timezone?id=UTC', 400],
    ['TIM-286 no catalog on the legacy path', '/timezone/zones', 404],
  ])('%s: the request %s returns %i', async (_, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.body.code).toBe('not_found');
    if (status === 400) expect(answer.body.code).toBe('invalid_request');
  });

  test('TIM-015: /time/zones returns the list of zones, and not the clock of a zone', async () => {
    expect((await get('/time/zones?q=york')).body.timezones).toEqual([newYork]);
  });

  test('TIM-023: the path /time requires an API key', async () => {
    expect((await get('/time/UTC', { 'x-api-key': '' })).status).toBe(401);
  });

  test('TIM-036: the coordinates in a clock response are numbers', async () => {
    const { body } = await get('/time?lat=40.7128&lon=-74.0060');
    expect([body.latitude, body.longitude]).toEqual([40.7128, -74.006]);
  });

  test('TIM-040: a clock in a nautical zone has no offset changes', async () => {
    const { body } = await get('/time/Etc/GMT+3?deep=true');
    expect(body.dst).toBe(false);
    expect([body.deep.next_dst, body.deep.season]).toEqual([null, null]);
  });

  test('TIM-042 TIM-173 TIM-176 TIM-195 TIM-196: a clock at a point without a zone has its coordinates and null values', async () => {
    const { status, body } = await createTimeService({ zonesAt: () => [] })(
      '/time?lat=1&lon=2&to=UTC&deep=true',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ latitude: 1, longitude: 2, timezone: null, at: null, unix: null, to: null });
    expect(body.deep).toMatchObject({ offset_minutes: null, offset_seconds: null, resolution: null });
  });

  test('TIM-043: /time returns 503 when the time-zone boundaries cannot be read', async () => {
    const brokenService = createTimeService({
      zonesAt: () => {
        throw new Error('ENOENT');
      },
    });
    const { status, body } = await brokenService('/time?lat=1&lon=2');
    expect([status, body.code]).toEqual([503, 'service_unavailable']);
  });
});

describe('the main response', () => {
  test.each([
    '/time',
    '/time/UTC',
    '/time?id=UTC',
    '/time?lat=1&lon=1',
    '/time?country=JP',
    '/time?ip=10.0.0.1',
  ])('TIM-150: the clock of %s has the documented main keys in order', async (path) => {
    const keys = Object.keys((await get(path)).body as object);
    expect(keys.slice(0, 8)).toEqual(mainKeys);
  });

  test('TIM-151 TIM-178 TIM-179 TIM-086 TIM-087: the clock of a zone has null coordinates, and only the requested keys', async () => {
    for (const path of ['/time', '/time/UTC', '/time?id=UTC']) {
      const { body } = await get(path);
      expect(Object.keys(body as object)).toEqual(mainKeys);
      expect([body.latitude, body.longitude]).toEqual([null, null]);
    }
    expect(Object.keys((await get('/time?lat=1&lon=1')).body as object)).toEqual(mainKeys);
  });

  // Columns: ids, zone, at, expected.
  test.each([
    ['TIM-154 TIM-155', newYork, '2026-11-20T12:00Z', { timezone: newYork, abbreviation: 'EST' }],
    ['TIM-155 TIM-156', 'Asia/Kathmandu', '2026-11-20T12:00Z', { abbreviation: '+0545', offset: '+05:45' }],
    ['TIM-156', 'Pacific/Chatham', '2026-11-20', { offset: '+13:45' }],
    ['TIM-156 TIM-159', 'Australia/Eucla', '2026-11-20', { offset: '+08:45' }],
    [
      'TIM-157 TIM-174',
      'Europe/Paris',
      '1900-01-01T00:00Z',
      { offset: '+00:09:21', at: '1900-01-01T00:09:21+00:09:21' },
    ],
    ['TIM-158', 'Africa/Monrovia', '1970-01-01T00:00Z', { offset: '-00:44:30' }],
    ['TIM-160', 'UTC', '2026-07-01T12:00Z', { offset: '+00:00', at: '2026-07-01T12:00:00+00:00' }],
    ['TIM-161', newYork, '2026-07-01', { dst: true }],
    ['TIM-161', newYork, '2026-01-01', { dst: false }],
    ['TIM-162', 'Europe/Dublin', '2026-11-20T12:00Z', { offset: '+00:00', abbreviation: 'GMT', dst: true }],
    ['TIM-163', 'Europe/Dublin', '2026-07-15', { offset: '+01:00', abbreviation: 'IST', dst: false }],
    ['TIM-164', 'Africa/Casablanca', '2026-03-01T12:00Z', { offset: '+00:00', dst: true }],
    ['TIM-164', 'Africa/Casablanca', '2026-05-01', { offset: '+01:00', dst: false }],
    ['TIM-165', 'Africa/Casablanca', '2026-11-20T12:00Z', { offset: '+00:00', dst: false }],
    [
      'TIM-166',
      'America/Vancouver',
      '2026-11-20T12:00Z',
      { at: '2026-11-20T05:00:00-07:00', abbreviation: 'MST', dst: false },
    ],
    [
      'TIM-167',
      'America/Edmonton',
      '2026-11-20T12:00Z',
      { at: '2026-11-20T06:00:00-06:00', abbreviation: 'CST', dst: false },
    ],
    ['TIM-168', 'Africa/Windhoek', '2016-06-15', { abbreviation: 'WAT', offset: '+01:00', dst: true }],
    ['TIM-168', 'Europe/Prague', '1947-01-15', { abbreviation: 'GMT', offset: '+00:00', dst: true }],
    ['TIM-169', 'Antarctica/Troll', '2026-07-01', { offset: '+02:00', dst: true }],
    ['TIM-172', newYork, '2026-07-01T12:00Z', { at: '2026-07-01T08:00:00-04:00' }],
    ['TIM-175', 'UTC', '1969-12-31T23:59:59.500Z', { unix: -1 }],
    ['TIM-175', 'UTC', '2026-07-01T12:00:00.999Z', { unix: 1782907200 }],
    ['TIM-181', 'Pacific/Apia', '2011-12-29T12:00Z', { at: '2011-12-29T02:00:00-10:00' }],
    ['TIM-181', 'Pacific/Apia', '2011-12-30T12:00Z', { at: '2011-12-31T02:00:00+14:00' }],
    ['TIM-182', 'Asia/Kathmandu', '1980-01-01', { offset: '+05:30' }],
    ['TIM-183', 'Europe/Amsterdam', '1900-01-01', { offset: '+00:00', abbreviation: 'WET' }],
    ['TIM-184', newYork, '9999-07-01T00:00Z', { offset: '-04:00', dst: true }],
    ['TIM-185', newYork, '0001-06-01T00:00Z', { offset: '-04:56:02', abbreviation: 'LMT' }],
  ])('%s: the clock of %s at %s has the expected values', async (_, zone, at, expected) => {
    const { status, body } = await get(buildTarget(`/time/${zone}`, { at }));
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });

  test('TIM-152 TIM-153: a clock has the coordinates of its location, or null when the location has none', async () => {
    const airport = { id: null, name: 'Test', country: 'US', state: 'NY', timezone: newYork };
    const findAirport = (code: string) =>
      code === 'JFK'
        ? [{ ...airport, latitude: 40.639, longitude: -73.779 }]
        : [{ ...airport, latitude: null, longitude: null }];
    const service = createTimeService({ places: { iata: { label: 'airports', find: findAirport } } });
    const { body } = await service('/time?iata=JFK');
    expect([body.latitude, body.longitude, body.timezone]).toEqual([40.639, -73.779, newYork]);
    const unplacedResponse = await service('/time?iata=XXX');
    expect([
      unplacedResponse.body.latitude,
      unplacedResponse.body.longitude,
      unplacedResponse.body.timezone,
    ]).toEqual([null, null, newYork]);
  });

  test('TIM-171 TIM-180 LOC-084: the fields of a clock are null when its source has no time zone', async () => {
    const { status, body } = await get('/time?ip=10.0.0.1');
    expect(status).toBe(200);
    for (const key of mainKeys) expect(body[key]).toBeNull();
    expect(body.location.candidates).toEqual([]);
  });

  test('TIM-044: the current time of a clock is the time of the request, truncated to seconds', async () => {
    const { body } = await createTimeService({ now: noon + 999 })('/time/UTC');
    expect([body.unix, body.at]).toEqual([1795176000, '2026-11-20T12:00:00+00:00']);
  });

  test.each([
    '/time',
    '/time?lat=1&lon=1',
    '/time?country=US',
    '/time/UTC?at=2026-01-01',
    '/timezone/UTC',
    '/time/Nope',
    '/time/UTC?at=x',
  ])('TIM-186 TIM-187: the response of %s has Cache-Control: no-store', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  });
});

test('TIM-189 TZC-069: every time path costs one pooled unit, including deep and all targets', () => {
  for (const { unit = 'pooled', deep, path } of [...timeRoutes, ...timezoneRoutes]) {
    expect(unit).toBe('pooled');
    expect(deep ?? 'none', path).toBe(/^\/time\/(zones|editions)/.test(path) ? 'none' : 'included');
  }
});

describe('the help pages', () => {
  const getOperation = async (name: string, version = '2.0.0') =>
    (await get(`/version/${version}/${name}/help`)).body;

  test('TIM-170 TIM-188: the help of time explains DST, and the reliability of times before 1970 and in the future', async () => {
    const { notes } = await getOperation('time');
    expect(notes.join(' ')).toMatch(/does not mean that clocks are ahead of UTC/);
    expect(notes.join(' ')).toMatch(/Early records may be incomplete, and future rules may change/);
    expect(notes.join(' ')).toMatch(/main form/);
  });

  test('LOC-010 LOC-089 LOC-090: the help of time names the sources of locations and their limits', async () => {
    const { notes, parameters } = await getOperation('time');
    const joinedNotes = notes.join(' ');
    for (const source of [
      'city records',
      'geofeeds',
      'US address points',
      'airport dataset',
      'port index',
      'zone table',
    ]) {
      expect(joinedNotes).toContain(source);
    }
    expect(joinedNotes).toContain('incomplete coverage of UN/LOCODE');
    const ip = parameters.find(({ name }: { name: string }) => name === 'ip');
    expect(ip.summary).toContain('estimate');
  });

  test('TIM-287: the help of version 1.0.0 alone lists the legacy paths, which both versions serve', async () => {
    expect((await getOperation('timezone', '1.0.0')).endpoint).toBe('timezone');
    expect((await get('/version/2.0.0/timezone/help')).status).toBe(404);
    expect((await get('/version/1.0.0/timezone/UTC')).status).toBe(200);
    expect((await get('/version/2.0.0/timezone/UTC')).status).toBe(200);
  });
});
