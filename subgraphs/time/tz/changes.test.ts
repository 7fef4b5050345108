import { describe, expect, test } from 'vitest';
import { dayNumber, SECONDS_PER_DAY } from './calendar.ts';
import { changesAfter, dstSeason, nextOffsetChange, observesDst } from './changes.ts';
import { firingsOf } from './compile.ts';
import { zoneOf } from './edition.ts';
import type { Rule, ZoneLine } from './source.ts';
import { Zone } from './zone.ts';

const seconds = (text: string) => Date.parse(text) / 1000;
const shown = (at: number | undefined) =>
  at === undefined ? null : new Date(at * 1000).toISOString().slice(0, 16);
const year = 366 * SECONDS_PER_DAY;

/** A rule that takes effect at midnight, standard time, on the first of a month. */
const rule = (from: number, to: number, month: number, save: number): Rule => ({
  from,
  to,
  at: (each) => dayNumber(each, month, 1) * SECONDS_PER_DAY,
  clock: 'standard',
  save,
  letters: '',
  written: { month, day: '1', time: 0 },
});
const line: ZoneLine = { standardOffset: 0, rules: 'X', save: 0, format: '%z', until: null };

function zoneWith(rules: readonly Rule[]): Zone {
  return new Zone('Test/Zone', [line], () => firingsOf(rules, 2500), 2000);
}

describe('dstSeason', () => {
  const season = (id: string, at: string, horizon = year) => {
    const found = dstSeason(zoneOf(id), seconds(at), horizon);
    return found === undefined ? null : [shown(found.start?.at), shown(found.end?.at)];
  };

  test.each([
    // Energy Policy Act of 2005: from the second Sunday of March to the first Sunday of November, at 2 a.m. local
    // time.
    ['America/New_York', '2026-07-01T00:00Z', ['2026-03-08T07:00', '2026-11-01T06:00']],
    ['America/New_York', '2026-12-01T00:00Z', ['2027-03-14T07:00', '2027-11-07T06:00']],
    // A season includes its first second and excludes its end.
    ['America/New_York', '2026-03-08T07:00Z', ['2026-03-08T07:00', '2026-11-01T06:00']],
    ['America/New_York', '2026-11-01T06:00Z', ['2027-03-14T07:00', '2027-11-07T06:00']],
    // British clocks were ahead without interruption from February 1940 to October 1945, by two hours in the summers
    // between.
    ['Europe/London', '1943-01-01T00:00Z', ['1940-02-25T02:00', '1945-10-07T02:00']],
    ['Europe/London', '1944-07-01T00:00Z', ['1940-02-25T02:00', '1945-10-07T02:00']],
    // In Ireland winter time has the flag (Standard Time (Amendment) Act 1971).
    ['Europe/Dublin', '2026-12-01T00:00Z', ['2026-10-25T01:00', '2027-03-28T01:00']],
    ['Europe/Dublin', '2026-07-01T00:00Z', ['2026-10-25T01:00', '2027-03-28T01:00']],
  ])('finds the season of %s at %s', (id, at, expected) => {
    expect(season(id, at)).toEqual(expected);
  });

  test('a zone without daylight-saving time has no season', () => {
    expect(season('Asia/Tokyo', '2026-07-01T00:00Z')).toBeNull();
    expect(season('UTC', '2026-07-01T00:00Z')).toBeNull();
  });

  test('the search for a season ends at the horizon, inclusive', () => {
    const start = seconds('2027-03-14T07:00Z');
    const at = '2026-12-01T00:00:00Z';
    expect(season('America/New_York', at, start - seconds(at))).not.toBeNull();
    expect(season('America/New_York', at, start - seconds(at) - 1)).toBeNull();
  });

  test('an unbounded season has no start or no end', () => {
    const always: ZoneLine = { ...line, rules: null, save: 3600 };
    const ever = new Zone('Test/Ever', [always], () => [], Infinity);
    expect(dstSeason(ever, 0, year)).toEqual({ start: undefined, end: undefined });
    const later = new Zone(
      'Test/Later',
      [{ ...line, rules: null, until: { local: 1000, clock: 'universal' } }, always],
      () => [],
      Infinity,
    );
    expect(dstSeason(later, 0, year)).toMatchObject({ start: { at: 1000 }, end: undefined });
    // Alternating savings of one and two hours, permanently.
    const forGood = zoneWith([rule(2000, Infinity, 4, 7200), rule(2000, Infinity, 10, 3600)]);
    const found = dstSeason(forGood, seconds('2026-07-01T00:00Z'), year);
    expect([shown(found?.start?.at), found?.end]).toEqual(['2000-04-01T00:00', undefined]);
  });
});

describe('nextOffsetChange', () => {
  const next = (id: string, at: string, horizon = year) => {
    const change = nextOffsetChange(zoneOf(id), seconds(at), horizon);
    return change && [shown(change.at), change.before.abbreviation, change.after.abbreviation];
  };

  test('the next change is strictly after the instant', () => {
    expect(next('Europe/Paris', '2026-03-29T00:59:59Z')).toEqual(['2026-03-29T01:00', 'CET', 'CEST']);
    expect(next('Europe/Paris', '2026-03-29T01:00:00Z')).toEqual(['2026-10-25T01:00', 'CEST', 'CET']);
    expect(next('Asia/Tokyo', '2026-01-01T00:00Z')).toBeUndefined();
  });

  test('the next change ignores changes of the abbreviation alone', () => {
    // Eastern War Time became Eastern Peace Time with Japan's surrender, 14 August 1945, 23:00 UTC.
    expect(next('America/New_York', '1945-08-01T00:00Z')).toEqual(['1945-09-30T06:00', 'EPT', 'EST']);
    const all = [
      ...changesAfter(zoneOf('America/New_York'), seconds('1945-08-01T00:00Z'), seconds('1945-09-30T06:00Z')),
    ];
    expect(all.map(({ at, after }) => `${shown(at)} ${after.abbreviation}`)).toEqual([
      '1945-08-14T23:00 EPT',
      '1945-09-30T06:00 EST',
    ]);
  });

  test('the search for a change ends at the horizon, inclusive', () => {
    const at = '2026-01-01T00:00:00Z';
    const distance = seconds('2026-03-29T01:00Z') - seconds(at);
    expect(next('Europe/Paris', at, distance)).toBeDefined();
    expect(next('Europe/Paris', at, distance - 1)).toBeUndefined();
  });

  test('changesAfter stops at the requested end in a zone with permanent rules', () => {
    const through = seconds('2036-01-01T00:00Z');
    expect([...changesAfter(zoneOf('Europe/Paris'), seconds('2026-01-01T00:00Z'), through)]).toHaveLength(20);
    expect([...changesAfter(zoneOf('Asia/Tokyo'), seconds('1940-01-01T00:00Z'), through)]).toHaveLength(8);
  });
});

test('observesDst includes the start and excludes the end', () => {
  const paris = zoneOf('Europe/Paris');
  const begin = seconds('2026-03-29T01:00Z');
  expect(observesDst(paris, begin - 1000, begin)).toBe(false);
  expect(observesDst(paris, begin - 1000, begin + 1)).toBe(true);
  expect(observesDst(paris, begin + 1000, begin + 2000)).toBe(true);
  expect(observesDst(zoneOf('Asia/Tokyo'), seconds('2026-01-01T00:00Z'), seconds('2027-01-01T00:00Z'))).toBe(
    false,
  );
  expect(observesDst(zoneOf('Asia/Tokyo'), seconds('1950-01-01T00:00Z'), seconds('1951-01-01T00:00Z'))).toBe(
    true,
  );
});
