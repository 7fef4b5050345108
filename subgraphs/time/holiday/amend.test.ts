import { describe, expect, test } from 'vitest';
import { amendHolidays, type LibraryYear } from './amend.ts';
import type { HolidayDay } from './days.ts';
import type { Change, Replacement, RuleSet } from './rules.ts';

const day = (date: string, name: string, facts: Partial<HolidayDay> = {}): HolidayDay => ({
  date,
  name,
  nameLocal: name,
  type: 'public',
  substitute: false,
  rule: 'x',
  estimated: false,
  ...facts,
});
/** A library with these days. */
const library =
  (...days: readonly HolidayDay[]): LibraryYear =>
  (year) =>
    days.filter(({ date }) => date.startsWith(`${year}-`));
const set = (facts: Partial<RuleSet>): RuleSet => ({
  own: false,
  added: [],
  dropped: [],
  typeChanges: [],
  replacements: [],
  ...facts,
});
const always = () => true;
const named =
  (...names: readonly string[]) =>
  (name: string) =>
    names.includes(name);
const change = (...names: readonly string[]): Change => ({ years: always, names: named(...names) });
/** Keys are weekdays, 0 Sunday to 6 Saturday; 7 is a day that coincides with another holiday. */
const replacement = (
  steps: Readonly<Record<number, number | null>>,
  facts: Partial<Replacement> = {},
): Replacement => ({
  years: always,
  names: always,
  moves: false,
  steps: new Map(Object.entries(steps).map(([weekday, step]) => [Number(weekday), step])),
  ...facts,
});
const summaries = (days: readonly HolidayDay[]) => days.map(({ date, name }) => `${date} ${name}`).sort();

describe('amend without substitute days', () => {
  const days = library(
    day('2026-01-01', 'New Year'),
    day('2026-12-26', 'Boxing Day'),
    day('2027-01-01', 'New Year'),
  );

  test("holidays without rules are the library's days", () => {
    expect(summaries(amendHolidays('XX', [], days, 2026))).toEqual([
      '2026-01-01 New Year',
      '2026-12-26 Boxing Day',
    ]);
  });

  test('the library is ignored for a country with its own rule set', () => {
    const added = {
      rule: '05-01',
      years: always,
      type: 'observance',
      name: 'May',
      nameLocal: 'Mai',
    } as const;
    expect(amendHolidays('XX', [set({ own: true, added: [added] })], days, 2026)).toEqual([
      day('2026-05-01', 'May', { nameLocal: 'Mai', type: 'observance', rule: '05-01' }),
    ]);
    expect(amendHolidays('XX', [set({}), set({ own: true })], days, 2026)).toEqual([]);
  });

  test('rules remove holidays by name in the given years; the name "substitute" removes all substitute days', () => {
    const doubled = library(
      day('2026-01-01', 'New Year'),
      day('2026-01-02', 'New Year'),
      day('2026-01-05', 'New Year (substitute day)', { substitute: true }),
      day('2026-05-01', 'May'),
    );
    const of = (...dropped: readonly Change[]) =>
      summaries(amendHolidays('XX', [set({ dropped })], doubled, 2026));
    expect(of(change('New Year'))).toEqual(['2026-01-05 New Year (substitute day)', '2026-05-01 May']);
    expect(of(change('substitute'))).toEqual([
      '2026-01-01 New Year',
      '2026-01-02 New Year',
      '2026-05-01 May',
    ]);
    expect(of({ years: (year) => year !== 2026, names: always })).toHaveLength(4);
    expect(of(change('Nothing'))).toHaveLength(4);
  });

  test('rules change the type of holidays by name in the given years', () => {
    const typeChanges = [{ ...change('New Year'), type: 'observance' as const }];
    expect(amendHolidays('XX', [set({ typeChanges })], days, 2026)).toEqual([
      day('2026-01-01', 'New Year', { type: 'observance' }),
      day('2026-12-26', 'Boxing Day'),
    ]);
    const never = [{ ...change('New Year'), years: () => false, type: 'observance' as const }];
    expect(amendHolidays('XX', [set({ typeChanges: never })], days, 2026)[0]?.type).toBe('public');
  });

  test('rules add holidays in the given years, after the removals of each rule set', () => {
    const may = { rule: '05-01', years: (year: number) => year >= 2026, name: 'May', nameLocal: 'May' };
    const rules = set({ dropped: [change('May')], added: [{ ...may, type: 'public' }] });
    expect(summaries(amendHolidays('XX', [rules], library(), 2026))).toEqual(['2026-05-01 May']);
    expect(summaries(amendHolidays('XX', [rules], library(), 2025))).toEqual([]);
    // The region's set is applied after the country's and can drop its days.
    expect(
      summaries(amendHolidays('XX', [rules, set({ dropped: [change('May')] })], library(), 2026)),
    ).toEqual([]);
  });
});

