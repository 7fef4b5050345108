import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { quote } from '../../../core/quote.ts';
import { formatIso } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { computeDayNumber, countDaysInMonth, SECONDS_PER_DAY } from '../tz/calendar.ts';

/** A point in time with millisecond precision. */
export interface Instant {
  /** Whole seconds since 1970-01-01T00:00:00Z, rounded down. */
  readonly unix: number;
  /** Milliseconds after `unix`, 0 to 999. */
  readonly milliseconds: number;
}

/** A parsed timestamp: date, time of day and optional offset. */
export interface Timestamp {
  /** Local time in seconds since 1970-01-01T00:00:00, as if the local time were UTC. */
  readonly local: number;
  readonly milliseconds: number;
  /** UTC offset in seconds, positive to the east; undefined when the text has no offset. */
  readonly offset: number | undefined;
}

/** The first supported second, 0001-01-01T00:00:00Z. */
const FIRST_UNIX = -62_135_596_800;
/** The last supported second, 9999-12-31T23:59:59Z. */
export const LAST_UNIX = 253_402_300_799;

export const isSupported = (unix: number): boolean => unix >= FIRST_UNIX && unix <= LAST_UNIX;

const instantPattern =
  /^(?:\d{4}|\+010000)-\d\d-\d\d(?:[Tt]\d\d:\d\d(?::\d\d(?:[.,]\d{1,3})?)?(?:[Zz]|[+-]\d\d(?::?\d\d(?::?\d\d)?)?)?)?$/;

const FORMAT_EXAMPLES = 'for example, use 2026-07-01, 2026-07-01T12:00 or 2026-07-01T12:00:00.125+09:00';

/** Matches dates of ISO 8601 other than the calendar date, with an optional time. */
const otherIsoPattern = /^(\d{8}|\d{4}-?W\d\d-?\d|\d{4}-\d{3})(?:T([\d:.,]+?)?(Z|[+-][\d:]+)?)?$/;

/** Converts a basic, week or ordinal date with its time to a calendar date; null for other text. */
function toCalendarDate(text: string): string | null {
  const [, day, time = '', offset = ''] = otherIsoPattern.exec(text) ?? [];
  const date = day === undefined ? null : parseDate(day);
  if (date === null) return null;
  const clock = time.replace(/^(\d\d)(\d\d)(\d\d)?/, (_, hour: string, minute: string, second?: string) =>
    [hour, minute, second].filter(Boolean).join(':'),
  );
  const calendarText = clock === '' ? formatIso(date) : `${formatIso(date)}T${clock}${offset}`;
  return instantPattern.test(calendarText) ? calendarText : null;
}

function createFormatError(text: string, param: string): Error {
  const rewrittenText = toCalendarDate(text);
  if (rewrittenText !== null) {
    return createInvalidInputError(
      param,
      `${param} must have a calendar date, with hyphens and colons. For ${quote(text)} use ${rewrittenText}.`,
    );
  }
  if (/ \d\d:?\d\d(:?\d\d)?$/.test(text)) {
    return createInvalidInputError(
      param,
      `${param} has a space in place of the + of an offset. Encode + as %2B in a URL: ${FORMAT_EXAMPLES}.`,
    );
  }
  return createInvalidInputError(
    param,
    `${param} must be an ISO 8601 date or timestamp with at most three fraction digits: ${FORMAT_EXAMPLES}.`,
  );
}

/**
 * Parses two digits at an index. A regular expression with groups would be slower, and every timestamp is parsed with this
 * function.
 */
const parseTwoDigits = (text: string, index: number): number =>
  text.charCodeAt(index) * 10 + text.charCodeAt(index + 1) - 528;

/** Parses `±HH`, `±HHMM` or `±HH:MM:SS`, with or without colons, to seconds; `Z` is 0. @throws invalid_request */
function parseOffset(text: string, param: string): number {
  if (text === 'Z' || text === 'z') return 0;
  const digits = text.slice(1).replaceAll(':', '').padEnd(6, '0');
  const [hour, minute, second] = [
    parseTwoDigits(digits, 0),
    parseTwoDigits(digits, 2),
    parseTwoDigits(digits, 4),
  ];
  if (hour > 23 || minute > 59 || second > 59) {
    throw createInvalidInputError(
      param,
      `${param} must have an offset of less than 24 hours, with minutes and seconds from 0 to 59: for example, use +09:00.`,
    );
  }
  const distance = hour * 3600 + minute * 60 + second;
  return text.startsWith('-') ? -distance || 0 : distance;
}

/** Parses the argument `at`: an ISO 8601 date or timestamp. @throws invalid_request naming the violated rule */
export function parseTimestamp(text: string, param = 'at'): Timestamp {
  if (!instantPattern.test(text)) throw createFormatError(text, param);
  const yearLength = text.startsWith('+') ? 7 : 4;
  const year = yearLength === 4 ? parseTwoDigits(text, 0) * 100 + parseTwoDigits(text, 2) : 10_000;
  const [month, day] = [parseTwoDigits(text, yearLength + 1), parseTwoDigits(text, yearLength + 4)];
  if (month < 1 || month > 12 || day < 1 || day > countDaysInMonth(year, month)) {
    throw createInvalidInputError(
      param,
      `${param} has a date that does not exist: ${text.slice(0, 10)}. For example, use 2026-07-01.`,
    );
  }
  const midnight = computeDayNumber(year, month, day) * SECONDS_PER_DAY;
  if (text.length === yearLength + 6) return { local: midnight, milliseconds: 0, offset: undefined };

  const [hour, minute] = [parseTwoDigits(text, yearLength + 7), parseTwoDigits(text, yearLength + 10)];
  let position = yearLength + 12;
  let second = 0;
  if (text[position] === ':') {
    second = parseTwoDigits(text, position + 1);
    position += 3;
  }
  if (hour > 23 || minute > 59 || second > 59) {
    const advice =
      hour === 24 ? 'For 24:00 use T00:00 of the next day' : 'For example, use 2026-07-01T23:59:59Z';
    throw createInvalidInputError(
      param,
      `${param} must have hours from 0 to 23, and minutes and seconds from 0 to 59. ${advice}.`,
    );
  }
  let milliseconds = 0;
  if (text[position] === '.' || text[position] === ',') {
    const fraction = /^\d+/.exec(text.slice(position + 1))?.[0] ?? '';
    milliseconds = Number(fraction.padEnd(3, '0'));
    position += 1 + fraction.length;
  }
  return {
    local: midnight + hour * 3600 + minute * 60 + second,
    milliseconds,
    offset: position < text.length ? parseOffset(text.slice(position), param) : undefined,
  };
}

/** Checks the range of an instant. @throws invalid_request outside the UTC years 0001 to 9999 */
export function requireSupportedInstant(unix: number, milliseconds: number, param = 'at'): Instant {
  if (isSupported(unix)) return { unix, milliseconds };
  throw createInvalidInputError(
    param,
    `${param} must be within the UTC years 0001 to 9999: for example, use 2026-07-01T12:00:00Z.`,
  );
}

/** Parses an instant. A text without an offset is in UTC. @throws invalid_request */
export function parseInstant(text: string, param = 'at'): Instant {
  const { local, milliseconds, offset } = parseTimestamp(text, param);
  return requireSupportedInstant(local - (offset ?? 0), milliseconds, param);
}

/** Converts the time of a request to an instant. @param now epoch milliseconds */
export const toInstant = (now: number): Instant => ({ unix: Math.floor(now / 1000), milliseconds: 0 });
