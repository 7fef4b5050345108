import { describe, expect, test } from 'vitest';
import { amend } from './amend.ts';
import type { HolidayDay } from './days.ts';
import type { Replacement, RuleSet } from './rules.ts';

const always = () => true;
const named = (wanted: string) => (name: string) => name === wanted;
const rules = (changes: Partial<RuleSet>): RuleSet => ({
  ...{ own: false, added: [], dropped: [], retyped: [], replacements: [] },
  ...changes,
});
const day = (date: string, name: string, changes: Partial<HolidayDay> = {}): HolidayDay => ({
  ...{
    date,
    name,
    nameLocal: name,
    type: 'public',
    substitute: false,
    rule: date.slice(5),
    estimated: false,
  },
  ...changes,
});
/** The same days each year. */
const yearly =
  (...days: HolidayDay[]) =>
  (year: number) =>
    days.map((each) => ({ ...each, date: `${year}${each.date.slice(4)}` }));
const told = (days: readonly HolidayDay[]) => days.map(({ date, name }) => `${date} ${name}`);

describe('the days of a library', () => {
  const library = yearly(
    day('2000-01-01', 'New Year'),
    day('2000-05-01', 'May Day'),
    day('2000-05-02', 'May Day (substitute day)', { substitute: true }),
  );

  test('stay as they are without rules', () => {
    expect(amend('XX', [], library, 2026)).toEqual(library(2026));
    expect(amend('XX', [rules({})], library, 2026)).toEqual(library(2026));
  });

  test('go by their names, in the years of the rule; days in place of others go together', () => {
    const without = (name: string, years: (year: number) => boolean = always) =>
      told(amend('XX', [rules({ dropped: [{ years, names: named(name) }] })], library, 2026));
    expect(without('May Day')).toEqual(['2026-01-01 New Year', '2026-05-02 May Day (substitute day)']);
    expect(without('substitute')).toEqual(['2026-01-01 New Year', '2026-05-01 May Day']);
    expect(without('New Year', (year) => year < 2026)).toHaveLength(3);
    expect(without('nothing')).toHaveLength(3);
  });

  test('change their kind', () => {
    const retyped = (years: (year: number) => boolean) =>
      amend(
        'XX',
        [rules({ retyped: [{ years, names: named('May Day'), type: 'observance' }] })],
        library,
        2026,
      );
    expect(retyped(always).map(({ type }) => type)).toEqual(['public', 'observance', 'public']);
    expect(retyped((year) => year > 2026)).toEqual(library(2026));
  });

  test('are not asked for where the rules are the whole calendar', () => {
    const added = [{ rule: '07-04', type: 'observance' as const, years: always, name: 'A', nameLocal: 'Ä' }];
    const expected = [day('2026-07-04', 'A', { nameLocal: 'Ä', type: 'observance', rule: '07-04' })];
    expect(amend('XX', [rules({ own: true, added })], library, 2026)).toEqual(expected);
    expect(amend('XX', [rules({ added })], library, 2026)).toEqual([...library(2026), ...expected]);
    const later = added.map((each) => ({ ...each, years: (year: number) => year > 2026 }));
    expect(amend('XX', [rules({ own: true, added: later })], library, 2026)).toEqual([]);
    // One of several sets is enough.
    expect(amend('XX', [rules({}), rules({ own: true })], library, 2026)).toEqual([]);
  });
});

