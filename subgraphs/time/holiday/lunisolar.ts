import { LRUCache } from 'lru-cache';
import { listPhasesBetween } from './moon-phases.ts';
import { computeSunInstant } from './sun.ts';

/** UTC offset of each calendar in hours, valid since 1929 in China, 1961 in Korea and 1968 in Vietnam. */
const utcOffsetHours = { chinese: 8, korean: 9, vietnamese: 7 } as const;

/** East Asian calendars: months begin at new moon, years follow the winter solstice. */
export type LunisolarCalendar = keyof typeof utcOffsetHours;

interface LunarMonth {
  /** Number of the month, 1 to 12; a leap month has the number of the preceding month. */
  readonly month: number;
  readonly leap: boolean;
  /** Day number of the first day. */
  readonly first: number;
}

const millisecondsPerHour = 3_600_000;
const millisecondsPerDay = 24 * millisecondsPerHour;
/** Solar terms are 15 degrees of the sun's longitude apart; term 4 is the March equinox. */
const degreesPerTerm = 15;
const equinoxTerm = 4;

/** Cache of lunar years. Requests can cover about 110 years of three calendars. */
const monthsCache = new LRUCache<string, readonly LunarMonth[]>({ max: 400 });

const toLocalDay = (calendar: LunisolarCalendar, instant: number): number =>
  Math.floor((instant + utcOffsetHours[calendar] * millisecondsPerHour) / millisecondsPerDay);

/**
 * Returns the months from the winter solstice before a year to the winter solstice in that year. The month of the first
 * solstice is included, the month of the second is not.
 */
function listMonths(calendar: LunisolarCalendar, year: number): readonly LunarMonth[] {
  const key = `${calendar} ${year}`;
  const cachedValue = monthsCache.get(key);
  if (cachedValue !== undefined) return cachedValue;
  const months = computeMonths(calendar, year);
  monthsCache.set(key, months);
  return months;
}

/**
 * The month of the winter solstice is the eleventh. When thirteen months begin between two eleventh months, the first month
 * without a principal solar term is a leap month. A leap month has the number of the preceding month (GB/T 33661-2017).
 */
function computeMonths(calendar: LunisolarCalendar, year: number): readonly LunarMonth[] {
  const solstices = [computeSunInstant(year - 1, 270), computeSunInstant(year, 270)] as const;
  const [start, end] = solstices.map((instant) => toLocalDay(calendar, instant));
  if (start === undefined || end === undefined) throw new Error('expected two solstices');
  const maxMonthMs = 32 * millisecondsPerDay;
  const newMoons = listPhasesBetween('new', solstices[0] - maxMonthMs, solstices[1] + maxMonthMs).map((at) =>
    toLocalDay(calendar, at),
  );
  const firstMonthIndex = newMoons.findLastIndex((day) => day <= start);
  const lastMonthIndex = newMoons.findLastIndex((day) => day <= end);
  const monthStarts = newMoons.slice(firstMonthIndex, lastMonthIndex);
  const leapMonthIndex = monthStarts.length < 13 ? -1 : findLeapIndex(calendar, year, monthStarts);
  return monthStarts.map((first, index) => {
    const ordinal = leapMonthIndex !== -1 && index >= leapMonthIndex ? index - 1 : index;
    return { month: ((ordinal + 10) % 12) + 1, leap: index === leapMonthIndex, first };
  });
}

/** Returns the index of the leap month among thirteen months: the first month without a principal solar term. */
function findLeapIndex(calendar: LunisolarCalendar, year: number, monthStarts: readonly number[]): number {
  const principalTermDays = Array.from({ length: 12 }, (_, sign) =>
    toLocalDay(calendar, computeSunInstant(year, sign * 30 - 90)),
  );
  const hasPrincipalTerm = (index: number) =>
    principalTermDays.some(
      (day) => day >= (monthStarts[index] ?? 0) && day < (monthStarts[index + 1] ?? Infinity),
    );
  return monthStarts.findIndex((_, index) => index > 0 && !hasPrincipalTerm(index));
}

/**
 * Returns the day number of a date in the lunar year that begins in a Gregorian year. Undefined when the lunar year has no such
 * month.
 * @param day 1 to 30; 0 is the day before the month
 */
export function findLunarDay(
  calendar: LunisolarCalendar,
  year: number,
  { month, leap, day }: { readonly month: number; readonly leap: boolean; readonly day: number },
): number | undefined {
  const months = listMonths(calendar, month >= 11 ? year + 1 : year);
  const firstDay = months.find((each) => each.month === month && each.leap === leap)?.first;
  return firstDay === undefined ? undefined : firstDay + day - 1;
}

/**
 * Returns the day number of a solar term in a Gregorian year, in the local time of the calendar.
 * @param term 1 (beginning of spring, in February) to 24 (in the following January); 5 is Qingming
 */
export const findSolarTermDay = (calendar: LunisolarCalendar, year: number, term: number): number =>
  toLocalDay(calendar, computeSunInstant(year, (term - equinoxTerm) * degreesPerTerm));
