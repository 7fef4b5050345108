import { describe, expect, test } from 'vitest';
import { get, buildTarget } from '../../../test/support/time-graph.ts';

const newYork = 'America/New_York';
const getDeep = async (zone: string, at: string, query: Record<string, string> = {}) =>
  (await get(buildTarget(`/time/${zone}`, { at, deep: 'true', ...query }))).body.deep;
const listKeys = (value: unknown) => Object.keys(value as object);

describe('deep fields of a clock', () => {
  test('TIM-190 TIM-233 TIM-234 CONV-023: the deep fields of a clock have exactly the documented keys, with null for unknown values', async () => {
    const names = [
      ...['name', 'offset_minutes', 'offset_seconds', 'standard_offset', 'standard_offset_seconds'],
      ...['dst_offset_seconds', 'next_dst', 'season', 'timezone_database_version'],
      ...['newer_edition', 'newer_offset', 'resolution'],
    ];
    const deep = await getDeep('Asia/Tokyo', '2026-07-01');
    expect(listKeys(deep)).toEqual(names);
    expect(deep).toMatchObject({
      next_dst: null,
      season: null,
      resolution: null,
      timezone_database_version: '2026c',
    });
    expect(listKeys((await get('/time?ip=10.0.0.1&deep=true')).body.deep)).toEqual(names);
  });

  test('TIM-235 TIM-199 TIM-206: the deep fields of a clock without a time zone contain only the edition', async () => {
    const { deep } = (await get('/time?ip=10.0.0.1&deep=true')).body;
    const { timezone_database_version: version, ...rest } = deep;
    expect(version).toBe('2026c');
    expect(new Set(Object.values(rest as object))).toEqual(new Set([null]));
  });

  test.each([
    ['TIM-191', newYork, '2026-07-15', { name: 'Eastern Time' }],
    ['TIM-191', newYork, '2026-12-15', { name: 'Eastern Time' }],
    ['TIM-192 rules newer than the names', 'America/Vancouver', '2026-11-20T12:00Z', { name: null }],
    ['TIM-192 rules newer than the names', 'Africa/Casablanca', '2026-11-20T12:00Z', { name: null }],
    ['TIM-192 rules newer than the names', 'America/Edmonton', '2026-11-20T12:00Z', { name: null }],
    ['TIM-192 before the rules changed', 'America/Edmonton', '2026-07-01', { name: 'Mountain Time' }],
    ['TIM-192 local mean time', newYork, '1850-01-01', { name: null }],
    ['TIM-193 TIM-194', 'Africa/Monrovia', '1970-01-01', { offset_minutes: -44, offset_seconds: -2670 }],
    ['TIM-193 TIM-194', 'Europe/Paris', '1900-01-01', { offset_minutes: 9, offset_seconds: 561 }],
    ['TIM-197', newYork, '2026-07-01', { standard_offset: '-05:00', standard_offset_seconds: -18000 }],
    [
      'TIM-198 TIM-200',
      'Europe/Dublin',
      '1916-06-01',
      {
        standard_offset: '-00:25:21',
        standard_offset_seconds: -1521,
        dst_offset_seconds: 3600,
        offset_seconds: 2079,
      },
    ],
    ['TIM-201', 'Europe/London', '1970-01-01', { standard_offset: '+01:00', dst_offset_seconds: 0 }],
    ['TIM-202', 'America/Vancouver', '2026-07-01', { standard_offset: '-08:00' }],
    ['TIM-202', 'America/Vancouver', '2026-11-20', { standard_offset: '-07:00' }],
    ['TIM-203', 'Europe/Dublin', '2026-11-20', { standard_offset: '+01:00', dst_offset_seconds: -3600 }],
    ['TIM-203', 'Africa/Casablanca', '2026-03-01', { dst_offset_seconds: -3600 }],
    ['TIM-204', 'Europe/Dublin', '2026-07-01', { dst_offset_seconds: 0 }],
    ['TIM-205', 'Australia/Lord_Howe', '2026-01-01', { dst_offset_seconds: 1800 }],
    ['TIM-205', 'Antarctica/Troll', '2026-07-01', { dst_offset_seconds: 7200 }],
    ['TIM-205', 'Europe/London', '1944-06-06', { dst_offset_seconds: 7200 }],
  ])(
    '%s: the deep fields of a clock in %s at %s equal the expected values',
    async (_, zone, at, expected) => {
      expect(await getDeep(zone, at)).toMatchObject(expected);
    },
  );
});

