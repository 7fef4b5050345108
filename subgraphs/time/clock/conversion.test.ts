import { describe, expect, test } from 'vitest';
import { get, buildTarget, createTimeService } from '../../../test/support/time-graph.ts';

const newYork = 'America/New_York';
const targetKeys = ['timezone', 'abbreviation', 'offset', 'dst', 'at', 'unix'];
const place = {
  id: null,
  name: null,
  country: 'US',
  state: null,
  timezone: newYork,
  latitude: 40.6,
  longitude: -73.8,
};
const airports = createTimeService({ places: { iata: { label: 'airports', find: () => [place] } } });
const convert = (zone: string, query: Record<string, string>) =>
  get(buildTarget(`/time/${zone}`, { to: 'UTC', ...query }));

describe('the parameter to', () => {
  test('TIM-009 TIM-085 TIM-119: a conversion returns the local time of another zone at the same instant', async () => {
    const { body } = await get('/time/America/New_York?to=Asia/Tokyo&at=2026-07-01T12:00');
    expect(body.unix).toBe(1782921600);
    expect(body.to).toMatchObject({
      timezone: 'Asia/Tokyo',
      at: '2026-07-02T01:00:00+09:00',
      unix: 1782921600,
    });
  });

  test.each([
    ['TIM-010 from coordinates', '/time?lat=40.7128&lon=-74.006&to=Asia/Tokyo', get],
    ['TIM-011 from a location', '/time?iata=JFK&to=Asia/Tokyo', airports],
    ['TIM-012 from id', '/time?id=America/New_York&to=Asia/Tokyo', get],
  ])('%s: a clock is converted to the requested zone', async (_, path, ask) => {
    const { body } = await ask(path);
    expect([body.timezone, body.to.timezone, body.to.unix]).toEqual([newYork, 'Asia/Tokyo', body.unix]);
  });

  test('TIM-089 TIM-090 TIM-091 TIM-092 TIM-241: the target of a conversion has exactly the documented keys', async () => {
    const plainResponse = await get('/time/UTC?to=Asia/Tokyo');
    expect(Object.keys(plainResponse.body.to as object)).toEqual(targetKeys);
    const { body } = await get('/time/UTC?to=Asia/Tokyo&deep=true&at=2026-07-01T12:00');
    expect(Object.keys(body.to as object)).toEqual([...targetKeys, 'deep']);
    expect(Object.keys(body.to.deep as object)).toEqual(['name', 'offset_minutes', 'offset_seconds']);
  });

  test.each([
    ['TIM-093', '/time?ip=10.0.0.1&to=UTC', 'to'],
    ['TIM-094', '/time?ip=10.0.0.1&targets=UTC', 'targets'],
    ['LOC-083', '/time?country=US&to=UTC', 'to'],
  ])('%s: the request %s returns null for %s when its source has no time zone', async (_, path, key) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body[key]).toBeNull();
    expect('location' in body).toBe(true);
  });

  test.each([
    ['TIM-095 unknown, source unresolved', '/time?ip=10.0.0.1&to=Mars/X', 404],
    ['TIM-096 unknown target, source unresolved', '/time?ip=10.0.0.1&targets=Mars/X', 404],
    ['TIM-097 unknown', '/time/UTC?to=Mars/X', 404],
    ['TIM-099 a list', '/time?to=UTC,Asia/Tokyo', 404],
    ['TIM-088 LOC-151 with targets', '/time/UTC?to=UTC&targets=UTC', 400],
    ['LOC-151 with targets, from coordinates', '/time?lat=1&lon=1&to=UTC&targets=UTC', 400],
    ['LOC-151 with targets, from a location', '/time?country=JP&to=UTC&targets=UTC', 400],
    ['LOC-151 with targets, from UTC', '/time?to=UTC&targets=UTC', 400],
  ])('a conversion with an invalid target is rejected: %s', async (_, path, status) => {
    const { status: actual, body } = await get(path);
    expect([actual, body.code]).toEqual([status, status === 404 ? 'not_found' : 'invalid_request']);
  });
});

