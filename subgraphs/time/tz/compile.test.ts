import { describe, expect, test } from 'vitest';
import { dayNumber, SECONDS_PER_DAY } from './calendar.ts';
import { compile, firingsOf } from './compile.ts';
import type { Rule, ZoneLine } from './source.ts';

const hour = 3600;
const local = (year: number, month: number, day: number, seconds = 0) =>
  dayNumber(year, month, day) * SECONDS_PER_DAY + seconds;
const line = (changes: Partial<ZoneLine>): ZoneLine => ({
  standardOffset: 0,
  rules: null,
  save: 0,
  format: 'X',
  until: null,
  ...changes,
});
const rule = (from: number, to: number, month: number, save: number, changes: Partial<Rule> = {}): Rule => ({
  from,
  to,
  at: (year: number) => local(year, month, 1, 2 * hour),
  clock: 'wall',
  save,
  letters: save === 0 ? 'S' : 'D',
  written: { month, day: '1', time: 2 * hour },
  ...changes,
});
const summers = [rule(2000, 2001, 4, hour), rule(2000, 2001, 10, 0)];
const transitions = (lines: readonly ZoneLine[], rules: readonly Rule[] = summers) =>
  compile(lines, () => firingsOf(rules, 2030), 2030).map(({ at, type }) => [
    Number.isFinite(at) ? new Date(at * 1000).toISOString().slice(0, 16) : 'ever',
    type.abbreviation,
    type.offset / hour,
    type.dst,
  ]);

// zic(8): "%z" is the UTC offset as ±hh, ±hhmm or ±hhmmss, the shortest exact form; "A/B" is standard and
// daylight-saving time.
describe('the abbreviation', () => {
  const of = (format: string, standardOffset: number, save = 0) =>
    compile([line({ format, standardOffset, save })], () => [], 2030)[0]?.type.abbreviation;
  test.each([
    [0, '+00'],
    [hour, '+01'],
    [-12 * hour, '-12'],
    [5.75 * hour, '+0545'],
    [-3.5 * hour, '-0330'],
    [904, '+001504'],
    [3599, '+005959'],
    [3660, '+0101'],
    [-2670, '-004430'],
    [14 * hour, '+14'],
  ])('the abbreviation of an offset of %i seconds is %s', (offset, expected) => {
    expect(of('%z', offset)).toBe(expected);
  });
  test('the abbreviation depends on the saving and contains the letters of the rule', () => {
    expect([of('GMT/BST', 0), of('GMT/BST', 0, hour), of('LMT', 0)]).toEqual(['GMT', 'BST', 'LMT']);
    expect(of('%z', hour, hour)).toBe('+02');
    expect(of('E%sT', 0)).toBe('ET');
  });
});

describe('compile', () => {
  test('rules in wall time are applied', () => {
    expect(transitions([line({ standardOffset: -5 * hour, rules: 'X', format: 'E%sT' })])).toEqual([
      ['ever', 'EST', -5, false],
      ['2000-04-01T07:00', 'EDT', -4, true],
      ['2000-10-01T06:00', 'EST', -5, false],
      ['2001-04-01T07:00', 'EDT', -4, true],
      ['2001-10-01T06:00', 'EST', -5, false],
    ]);
  });

  test('rules in standard time and in UTC are applied', () => {
    const by = (clock: Rule['clock']) =>
      transitions(
        [line({ standardOffset: -5 * hour, rules: 'X', format: 'E%sT' })],
        [rule(2000, 2000, 4, hour, { clock }), rule(2000, 2000, 10, 0, { clock })],
      ).map(([at]) => at);
    expect(by('standard')).toEqual(['ever', '2000-04-01T07:00', '2000-10-01T07:00']);
    expect(by('universal')).toEqual(['ever', '2000-04-01T02:00', '2000-10-01T02:00']);
  });

  test('a zone line begins when the previous one ends, by the clock of the previous line', () => {
    const ended = (clock: Rule['clock']) =>
      transitions([
        line({ standardOffset: hour, save: hour, format: 'A', until: { local: local(2010, 1, 1), clock } }),
        line({ standardOffset: hour, format: 'B' }),
      ])[1];
    expect(ended('wall')).toEqual(['2009-12-31T22:00', 'B', 1, false]);
    expect(ended('standard')).toEqual(['2009-12-31T23:00', 'B', 1, false]);
    expect(ended('universal')).toEqual(['2010-01-01T00:00', 'B', 1, false]);
  });

  test('a new zone line keeps the current saving', () => {
    const lines = [
      line({ rules: 'X', format: 'A%sT', until: { local: local(2000, 7, 1), clock: 'universal' } }),
      line({ standardOffset: hour, rules: 'X', format: 'B%sT' }),
    ];
    const rules = [rule(1999, 1999, 10, 0), ...summers];
    expect(transitions(lines, rules)).toEqual([
      ['ever', 'AST', 0, false],
      ['2000-04-01T02:00', 'ADT', 1, true],
      ['2000-07-01T00:00', 'BDT', 2, true],
      ['2000-10-01T00:00', 'BST', 1, false],
      ['2001-04-01T01:00', 'BDT', 2, true],
      ['2001-10-01T00:00', 'BST', 1, false],
    ]);
  });

  test('compile merges equal periods and stops after the last year', () => {
    const alike = [
      line({ format: 'A', until: { local: local(2010, 1, 1), clock: 'wall' } }),
      line({ format: 'A' }),
    ];
    expect(transitions(alike)).toEqual([['ever', 'A', 0, false]]);
    const endless = [rule(2029, Infinity, 4, hour), rule(2029, Infinity, 10, 0)];
    expect(transitions([line({ rules: 'X', format: '%s' })], endless)).toHaveLength(5);
  });
});

test('firingsOf sorts by year and by local time within a year', () => {
  const found = firingsOf([rule(2001, 2002, 10, 0), rule(2000, 2001, 4, hour), rule(2002, 2002, 1, 0)], 2002);
  expect(
    found.map(({ year, save, local: at }) => [year, save, new Date(at * 1000).getUTCMonth() + 1]),
  ).toEqual([
    [2000, hour, 4],
    [2001, hour, 4],
    [2001, 0, 10],
    [2002, 0, 1],
    [2002, 0, 10],
  ]);
  expect(firingsOf([rule(2000, Infinity, 4, hour)], 2001)).toHaveLength(2);
});
