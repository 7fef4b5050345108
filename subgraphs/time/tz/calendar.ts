/**
 * Integer arithmetic for the proleptic Gregorian calendar. Days are counted from 1970-01-01. A local time is the number of
 * seconds from 1970-01-01T00:00:00 to the time on a wall clock, as if the clock were in UTC.
 */

export const SECONDS_PER_DAY = 86_400;
/** Number of years after which the calendar repeats, including the weekdays. */
export const CYCLE_YEARS = 400;
export const CYCLE_SECONDS = 146_097 * SECONDS_PER_DAY;

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** Returns the number of days from 1970-01-01 to a date. */
export function computeDayNumber(year: number, month: number, day: number): number {
  // Count years from March. The leap day is then the last day of the year and shifts no other month.
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = month > 2 ? month - 3 : month + 9;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 719_469;
}

/** Returns the date of a number of days since 1970-01-01. */
export function toCivilDate(days: number): CivilDate {
  const daysSinceEra = days + 719_468;
  const era = Math.floor(daysSinceEra / 146_097);
  const dayOfEra = daysSinceEra - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Returns the number of days in a month. @param month 1 to 12 */
export function countDaysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Returns the weekday of a day: 0 for Sunday to 6 for Saturday. */
export const computeWeekday = (days: number): number => (((days + 4) % 7) + 7) % 7;

/** Returns the year of a time in seconds, which is an instant or a local time. */
export const computeYear = (seconds: number): number =>
  toCivilDate(Math.floor(seconds / SECONDS_PER_DAY)).year;

/** Returns the local time of 1 January, 00:00:00, of a year. */
export const computeYearStart = (year: number): number => computeDayNumber(year, 1, 1) * SECONDS_PER_DAY;
