import { describe, expect, test } from 'vitest';
import { resolveDayOfMonth, parseSource, type ZoneRule, type ZoneSource } from './source.ts';

const formatDay = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10);
const formatLocal = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19);

// Resolve the days of rules by zic(8). 1 March 2026 is a Sunday; 2026 is not a leap year.
test.each([
  ['8', 2026, 3, '2026-03-08'],
  ['31', 2026, 12, '2026-12-31'],
  ['lastSun', 2026, 3, '2026-03-29'],
  ['lastTue', 2026, 3, '2026-03-31'],
  ['lastSat', 2024, 2, '2024-02-24'],
  ['lastThu', 2024, 2, '2024-02-29'],
  ['lastSat', 2026, 2, '2026-02-28'],
  ['Sun>=1', 2026, 3, '2026-03-01'],
  ['Mon>=1', 2026, 3, '2026-03-02'],
  ['Sat>=1', 2026, 3, '2026-03-07'],
  ['Sun>=8', 2026, 3, '2026-03-08'],
  ['Sun>=9', 2026, 3, '2026-03-15'],
  ['Fri<=1', 2026, 4, '2026-03-27'],
  ['Sun<=1', 2026, 3, '2026-03-01'],
  ['Mon<=1', 2026, 3, '2026-02-23'],
  // This day can be in the next month.
  ['Sun>=30', 2026, 3, '2026-04-05'],
])('resolveDayOfMonth resolves the day %s in %i-%i to %s', (written, year, month, day) => {
  expect(formatDay(resolveDayOfMonth(written, year, month))).toBe(day);
});

test.each([
  '',
  'x8',
  '8x',
  'lastXyz',
  'lastSunday',
  'xlastSun',
  'Sun>8',
  'Sun>=',
  'Son>=8',
  'xSun>=8',
  'Sun>=8x',
])('resolveDayOfMonth rejects the day %j', (written) => {
  expect(() => resolveDayOfMonth(written, 2026, 3)).toThrow(`tzdata: unknown day ${written}`);
});

const createRuleRow = (...changes: [number, unknown][]): unknown[] => {
  const row: unknown[] = ['1981', 'max', null, 'Mar', 'lastSun', ['1', '30', '15', 'u'], '60', 'S'];
  for (const [place, value] of changes) row[place] = value;
  return row;
};
const createZoneRow = (...changes: [number, unknown][]): unknown[] => {
  const row: unknown[] = ['-60', 'EU', 'CE%sT', null];
  for (const [place, value] of changes) row[place] = value;
  return row;
};
const parseChangedSource = (changes: object = {}): ZoneSource =>
  parseSource({
    version: '2026c',
    zones: { 'Europe/X': [createZoneRow()], 'Europe/Y': 'Europe/X' },
    rules: { EU: [createRuleRow()] },
    ...changes,
  });

describe('parsing a rule', () => {
  const parseChangedRule = (...changes: [number, unknown][]): ZoneRule | undefined =>
    parseChangedSource({ rules: { EU: [createRuleRow(...changes)] } }).rules.get('EU')?.[0];

  test('parseSource reads the years, time, saving and letters of a rule', () => {
    const parsedRule = parseChangedRule();
    expect(parsedRule).toMatchObject({
      from: 1981,
      to: Infinity,
      clock: 'universal',
      save: 3600,
      letters: 'S',
      written: { month: 3, day: 'lastSun', time: 5415 },
    });
    expect(formatLocal(parsedRule?.at(2026) ?? NaN)).toBe('2026-03-29T01:30:15');
    expect([parseChangedRule([1, 'only'])?.to, parseChangedRule([1, '1990'])?.to]).toEqual([1981, 1990]);
    expect(parseChangedRule([7, '-'])?.letters).toBe('');
    expect(parseChangedRule([6, '-60'])?.save).toBe(-3600);
    expect(parseChangedRule([3, 'Jan'])?.written.month).toBe(1);
    expect(parseChangedRule([3, 'Dec'])?.written.month).toBe(12);
    expect(parseChangedRule([5, ['-1', '0', '0', null]])?.written.time).toBe(-3600);
  });

  test.each([
    [null, 'wall'],
    ['w', 'wall'],
    ['s', 'standard'],
    ['u', 'universal'],
    ['g', 'universal'],
    ['z', 'universal'],
  ])('parseSource reads the suffix %j of a time as %s time', (suffix, clock) => {
    expect(parseChangedRule([5, ['2', '0', '0', suffix]])?.clock).toBe(clock);
  });

  test.each<[[number, unknown], RegExp]>([
    [[0, 'x'], /expected a number, got "x"/],
    [[0, 1981], /expected text, got 1981/],
    [[1, 'later'], /expected a number/],
    [[3, 3], /expected text/],
    [[4, null], /expected text, got null/],
    [[5, '1:30'], /a rule has no time/],
    [[5, ['1', '30', '0', 'x']], /unknown clock "x"/],
    [[6, ''.padEnd(2, 'x')], /expected a number/],
    [[7, null], /expected text/],
  ])('parseSource rejects the rule change %j', (change, message) => {
    expect(() => parseChangedRule(change)).toThrow(message);
  });
});

