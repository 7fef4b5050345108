import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatIso, fromDayNumber } from '../date/gregorian.ts';
import { findRuleDays } from './rule-days.ts';

const formatDay = (dayNumber: number) => formatIso(fromDayNumber(dayNumber));
const listDays = (rule: string, year: number, country = 'XX') =>
  findRuleDays(country, rule, year).map(({ dayNumber }) => formatDay(dayNumber));

// Sources: the Easter tables of both churches; a printed calendar for the other dates.
test.each([
  ['05-01', 2026, ['2026-05-01']],
  ['02-29', 2024, ['2024-02-29']],
  ['02-29', 2026, []],
  ['2024-06-17 2025-06-07', 2025, ['2025-06-07']],
  ['2024-06-17 2025-06-07', 2026, []],
  ['2025-06-07 2025-06-08', 2025, ['2025-06-07', '2025-06-08']],
  ['easter', 2026, ['2026-04-05']],
  ['easter -2', 2026, ['2026-04-03']],
  ['easter 49', 2026, ['2026-05-24']],
  ['orthodox', 2026, ['2026-04-12']],
  ['orthodox 1', 2024, ['2024-05-06']],
  ['3rd monday in May', 2026, ['2026-05-18']],
  ['monday before 05-25', 2026, ['2026-05-18']],
  ['chinese 01-0-01', 2026, ['2026-02-17']],
])('the holiday rule %s yields in %i the days %j', (rule, year, expected) =>
  expect(listDays(rule, year)).toEqual(expected),
);

describe('rules with an offset or a duration', () => {
  test.each([
    ['05-01 +1', 2026, ['2026-05-02']],
    ['05-01 -1', 2026, ['2026-04-30']],
    ['05-01 x3', 2026, ['2026-05-01', '2026-05-02', '2026-05-03']],
    ['05-01 -1 x2', 2026, ['2026-04-30', '2026-05-01']],
    ['3rd monday in May +1', 2026, ['2026-05-19']],
    // Each of two years has its part of a holiday that continues past New Year.
    ['12-31 x2', 2026, ['2026-01-01', '2026-12-31']],
    ['01-01 -1', 2026, ['2026-12-31']],
    ['12-31 +1', 2026, ['2026-01-01']],
    ['01-01 x1', 2026, ['2026-01-01']],
  ])('the holiday rule %s with an offset or a duration yields in %i the days %j', (rule, year, expected) =>
    expect(listDays(rule, year)).toEqual(expected),
  );
});

describe('rules of the Islamic calendar', () => {
  // In the Umm al-Qura calendar, 1 Shawwal 1446 is 30 March 2025, and 10 Dhu al-Hijjah 1446 is 6 June 2025.
  test('Islamic holiday rules use the Islamic dates that the country observes', () => {
    expect(listDays('hijri 10-01', 2025, 'SA')).toEqual(['2025-03-30']);
    expect(listDays('hijri 10-01', 2025, 'IN')).toEqual(['2025-03-31']);
    expect(listDays('hijri 12-10', 2025, 'SA')).toEqual(['2025-06-06']);
    expect(findRuleDays('SA', 'hijri 10-01', 2025)[0]?.estimated).toBe(false);
    expect(findRuleDays('XX', 'hijri 10-01', 2025)[0]?.estimated).toBe(true);
  });

  test('an Islamic holiday rule yields two days when its date occurs twice in a Gregorian year', () => {
    // 1 Muharram 1429 was 10 January 2008, 1 Muharram 1430 was 29 December 2008.
    expect(listDays('hijri 01-01', 2008)).toHaveLength(2);
    expect(listDays('hijri 01-01', 2008)).toEqual([
      expect.stringMatching(/^2008-01/),
      expect.stringMatching(/^2008-12/),
    ]);
    expect(listDays('hijri 01-01', 2026)).toEqual(['2026-06-16']);
  });

  test('a holiday "friday before" a feast is certain when a feast one day earlier or later does not change it', () => {
    // 30 March 2025 is a Sunday, 31 March a Monday; the Friday before both is the 28th.
    expect(findRuleDays('SA', 'friday before hijri 10-01', 2025)).toEqual([
      { dayNumber: Date.UTC(2025, 2, 28) / 86_400_000, estimated: false },
    ]);
    // The country XX has no announcements, but the previous Friday is the same for Saturday, Sunday and Monday.
    expect(findRuleDays('XX', 'friday before hijri 10-01', 2025)).toEqual([
      { dayNumber: Date.UTC(2025, 2, 28) / 86_400_000, estimated: false },
    ]);
    // The Sunday before a feast on Sunday is the previous one. For a feast one day later, it would be the day of the feast.
    const [sunday] = findRuleDays('XX', 'sunday before hijri 10-01', 2025);
    const parseMarchDay = (date: number) => Date.UTC(2025, 2, date) / 86_400_000;
    expect(sunday).toEqual({
      dayNumber: parseMarchDay(23),
      estimated: true,
      range: [parseMarchDay(23), parseMarchDay(30)],
    });
    // The Saturday before a feast on Sunday is one day earlier. For a feast on Saturday, it would be a week earlier.
    const [saturday] = findRuleDays('XX', 'saturday before hijri 10-01', 2025);
    expect(saturday).toEqual({
      dayNumber: parseMarchDay(29),
      estimated: true,
      range: [parseMarchDay(22), parseMarchDay(29)],
    });
  });
});

test("the dates of Diwali come from the project's table of feasts", () => {
  // Diwali of 2026 is on 8 November, of 2025 on 20 October.
  expect(listDays('@diwali', 2026, 'IN')).toEqual(['2026-11-08']);
  expect(listDays('@diwali', 2025, 'IN')).toEqual(['2025-10-20']);
});

test('a holiday rule that cannot be parsed throws an error', () => {
  // The library also logs the error.
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errorLog.mockRestore());
  expect(() => findRuleDays('XX', 'whenever it rains', 2026)).toThrow(Error);
});

test('the days of holiday rules are cached by country, rule and year', () => {
  expect(findRuleDays('XX', '05-01', 2026)).toBe(findRuleDays('XX', '05-01', 2026));
  expect(listDays('05-01', 2027)).toEqual(['2027-05-01']);
});
