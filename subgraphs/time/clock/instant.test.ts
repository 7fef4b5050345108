import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findZoneId, zoneIds, zoneOf } from '../tz/edition.ts';
import { formatAt } from './timestamp.ts';
import { toInstant, isSupported, parseInstant, parseTimestamp } from './instant.ts';
import { get, buildTarget } from '../../../test/support/time-graph.ts';

const newYork = 'America/New_York';
const getClock = (zone: string, at: string, more: Record<string, string> = {}) =>
  get(buildTarget(`/time/${zone}`, { at, ...more }));

describe('the parameter at', () => {
  test.each([
    ['TIM-046 a date', 'UTC', '2026-07-01', '2026-07-01T00:00:00+00:00', 1782864000],
    ['TIM-047 a timestamp with Z', 'UTC', '2026-07-01T12:00:00Z', '2026-07-01T12:00:00+00:00', 1782907200],
    [
      'TIM-048 TIM-064 TIM-084 an offset',
      newYork,
      '2026-06-30T12:00:00+09:00',
      '2026-06-29T23:00:00-04:00',
      1782788400,
    ],
    [
      'TIM-049 an offset with seconds',
      'Europe/Paris',
      '1900-01-01T00:09:21+00:09:21',
      '1900-01-01T00:09:21+00:09:21',
      -2208988800,
    ],
    ['TIM-050 no seconds', 'UTC', '2026-11-01T01:30', '2026-11-01T01:30:00+00:00', 1793496600],
    ['TIM-051 an offset of hours', 'UTC', '2026-07-01T12:00:00+09', '2026-07-01T03:00:00+00:00', 1782874800],
    [
      'TIM-051 an offset without colon',
      'UTC',
      '2026-07-01T12:00:00-0330',
      '2026-07-01T15:30:00+00:00',
      1782919800,
    ],
    [
      'TIM-056 one fraction digit',
      'UTC',
      '2026-07-01T12:00:00.5Z',
      '2026-07-01T12:00:00.500+00:00',
      1782907200,
    ],
    [
      'TIM-056 two fraction digits',
      'UTC',
      '2026-07-01T12:00:00.25Z',
      '2026-07-01T12:00:00.250+00:00',
      1782907200,
    ],
    [
      'TIM-056 TIM-058 three fraction digits',
      'UTC',
      '2026-07-01T12:00:00.125Z',
      '2026-07-01T12:00:00.125+00:00',
      1782907200,
    ],
    ['TIM-056 a decimal comma', 'UTC', '2026-07-01T12:00:00,5Z', '2026-07-01T12:00:00.500+00:00', 1782907200],
    ['TIM-059 no fraction', 'UTC', '2026-07-01T12:00:00Z', '2026-07-01T12:00:00+00:00', 1782907200],
    [
      'TIM-059 a fraction of zero',
      'UTC',
      '2026-07-01T12:00:00.000Z',
      '2026-07-01T12:00:00+00:00',
      1782907200,
    ],
    ['TIM-060 a leap day', 'UTC', '2024-02-29', '2024-02-29T00:00:00+00:00', 1709164800],
    ['TIM-066 the first instant', 'UTC', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00+00:00', -62135596800],
    [
      'TIM-068 the last instant',
      'UTC',
      '9999-12-31T23:59:59.999Z',
      '9999-12-31T23:59:59.999+00:00',
      253402300799,
    ],
    [
      'TIM-070 a local year 0000',
      newYork,
      '0001-01-01T00:00:00Z',
      '0000-12-31T19:03:58-04:56:02',
      -62135596800,
    ],
    [
      'TIM-071 a local year +010000',
      'Asia/Tokyo',
      '9999-12-31T23:59:59.999Z',
      '+010000-01-01T08:59:59.999+09:00',
      253402300799,
    ],
    [
      'TIM-072 year 0000 comes back',
      newYork,
      '0000-12-31T19:03:58-04:56:02',
      '0000-12-31T19:03:58-04:56:02',
      -62135596800,
    ],
    [
      'TIM-074 the bound is the instant’s',
      'UTC',
      '0000-12-31T19:03:58-04:56:02',
      '0001-01-01T00:00:00+00:00',
      -62135596800,
    ],
    [
      'TIM-072 year 10000 comes back',
      'Asia/Tokyo',
      '+010000-01-01T08:59:59.999+09:00',
      '+010000-01-01T08:59:59.999+09:00',
      253402300799,
    ],
    ['TIM-076 lower-case t and z', 'UTC', '2026-07-01t12:00:00z', '2026-07-01T12:00:00+00:00', 1782907200],
    [
      'TIM-079 without conversion, no offset means UTC',
      newYork,
      '2026-07-15T12:00:00',
      '2026-07-15T08:00:00-04:00',
      1784116800,
    ],
  ])('%s: a clock in the zone %s formats the instant %s', async (_, zone, at, shown, unix) => {
    const { status, body } = await getClock(zone, at);
    expect(status).toBe(200);
    expect([body.at, body.unix]).toEqual([shown, unix]);
  });

  test.each([
    ['TIM-052 TIM-177 Unix seconds', '1782907200'],
    ['TIM-053 Unix milliseconds', '1782907200000'],
    ['TIM-054 words', 'tomorrow'],
    ['TIM-054 slashes', '07/01/2026'],
    ['TIM-055 a week date', '2026-W27-1'],
    ['TIM-055 an ordinal date', '2026-182'],
    ['TIM-055 the basic format', '20260701T120000Z'],
    ['TIM-057 four fraction digits', '2026-07-01T12:00:00.1234Z'],
    ['TIM-060 29 February of a common year', '2026-02-29'],
    ['TIM-060 30 February', '2026-02-30'],
    ['TIM-060 31 April', '2026-04-31'],
    ['TIM-061 month 13', '2026-13-01'],
    ['TIM-061 day 0', '2026-01-00'],
    ['TIM-061 hour 25', '2026-01-01T25:00'],
    ['TIM-061 minute 60', '2026-01-01T00:60'],
    ['TIM-062 24:00', '2026-01-01T24:00:00Z'],
    ['TIM-062 second 60', '2016-12-31T23:59:60Z'],
    ['TIM-063 an offset of 25 hours', '2026-01-01T00:00:00+25:00'],
    ['TIM-063 an offset of 60 minutes', '2026-01-01T00:00:00+05:60'],
    ['TIM-067 before the first instant', '0000-12-31T23:59:59Z'],
    ['TIM-069 after the last instant', '+010000-01-01T00:00:00Z'],
    ['TIM-069 a year of six digits', '+012345-01-01T00:00:00Z'],
    ['TIM-069 a negative year', '-000001-01-01T00:00:00Z'],
    ['TIM-069 minus zero', '-000000-01-01T00:00:00Z'],
    ['TIM-076 a space in place of T', '2026-07-01 12:00:00Z'],
    ['TIM-078 a leading space', ' 2026-07-01'],
    ['TIM-078 a trailing space', '2026-07-01 '],
    ['TIM-077 empty', ''],
  ])('a clock rejects an invalid value of the parameter at: %s', async (_, at) => {
    const { status, body } = await getClock('UTC', at);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', param: 'at' });
  });

  test('TIM-065: the error for a plus that arrives as a space explains how to encode it', async () => {
    const { status, body } = await get('/time/UTC?at=2026-07-01T12:00:00+09:00');
    expect(status).toBe(400);
    expect(body.message).toContain('%2B');
  });

  test.each([
    ['TIM-080 with to', newYork, '2026-07-15T12:00:00', '2026-07-15T12:00:00-04:00', 1784131200],
    ['TIM-081 a date', newYork, '2026-07-15', '2026-07-15T00:00:00-04:00', 1784088000],
    [
      'TIM-082 a skipped midnight',
      'America/Sao_Paulo',
      '2018-11-04',
      '2018-11-04T01:00:00-02:00',
      1541300400,
    ],
  ])('%s: a time without an offset is read as local time of %s', async (_, zone, at, shown, unix) => {
    const { body } = await getClock(zone, at, { to: 'UTC' });
    expect([body.at, body.unix, body.to.unix]).toEqual([shown, unix, unix]);
  });

  test('TIM-083 TIM-013: a conversion without a source reads a local time as UTC', async () => {
    const { body } = await get('/time?to=Asia/Tokyo&at=2026-01-01T00:00');
    expect([body.at, body.to.at]).toEqual(['2026-01-01T00:00:00+00:00', '2026-01-01T09:00:00+09:00']);
  });

  test('TIM-075: a wall time is rejected when its instant is before the year 1', async () => {
    const { status } = await getClock('Asia/Tokyo', '0001-01-01T00:00:00', { to: 'UTC' });
    expect(status).toBe(400);
  });

  test('TIM-073: every formatted time parses to the original instant, in every zone and year', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zoneIds),
        fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
        fc.integer({ min: 0, max: 999 }),
        (id, unix, milliseconds) => {
          const instant = { unix, milliseconds };
          expect(parseInstant(formatAt(instant, zoneOf(id).at(unix).offset))).toEqual(instant);
        },
      ),
      { numRuns: 20_000 },
    );
  });

  test('TIM-072: both ends of the supported range of instants are formatted and parsed without loss in every zone', () => {
    for (const id of zoneIds) {
      for (const unix of [-62_135_596_800, 253_402_300_799]) {
        const formattedYear = formatAt(
          { unix, milliseconds: 0 },
          zoneOf(findZoneId(id) ?? id).at(unix).offset,
        );
        expect(parseInstant(formattedYear).unix).toBe(unix);
      }
    }
  });
});

