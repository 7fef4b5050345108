import { describe, expect, test } from 'vitest';
import { computeDayNumber, SECONDS_PER_DAY } from './calendar.ts';
import { compileTransitions, listOnsets } from './compile.ts';
import type { ZoneRule, ZoneLine } from './source.ts';

const hourSeconds = 3600;
const computeLocal = (year: number, month: number, day: number, seconds = 0) =>
  computeDayNumber(year, month, day) * SECONDS_PER_DAY + seconds;
const createLine = (changes: Partial<ZoneLine>): ZoneLine => ({
  standardOffset: 0,
  rules: null,
  save: 0,
  format: 'X',
  until: null,
  ...changes,
});
const createRule = (
  from: number,
  to: number,
  month: number,
  save: number,
  changes: Partial<ZoneRule> = {},
): ZoneRule => ({
  from,
  to,
  at: (year: number) => computeLocal(year, month, 1, 2 * hourSeconds),
  clock: 'wall',
  save,
  letters: save === 0 ? 'S' : 'D',
  written: { month, day: '1', time: 2 * hourSeconds },
  ...changes,
});
const summerRules = [createRule(2000, 2001, 4, hourSeconds), createRule(2000, 2001, 10, 0)];
const listTransitions = (lines: readonly ZoneLine[], rules: readonly ZoneRule[] = summerRules) =>
  compileTransitions(lines, () => listOnsets(rules, 2030), 2030).map(({ at, type }) => [
    Number.isFinite(at) ? new Date(at * 1000).toISOString().slice(0, 16) : 'ever',
    type.abbreviation,
    type.offset / hourSeconds,
    type.dst,
  ]);

// By zic(8), "%z" is the shortest exact UTC offset: ±hh, ±hhmm or ±hhmmss. "A/B" has the abbreviations of standard and
// daylight-saving time.
describe('the abbreviation', () => {
  const abbreviate = (format: string, standardOffset: number, save = 0) =>
    compileTransitions([createLine({ format, standardOffset, save })], () => [], 2030)[0]?.type.abbreviation;
  test.each([
    [0, '+00'],
    [hourSeconds, '+01'],
    [-12 * hourSeconds, '-12'],
    [5.75 * hourSeconds, '+0545'],
    [-3.5 * hourSeconds, '-0330'],
    [904, '+001504'],
    [3599, '+005959'],
    [3660, '+0101'],
    [-2670, '-004430'],
    [14 * hourSeconds, '+14'],
  ])('the numeric abbreviation of an offset of %i seconds is %s', (offset, expected) => {
    expect(abbreviate('%z', offset)).toBe(expected);
  });
  test('the abbreviation of a zone depends on the saving and contains the letters of the rule', () => {
    expect([abbreviate('GMT/BST', 0), abbreviate('GMT/BST', 0, hourSeconds), abbreviate('LMT', 0)]).toEqual([
      'GMT',
      'BST',
      'LMT',
    ]);
    expect(abbreviate('%z', hourSeconds, hourSeconds)).toBe('+02');
    expect(abbreviate('E%sT', 0)).toBe('ET');
  });
});

describe('compileTransitions', () => {
  test('time-zone rules in wall time take effect at the correct instant', () => {
    expect(
      listTransitions([createLine({ standardOffset: -5 * hourSeconds, rules: 'X', format: 'E%sT' })]),
    ).toEqual([
      ['ever', 'EST', -5, false],
      ['2000-04-01T07:00', 'EDT', -4, true],
      ['2000-10-01T06:00', 'EST', -5, false],
      ['2001-04-01T07:00', 'EDT', -4, true],
      ['2001-10-01T06:00', 'EST', -5, false],
    ]);
  });

  test('time-zone rules in standard time and in UTC take effect at the correct instant', () => {
    const compileWithClock = (clock: ZoneRule['clock']) =>
      listTransitions(
        [createLine({ standardOffset: -5 * hourSeconds, rules: 'X', format: 'E%sT' })],
        [createRule(2000, 2000, 4, hourSeconds, { clock }), createRule(2000, 2000, 10, 0, { clock })],
      ).map(([at]) => at);
    expect(compileWithClock('standard')).toEqual(['ever', '2000-04-01T07:00', '2000-10-01T07:00']);
    expect(compileWithClock('universal')).toEqual(['ever', '2000-04-01T02:00', '2000-10-01T02:00']);
  });

  test('a line of a zone begins when the previous line ends, by the clock of the previous line', () => {
    const compileUntil = (clock: ZoneRule['clock']) =>
      listTransitions([
        createLine({
          standardOffset: hourSeconds,
          save: hourSeconds,
          format: 'A',
          until: { local: computeLocal(2010, 1, 1), clock },
        }),
        createLine({ standardOffset: hourSeconds, format: 'B' }),
      ])[1];
    expect(compileUntil('wall')).toEqual(['2009-12-31T22:00', 'B', 1, false]);
    expect(compileUntil('standard')).toEqual(['2009-12-31T23:00', 'B', 1, false]);
    expect(compileUntil('universal')).toEqual(['2010-01-01T00:00', 'B', 1, false]);
  });

  test('a new line of a zone keeps the current saving', () => {
    const lines = [
      createLine({
        rules: 'X',
        format: 'A%sT',
        until: { local: computeLocal(2000, 7, 1), clock: 'universal' },
      }),
      createLine({ standardOffset: hourSeconds, rules: 'X', format: 'B%sT' }),
    ];
    const rules = [createRule(1999, 1999, 10, 0), ...summerRules];
    expect(listTransitions(lines, rules)).toEqual([
      ['ever', 'AST', 0, false],
      ['2000-04-01T02:00', 'ADT', 1, true],
      ['2000-07-01T00:00', 'BDT', 2, true],
      ['2000-10-01T00:00', 'BST', 1, false],
      ['2001-04-01T01:00', 'BDT', 2, true],
      ['2001-10-01T00:00', 'BST', 1, false],
    ]);
  });

  test('compileTransitions merges equal adjacent periods and stops after the last year', () => {
    const similarRules = [
      createLine({ format: 'A', until: { local: computeLocal(2010, 1, 1), clock: 'wall' } }),
      createLine({ format: 'A' }),
    ];
    expect(listTransitions(similarRules)).toEqual([['ever', 'A', 0, false]]);
    const endlessRules = [createRule(2029, Infinity, 4, hourSeconds), createRule(2029, Infinity, 10, 0)];
    expect(listTransitions([createLine({ rules: 'X', format: '%s' })], endlessRules)).toHaveLength(5);
  });
});

test('listOnsets sorts the onsets of rules by year and by local time within a year', () => {
  const onsets = listOnsets(
    [createRule(2001, 2002, 10, 0), createRule(2000, 2001, 4, hourSeconds), createRule(2002, 2002, 1, 0)],
    2002,
  );
  expect(
    onsets.map(({ year, save, local: at }) => [year, save, new Date(at * 1000).getUTCMonth() + 1]),
  ).toEqual([
    [2000, hourSeconds, 4],
    [2001, hourSeconds, 4],
    [2001, 0, 10],
    [2002, 0, 1],
    [2002, 0, 10],
  ]);
  expect(listOnsets([createRule(2000, Infinity, 4, hourSeconds)], 2001)).toHaveLength(2);
});
