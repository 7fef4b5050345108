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

/** A rule that fires on the first of a month at midnight of standard time. */
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

describe('a season of daylight-saving time', () => {
  const season = (id: string, at: string, horizon = year) => {
    const found = dstSeason(zoneOf(id), seconds(at), horizon);
    return found === undefined ? null : [shown(found.start?.at), shown(found.end?.at)];
  };

  test.each([
    // Energy Policy Act of 2005: second Sunday of March, first of November, at 2 by the wall clock.
    ['America/New_York', '2026-07-01T00:00Z', ['2026-03-08T07:00', '2026-11-01T06:00']],
    ['America/New_York', '2026-12-01T00:00Z', ['2027-03-14T07:00', '2027-11-07T06:00']],
    // Its first second is within, its end is not.
    ['America/New_York', '2026-03-08T07:00Z', ['2026-03-08T07:00', '2026-11-01T06:00']],
    ['America/New_York', '2026-11-01T06:00Z', ['2027-03-14T07:00', '2027-11-07T06:00']],
    // British clocks were ahead without a break from February 1940 to October 1945, by two hours in the summers between.
    ['Europe/London', '1943-01-01T00:00Z', ['1940-02-25T02:00', '1945-10-07T02:00']],
    ['Europe/London', '1944-07-01T00:00Z', ['1940-02-25T02:00', '1945-10-07T02:00']],
    // In Ireland it is winter that has the flag (Standard Time (Amendment) Act 1971).
    ['Europe/Dublin', '2026-12-01T00:00Z', ['2026-10-25T01:00', '2027-03-28T01:00']],
    ['Europe/Dublin', '2026-07-01T00:00Z', ['2026-10-25T01:00', '2027-03-28T01:00']],
  ])('of %s at %s', (id, at, expected) => {
    expect(season(id, at)).toEqual(expected);
  });

  test('is not there where clocks stay', () => {
    expect(season('Asia/Tokyo', '2026-07-01T00:00Z')).toBeNull();
    expect(season('UTC', '2026-07-01T00:00Z')).toBeNull();
  });

  test('is sought up to the horizon and no second beyond', () => {
    const start = seconds('2027-03-14T07:00Z');
    const at = '2026-12-01T00:00:00Z';
    expect(season('America/New_York', at, start - seconds(at))).not.toBeNull();
    expect(season('America/New_York', at, start - seconds(at) - 1)).toBeNull();
  });

  test('that began with the first record has no start, one that does not end has no end', () => {
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
    // Saving of one hour and of two in turn, for good.
    const forGood = zoneWith([rule(2000, Infinity, 4, 7200), rule(2000, Infinity, 10, 3600)]);
    const found = dstSeason(forGood, seconds('2026-07-01T00:00Z'), year);
    expect([shown(found?.start?.at), found?.end]).toEqual(['2000-04-01T00:00', undefined]);
  });
});

describe('the next change of the offset', () => {
  const next = (id: string, at: string, horizon = year) => {
    const change = nextOffsetChange(zoneOf(id), seconds(at), horizon);
    return change && [shown(change.at), change.before.abbreviation, change.after.abbreviation];
  };

  test('comes strictly after the instant', () => {
    expect(next('Europe/Paris', '2026-03-29T00:59:59Z')).toEqual(['2026-03-29T01:00', 'CET', 'CEST']);
    expect(next('Europe/Paris', '2026-03-29T01:00:00Z')).toEqual(['2026-10-25T01:00', 'CEST', 'CET']);
    expect(next('Asia/Tokyo', '2026-01-01T00:00Z')).toBeUndefined();
  });

  test('is one of the offset, not of the name alone', () => {
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

  test('is sought up to the horizon and no second beyond', () => {
    const at = '2026-01-01T00:00:00Z';
    const distance = seconds('2026-03-29T01:00Z') - seconds(at);
    expect(next('Europe/Paris', at, distance)).toBeDefined();
    expect(next('Europe/Paris', at, distance - 1)).toBeUndefined();
  });

  test('of a zone without end of changes stops at the end that is asked for', () => {
    const through = seconds('2036-01-01T00:00Z');
    expect([...changesAfter(zoneOf('Europe/Paris'), seconds('2026-01-01T00:00Z'), through)]).toHaveLength(20);
    expect([...changesAfter(zoneOf('Asia/Tokyo'), seconds('1940-01-01T00:00Z'), through)]).toHaveLength(8);
  });
});

test('daylight-saving time is observed from a start to an end, the end left out', () => {
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