test('toInstant truncates the current time to whole seconds', () => {
  expect(toInstant(1_782_907_200_999)).toEqual({ unix: 1_782_907_200, milliseconds: 0 });
  expect(toInstant(1_782_907_200_000)).toEqual({ unix: 1_782_907_200, milliseconds: 0 });
  expect(toInstant(-1)).toEqual({ unix: -1, milliseconds: 0 });
});

test('an instant may be in any year from 0001 to 9999', () => {
  const bounds = [Date.UTC(2000, 0), Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')];
  expect(bounds.map((at) => isSupported(at / 1000))).toEqual([true, true, true]);
  expect(isSupported(Date.parse('0000-12-31T23:59:59Z') / 1000)).toBe(false);
  expect(isSupported(Date.parse('+010000-01-01T00:00:00Z') / 1000)).toBe(false);
});

test('timestamps with Z or an offset are parsed as by ECMAScript (ECMA-262 21.4.1.32)', () => {
  const padTwo = (value: number) => String(value).padStart(2, '0');
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('0001-01-02T00:00:00Z'),
        max: new Date('9999-12-30T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 }),
      (date, minutes) => {
        const sign = minutes < 0 ? '-' : '+';
        const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
        for (const offset of ['Z', `${sign}${padTwo(hour)}:${padTwo(minute)}`]) {
          const text = date.toISOString().replace('Z', offset);
          const { unix, milliseconds } = parseInstant(text);
          expect(unix * 1000 + milliseconds).toBe(Date.parse(text));
        }
      },
    ),
  );
});