describe('substitute days', () => {
  // In 2027 Juneteenth is a Saturday, Independence Day a Sunday and Labor Day a Monday.
  const sunday = replacement({ 6: -1, 0: 1 });
  const federal = library(
    day('2027-06-19', 'Juneteenth'),
    day('2027-07-04', 'Independence Day', { nameLocal: 'Fourth of July' }),
    day('2027-09-06', 'Labor Day'),
  );

  test('substitutes Friday for Saturday and Monday for Sunday, and nothing for a weekday (5 U.S.C. 6103)', () => {
    const days = amendHolidays('US', [set({ replacements: [sunday] })], federal, 2027);
    expect(summaries(days)).toEqual([
      '2027-06-18 Juneteenth (substitute day)',
      '2027-06-19 Juneteenth',
      '2027-07-04 Independence Day',
      '2027-07-05 Independence Day (substitute day)',
      '2027-09-06 Labor Day',
    ]);
    expect(days.filter(({ substitute }) => substitute).map(({ nameLocal }) => nameLocal)).toEqual([
      'Juneteenth (substitute day)',
      'Fourth of July',
    ]);
  });

  test('grants no substitute for observances and for substitute days', () => {
    const days = library(
      day('2027-06-19', 'Feast', { type: 'observance' }),
      day('2027-07-04', 'Other (substitute day)', { substitute: true }),
    );
    const only = replacement({ 6: -1, 0: 1 }, { names: named('Feast', 'Another') });
    expect(summaries(amendHolidays('XX', [set({ replacements: [only] })], days, 2027))).toEqual([
      '2027-06-19 Feast',
      '2027-07-04 Other (substitute day)',
    ]);
  });

  test("rules replace the library's substitute days where the project has a rule, and retain all others", () => {
    const days = library(
      day('2027-07-04', 'Independence Day'),
      day('2027-07-06', 'Independence Day (substitute day)', { substitute: true }),
      day('2027-07-07', 'Other (substitute day)', { substitute: true }),
    );
    const own = replacement({ 0: 1 }, { names: named('Independence Day') });
    const of = (replacements: readonly Replacement[]) =>
      summaries(amendHolidays('XX', [set({ replacements })], days, 2027));
    expect(of([own])).toEqual([
      '2027-07-04 Independence Day',
      '2027-07-05 Independence Day (substitute day)',
      '2027-07-07 Other (substitute day)',
    ]);
    const past = { ...own, years: (year: number) => year < 2027 };
    expect(of([past])).toEqual([
      '2027-07-04 Independence Day',
      '2027-07-06 Independence Day (substitute day)',
      '2027-07-07 Other (substitute day)',
    ]);
  });

  test('a substitute rule can move the holiday itself', () => {
    // King's Day moves from Sunday to the day before; 27 April 2025 was a Sunday.
    const days = library(day('2025-04-27', 'King’s Day'), day('2025-12-25', 'Christmas Day'));
    const moves = replacement({ 0: -1 }, { moves: true, names: named('King’s Day') });
    expect(amendHolidays('NL', [set({ replacements: [moves] })], days, 2025)).toEqual([
      day('2025-04-26', 'King’s Day', { moves: true }),
      day('2025-12-25', 'Christmas Day'),
    ]);
    // On other weekdays it stays, but still counts as a day that may move.
    expect(
      amendHolidays('NL', [set({ replacements: [moves] })], library(day('2026-04-27', 'King’s Day')), 2026),
    ).toEqual([day('2026-04-27', 'King’s Day', { moves: true })]);
  });

  test('a substitute day is the next day that is neither weekend nor holiday: 3 to 6 May in Japan', () => {
    // In 2026, 3 May is a Sunday, and 4 and 5 May are holidays, so Wednesday the 6th is the substitute day.
    const days = library(
      day('2026-05-03', 'Constitution Day'),
      day('2026-05-04', 'Greenery Day'),
      day('2026-05-05', 'Children’s Day'),
    );
    expect(
      summaries(amendHolidays('JP', [set({ replacements: [replacement({ 0: null })] })], days, 2026)),
    ).toContain('2026-05-06 Constitution Day (substitute day)');
    // From a Saturday past Sunday to Monday.
    const saturday = amendHolidays(
      'XX',
      [set({ replacements: [replacement({ 6: null })] })],
      library(day('2027-06-19', 'A')),
      2027,
    );
    expect(summaries(saturday)).toEqual(['2027-06-19 A', '2027-06-21 A (substitute day)']);
    // Egypt's weekend is Friday and Saturday.
    const friday = amendHolidays(
      'EG',
      [set({ replacements: [replacement({ 5: null })] })],
      library(day('2027-06-18', 'A')),
      2027,
    );
    expect(summaries(friday)).toEqual(['2027-06-18 A', '2027-06-20 A (substitute day)']);
  });

  test('two holidays on one weekend get two substitute days', () => {
    // 25 and 26 December 2027 are a Saturday and a Sunday; in the United Kingdom the 27th and 28th are off.
    const days = library(day('2027-12-25', 'Christmas Day'), day('2027-12-26', 'Boxing Day'));
    expect(
      summaries(
        amendHolidays('GB', [set({ replacements: [replacement({ 6: null, 0: null })] })], days, 2027),
      ),
    ).toEqual([
      '2027-12-25 Christmas Day',
      '2027-12-26 Boxing Day',
      '2027-12-27 Christmas Day (substitute day)',
      '2027-12-28 Boxing Day (substitute day)',
    ]);
  });

  test('grants one substitute day when two holidays coincide, by the rule for that case only', () => {
    // In 2008 Ascension Day fell on Thursday 1 May.
    const days = library(day('2008-05-01', 'Labour Day'), day('2008-05-01', 'Ascension Day'));
    const of = (steps: Record<number, number | null>, facts: Partial<Replacement> = {}) =>
      summaries(amendHolidays('XX', [set({ replacements: [replacement(steps, facts)] })], days, 2008));
    const both = ['2008-05-01 Ascension Day', '2008-05-01 Labour Day'];
    expect(of({ 7: 1 })).toEqual([...both, '2008-05-02 Ascension Day (substitute day)']);
    expect(of({ 6: 1 })).toEqual(both);
    // 2 May is a Friday; occupied days are skipped.
    expect(of({ 7: null })).toEqual([...both, '2008-05-02 Ascension Day (substitute day)']);
    // A rule that moves holidays considers only the weekday.
    expect(of({ 7: 1 }, { moves: true })).toEqual(both);
  });

  test('of two holidays on one Sunday, moves the first by the rule for Sundays, and the second by the rule for coinciding holidays', () => {
    const days = library(day('2026-05-03', 'First'), day('2026-05-03', 'Second'));
    expect(
      summaries(amendHolidays('XX', [set({ replacements: [replacement({ 0: 1, 7: 2 })] })], days, 2026)),
    ).toEqual([
      ...['2026-05-03 First', '2026-05-03 Second'],
      ...['2026-05-04 First (substitute day)', '2026-05-05 Second (substitute day)'],
    ]);
  });

  test('coinciding holidays exclude observances, and count one name on one date once', () => {
    const days = library(
      day('2026-05-06', 'Feast', { type: 'observance' }),
      day('2026-05-06', 'Day'),
      day('2026-05-06', 'Day'),
    );
    expect(
      summaries(amendHolidays('XX', [set({ replacements: [replacement({ 7: 1 })] })], days, 2026)),
    ).toEqual([...['2026-05-06 Day', '2026-05-06 Day', '2026-05-06 Feast']]);
    const sundays = library(day('2026-05-03', 'Day'), day('2026-05-03', 'Day'));
    expect(summaries(amendHolidays('XX', [set({ replacements: [sunday] })], sundays, 2026))).toEqual([
      ...['2026-05-03 Day', '2026-05-03 Day', '2026-05-04 Day (substitute day)'],
    ]);
  });

  test('the holiday rules of a region are applied before those of its country', () => {
    const country = set({ replacements: [replacement({ 0: 1 })] });
    const region = set({ replacements: [replacement({ 0: 2 }, { names: named('Independence Day') })] });
    const days = library(day('2027-07-04', 'Independence Day'), day('2027-06-20', 'Other'));
    // A region without rules uses the country's.
    expect(summaries(amendHolidays('US', [country, set({})], days, 2027))).toContain(
      '2027-07-05 Independence Day (substitute day)',
    );
    expect(summaries(amendHolidays('US', [country, region], days, 2027))).toEqual([
      ...['2027-06-20 Other', '2027-06-21 Other (substitute day)'],
      ...['2027-07-04 Independence Day', '2027-07-06 Independence Day (substitute day)'],
    ]);
  });
});