describe('the parameter targets', () => {
  const padZone = (length: number) => `UTC${' '.repeat(length - 3)}`;
  const repeatTarget = (count: number) => Array.from({ length: count }, () => 'UTC').join(',');

  test.each([
    ['TIM-014 from a zone', '/time/Europe/Paris?targets=UTC,Asia/Tokyo', get],
    ['TIM-014 from coordinates', '/time?lat=48.85&lon=2.35&targets=UTC,Asia/Tokyo', get],
    ['TIM-014 from a location', '/time?iata=JFK&targets=UTC,Asia/Tokyo', airports],
  ])(
    'a clock is converted to all requested targets in order at one instant: %s (TIM-110 TIM-112 TIM-045)',
    async (_, path, ask) => {
      const { body } = await ask(path);
      const ids = body.targets.map(({ timezone }: { timezone: string }) => timezone);
      expect(ids).toEqual(['UTC', 'Asia/Tokyo']);
      for (const each of body.targets) expect(each.unix).toBe(body.unix);
    },
  );

  test.each([
    ['TIM-100 one', 'UTC', 1],
    ['TIM-101 ten', repeatTarget(10), 10],
    ['TIM-107 blanks around', 'UTC, Asia/Tokyo', 2],
    ['TIM-108 649 characters', padZone(649), 1],
    ['TIM-111 duplicates', 'UTC,UTC', 2],
    ['TIM-116 a plus', 'Etc/GMT+3', 1],
    ['TIM-118 the source itself', 'Europe/Paris,UTC', 2],
  ])('%s: a conversion accepts its targets', async (_, targets, count) => {
    const { status, body } = await get(buildTarget('/time/Europe/Paris', { targets }));
    expect(status).toBe(200);
    expect(body.targets).toHaveLength(count);
    expect(Object.keys(body.targets[0] as object)).toEqual(targetKeys);
    expect('to' in body).toBe(false);
  });

  test('TIM-111: duplicate targets of a conversion have equal results', async () => {
    const { body } = await get('/time/UTC?targets=Asia/Tokyo,Asia/Tokyo');
    expect(body.targets[0]).toEqual(body.targets[1]);
  });

  test.each([
    ['TIM-102 eleven', repeatTarget(11), 400],
    ['TIM-103 blank', ' ', 400],
    ['TIM-103 empty', '', 400],
    ['TIM-104 TIM-115 an empty element', 'UTC,,Asia/Tokyo', 400],
    ['TIM-104 a trailing comma', 'UTC,', 400],
    ['TIM-105 64 characters of junk', 'x'.repeat(64), 404],
    ['TIM-106 65 characters', 'x'.repeat(65), 400],
    ['TIM-109 650 characters', padZone(650), 400],
    ['TIM-114 one unknown among others', 'UTC,Mars/X', 404],
  ])('%s: a conversion rejects its targets', async (_, targets, status) => {
    const answer = await get(buildTarget('/time/UTC', { targets }));
    expect(answer.status).toBe(status);
    expect(answer.body.param).toBe('targets');
  });

  test('TIM-117 TIM-285: the legacy paths reject the parameter targets', async () => {
    expect((await get('/timezone/UTC?targets=UTC')).status).toBe(400);
    expect((await get('/timezone?lat=1&lon=1&targets=UTC')).status).toBe(400);
  });

  test('TIM-113 TIM-257: a conversion resolves the wall time of its source once for all targets', async () => {
    const { body } = await get('/time/America/New_York?at=2026-11-01T01:30&targets=UTC,Asia/Tokyo&deep=true');
    expect(body.deep.resolution.kind).toBe('overlap');
    for (const each of body.targets) {
      expect(each.unix).toBe(body.unix);
      expect('resolution' in each.deep).toBe(false);
    }
  });
});