test.each([
  ['+23:59:59', 86_399],
  ['-23:59:59', -86_399],
  ['+00:00', 0],
  ['-00:00', 0],
  ['z', 0],
  ['-0330', -12_600],
  ['+003015', 1815],
])('the UTC offset %s is parsed as %i seconds', (text, seconds) => {
  expect(parseTimestamp(`2026-07-01T12:00${text}`).offset).toBe(seconds);
});

test.each(['+24:00', '+00:60', '+00:00:60', '-24:00'])('a clock rejects the UTC offset %s', (text) => {
  expect(() => parseTimestamp(`2026-07-01T12:00${text}`, 'from')).toThrow(
    /^from must have an offset of less than 24/,
  );
});

test.each(['T24:00', 'T23:60', 'T23:59:60', 'T99:00'])('a clock rejects the time of day %s', (text) => {
  expect(() => parseTimestamp(`2026-07-01${text}`)).toThrow(/^at must have hours from 0 to 23/);
});

test('a space in place of the plus of an offset has its own error message', () => {
  for (const text of ['2026-07-01T12:00 09:00', '2026-07-01T12:00:00 0900', '2026-07-01T12:00 09:00:30'])
    expect(() => parseTimestamp(text)).toThrow('Encode + as %2B');
  for (const text of ['2026-07-01T12:00 9', '2026-07-01T12:00 09:00 x', '2026-07-01 ', 'x'])
    expect(() => parseTimestamp(text)).toThrow('must be an ISO 8601 date or timestamp');
  expect(() => parseTimestamp('2026-02-30')).toThrow('a date that does not exist: 2026-02-30.');
});

test.each([
  ['2026-W27-1', '2026-06-29'],
  ['2026-182', '2026-07-01'],
  ['20260701', '2026-07-01'],
  ['20260701T120000Z', '2026-07-01T12:00:00Z'],
  ['2026-W27-1T08:30+02:00', '2026-06-29T08:30+02:00'],
])('TIM-055: a clock rejects %s and suggests the same instant as %s', (text, calendar) => {
  expect(() => parseTimestamp(text)).toThrow(`use ${calendar}.`);
  expect(() => parseTimestamp(calendar)).not.toThrow();
});

test('TIM-062: a clock rejects the time 24:00 and suggests midnight of the next day', () => {
  expect(() => parseTimestamp('2026-12-31T24:00:00Z')).toThrow('For 24:00 use T00:00 of the next day.');
});