describe('parsing a zone line', () => {
  const parseChangedLine = (...changes: [number, unknown][]) =>
    parseChangedSource({ zones: { 'Europe/X': [createZoneRow(...changes)] } }).zones.get('Europe/X')?.[0];

  test('parseSource reads an offset that is positive to the west, and a rule set or a constant saving', () => {
    expect(parseChangedLine()).toEqual({
      standardOffset: 3600,
      rules: 'EU',
      save: 0,
      format: 'CE%sT',
      until: null,
    });
    expect(parseChangedLine([0, '300'])?.standardOffset).toBe(-18_000);
    expect(Object.is(parseChangedLine([0, '0'])?.standardOffset, 0)).toBe(true);
    expect(parseChangedLine([0, '-9.35'])?.standardOffset).toBe(561);
    expect(parseChangedLine([1, '-'])).toMatchObject({ rules: null, save: 0 });
    expect(parseChangedLine([1, '1:00'])).toMatchObject({ rules: null, save: 3600 });
    expect(parseChangedLine([1, '-0:30'])).toMatchObject({ rules: null, save: -1800 });
    expect(parseChangedLine([1, '0:20'])).toMatchObject({ rules: null, save: 1200 });
    expect(parseChangedLine([1, '10:00x'])).toMatchObject({ rules: '10:00x', save: 0 });
    expect(parseChangedLine([1, 'x1:00'])).toMatchObject({ rules: 'x1:00', save: 0 });
  });

  test('parseSource reads UNTIL, and midnight of 31 December means the beginning of the next year', () => {
    const parseChangedUntil = (text: string) => parseChangedLine([3, String(Date.parse(text))])?.until;
    expect(parseChangedUntil('1975-06-01T02:00:00Z')).toEqual({
      local: Date.parse('1975-06-01T02:00:00Z') / 1000,
      clock: 'wall',
    });
    expect(parseChangedUntil('1975-12-31T00:00:00Z')?.local).toBe(Date.parse('1975-01-01T00:00:00Z') / 1000);
    expect(parseChangedUntil('1975-12-31T00:00:01Z')?.local).toBe(Date.parse('1975-12-31T00:00:01Z') / 1000);
    expect(parseChangedUntil('1975-12-30T00:00:00Z')?.local).toBe(Date.parse('1975-12-30T00:00:00Z') / 1000);
  });
});

describe('parseSource', () => {
  test('parseSource returns the version, zones, links and rules of the tz database', () => {
    const { version, zones, links, rules } = parseChangedSource();
    expect([version, [...zones.keys()], [...links], [...rules.keys()]]).toEqual([
      ...['2026c', ['Europe/X'], [['Europe/Y', 'Europe/X']], ['EU']],
    ]);
  });

  test.each<[unknown, RegExp]>([
    [null, /zones or rules are missing/],
    [[], /zones or rules are missing/],
    [{ version: 'x', zones: {} }, /zones or rules are missing/],
    [{ version: 'x', rules: {} }, /zones or rules are missing/],
    [{ version: 'x', zones: [], rules: {} }, /zones or rules are missing/],
    [{ version: 1, zones: {}, rules: {} }, /expected text, got 1/],
    [{ version: 'x', zones: { A: 1 }, rules: {} }, /zone A is neither a link nor a list/],
    [{ version: 'x', zones: { A: ['x'] }, rules: {} }, /a zone line is not a list/],
    [{ version: 'x', zones: {}, rules: { R: 'x' } }, /rule set R is not a list/],
    [{ version: 'x', zones: {}, rules: { R: ['x'] } }, /a rule is not a list/],
  ])('parseSource rejects the line %j', (raw, message) => {
    expect(() => parseSource(raw)).toThrow(message);
  });
});