describe('the parameter disambiguation', () => {
  test.each(['x', 'Earlier', 'COMPATIBLE', ''])(
    'TIM-120 TIM-122: a conversion rejects disambiguation=%j even when the parameter would have no effect',
    async (value) => {
      const { status, body } = await get(buildTarget('/time/UTC', { disambiguation: value }));
      expect([status, body.code]).toEqual([400, 'invalid_request']);
    },
  );

  test('TIM-121: the default of the parameter disambiguation is compatible', async () => {
    const skippedTime = '2026-03-08T02:30';
    expect((await convert(newYork, { at: skippedTime })).body).toEqual(
      (await convert(newYork, { at: skippedTime, disambiguation: 'compatible' })).body,
    );
  });

  // Columns: ids, zone, at, policy, unix, resulting local time.
  test.each([
    ['TIM-127 overlap', newYork, '2026-11-01T01:30', 'compatible', 1793511000, '2026-11-01T01:30:00-04:00'],
    ['TIM-128 overlap', newYork, '2026-11-01T01:30', 'earlier', 1793511000, '2026-11-01T01:30:00-04:00'],
    ['TIM-129 overlap', newYork, '2026-11-01T01:30', 'later', 1793514600, '2026-11-01T01:30:00-05:00'],
    ['TIM-132 unique', newYork, '2026-11-01T00:59:59', 'reject', 1793509199, '2026-11-01T00:59:59-04:00'],
    ['TIM-132 unique', newYork, '2026-11-01T02:00:00', 'reject', 1793516400, '2026-11-01T02:00:00-05:00'],
    ['TIM-133 gap', newYork, '2026-03-08T02:30', 'compatible', 1772955000, '2026-03-08T03:30:00-04:00'],
    ['TIM-134 gap', newYork, '2026-03-08T02:30', 'later', 1772955000, '2026-03-08T03:30:00-04:00'],
    ['TIM-135 gap', newYork, '2026-03-08T02:30', 'earlier', 1772951400, '2026-03-08T01:30:00-05:00'],
    ['TIM-137 gap edge', newYork, '2026-03-08T02:00', 'compatible', 1772953200, '2026-03-08T03:00:00-04:00'],
    ['TIM-137 gap end', newYork, '2026-03-08T03:00', 'reject', 1772953200, '2026-03-08T03:00:00-04:00'],
    [
      'TIM-138 half an hour',
      'Australia/Lord_Howe',
      '2026-10-04T02:15',
      'compatible',
      1791042300,
      '2026-10-04T02:45:00+11:00',
    ],
    [
      'TIM-138 half an hour',
      'Australia/Lord_Howe',
      '2026-10-04T02:15',
      'earlier',
      1791040500,
      '2026-10-04T01:45:00+10:30',
    ],
    [
      'TIM-139 half an hour',
      'Australia/Lord_Howe',
      '2026-04-05T01:45',
      'earlier',
      1775313900,
      '2026-04-05T01:45:00+11:00',
    ],
    [
      'TIM-139 half an hour',
      'Australia/Lord_Howe',
      '2026-04-05T01:45',
      'later',
      1775315700,
      '2026-04-05T01:45:00+10:30',
    ],
    [
      'TIM-140 a skipped day',
      'Pacific/Apia',
      '2011-12-30T12:00',
      'compatible',
      1325282400,
      '2011-12-31T12:00:00+14:00',
    ],
    [
      'TIM-140 a skipped day',
      'Pacific/Apia',
      '2011-12-30T12:00',
      'earlier',
      1325196000,
      '2011-12-29T12:00:00-10:00',
    ],
    [
      'TIM-141 Dublin',
      'Europe/Dublin',
      '2026-10-25T01:30',
      'earlier',
      1792888200,
      '2026-10-25T01:30:00+01:00',
    ],
    ['TIM-141 Dublin', 'Europe/Dublin', '2026-10-25T01:30', 'later', 1792891800, '2026-10-25T01:30:00+00:00'],
    [
      'TIM-142 Dublin',
      'Europe/Dublin',
      '2026-03-29T01:30',
      'compatible',
      1774747800,
      '2026-03-29T02:30:00+01:00',
    ],
    [
      'TIM-143 seconds',
      'Europe/Paris',
      '1911-03-10T23:55',
      'earlier',
      -1855959261,
      '1911-03-10T23:55:00+00:09:21',
    ],
    [
      'TIM-143 seconds',
      'Europe/Paris',
      '1911-03-10T23:55',
      'later',
      -1855958700,
      '1911-03-10T23:55:00+00:00',
    ],
    [
      'TIM-144 seconds',
      'Africa/Monrovia',
      '1972-01-07T00:20',
      'compatible',
      63594270,
      '1972-01-07T01:04:30+00:00',
    ],
    [
      'TIM-144 seconds',
      'Africa/Monrovia',
      '1972-01-07T00:20',
      'earlier',
      63591600,
      '1972-01-06T23:35:30-00:44:30',
    ],
    [
      'TIM-145 politics',
      'Africa/Casablanca',
      '2026-09-20T01:30',
      'earlier',
      1789864200,
      '2026-09-20T01:30:00+01:00',
    ],
    [
      'TIM-145 politics',
      'Africa/Casablanca',
      '2026-09-20T01:30',
      'later',
      1789867800,
      '2026-09-20T01:30:00+00:00',
    ],
    [
      'TIM-146 the flag alone',
      'America/Vancouver',
      '2026-11-01T01:30',
      'reject',
      1793521800,
      '2026-11-01T01:30:00-07:00',
    ],
  ])(
    '%s: a conversion resolves the wall time %s %s with the disambiguation policy %s',
    async (_, zone, at, disambiguation, unix, shown) => {
      const { status, body } = await convert(zone, { at, disambiguation });
      expect(status).toBe(200);
      expect([body.unix, body.at]).toEqual([unix, shown]);
    },
  );

  test('TIM-141: the later of two possible instants in Dublin has the DST flag', async () => {
    const dstFlags = ['earlier', 'later'].map(async (disambiguation) => {
      const { body } = await convert('Europe/Dublin', { at: '2026-10-25T01:30', disambiguation });
      return body.dst as boolean;
    });
    expect(await Promise.all(dstFlags)).toEqual([false, true]);
  });

  test.each([
    ['TIM-130 TIM-131', '2026-11-01T01:30', 'ambiguous_time'],
    ['TIM-131', '2026-11-01T01:00:00', 'ambiguous_time'],
    ['TIM-131', '2026-11-01T01:59:59.999', 'ambiguous_time'],
    ['TIM-136', '2026-03-08T02:30', 'nonexistent_time'],
    ['TIM-136 TIM-137', '2026-03-08T02:00', 'nonexistent_time'],
  ])('%s: the disambiguation policy reject rejects %s', async (_, at, code) => {
    const { status, body } = await convert(newYork, { at, disambiguation: 'reject' });
    expect([status, body.code]).toEqual([400, code]);
    expect(body.message).toMatch(/disambiguation=earlier or disambiguation=later/);
  });

  test.each([
    [
      'TIM-123 TIM-124 without conversion',
      '/time/America/New_York?at=2026-11-01T01:30&disambiguation=reject',
    ],
    [
      'TIM-125 with an offset',
      '/time/America/New_York?at=2026-11-01T01:30:00-05:00&to=UTC&disambiguation=reject',
    ],
    ['TIM-126 for now', '/time/America/New_York?to=UTC&disambiguation=reject'],
    [
      'TIM-148 with an unresolved source',
      '/time?ip=10.0.0.1&to=UTC&at=2026-11-01T01:30&disambiguation=reject',
    ],
    [
      'TIM-149 for the target’s overlap',
      '/time/UTC?to=America/New_York&at=2026-11-01T05:30&disambiguation=reject',
    ],
  ])('%s: the parameter disambiguation has no effect on the clock', async (_, path) => {
    expect((await get(path)).status).toBe(200);
  });

  test('TIM-147: the parameter disambiguation applies to coordinates and locations', async () => {
    const query = 'to=UTC&at=2026-11-01T01:30&disambiguation=later';
    expect((await get(`/time?lat=40.7128&lon=-74.006&${query}`)).body.unix).toBe(1793514600);
    expect((await airports(`/time?iata=JFK&${query}`)).body.unix).toBe(1793514600);
  });
});
