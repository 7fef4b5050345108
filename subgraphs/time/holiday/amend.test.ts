import { describe, expect, test } from 'vitest';
import { amendHolidays, type LibraryDayLister } from './amend.ts';
import type { HolidayDay } from './days.ts';
import type { DayChange, Replacement, RuleSet } from './rules.ts';

const createDay = (date: string, name: string, facts: Partial<HolidayDay> = {}): HolidayDay => ({
  date,
  name,
  nameLocal: name,
  type: 'public',
  substitute: false,
  rule: 'x',
  estimated: false,
  ...facts,
});
/** Creates a library that contains these days. */
const createLibrary =
  (...days: readonly HolidayDay[]): LibraryDayLister =>
  (year) =>
    days.filter(({ date }) => date.startsWith(`${year}-`));
const createRuleSet = (facts: Partial<RuleSet>): RuleSet => ({
  own: false,
  added: [],
  dropped: [],
  typeChanges: [],
  replacements: [],
  ...facts,
});
const isAlways = () => true;
const matchNames =
  (...names: readonly string[]) =>
  (name: string) =>
    names.includes(name);
const createChange = (...names: readonly string[]): DayChange => ({
  years: isAlways,
  names: matchNames(...names),
});
/** The keys of steps are weekdays, 0 (Sunday) to 6 (Saturday), or 7 for a day that coincides with another holiday. */
const createReplacement = (
  steps: Readonly<Record<number, number | null>>,
  facts: Partial<Replacement> = {},
): Replacement => ({
  years: isAlways,
  names: isAlways,
  moves: false,
  steps: new Map(Object.entries(steps).map(([weekday, step]) => [Number(weekday), step])),
  ...facts,
});
const summarizeDays = (days: readonly HolidayDay[]) => days.map(({ date, name }) => `${date} ${name}`).sort();

describe('holidays without substitute days', () => {
  const days = createLibrary(
    createDay('2026-01-01', 'New Year'),
    createDay('2026-12-26', 'Boxing Day'),
    createDay('2027-01-01', 'New Year'),
  );

  test('the holidays of a country without rules are those of the library', () => {
    expect(summarizeDays(amendHolidays('XX', [], days, 2026))).toEqual([
      '2026-01-01 New Year',
      '2026-12-26 Boxing Day',
    ]);
  });

  test('the library is ignored for a country with its own set of holiday rules', () => {
    const added = {
      rule: '05-01',
      years: isAlways,
      type: 'observance',
      name: 'May',
      nameLocal: 'Mai',
    } as const;
    expect(amendHolidays('XX', [createRuleSet({ own: true, added: [added] })], days, 2026)).toEqual([
      createDay('2026-05-01', 'May', { nameLocal: 'Mai', type: 'observance', rule: '05-01' }),
    ]);
    expect(amendHolidays('XX', [createRuleSet({}), createRuleSet({ own: true })], days, 2026)).toEqual([]);
  });

  test('holiday rules remove holidays by name in given years, and the name "substitute" removes all substitute days', () => {
    const duplicateDays = createLibrary(
      createDay('2026-01-01', 'New Year'),
      createDay('2026-01-02', 'New Year'),
      createDay('2026-01-05', 'New Year (substitute day)', { substitute: true }),
      createDay('2026-05-01', 'May'),
    );
    const dropNames = (...dropped: readonly DayChange[]) =>
      summarizeDays(amendHolidays('XX', [createRuleSet({ dropped })], duplicateDays, 2026));
    expect(dropNames(createChange('New Year'))).toEqual([
      '2026-01-05 New Year (substitute day)',
      '2026-05-01 May',
    ]);
    expect(dropNames(createChange('substitute'))).toEqual([
      '2026-01-01 New Year',
      '2026-01-02 New Year',
      '2026-05-01 May',
    ]);
    expect(dropNames({ years: (year) => year !== 2026, names: isAlways })).toHaveLength(4);
    expect(dropNames(createChange('Nothing'))).toHaveLength(4);
  });

  test('holiday rules change the type of holidays by name in the given years', () => {
    const typeChanges = [{ ...createChange('New Year'), type: 'observance' as const }];
    expect(amendHolidays('XX', [createRuleSet({ typeChanges })], days, 2026)).toEqual([
      createDay('2026-01-01', 'New Year', { type: 'observance' }),
      createDay('2026-12-26', 'Boxing Day'),
    ]);
    const neverApplied = [{ ...createChange('New Year'), years: () => false, type: 'observance' as const }];
    expect(amendHolidays('XX', [createRuleSet({ typeChanges: neverApplied })], days, 2026)[0]?.type).toBe(
      'public',
    );
  });

  test('holiday rules add holidays in the given years, after the removals of each set of rules', () => {
    const mayRule = { rule: '05-01', years: (year: number) => year >= 2026, name: 'May', nameLocal: 'May' };
    const rules = createRuleSet({ dropped: [createChange('May')], added: [{ ...mayRule, type: 'public' }] });
    expect(summarizeDays(amendHolidays('XX', [rules], createLibrary(), 2026))).toEqual(['2026-05-01 May']);
    expect(summarizeDays(amendHolidays('XX', [rules], createLibrary(), 2025))).toEqual([]);
    // The rules of the region are applied after those of the country, and can drop its days.
    expect(
      summarizeDays(
        amendHolidays(
          'XX',
          [rules, createRuleSet({ dropped: [createChange('May')] })],
          createLibrary(),
          2026,
        ),
      ),
    ).toEqual([]);
  });
});

