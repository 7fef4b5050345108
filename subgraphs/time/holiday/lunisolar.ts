import { LRUCache } from 'lru-cache';
import { phasesBetween } from './moon-phases.ts';
import { sunInstant } from './sun.ts';

/** UTC offset of each calendar in hours: since 1929 in China, 1961 in Korea, 1968 in Vietnam. */
const hours = { chinese: 8, korean: 9, vietnamese: 7 } as const;

/** East Asian calendars: months begin at new moon, years follow the winter solstice. */
export type LunisolarCalendar = keyof typeof hours;

interface Month {
  /** Number of the month, 1 to 12; a leap month has the number of the preceding month. */
  readonly month: number;
  readonly leap: boolean;
  /** Day number of the first day. */
  readonly first: number;
}

const millisecondsPerHour = 3_600_000;
const millisecondsPerDay = 24 * millisecondsPerHour;
/** Degrees between solar terms, and the number of the term at the March equinox. */
const step = 15;
const equinox = 4;

/** Cache of lunar years: requests can cover some 110 years of three calendars. */
const monthsCache = new LRUCache<string, readonly Month[]>({ max: 400 });

const localDay = (calendar: LunisolarCalendar, instant: number): number =>
  Math.floor((instant + hours[calendar] * millisecondsPerHour) / millisecondsPerDay);

/** Returns the months from the winter solstice before a year to the winter solstice in that year, each inclusive. */
function monthsOf(calendar: LunisolarCalendar, year: number): readonly Month[] {
  const key = `${calendar} ${year}`;
  const cached = monthsCache.get(key);
  if (cached !== undefined) return cached;
  const months = computeMonths(calendar, year);
  monthsCache.set(key, months);
  return months;
}

/**
 * The month of the winter solstice is the eleventh. When thirteen months begin between two eleventh months, the first month
 * without a principal solar term is a leap month and has the number of the preceding one (GB/T 33661-2017).
 */
function computeMonths(calendar: LunisolarCalendar, year: number): readonly Month[] {
  const solstices = [sunInstant(year - 1, 270), sunInstant(year, 270)] as const;
  const [start, end] = solstices.map((instant) => localDay(calendar, instant));
  if (start === undefined || end === undefined) throw new Error('expected two solstices');
  const maxMonthMs = 32 * millisecondsPerDay;
  const newMoons = phasesBetween('new', solstices[0] - maxMonthMs, solstices[1] + maxMonthMs).map((at) =>
    localDay(calendar, at),
  );
  const from = newMoons.findLastIndex((day) => day <= start);
  const to = newMoons.findLastIndex((day) => day <= end);
  const monthStarts = newMoons.slice(from, to);
  const leap = monthStarts.length < 13 ? -1 : leapIndex(calendar, year, monthStarts);
  return monthStarts.map((first, index) => {
    const ordinal = leap !== -1 && index >= leap ? index - 1 : index;
    return { month: ((ordinal + 10) % 12) + 1, leap: index === leap, first };
  });
}

/** Index of the leap month among thirteen: the first month without a principal solar term. */
function leapIndex(calendar: LunisolarCalendar, year: number, monthStarts: readonly number[]): number {
  const signs = Array.from({ length: 12 }, (_, sign) => localDay(calendar, sunInstant(year, sign * 30 - 90)));
  const hasSign = (index: number) =>
    signs.some((day) => day >= (monthStarts[index] ?? 0) && day < (monthStarts[index + 1] ?? Infinity));
  return monthStarts.findIndex((_, index) => index > 0 && !hasSign(index));
}

/**
 * Day number of a day in the lunar year that begins in a Gregorian year; undefined when the year has no such month.
 * @param day 1 to 30; 0 is the day before the month
 */
export function lunarDay(
  calendar: LunisolarCalendar,
  year: number,
  { month, leap, day }: { readonly month: number; readonly leap: boolean; readonly day: number },
): number | undefined {
  const months = monthsOf(calendar, month >= 11 ? year + 1 : year);
  const first = months.find((each) => each.month === month && each.leap === leap)?.first;
  return first === undefined ? undefined : first + day - 1;
}

/**
 * Day number of a solar term in a Gregorian year, in the calendar's local time.
 * @param term 1 (beginning of spring, in February) to 24 (in the following January); 5 is Qingming
 */
export const solarTermDay = (calendar: LunisolarCalendar, year: number, term: number): number =>
  localDay(calendar, sunInstant(year, (term - equinox) * step));
