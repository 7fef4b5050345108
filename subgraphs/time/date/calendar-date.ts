import { createInvalidInputError } from '../../../core/lookup-error.ts';
import type { CalendarDate } from '../schema.generated.ts';
import {
  daysInMonth,
  formatIso,
  fromDayNumber,
  isLeap,
  computeIsoWeek,
  computeIsoWeekday,
  toDayNumber,
  type CalendarDay,
} from './gregorian.ts';
import { findDateFlaw } from './date-flaw.ts';
import { parseDate, type DateOrder } from './parse-date.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const secondsPerDay = 86_400;

export interface CalendarDateInput {
  /** The requested date; null means the UTC date of `now`. */
  readonly value: string | null;
  readonly order: DateOrder | null;
  /** The date up to which days are counted; null for a request without this date. */
  readonly to: string | null;
}

/** The fields of a date except `deep`, which returns the same date again. */
export type DateFacts = Omit<CalendarDate, 'deep'>;

/**
 * Computes the facts about a date. A text that is not a date yields the result `valid: false`, but an invalid `to` is an error.
 * @param now epoch milliseconds
 * @throws LookupError invalid_request for `to`
 */
export function computeDateFacts({ value, order, to }: CalendarDateInput, now: number): DateFacts {
  const otherDate = to === null ? null : parseDate(to, order);
  if (to !== null && otherDate === null) {
    throw createInvalidInputError(
      'to',
      `to must be a valid date in the format YYYY-MM-DD, or in the format of the parameter format: for example, use to=2026-12-31.`,
    );
  }
  const date =
    value === null ? fromDayNumber(Math.floor(now / 1000 / secondsPerDay)) : parseDate(value, order);
  if (date === null)
    return {
      date: value ?? '',
      valid: false,
      reason: findDateFlaw(value ?? '', order),
      until: otherDate === null ? null : formatIso(otherDate),
    };
  return computeFacts(date, otherDate);
}

function computeFacts(date: CalendarDay, other: CalendarDay | null): DateFacts {
  const { year, month, day } = date;
  const number = toDayNumber(date);
  const weekday = computeIsoWeekday(number);
  return {
    date: formatIso(date),
    valid: true,
    unix: number * secondsPerDay,
    until: other === null ? null : formatIso(other),
    days: other === null ? null : toDayNumber(other) - number,
    year,
    month,
    monthName: monthNames[month - 1] ?? null,
    day,
    weekday,
    weekdayName: weekdayNames[weekday - 1] ?? null,
    ...computeIsoWeek(number),
    dayOfYear: number - toDayNumber({ year, month: 1, day: 1 }) + 1,
    quarter: Math.ceil(month / 3),
    leap: isLeap(year),
    daysInMonth: daysInMonth(year, month),
  };
}
