import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import type { Holiday } from '../schema.generated.ts';
import { findDayNames } from './day-names.ts';
import type { HolidayDay } from './days.ts';
import { isOnFixedDate } from './fixed-date.ts';
import { findHours, type HolidayHours } from './hours.ts';
import { canRegionsDiffer } from './regions.ts';

/** A holiday with the regions that observe it; null means the complete country. */
interface MergedDay {
  readonly day: HolidayDay;
  readonly hours: HolidayHours;
  readonly regions: Set<string> | null;
}

/**
 * Computes the key by which the days of several regions are merged. Days with the same date, English name, type and hours have
 * the same key.
 */
const computeKey = (country: string, day: HolidayDay, { from, to }: HolidayHours) =>
  `${day.date} ${day.type} ${day.substitute} ${from} ${to} ${findDayNames(country, day).name}`;
const isFullDay = ({ from, to }: HolidayHours) => from === null && to === null;
const formatDateAndType = ({ date, type }: HolidayDay) => `${date} ${type}`;

/**
 * Merges the calendars of a country and its regions into one list, sorted by date. On the same date, nationwide days are before
 * regional days, and public holidays before observances. Other days are before substitute days, and days of many regions before
 * days of few regions.
 *
 * A day of the national calendar is nationwide, unless a region does not have the day. In that case, the day belongs to the
 * other regions. A region with another name for the day has its own entry.
 *
 * @param changingHolidays names of days whose date differs between years
 */
export function mergeRegions(
  country: string,
  national: readonly HolidayDay[],
  regional: ReadonlyMap<string, readonly HolidayDay[]>,
  changingHolidays: ReadonlySet<string> = new Set(),
): Holiday[] {
  const entries = new Map<string, MergedDay>();
  const calendars = [...regional.values()].map((days) => new Set(days.map(formatDateAndType)));
  for (const day of national) {
    const isNational =
      !canRegionsDiffer(country) || calendars.every((calendar) => calendar.has(formatDateAndType(day)));
    const hours = findHours(country, day.name);
    entries.set(computeKey(country, day, hours), { day, hours, regions: isNational ? null : new Set() });
  }
  for (const [region, days] of regional) {
    for (const day of days) {
      const [ofRegion, ofCountry] = [
        findHours(`${country}-${region}`, day.name),
        findHours(country, day.name),
      ];
      const hours = isFullDay(ofRegion) ? ofCountry : ofRegion;
      const key = computeKey(country, day, hours);
      const entry = entries.get(key) ?? { day, hours, regions: new Set<string>() };
      entries.set(key, entry);
      entry.regions?.add(region);
    }
  }
  return [...entries.values()]
    .filter(({ regions }) => regions === null || regions.size > 0)
    .sort(compareDays)
    .map(({ day, hours, regions }) => ({
      date: day.date,
      ...findDayNames(country, day),
      type: day.type,
      regions: regions === null ? null : [...regions].sort(),
      substitute: day.substitute,
      fixed: isOnFixedDate(day) && !changingHolidays.has(day.name),
      estimated: day.estimated,
      ...computeRange(day.date, day.estimated, day.range),
      ...hours,
    }));
}

/** Returns the earliest and latest possible date of an estimated day. Default: one day earlier or later. */
function computeRange(
  date: string,
  estimated: boolean,
  range: HolidayDay['range'],
): { readonly earliest: string; readonly latest: string } {
  const day = estimated ? parseDate(date) : null;
  if (day === null) return { earliest: date, latest: date };
  const number = toDayNumber(day);
  const [earliest, latest] = (range ?? [number - 1, number + 1]).map((each) =>
    formatIso(fromDayNumber(each)),
  );
  return { earliest: earliest ?? date, latest: latest ?? date };
}

function compareDays(a: MergedDay, b: MergedDay): number {
  return (
    compareTexts(a.day.date, b.day.date) ||
    Number(a.regions !== null) - Number(b.regions !== null) ||
    // Sort types in descending order, so that "public" comes before "observance".
    compareTexts(b.day.type, a.day.type) ||
    Number(a.day.substitute) - Number(b.day.substitute) ||
    (b.regions?.size ?? 0) - (a.regions?.size ?? 0) ||
    compareTexts(a.day.name, b.day.name)
  );
}

/** Compares texts by UTF-16 code units, so that every host sorts in the same order. */
const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));
