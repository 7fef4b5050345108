import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatIso, fromDayNumber } from '../date/gregorian.ts';
import { ruleDays } from './rule-days.ts';

const iso = (dayNumber: number) => formatIso(fromDayNumber(dayNumber));
const of = (rule: string, year: number, country = 'XX') =>
  ruleDays(country, rule, year).map(({ dayNumber }) => iso(dayNumber));

// Easter by the tables of both churches; the other dates by a printed calendar.
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
])('the rule %s gives in %i the days %j', (rule, year, expected) => expect(of(rule, year)).toEqual(expected));

describe('rules with an offset or a duration', () => {
  test.each([
    ['05-01 +1', 2026, ['2026-05-02']],
    ['05-01 -1', 2026, ['2026-04-30']],
    ['05-01 x3', 2026, ['2026-05-01', '2026-05-02', '2026-05-03']],
    ['05-01 -1 x2', 2026, ['2026-04-30', '2026-05-01']],
    ['3rd monday in May +1', 2026, ['2026-05-19']],
    // Across New Year each year gets its part.
    ['12-31 x2', 2026, ['2026-01-01', '2026-12-31']],
    ['01-01 -1', 2026, ['2026-12-31']],
    ['12-31 +1', 2026, ['2026-01-01']],
    ['01-01 x1', 2026, ['2026-01-01']],
  ])('the rule %s gives in %i the days %j', (rule, year, expected) =>
    expect(of(rule, year)).toEqual(expected),
  );
});

describe('rules of the Islamic calendar', () => {
  // Umm al-Qura: 1 Shawwal 1446 is 30 March 2025, 10 Dhu al-Hijjah 1446 is 6 June 2025.
  test("rules of the Islamic calendar use the country's own Islamic dates", () => {
    expect(of('hijri 10-01', 2025, 'SA')).toEqual(['2025-03-30']);
    expect(of('hijri 10-01', 2025, 'IN')).toEqual(['2025-03-31']);
    expect(of('hijri 12-10', 2025, 'SA')).toEqual(['2025-06-06']);
    expect(ruleDays('SA', 'hijri 10-01', 2025)[0]?.estimated).toBe(false);
    expect(ruleDays('XX', 'hijri 10-01', 2025)[0]?.estimated).toBe(true);
  });

  test('rules of the Islamic calendar give two days when the Islamic date occurs twice in a Gregorian year, which is rare', () => {
    // 1 Muharram 1429 was 10 January 2008, 1 Muharram 1430 was 29 December 2008.
    expect(of('hijri 01-01', 2008)).toHaveLength(2);
    expect(of('hijri 01-01', 2008)).toEqual([
      expect.stringMatching(/^2008-01/),
      expect.stringMatching(/^2008-12/),
    ]);
    expect(of('hijri 01-01', 2026)).toEqual(['2026-06-16']);
  });

  test('"friday before" a feast is certain when it is the same for a feast one day earlier or later', () => {
    // 30 March 2025 is a Sunday, 31 March a Monday; the Friday before both is the 28th.
    expect(ruleDays('SA', 'friday before hijri 10-01', 2025)).toEqual([
      { dayNumber: Date.UTC(2025, 2, 28) / 86_400_000, estimated: false },
    ]);
    // XX has no announcements, but from Saturday to Monday the previous Friday is the same.
    expect(ruleDays('XX', 'friday before hijri 10-01', 2025)).toEqual([
      { dayNumber: Date.UTC(2025, 2, 28) / 86_400_000, estimated: false },
    ]);
    // Before a Sunday it is the previous Sunday; one day later it would be that Sunday itself.
    const [sunday] = ruleDays('XX', 'sunday before hijri 10-01', 2025);
    const day = (date: number) => Date.UTC(2025, 2, date) / 86_400_000;
    expect(sunday).toEqual({ dayNumber: day(23), estimated: true, range: [day(23), day(30)] });
    // Before a Sunday the previous Saturday is one day earlier; if the feast were a day earlier, it would be a week
    // earlier.
    const [saturday] = ruleDays('XX', 'saturday before hijri 10-01', 2025);
    expect(saturday).toEqual({ dayNumber: day(29), estimated: true, range: [day(22), day(29)] });
  });
});

test("the dates of Diwali come from the project's table of feasts", () => {
  // Diwali of 2026 is on 8 November, of 2025 on 20 October.
  expect(of('@diwali', 2026, 'IN')).toEqual(['2026-11-08']);
  expect(of('@diwali', 2025, 'IN')).toEqual(['2025-10-20']);
});

test('a holiday rule that cannot be parsed throws an error', () => {
  // The library also logs the error itself.
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errorLog.mockRestore());
  expect(() => ruleDays('XX', 'whenever it rains', 2026)).toThrow(Error);
});

test('the days of holiday rules are cached by country, rule and year', () => {
  expect(ruleDays('XX', '05-01', 2026)).toBe(ruleDays('XX', '05-01', 2026));
  expect(of('05-01', 2027)).toEqual(['2027-05-01']);
});
