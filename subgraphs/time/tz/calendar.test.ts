import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCivilDate, computeDayNumber, countDaysInMonth, computeWeekday } from './calendar.ts';

const FIRST_DAY = -719_528; // 0000-01-01
const LAST_DAY = 2_932_897; // +010000-01-01

test('conversions between day numbers and dates agree with ECMAScript over ten thousand years', () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST_DAY, max: LAST_DAY }), (days) => {
      const date = new Date(days * 86_400_000);
      const civil = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      expect(toCivilDate(days)).toEqual(civil);
      expect(computeDayNumber(civil.year, civil.month, civil.day)).toBe(days);
      expect(computeWeekday(days)).toBe(date.getUTCDay());
    }),
    { numRuns: 5000 },
  );
});

test('every day of a 400-year cycle agrees with ECMAScript, including the leap days of 1600 and 2000', () => {
  const [from, until] = [Date.UTC(1600, 0, 1) / 86_400_000, Date.UTC(2001, 0, 1) / 86_400_000];
  for (let days = from; days < until; days += 1) {
    const date = new Date(days * 86_400_000);
    const { year, month, day } = toCivilDate(days);
    const isEqual =
      year === date.getUTCFullYear() && month === date.getUTCMonth() + 1 && day === date.getUTCDate();
    if (!isEqual || computeDayNumber(year, month, day) !== days)
      expect.fail(`${date.toISOString()}: ${year}-${month}-${day}`);
  }
});

test('countDaysInMonth follows the Gregorian leap-year rule', () => {
  const listMonthLengths = (year: number) =>
    Array.from({ length: 12 }, (_, index) => countDaysInMonth(year, index + 1));
  expect(listMonthLengths(2026)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect([1900, 2000, 2024, 2100, 0, 400].map((year) => countDaysInMonth(year, 2))).toEqual([
    28, 29, 29, 28, 29, 29,
  ]);
});
