import { DateTime } from 'luxon';
import { daysInMonth, type CalendarDay } from './gregorian.ts';

/** The order of month and day in a date that ends with the year. */
export type DateOrder = 'mdy' | 'dmy';

const maxLength = 64;
const isoDatePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Matches the basic format, week dates and ordinal dates: `20261231`, `2020-W53-1`, `2016-366`. */
const otherIsoPattern = /^(?:\d{8}|\d{4}-W\d\d-\d|\d{4}W\d{3}|\d{4}-?\d{3})$/;
// Both separators must be equal: 12/31/2026 or 31.12.2026, but not 12/31-2026.
const yearLastPattern = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;

/**
 * Parses a complete date of ISO 8601 (`2026-12-31`, `20261231`, `2026-W53-4`, `2026-365`) in the years 0001 to 9999. With an
 * order, also parses dates that end with the year.
 * @returns null when the text is not a date, or the date does not exist
 */
export function parseDate(text: string, order?: DateOrder | null): CalendarDay | null {
  if (text.length > maxLength) return null;
  const trimmedText = text.trim();
  const isoMatch = isoDatePattern.exec(trimmedText);
  if (isoMatch !== null) return parseExistingDate(isoMatch[1], isoMatch[2], isoMatch[3]);
  if (otherIsoPattern.test(trimmedText)) return parseOtherIsoDate(trimmedText);
  if (order === undefined || order === null) return null;
  const match = yearLastPattern.exec(trimmedText);
  if (match === null) return null;
  return order === 'mdy'
    ? parseExistingDate(match[4], match[1], match[3])
    : parseExistingDate(match[4], match[3], match[1]);
}

function parseOtherIsoDate(text: string): CalendarDay | null {
  const { isValid, year, month, day } = DateTime.fromISO(text, { zone: 'utc' });
  return isValid && year >= 1 && year <= 9999 ? { year, month, day } : null;
}

function parseExistingDate(yearText = '', monthText = '', dayText = ''): CalendarDay | null {
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day };
}