describe('substitute days across New Year', () => {
  const of = (steps: Record<number, number | null>, year: number, ...days: readonly HolidayDay[]) =>
    summaries(amendHolidays('XX', [set({ replacements: [replacement(steps)] })], library(...days), year));

  test("rules can move New Year's Day into the previous year, and days of December into the next year", () => {
    // 1 January 2028 is a Saturday, 31 December 2028 a Sunday.
    const newYear = day('2028-01-01', 'New Year');
    expect(of({ 6: -1 }, 2027, newYear)).toEqual(['2027-12-31 New Year (substitute day)']);
    expect(of({ 6: -1 }, 2028, newYear)).toEqual(['2028-01-01 New Year']);
    const eve = day('2028-12-31', 'Eve');
    expect(of({ 0: 1 }, 2029, eve)).toEqual(['2029-01-01 Eve (substitute day)']);
    expect(of({ 0: 1 }, 2028, eve)).toEqual(['2028-12-31 Eve']);
  });

  test('considers days from 16 December on for the next year, and days to 14 January for the previous one', () => {
    // 16 December 2023 is a Saturday, the 15th a Friday; 14 January 2024 is a Sunday, the 15th a Monday.
    expect(of({ 6: 16 }, 2024, day('2023-12-16', 'A'))).toEqual(['2024-01-01 A (substitute day)']);
    expect(of({ 5: 17 }, 2024, day('2023-12-15', 'A'))).toEqual([]);
    expect(of({ 0: -14 }, 2023, day('2024-01-14', 'A'))).toEqual(['2023-12-31 A (substitute day)']);
    expect(of({ 1: -15 }, 2023, day('2024-01-15', 'A'))).toEqual([]);
  });

  test('the search for a substitute day skips holidays of the adjacent year', () => {
    // 31 December 2023 is a Sunday and 1 January a holiday, so the substitute day is 2 January.
    const days = [day('2023-12-31', 'Eve'), day('2024-01-01', 'New Year')];
    expect(of({ 0: null }, 2024, ...days)).toEqual([
      '2024-01-01 New Year',
      '2024-01-02 Eve (substitute day)',
    ]);
  });

  test("considers days that the project's rules add in the adjacent year", () => {
    const eve = { rule: '12-31', years: always, type: 'public', name: 'Eve', nameLocal: 'Eve' } as const;
    const old = { ...eve, rule: '12-15', name: 'Old' };
    const rules = set({ own: true, added: [eve, old], replacements: [replacement({ 0: 1, 5: 17 })] });
    expect(summaries(amendHolidays('XX', [rules], library(), 2024))).toEqual([
      ...[
        '2024-01-01 Eve (substitute day)',
        '2024-12-15 Old',
        '2024-12-16 Old (substitute day)',
        '2024-12-31 Eve',
      ],
    ]);
  });
});