describe('a day off in place of a holiday', () => {
  const steps = (...pairs: [number, number | null][]): Replacement => ({
    ...{ years: always, names: always, moves: false },
    steps: new Map(pairs),
  });
  const replaced = (replacement: Replacement, year: number, ...days: HolidayDay[]) =>
    amend('GB', [rules({ replacements: [replacement] })], yearly(...days), year);

  test('lies as many days behind as the law says for the day of the week', () => {
    const law = steps([6, 2], [0, 1]);
    const of = (year: number) => told(replaced(law, year, day('2000-12-25', 'X')));
    // Christmas was a Saturday in 2021, a Sunday in 2022, a Monday in 2023, a Friday in 2026.
    expect(of(2021)).toEqual(['2021-12-25 X', '2021-12-27 X (substitute day)']);
    expect(of(2022)).toEqual(['2022-12-25 X', '2022-12-26 X (substitute day)']);
    expect(of(2023)).toEqual(['2023-12-25 X']);
    expect(of(2026)).toEqual(['2026-12-25 X']);
  });

  test('has the local name of the day, and is a substitute', () => {
    const law = steps([6, 2]);
    expect(replaced(law, 2021, day('2000-12-25', 'X', { nameLocal: 'Ẍ' }))[1]).toEqual(
      day('2021-12-27', 'X (substitute day)', { nameLocal: 'Ẍ', substitute: true, rule: '12-25' }),
    );
    expect(replaced(law, 2021, day('2000-12-25', 'X'))[1]?.nameLocal).toBe('X (substitute day)');
  });

  test('or is the next one that is neither at rest nor a holiday', () => {
    const days = [day('2000-12-26', 'Y'), day('2000-12-25', 'X'), day('2000-12-29', 'Z')];
    expect(told(replaced(steps([6, null], [0, null]), 2021, ...days))).toEqual([
      ...['2021-12-25 X', '2021-12-27 X (substitute day)'],
      ...['2021-12-26 Y', '2021-12-28 Y (substitute day)', '2021-12-29 Z'],
    ]);
    const longer = [...days, day('2000-12-27', 'V'), day('2000-12-28', 'W')];
    expect(told(replaced(steps([6, null]), 2021, ...longer))).toContain('2021-12-30 X (substitute day)');
  });

  test('takes the holiday with it where the law moves it', () => {
    expect(told(replaced({ ...steps([6, -1]), moves: true }, 2021, day('2000-12-25', 'X')))).toEqual([
      '2021-12-24 X',
    ]);
  });

  test('is given for the second of two holidays on one date', () => {
    const days = [day('2000-05-05', 'A'), day('2000-05-05', 'B')];
    // 5 May 2026 is a Tuesday, in 2024 it was a Sunday.
    expect(told(replaced(steps([7, null]), 2026, ...days))).toEqual([
      ...['2026-05-05 A', '2026-05-05 B', '2026-05-06 B (substitute day)'],
    ]);
    expect(told(replaced(steps([0, 1]), 2026, ...days))).toEqual(['2026-05-05 A', '2026-05-05 B']);
    expect(told(replaced(steps([7, null], [0, 1]), 2024, ...days))).toEqual([
      ...['2024-05-05 A', '2024-05-06 A (substitute day)', '2024-05-05 B', '2024-05-07 B (substitute day)'],
    ]);
    // A holiday that moves goes by its day of the week.
    expect(told(replaced({ ...steps([2, 1], [7, 3]), moves: true }, 2026, ...days))).toEqual([
      ...['2026-05-06 A', '2026-05-06 B'],
    ]);
  });

  test('is none for an observance, nor in other years, nor for other names', () => {
    const law = steps([6, 2]);
    const observed = day('2000-12-25', 'X', { type: 'observance' });
    expect(told(replaced(law, 2021, observed))).toEqual(['2021-12-25 X']);
    expect(replaced({ ...law, years: (year) => year < 2021 }, 2021, day('2000-12-25', 'X'))).toHaveLength(1);
    expect(replaced({ ...law, names: named('Y') }, 2021, day('2000-12-25', 'X'))).toHaveLength(1);
    // An observance on the date takes nothing away from the holiday.
    expect(
      told(replaced(steps([7, null]), 2026, { ...observed, date: '2000-05-05' }, day('2000-05-05', 'B'))),
    ).toEqual([...['2026-05-05 X', '2026-05-05 B']]);
  });

  test('replaces that of the library; those that our law does not know stay', () => {
    const library = [
      day('2000-12-25', 'X'),
      day('2000-12-28', 'X (substitute day)', { substitute: true }),
      day('2000-12-29', 'Y (substitute day)', { substitute: true }),
    ];
    expect(told(replaced({ ...steps([6, 2]), names: named('X') }, 2021, ...library))).toEqual([
      ...['2021-12-25 X', '2021-12-27 X (substitute day)', '2021-12-29 Y (substitute day)'],
    ]);
  });

  test('may lie in the year before or behind, and is there once', () => {
    // 1 January 2022 was a Saturday, 31 December 2023 a Sunday.
    const first = day('2000-01-01', 'First');
    expect(told(replaced(steps([6, -1]), 2021, first))).toEqual([
      '2021-01-01 First',
      '2021-12-31 First (substitute day)',
    ]);
    expect(told(replaced(steps([6, -1]), 2022, first))).toEqual(['2022-01-01 First']);
    const last = day('2000-12-31', 'Last');
    expect(told(replaced(steps([0, 1]), 2024, last))).toEqual([
      '2024-01-01 Last (substitute day)',
      '2024-12-31 Last',
    ]);
    expect(told(replaced(steps([0, 1]), 2023, last))).toEqual(['2023-12-31 Last']);
  });
});
