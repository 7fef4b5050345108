import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import {
  daysInMonth,
  formatIso,
  fromDayNumber,
  isLeap,
  computeIsoWeek,
  computeIsoWeekday,
  toDayNumber,
} from './gregorian.ts';

const first = toDayNumber({ year: 1, month: 1, day: 1 });
const last = toDayNumber({ year: 9999, month: 12, day: 31 });
const anyDay = fc.integer({ min: first, max: last });

/** The calendar arithmetic of ECMAScript is the reference implementation. */
const createHostDate = (dayNumber: number) => new Date(dayNumber * 86_400_000);

describe('Gregorian arithmetic', () => {
  test('the tests of Gregorian dates cover 0001-01-01 to 9999-12-31', () => {
    expect(createHostDate(first).toISOString()).toBe('0001-01-01T00:00:00.000Z');
    expect(createHostDate(last).toISOString()).toBe('9999-12-31T00:00:00.000Z');
  });

  test('REF-024: all 3,652,059 days agree with ECMAScript and convert back to their day numbers', () => {
    const wrongDays: number[] = [];
    for (let day = first; day <= last; day += 1) {
      const date = fromDayNumber(day);
      const host = createHostDate(day);
      const isSame =
        date.year === host.getUTCFullYear() &&
        date.month === host.getUTCMonth() + 1 &&
        date.day === host.getUTCDate() &&
        computeIsoWeekday(day) === (host.getUTCDay() || 7) &&
        toDayNumber(date) === day;
      if (!isSame) wrongDays.push(day);
    }
    expect(wrongDays).toEqual([]);
  });

  test('REF-024: ISO weeks, leap years and month lengths agree with Luxon', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { year, month, day: dayOfMonth } = fromDayNumber(day);
        const luxon = DateTime.utc(year, month, dayOfMonth);
        expect(computeIsoWeek(day)).toEqual({ week: luxon.weekNumber, weekYear: luxon.weekYear });
        expect(isLeap(year)).toBe(luxon.isInLeapYear);
        expect(daysInMonth(year, month)).toBe(luxon.daysInMonth);
        expect(formatIso({ year, month, day: dayOfMonth })).toBe(luxon.toISODate());
      }),
      { numRuns: 5000 },
    );
  });

  test('the ISO weeks around every New Year agree with Luxon', () => {
    for (let year = 2; year <= 9999; year += 1) {
      const newYear = toDayNumber({ year, month: 1, day: 1 });
      for (const day of [newYear - 3, newYear - 1, newYear, newYear + 3]) {
        const { year: y, month, day: d } = fromDayNumber(day);
        const luxon = DateTime.utc(y, month, d);
        const ownWeek = computeIsoWeek(day);
        if (ownWeek.week !== luxon.weekNumber || ownWeek.weekYear !== luxon.weekYear) {
          expect.fail(`${formatIso({ year: y, month, day: d })}: ${JSON.stringify(ownWeek)}`);
        }
      }
    }
    expect(computeIsoWeek(toDayNumber({ year: 2021, month: 1, day: 3 }))).toEqual({
      week: 53,
      weekYear: 2020,
    });
  });
});
