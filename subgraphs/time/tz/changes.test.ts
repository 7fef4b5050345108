import { describe, expect, test } from 'vitest';
import { computeDayNumber, SECONDS_PER_DAY } from './calendar.ts';
import { changesAfter, findDstSeason, findNextOffsetChange, observesDst } from './changes.ts';
import { listOnsets } from './compile.ts';
import { zoneOf } from './edition.ts';
import type { ZoneRule, ZoneLine } from './source.ts';
import { Zone } from './zone.ts';

const parseSeconds = (text: string) => Date.parse(text) / 1000;
const formatUnix = (at: number | undefined) =>
  at === undefined ? null : new Date(at * 1000).toISOString().slice(0, 16);
const yearSeconds = 366 * SECONDS_PER_DAY;

/** Creates a rule that takes effect at midnight, standard time, on the first of a month. */
const createRule = (from: number, to: number, month: number, save: number): ZoneRule => ({
  from,
  to,
  at: (each) => computeDayNumber(each, month, 1) * SECONDS_PER_DAY,
  clock: 'standard',
  save,
  letters: '',
  written: { month, day: '1', time: 0 },
});
const zoneLine: ZoneLine = { standardOffset: 0, rules: 'X', save: 0, format: '%z', until: null };

function createZone(rules: readonly ZoneRule[]): Zone {
  return new Zone('Test/Zone', [zoneLine], () => listOnsets(rules, 2500), 2000);
}

describe('findDstSeason', () => {
  const findSeason = (id: string, at: string, horizon = yearSeconds) => {
    const foundSeason = findDstSeason(zoneOf(id), parseSeconds(at), horizon);
    return foundSeason === undefined
      ? null
      : [formatUnix(foundSeason.start?.at), formatUnix(foundSeason.end?.at)];
  };

  test.each([
    // The Energy Policy Act of 2005 defines the season: from the second Sunday of March to the first Sunday of November, at 2
    // a.m. local time.
    ['America/New_York', '2026-07-01T00:00Z', ['2026-03-08T07:00', '2026-11-01T06:00']],
    ['America/New_York', '2026-12-01T00:00Z', ['2027-03-14T07:00', '2027-11-07T06:00']],
    // A season includes its first second and excludes its end.
    ['America/New_York', '2026-03-08T07:00Z', ['2026-03-08T07:00', '2026-11-01T06:00']],
    ['America/New_York', '2026-11-01T06:00Z', ['2027-03-14T07:00', '2027-11-07T06:00']],
    // British clocks were ahead without interruption from February 1940 to October 1945, by two hours in the summers
    // between.
    ['Europe/London', '1943-01-01T00:00Z', ['1940-02-25T02:00', '1945-10-07T02:00']],
    ['Europe/London', '1944-07-01T00:00Z', ['1940-02-25T02:00', '1945-10-07T02:00']],
    // In Ireland, winter time has the DST flag (Standard Time (Amendment) Act 1971).
    ['Europe/Dublin', '2026-12-01T00:00Z', ['2026-10-25T01:00', '2027-03-28T01:00']],
    ['Europe/Dublin', '2026-07-01T00:00Z', ['2026-10-25T01:00', '2027-03-28T01:00']],
  ])('the DST season of %s at %s is found', (id, at, expected) => {
    expect(findSeason(id, at)).toEqual(expected);
  });

  test('a zone without daylight-saving time has no DST season', () => {
    expect(findSeason('Asia/Tokyo', '2026-07-01T00:00Z')).toBeNull();
    expect(findSeason('UTC', '2026-07-01T00:00Z')).toBeNull();
  });

  test('the search for the end of a DST season includes the last instant of its horizon', () => {
    const start = parseSeconds('2027-03-14T07:00Z');
    const startTime = '2026-12-01T00:00:00Z';
    expect(findSeason('America/New_York', startTime, start - parseSeconds(startTime))).not.toBeNull();
    expect(findSeason('America/New_York', startTime, start - parseSeconds(startTime) - 1)).toBeNull();
  });

  test('an unbounded DST season has no start or no end', () => {
    const permanentDstLine: ZoneLine = { ...zoneLine, rules: null, save: 3600 };
    const permanentDstZone = new Zone('Test/Ever', [permanentDstLine], () => [], Infinity);
    expect(findDstSeason(permanentDstZone, 0, yearSeconds)).toEqual({ start: undefined, end: undefined });
    const laterDstZone = new Zone(
      'Test/Later',
      [{ ...zoneLine, rules: null, until: { local: 1000, clock: 'universal' } }, permanentDstLine],
      () => [],
      Infinity,
    );
    expect(findDstSeason(laterDstZone, 0, yearSeconds)).toMatchObject({
      start: { at: 1000 },
      end: undefined,
    });
    // In this zone, savings of one and two hours alternate permanently.
    const endlessZone = createZone([
      createRule(2000, Infinity, 4, 7200),
      createRule(2000, Infinity, 10, 3600),
    ]);
    const season = findDstSeason(endlessZone, parseSeconds('2026-07-01T00:00Z'), yearSeconds);
    expect([formatUnix(season?.start?.at), season?.end]).toEqual(['2000-04-01T00:00', undefined]);
  });
});