describe('Islamic holidays', () => {
  /** A feast that the library has on this date by Umm al-Qura. */
  const feast = (date: string, month = 10, facts: Partial<HolidayDay> = {}) =>
    day(date, 'Feast', {
      rule: '1 Shawwal and if monday then next wednesday',
      hijri: { month, day: 1, firstOfMonth: Date.parse(date) / 86_400_000 },
      ...facts,
    });
  const may = day('2025-05-01', 'May');

  // 1 Shawwal 1446 by Umm al-Qura; India announced the following day, a Monday.
  test("Islamic holidays move to the country's own date, with a new substitute day", () => {
    const stale = feast('2025-04-01', 10, { name: 'Feast (substitute day)', substitute: true });
    expect(summaries(amendHolidays('IN', [], library(feast('2025-03-30'), stale, may), 2025))).toEqual([
      ...['2025-03-31 Feast', '2025-04-02 Feast (substitute day)', '2025-05-01 May'],
    ]);
    // Türkiye computes its calendar, so the date stays on Sunday, which the rule does not mention.
    expect(summaries(amendHolidays('TR', [], library(feast('2025-03-30'), stale, may), 2025))).toEqual([
      ...['2025-03-30 Feast', '2025-05-01 May'],
    ]);
  });

  test('marks days and their substitutes as estimated until they are announced', () => {
    const estimatedOf = (country: string, date: string) =>
      amendHolidays(country, [], library(feast(date)), Number(date.slice(0, 4))).map(
        ({ estimated }) => estimated,
      );
    expect(estimatedOf('IN', '2025-03-30')).toEqual([false, false]);
    expect(estimatedOf('TR', '2025-03-30')).toEqual([false]);
    expect(estimatedOf('XX', '2025-03-31')).toEqual([true, true]);
  });

  test('holidays that move across New Year belong to the year of their new date', () => {
    // South Asia is usually a day later, including in months without announcements.
    const days = library(
      ...[feast('2024-12-31', 7), feast('2025-12-31', 7), feast('2025-12-30', 8)],
      ...[2024, 2025, 2026].map((year) => feast(`${year}-06-02`, 2, { rule: '1 Safar' })),
    );
    expect(summaries(amendHolidays('IN', [], days, 2024))).toEqual(['2024-06-03 Feast']);
    expect(summaries(amendHolidays('IN', [], days, 2025))).toEqual([
      ...['2025-01-01 Feast', '2025-06-03 Feast', '2025-12-31 Feast'],
    ]);
    expect(summaries(amendHolidays('IN', [], days, 2026))).toEqual(['2026-01-01 Feast', '2026-06-03 Feast']);
    // Christmas Day of the previous year does not become a day of this year.
    const christmas = library(feast('2025-03-30'), day('2024-12-25', 'Christmas'), day('2026-01-05', 'Eve'));
    expect(summaries(amendHolidays('TR', [], christmas, 2025))).toEqual(['2025-03-30 Feast']);
  });

  test("grants substitute days across New Year by the project's rules", () => {
    // 1 January 2024 was a Monday.
    const rules = [set({ replacements: [replacement({ 1: 1, 0: 2 })] })];
    const summer = ['2023-06-06', '2024-06-04'].map((date) => feast(date, 2, { rule: '1 Safar' }));
    const days = library(feast('2023-12-31', 7, { rule: '1 Rajab' }), ...summer);
    expect(summaries(amendHolidays('IN', rules, days, 2024))).toEqual([
      ...['2024-01-01 Feast', '2024-01-02 Feast (substitute day)', '2024-06-05 Feast'],
    ]);
    expect(summaries(amendHolidays('TR', rules, days, 2024))).toEqual([
      ...['2024-01-02 Feast (substitute day)', '2024-06-04 Feast'],
    ]);
    expect(summaries(amendHolidays('TR', rules, days, 2023))).toEqual([
      '2023-06-06 Feast',
      '2023-12-31 Feast',
    ]);
  });
});
