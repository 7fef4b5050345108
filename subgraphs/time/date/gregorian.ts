/**
 * The proleptic Gregorian calendar as arithmetic on day numbers; day 0 is 1970-01-01. Years are counted from March
 * inside, so that the leap day is the last of its year and no table of month lengths is needed.
 */
export interface CalendarDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

const daysPerEra = 146_097; // 400 years
const epochOffset = 719_468; // from 0000-03-01 to 1970-01-01

export const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** @param month 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Day number of a date that exists. */
export function toDayNumber({ year, month, day }: CalendarDay): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - epochOffset;
}

/** The date of a day number. */
export function fromDayNumber(dayNumber: number): CalendarDay {
  const shifted = dayNumber + epochOffset;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

const digits = (value: number, length: number) => `${value}`.padStart(length, '0');

/** `YYYY-MM-DD`; years 0 to 9999. */
export const formatIso = ({ year, month, day }: CalendarDay): string =>
  `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;

/** Day of the ISO week, 1 (Monday) to 7, of a day number. */
export const isoWeekday = (dayNumber: number): number => ((((dayNumber + 3) % 7) + 7) % 7) + 1;

/** ISO 8601 week of a day number: the week belongs to the year that its Thursday is in. */
export function isoWeek(dayNumber: number): { readonly week: number; readonly weekYear: number } {
  const thursday = dayNumber - isoWeekday(dayNumber) + 4;
  const { year } = fromDayNumber(thursday);
  const dayOfYear = thursday - toDayNumber({ year, month: 1, day: 1 });
  return { week: Math.floor(dayOfYear / 7) + 1, weekYear: year };
}