describe('findNextOffsetChange', () => {
  const findNextChange = (id: string, at: string, horizon = yearSeconds) => {
    const change = findNextOffsetChange(zoneOf(id), parseSeconds(at), horizon);
    return change && [formatUnix(change.at), change.before.abbreviation, change.after.abbreviation];
  };

  test('the next offset change is strictly after the given instant', () => {
    expect(findNextChange('Europe/Paris', '2026-03-29T00:59:59Z')).toEqual([
      '2026-03-29T01:00',
      'CET',
      'CEST',
    ]);
    expect(findNextChange('Europe/Paris', '2026-03-29T01:00:00Z')).toEqual([
      '2026-10-25T01:00',
      'CEST',
      'CET',
    ]);
    expect(findNextChange('Asia/Tokyo', '2026-01-01T00:00Z')).toBeUndefined();
  });

  test('the next offset change is never a change of only the abbreviation', () => {
    // Eastern War Time became Eastern Peace Time with Japan's surrender, 14 August 1945, 23:00 UTC.
    expect(findNextChange('America/New_York', '1945-08-01T00:00Z')).toEqual([
      '1945-09-30T06:00',
      'EPT',
      'EST',
    ]);
    const changeTexts = [
      ...changesAfter(
        zoneOf('America/New_York'),
        parseSeconds('1945-08-01T00:00Z'),
        parseSeconds('1945-09-30T06:00Z'),
      ),
    ];
    expect(changeTexts.map(({ at, after }) => `${formatUnix(at)} ${after.abbreviation}`)).toEqual([
      '1945-08-14T23:00 EPT',
      '1945-09-30T06:00 EST',
    ]);
  });

  test('the search for the next offset change includes the last instant of its horizon', () => {
    const startTime = '2026-01-01T00:00:00Z';
    const distance = parseSeconds('2026-03-29T01:00Z') - parseSeconds(startTime);
    expect(findNextChange('Europe/Paris', startTime, distance)).toBeDefined();
    expect(findNextChange('Europe/Paris', startTime, distance - 1)).toBeUndefined();
  });

  test('changesAfter stops at the requested end in a zone with permanent rules', () => {
    const through = parseSeconds('2036-01-01T00:00Z');
    expect([
      ...changesAfter(zoneOf('Europe/Paris'), parseSeconds('2026-01-01T00:00Z'), through),
    ]).toHaveLength(20);
    expect([...changesAfter(zoneOf('Asia/Tokyo'), parseSeconds('1940-01-01T00:00Z'), through)]).toHaveLength(
      8,
    );
  });
});

test('observesDst includes the start of a period and excludes its end', () => {
  const paris = zoneOf('Europe/Paris');
  const changeSeconds = parseSeconds('2026-03-29T01:00Z');
  expect(observesDst(paris, changeSeconds - 1000, changeSeconds)).toBe(false);
  expect(observesDst(paris, changeSeconds - 1000, changeSeconds + 1)).toBe(true);
  expect(observesDst(paris, changeSeconds + 1000, changeSeconds + 2000)).toBe(true);
  expect(
    observesDst(zoneOf('Asia/Tokyo'), parseSeconds('2026-01-01T00:00Z'), parseSeconds('2027-01-01T00:00Z')),
  ).toBe(false);
  expect(
    observesDst(zoneOf('Asia/Tokyo'), parseSeconds('1950-01-01T00:00Z'), parseSeconds('1951-01-01T00:00Z')),
  ).toBe(true);
});