describe('substitute days', () => {
  // In 2027 Juneteenth is a Saturday, Independence Day a Sunday and Labor Day a Monday.
  const sundayReplacement = createReplacement({ 6: -1, 0: 1 });
  const federalLibrary = createLibrary(
    createDay('2027-06-19', 'Juneteenth'),
    createDay('2027-07-04', 'Independence Day', { nameLocal: 'Fourth of July' }),
    createDay('2027-09-06', 'Labor Day'),
  );

  test('the substitute of a Saturday holiday is Friday, and of a Sunday holiday Monday (5 U.S.C. 6103)', () => {
    const days = amendHolidays(
      'US',
      [createRuleSet({ replacements: [sundayReplacement] })],
      federalLibrary,
      2027,
    );
    expect(summarizeDays(days)).toEqual([
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

  test('observances and substitute days have no substitute day', () => {
    const days = createLibrary(
      createDay('2027-06-19', 'Feast', { type: 'observance' }),
      createDay('2027-07-04', 'Other (substitute day)', { substitute: true }),
    );
    const namedReplacement = createReplacement({ 6: -1, 0: 1 }, { names: matchNames('Feast', 'Another') });
    expect(
      summarizeDays(amendHolidays('XX', [createRuleSet({ replacements: [namedReplacement] })], days, 2027)),
    ).toEqual(['2027-06-19 Feast', '2027-07-04 Other (substitute day)']);
  });

  test('rules replace the substitute days of the library where the project has a rule, and keep all others', () => {
    const days = createLibrary(
      createDay('2027-07-04', 'Independence Day'),
      createDay('2027-07-06', 'Independence Day (substitute day)', { substitute: true }),
      createDay('2027-07-07', 'Other (substitute day)', { substitute: true }),
    );
    const julyReplacement = createReplacement({ 0: 1 }, { names: matchNames('Independence Day') });
    const amendDates = (replacements: readonly Replacement[]) =>
      summarizeDays(amendHolidays('XX', [createRuleSet({ replacements })], days, 2027));
    expect(amendDates([julyReplacement])).toEqual([
      '2027-07-04 Independence Day',
      '2027-07-05 Independence Day (substitute day)',
      '2027-07-07 Other (substitute day)',
    ]);
    const pastReplacement = { ...julyReplacement, years: (year: number) => year < 2027 };
    expect(amendDates([pastReplacement])).toEqual([
      '2027-07-04 Independence Day',
      '2027-07-06 Independence Day (substitute day)',
      '2027-07-07 Other (substitute day)',
    ]);
  });

  test('a rule for substitute days can move the holiday itself', () => {
    // King's Day moves from Sunday to the day before; 27 April 2025 was a Sunday.
    const days = createLibrary(
      createDay('2025-04-27', 'King’s Day'),
      createDay('2025-12-25', 'Christmas Day'),
    );
    const movingReplacement = createReplacement({ 0: -1 }, { moves: true, names: matchNames('King’s Day') });
    expect(amendHolidays('NL', [createRuleSet({ replacements: [movingReplacement] })], days, 2025)).toEqual([
      createDay('2025-04-26', 'King’s Day', { moves: true }),
      createDay('2025-12-25', 'Christmas Day'),
    ]);
    // On other weekdays the holiday stays, but still counts as a day that can move.
    expect(
      amendHolidays(
        'NL',
        [createRuleSet({ replacements: [movingReplacement] })],
        createLibrary(createDay('2026-04-27', 'King’s Day')),
        2026,
      ),
    ).toEqual([createDay('2026-04-27', 'King’s Day', { moves: true })]);
  });

  test('a substitute day is the next day that is neither weekend nor holiday, such as 6 May in Japan', () => {
    // In 2026, 3 May is a Sunday, and 4 and 5 May are holidays, so Wednesday the 6th is the substitute day.
    const days = createLibrary(
      createDay('2026-05-03', 'Constitution Day'),
      createDay('2026-05-04', 'Greenery Day'),
      createDay('2026-05-05', 'Children’s Day'),
    );
    expect(
      summarizeDays(
        amendHolidays('JP', [createRuleSet({ replacements: [createReplacement({ 0: null })] })], days, 2026),
      ),
    ).toContain('2026-05-06 Constitution Day (substitute day)');
    // The substitute for a Saturday is the Monday after Sunday.
    const saturdayHolidays = amendHolidays(
      'XX',
      [createRuleSet({ replacements: [createReplacement({ 6: null })] })],
      createLibrary(createDay('2027-06-19', 'A')),
      2027,
    );
    expect(summarizeDays(saturdayHolidays)).toEqual(['2027-06-19 A', '2027-06-21 A (substitute day)']);
    // Egypt's weekend is Friday and Saturday.
    const fridayHolidays = amendHolidays(
      'EG',
      [createRuleSet({ replacements: [createReplacement({ 5: null })] })],
      createLibrary(createDay('2027-06-18', 'A')),
      2027,
    );
    expect(summarizeDays(fridayHolidays)).toEqual(['2027-06-18 A', '2027-06-20 A (substitute day)']);
  });

  test('two holidays on the same weekend have two substitute days', () => {
    // 25 and 26 December 2027 are a Saturday and a Sunday; in the United Kingdom the 27th and 28th are off.
    const days = createLibrary(
      createDay('2027-12-25', 'Christmas Day'),
      createDay('2027-12-26', 'Boxing Day'),
    );
    expect(
      summarizeDays(
        amendHolidays(
          'GB',
          [createRuleSet({ replacements: [createReplacement({ 6: null, 0: null })] })],
          days,
          2027,
        ),
      ),
    ).toEqual([
      '2027-12-25 Christmas Day',
      '2027-12-26 Boxing Day',
      '2027-12-27 Christmas Day (substitute day)',
      '2027-12-28 Boxing Day (substitute day)',
    ]);
  });

  test('two holidays on the same date have one substitute day, which the rule for coinciding holidays determines', () => {
    // In 2008 Ascension Day fell on Thursday 1 May.
    const days = createLibrary(
      createDay('2008-05-01', 'Labour Day'),
      createDay('2008-05-01', 'Ascension Day'),
    );
    const amendDates = (steps: Record<number, number | null>, facts: Partial<Replacement> = {}) =>
      summarizeDays(
        amendHolidays('XX', [createRuleSet({ replacements: [createReplacement(steps, facts)] })], days, 2008),
      );
    const bothHolidays = ['2008-05-01 Ascension Day', '2008-05-01 Labour Day'];
    expect(amendDates({ 7: 1 })).toEqual([...bothHolidays, '2008-05-02 Ascension Day (substitute day)']);
    expect(amendDates({ 6: 1 })).toEqual(bothHolidays);
    // 2 May is a Friday; occupied days are skipped.
    expect(amendDates({ 7: null })).toEqual([...bothHolidays, '2008-05-02 Ascension Day (substitute day)']);
    // A rule that moves holidays considers only the weekday.
    expect(amendDates({ 7: 1 }, { moves: true })).toEqual(bothHolidays);
  });

  test('of two holidays on one Sunday, the rule for Sundays moves the first, and the rule for coinciding holidays the second', () => {
    const days = createLibrary(createDay('2026-05-03', 'First'), createDay('2026-05-03', 'Second'));
    expect(
      summarizeDays(
        amendHolidays(
          'XX',
          [createRuleSet({ replacements: [createReplacement({ 0: 1, 7: 2 })] })],
          days,
          2026,
        ),
      ),
    ).toEqual([
      ...['2026-05-03 First', '2026-05-03 Second'],
      ...['2026-05-04 First (substitute day)', '2026-05-05 Second (substitute day)'],
    ]);
  });

  test('coinciding holidays exclude observances, and count one name on one date once', () => {
    const days = createLibrary(
      createDay('2026-05-06', 'Feast', { type: 'observance' }),
      createDay('2026-05-06', 'Day'),
      createDay('2026-05-06', 'Day'),
    );
    expect(
      summarizeDays(
        amendHolidays('XX', [createRuleSet({ replacements: [createReplacement({ 7: 1 })] })], days, 2026),
      ),
    ).toEqual([...['2026-05-06 Day', '2026-05-06 Day', '2026-05-06 Feast']]);
    const sundayDays = createLibrary(createDay('2026-05-03', 'Day'), createDay('2026-05-03', 'Day'));
    expect(
      summarizeDays(
        amendHolidays('XX', [createRuleSet({ replacements: [sundayReplacement] })], sundayDays, 2026),
      ),
    ).toEqual([...['2026-05-03 Day', '2026-05-03 Day', '2026-05-04 Day (substitute day)']]);
  });

  test('the holiday rules of a region are applied before those of its country', () => {
    const country = createRuleSet({ replacements: [createReplacement({ 0: 1 })] });
    const region = createRuleSet({
      replacements: [createReplacement({ 0: 2 }, { names: matchNames('Independence Day') })],
    });
    const days = createLibrary(createDay('2027-07-04', 'Independence Day'), createDay('2027-06-20', 'Other'));
    // A region without rules uses the country's.
    expect(summarizeDays(amendHolidays('US', [country, createRuleSet({})], days, 2027))).toContain(
      '2027-07-05 Independence Day (substitute day)',
    );
    expect(summarizeDays(amendHolidays('US', [country, region], days, 2027))).toEqual([
      ...['2027-06-20 Other', '2027-06-21 Other (substitute day)'],
      ...['2027-07-04 Independence Day', '2027-07-06 Independence Day (substitute day)'],
    ]);
  });
});

describe('substitute days across New Year', () => {
  const amendDates = (steps: Record<number, number | null>, year: number, ...days: readonly HolidayDay[]) =>
    summarizeDays(
      amendHolidays(
        'XX',
        [createRuleSet({ replacements: [createReplacement(steps)] })],
        createLibrary(...days),
        year,
      ),
    );

  test("holiday rules can move New Year's Day into the previous year, and days of December into the next year", () => {
    // 1 January 2028 is a Saturday, 31 December 2028 a Sunday.
    const newYearDay = createDay('2028-01-01', 'New Year');
    expect(amendDates({ 6: -1 }, 2027, newYearDay)).toEqual(['2027-12-31 New Year (substitute day)']);
    expect(amendDates({ 6: -1 }, 2028, newYearDay)).toEqual(['2028-01-01 New Year']);
    const newYearsEve = createDay('2028-12-31', 'Eve');
    expect(amendDates({ 0: 1 }, 2029, newYearsEve)).toEqual(['2029-01-01 Eve (substitute day)']);
    expect(amendDates({ 0: 1 }, 2028, newYearsEve)).toEqual(['2028-12-31 Eve']);
  });

  test('the substitute days of a year include those of holidays from 16 December before to 14 January after the year', () => {
    // 16 December 2023 is a Saturday, the 15th a Friday; 14 January 2024 is a Sunday, the 15th a Monday.
    expect(amendDates({ 6: 16 }, 2024, createDay('2023-12-16', 'A'))).toEqual([
      '2024-01-01 A (substitute day)',
    ]);
    expect(amendDates({ 5: 17 }, 2024, createDay('2023-12-15', 'A'))).toEqual([]);
    expect(amendDates({ 0: -14 }, 2023, createDay('2024-01-14', 'A'))).toEqual([
      '2023-12-31 A (substitute day)',
    ]);
    expect(amendDates({ 1: -15 }, 2023, createDay('2024-01-15', 'A'))).toEqual([]);
  });

  test('the search for a substitute day skips holidays of the adjacent year', () => {
    // 31 December 2023 is a Sunday and 1 January a holiday, so the substitute day is 2 January.
    const days = [createDay('2023-12-31', 'Eve'), createDay('2024-01-01', 'New Year')];
    expect(amendDates({ 0: null }, 2024, ...days)).toEqual([
      '2024-01-01 New Year',
      '2024-01-02 Eve (substitute day)',
    ]);
  });

  test("the substitute days of a year include those of holidays that the project's rules add in the adjacent year", () => {
    const eveRule = {
      rule: '12-31',
      years: isAlways,
      type: 'public',
      name: 'Eve',
      nameLocal: 'Eve',
    } as const;
    const oldRule = { ...eveRule, rule: '12-15', name: 'Old' };
    const rules = createRuleSet({
      own: true,
      added: [eveRule, oldRule],
      replacements: [createReplacement({ 0: 1, 5: 17 })],
    });
    expect(summarizeDays(amendHolidays('XX', [rules], createLibrary(), 2024))).toEqual([
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
  /** Creates a feast that the library has on this date by the Umm al-Qura calendar. */
  const createFeast = (date: string, month = 10, facts: Partial<HolidayDay> = {}) =>
    createDay(date, 'Feast', {
      rule: '1 Shawwal and if monday then next wednesday',
      hijri: { month, day: 1, firstOfMonth: Date.parse(date) / 86_400_000 },
      ...facts,
    });
  const mayDay = createDay('2025-05-01', 'May');

  // This is 1 Shawwal 1446 in the Umm al-Qura calendar. India announced the following day, a Monday.
  test('Islamic holidays are moved to the date that the country observes, with a new substitute day', () => {
    const staleSubstitute = createFeast('2025-04-01', 10, {
      name: 'Feast (substitute day)',
      substitute: true,
    });
    expect(
      summarizeDays(
        amendHolidays('IN', [], createLibrary(createFeast('2025-03-30'), staleSubstitute, mayDay), 2025),
      ),
    ).toEqual([...['2025-03-31 Feast', '2025-04-02 Feast (substitute day)', '2025-05-01 May']]);
    // Türkiye computes its calendar, so the feast stays on Sunday, for which the rule has no step.
    expect(
      summarizeDays(
        amendHolidays('TR', [], createLibrary(createFeast('2025-03-30'), staleSubstitute, mayDay), 2025),
      ),
    ).toEqual([...['2025-03-30 Feast', '2025-05-01 May']]);
  });

  test('Islamic holidays and their substitute days are estimated until they are announced', () => {
    const listEstimates = (country: string, date: string) =>
      amendHolidays(country, [], createLibrary(createFeast(date)), Number(date.slice(0, 4))).map(
        ({ estimated }) => estimated,
      );
    expect(listEstimates('IN', '2025-03-30')).toEqual([false, false]);
    expect(listEstimates('TR', '2025-03-30')).toEqual([false]);
    expect(listEstimates('XX', '2025-03-31')).toEqual([true, true]);
  });

  test('a holiday that moves across New Year belongs to the year of its new date', () => {
    // South Asia is usually a day later, including in months without announcements.
    const days = createLibrary(
      ...[createFeast('2024-12-31', 7), createFeast('2025-12-31', 7), createFeast('2025-12-30', 8)],
      ...[2024, 2025, 2026].map((year) => createFeast(`${year}-06-02`, 2, { rule: '1 Safar' })),
    );
    expect(summarizeDays(amendHolidays('IN', [], days, 2024))).toEqual(['2024-06-03 Feast']);
    expect(summarizeDays(amendHolidays('IN', [], days, 2025))).toEqual([
      ...['2025-01-01 Feast', '2025-06-03 Feast', '2025-12-31 Feast'],
    ]);
    expect(summarizeDays(amendHolidays('IN', [], days, 2026))).toEqual([
      '2026-01-01 Feast',
      '2026-06-03 Feast',
    ]);
    // Christmas Day of the previous year does not become a day of this year.
    const christmas = createLibrary(
      createFeast('2025-03-30'),
      createDay('2024-12-25', 'Christmas'),
      createDay('2026-01-05', 'Eve'),
    );
    expect(summarizeDays(amendHolidays('TR', [], christmas, 2025))).toEqual(['2025-03-30 Feast']);
  });

  test("the project's rules for substitute days also apply across New Year", () => {
    // 1 January 2024 was a Monday.
    const rules = [createRuleSet({ replacements: [createReplacement({ 1: 1, 0: 2 })] })];
    const summerDays = ['2023-06-06', '2024-06-04'].map((date) => createFeast(date, 2, { rule: '1 Safar' }));
    const days = createLibrary(createFeast('2023-12-31', 7, { rule: '1 Rajab' }), ...summerDays);
    expect(summarizeDays(amendHolidays('IN', rules, days, 2024))).toEqual([
      ...['2024-01-01 Feast', '2024-01-02 Feast (substitute day)', '2024-06-05 Feast'],
    ]);
    expect(summarizeDays(amendHolidays('TR', rules, days, 2024))).toEqual([
      ...['2024-01-02 Feast (substitute day)', '2024-06-04 Feast'],
    ]);
    expect(summarizeDays(amendHolidays('TR', rules, days, 2023))).toEqual([
      '2023-06-06 Feast',
      '2023-12-31 Feast',
    ]);
  });
});
