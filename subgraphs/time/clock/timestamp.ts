import { toCivilDate, SECONDS_PER_DAY } from '../tz/calendar.ts';
import type { Instant } from './instant.ts';

const twoDigitTexts = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
const padTwoDigits = (value: number): string => twoDigitTexts[value] ?? String(value);

/**
 * Formats a UTC offset: `+05:45`, `+00:00`, with seconds only when not zero: `-00:44:30`. @param seconds east of UTC
 */
export function formatOffset(seconds: number): string {
  const absoluteSeconds = Math.abs(seconds);
  const hoursAndMinutes = `${seconds < 0 ? '-' : '+'}${padTwoDigits(Math.floor(absoluteSeconds / 3600))}:${padTwoDigits(Math.floor(absoluteSeconds / 60) % 60)}`;
  return absoluteSeconds % 60 === 0
    ? hoursAndMinutes
    : `${hoursAndMinutes}:${padTwoDigits(absoluteSeconds % 60)}`;
}

/** Formats a year: four digits for 0000 to 9999, the expanded form of ISO 8601 for the year 10000. */
function formatYear(year: number): string {
  if (year > 9999) return `+${String(year).padStart(6, '0')}`;
  return year >= 1000 ? String(year) : String(year).padStart(4, '0');
}

/** Formats date and time of day without an offset. @param local seconds of local time */
function formatLocal(local: number, milliseconds: number): string {
  const days = Math.floor(local / SECONDS_PER_DAY);
  const { year, month, day } = toCivilDate(days);
  const second = local - days * SECONDS_PER_DAY;
  const time = `${padTwoDigits(Math.floor(second / 3600))}:${padTwoDigits(Math.floor(second / 60) % 60)}:${padTwoDigits(second % 60)}`;
  const fraction = milliseconds === 0 ? '' : `.${String(milliseconds).padStart(3, '0')}`;
  return `${formatYear(year)}-${padTwoDigits(month)}-${padTwoDigits(day)}T${time}${fraction}`;
}

/** Formats an instant at an offset: `2026-07-01T08:00:00-04:00`. @param offset seconds east of UTC */
export const formatAt = ({ unix, milliseconds }: Instant, offset: number): string =>
  formatLocal(unix + offset, milliseconds) + formatOffset(offset);

/** Formats an instant in UTC with `Z`. */
export const formatUtc = ({ unix, milliseconds }: Instant): string => `${formatLocal(unix, milliseconds)}Z`;