describe('next_dst', () => {
  test.each([
    [
      'TIM-207 TIM-208 TIM-209',
      newYork,
      '2026-11-20T12:00Z',
      '2027-03-14T03:00:00-04:00',
      true,
      '-04:00',
      'EDT',
    ],
    [
      'TIM-210 politics',
      'Africa/Casablanca',
      '2026-05-01',
      '2026-09-20T01:00:00+00:00',
      false,
      '+00:00',
      '+00',
    ],
    ['TIM-211 Dublin', 'Europe/Dublin', '2026-11-20', '2027-03-28T02:00:00+01:00', false, '+01:00', 'IST'],
    [
      'TIM-212 the date line',
      'Pacific/Apia',
      '2011-12-29T00:00Z',
      '2011-12-31T00:00:00+14:00',
      true,
      '+14:00',
      '+14',
    ],
    [
      'TIM-215 in exactly 400 days',
      'Africa/Monrovia',
      '1970-12-03T00:44:30Z',
      '1972-01-07T00:44:30+00:00',
      false,
      '+00:00',
      'GMT',
    ],
    [
      'TIM-217 strictly after',
      newYork,
      '2026-03-08T07:00:00Z',
      '2026-11-01T01:00:00-05:00',
      false,
      '-05:00',
      'EST',
    ],
  ])(
    '%s: the next offset change of %s after %s is found',
    async (_, zone, from, at, dst, offset, abbreviation) => {
      const { next_dst: next } = await getDeep(zone, from);
      expect(next).toEqual({ at, dst, offset, abbreviation });
      expect(listKeys(next)).toEqual(['at', 'dst', 'offset', 'abbreviation']);
    },
  );

  test.each([
    ['TIM-213 the flag alone', 'America/Vancouver', '2026-07-01T12:00Z'],
    ['TIM-214 no rules', 'Asia/Tokyo', '2026-07-01'],
    ['TIM-214 no future rules', 'Africa/Casablanca', '2026-11-20'],
    ['TIM-216 in 400 days and a second', 'Africa/Monrovia', '1970-12-03T00:44:29Z'],
  ])('%s: the next offset change of %s after %s is null', async (_, zone, from) => {
    expect((await getDeep(zone, from)).next_dst).toBeNull();
  });
});

describe('the DST season', () => {
  test.each([
    ['TIM-218 the current one', newYork, '2026-07-15', '2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z'],
    ['TIM-219 TIM-220 the next one', newYork, '2026-11-20', '2027-03-14T07:00:00Z', '2027-11-07T06:00:00Z'],
    [
      'TIM-221 Irish winter, ahead',
      'Europe/Dublin',
      '2026-07-15',
      '2026-10-25T01:00:00Z',
      '2027-03-28T01:00:00Z',
    ],
    [
      'TIM-221 Irish winter, now',
      'Europe/Dublin',
      '2026-11-20',
      '2026-10-25T01:00:00Z',
      '2027-03-28T01:00:00Z',
    ],
    ['TIM-222 Ramadan', 'Africa/Casablanca', '2026-03-01', '2026-02-15T02:00:00Z', '2026-03-22T02:00:00Z'],
    [
      'TIM-223 across the date line',
      'Pacific/Apia',
      '2012-01-15',
      '2011-09-24T14:00:00Z',
      '2012-03-31T14:00:00Z',
    ],
    [
      'TIM-224 ends with the flag alone',
      'America/Vancouver',
      '2026-07-01',
      '2026-03-08T10:00:00Z',
      '2026-11-01T09:00:00Z',
    ],
    // By Order in Council, summer time was uninterrupted from 25 February 1940 to 7 October 1945, including double summer time.
    ['TIM-223 double summers', 'Europe/London', '1944-06-06', '1940-02-25T02:00:00Z', '1945-10-07T02:00:00Z'],
  ])('%s: the clock of %s at %s has the expected DST season', async (_, zone, at, start, end) => {
    const { season } = await getDeep(zone, at);
    expect([season.start.at, season.end.at]).toEqual([start, end]);
  });

  test.each([
    ['TIM-222', 'Africa/Casablanca', '2026-05-01'],
    ['TIM-225', 'Asia/Tokyo', '2026-07-01'],
  ])('%s: the zone %s at %s has no DST season', async (_, zone, at) => {
    expect((await getDeep(zone, at)).season).toBeNull();
  });

  test('TIM-226 TIM-227: the end of a DST season after the year 9999 is null', async () => {
    const { season } = await getDeep('Australia/Sydney', '9999-12-31');
    expect(season.end).toBeNull();
    expect(season.start.at).toBe('9999-10-02T16:00:00Z');
  });

  test('TIM-228 TIM-229 TIM-230 TIM-231 TIM-232: the boundary of a DST season has the local times before and after the change', async () => {
    const { season } = await getDeep(newYork, '2026-07-15');
    expect(season.start).toEqual({
      at: '2026-03-08T07:00:00Z',
      before: {
        at: '2026-03-08T02:00:00-05:00',
        offset: '-05:00',
        offset_seconds: -18000,
        abbreviation: 'EST',
        dst: false,
      },
      after: {
        at: '2026-03-08T03:00:00-04:00',
        offset: '-04:00',
        offset_seconds: -14400,
        abbreviation: 'EDT',
        dst: true,
      },
      change_seconds: 3600,
    });
    expect(listKeys(season.start)).toEqual(['at', 'before', 'after', 'change_seconds']);
    expect(listKeys(season.start.before)).toEqual(['at', 'offset', 'offset_seconds', 'abbreviation', 'dst']);
    expect(season.end.change_seconds).toBe(-3600);
    expect((await getDeep('Australia/Lord_Howe', '2026-12-01')).season.start.change_seconds).toBe(1800);
  });

  test('TIM-224: a DST season can end without a change of offset', async () => {
    const { end } = (await getDeep('America/Vancouver', '2026-07-01')).season;
    expect(end.change_seconds).toBe(0);
    expect(end.before).toMatchObject({ abbreviation: 'PDT', dst: true });
    expect(end.after).toMatchObject({ abbreviation: 'MST', dst: false });
  });
});

