import { toCivilDate, computeDayNumber, type CivilDate } from '../tz/calendar.ts';

export { countDaysInMonth as daysInMonth, isLeapYear as isLeap } from '../tz/calendar.ts';

/** A date of the proleptic Gregorian calendar. */
export type CalendarDay = CivilDate;

/** Returns the day number of a valid date; day 0 is 1970-01-01. */
export const toDayNumber = ({ year, month, day }: CalendarDay): number => computeDayNumber(year, month, day);

/** Returns the date of a day number. */
export const fromDayNumber = toCivilDate;

const padDigits = (value: number, length: number) => `${value}`.padStart(length, '0');

/** Formats a date as `YYYY-MM-DD`, for years 0 to 9999. */
export const formatIso = ({ year, month, day }: CalendarDay): string =>
  `${padDigits(year, 4)}-${padDigits(month, 2)}-${padDigits(day, 2)}`;

/** Returns the ISO weekday of a day number, 1 (Monday) to 7. */
export const computeIsoWeekday = (dayNumber: number): number => ((((dayNumber + 3) % 7) + 7) % 7) + 1;

/** Returns the ISO 8601 week of a day number. A week belongs to the year of its Thursday. */
export function computeIsoWeek(dayNumber: number): { readonly week: number; readonly weekYear: number } {
  const thursday = dayNumber - computeIsoWeekday(dayNumber) + 4;
  const { year } = fromDayNumber(thursday);
  const dayOfYear = thursday - toDayNumber({ year, month: 1, day: 1 });
  return { week: Math.floor(dayOfYear / 7) + 1, weekYear: year };
}