describe('the resolution of a wall time', () => {
  const getResolution = async (zone: string, at: string, query: Record<string, string> = {}) =>
    (await get(buildTarget(`/time/${zone}`, { at, to: 'UTC', deep: 'true', ...query }))).body;

  test('TIM-236 TIM-242 TIM-250: a conversion reports that a wall time is unique', async () => {
    const { deep } = await getResolution(newYork, '2026-07-01T12:00');
    expect(deep.resolution).toEqual({
      kind: 'unique',
      policy: 'compatible',
      adjustment_seconds: 0,
      alternatives: [],
    });
    expect(listKeys(deep.resolution)).toEqual(['kind', 'policy', 'adjustment_seconds', 'alternatives']);
  });

  test.each([
    ['TIM-237 for now', '/time/America/New_York?to=UTC&deep=true'],
    ['TIM-238 TIM-084 for an offset', '/time/America/New_York?to=UTC&at=2026-11-01T01:30:00-05:00&deep=true'],
    ['TIM-239 without conversion', '/time/America/New_York?at=2026-11-01T01:30&deep=true'],
    ['TIM-240 for an unresolved source', '/time?ip=10.0.0.1&to=UTC&at=2026-11-01T01:30&deep=true'],
  ])('%s: the resolution of a wall time is null in a response without a wall time', async (_, path) => {
    expect((await get(path)).body.deep.resolution).toBeNull();
  });

  // Columns: ids, zone, at, policy, kind, adjustment.
  test.each([
    ['TIM-243 TIM-246 TIM-247', newYork, '2026-03-08T02:30', 'earlier', 'gap', -3600],
    ['TIM-248', newYork, '2026-03-08T02:30', 'compatible', 'gap', 3600],
    ['TIM-248', 'Australia/Lord_Howe', '2026-10-04T02:15', 'compatible', 'gap', 1800],
    ['TIM-248', 'Pacific/Apia', '2011-12-30T12:00', 'compatible', 'gap', 86400],
    ['TIM-249', 'Africa/Monrovia', '1972-01-07T00:20', 'compatible', 'gap', 2670],
    ['TIM-249', 'Africa/Monrovia', '1972-01-07T00:20', 'earlier', 'gap', -2670],
    ['TIM-246', newYork, '2026-11-01T01:30', 'later', 'overlap', 0],
    ['TIM-244 TIM-245', newYork, '2026-07-01T12:00', 'reject', 'unique', 0],
  ])(
    '%s: a conversion reports how it resolved the wall time %s %s with the policy %s',
    async (_, zone, at, disambiguation, kind, adjustment) => {
      const { deep, unix } = await getResolution(zone, at, { disambiguation });
      expect(deep.resolution).toMatchObject({ kind, policy: disambiguation, adjustment_seconds: adjustment });
      if (kind !== 'unique') {
        // TIM-251 TIM-253 TIM-256
        const [earlier, later] = deep.resolution.alternatives.map((each: { unix: number }) => each.unix);
        expect(deep.resolution.alternatives).toHaveLength(2);
        expect(earlier).toBeLessThan(later);
        expect([earlier, later]).toContain(unix);
      }
    },
  );

  test('TIM-252 TIM-253 TIM-254 TIM-255: a conversion lists the earlier alternative first and keeps milliseconds', async () => {
    const { deep, at } = await getResolution(newYork, '2026-03-08T02:30:00.250');
    expect(deep.resolution.alternatives).toEqual([
      { at: '2026-03-08T01:30:00.250-05:00', unix: 1772951400, offset: '-05:00' },
      { at: '2026-03-08T03:30:00.250-04:00', unix: 1772955000, offset: '-04:00' },
    ]);
    expect(listKeys(deep.resolution.alternatives[0])).toEqual(['at', 'unix', 'offset']);
    expect(at).toBe('2026-03-08T03:30:00.250-04:00');
  });
});

test('the field offset_minutes is truncated when the offset has seconds', async () => {
  // Local mean time was +0:17:30 in Brussels, and -0:44:30 in Monrovia until 1972.
  expect(await getDeep('Europe/Brussels', '1870-01-01')).toMatchObject({
    offset_minutes: 17,
    offset_seconds: 1050,
  });
  expect(await getDeep('Africa/Monrovia', '1971-01-01')).toMatchObject({
    offset_minutes: -44,
    offset_seconds: -2670,
  });
});
