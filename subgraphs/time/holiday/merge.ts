import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import type { Holiday } from '../schema.generated.ts';
import { namesOfDay } from './day-names.ts';
import type { HolidayDay } from './days.ts';
import { isOnFixedDate } from './fixed-date.ts';
import { hoursOf, type Hours } from './hours.ts';
import { regionsDecide } from './regions.ts';

/** A day and the regions that observe it; null for the whole country. */
interface Entry {
  readonly day: HolidayDay;
  readonly hours: Hours;
  readonly regions: Set<string> | null;
}

/** Regions share an entry when they have the same English name for a day. */
const keyOf = (country: string, day: HolidayDay, { from, to }: Hours) =>
  `${day.date} ${day.type} ${day.substitute} ${from} ${to} ${namesOfDay(country, day).name}`;
const isWhole = ({ from, to }: Hours) => from === null && to === null;
const dayOf = ({ date, type }: HolidayDay) => `${date} ${type}`;

/**
 * Merges the calendars of a country and its regions into one list, sorted by date; within a date nationwide days
 * before regional ones, public holidays before observances, the day itself before a substitute day, days of many
 * regions before those of few.
 *
 * A day of the national calendar is nationwide unless a region lacks it; then it belongs to the regions that have it.
 * A region that uses another name for the day gets its own entry.
 *
 * @param changingHolidays names of days whose date differs between years
 */
export function mergeRegions(
  country: string,
  national: readonly HolidayDay[],
  regional: ReadonlyMap<string, readonly HolidayDay[]>,
  changingHolidays: ReadonlySet<string> = new Set(),
): Holiday[] {
  const entries = new Map<string, Entry>();
  const calendars = [...regional.values()].map((days) => new Set(days.map(dayOf)));
  for (const day of national) {
    const isNational = !regionsDecide(country) || calendars.every((calendar) => calendar.has(dayOf(day)));
    const hours = hoursOf(country, day.name);
    entries.set(keyOf(country, day, hours), { day, hours, regions: isNational ? null : new Set() });
  }
  for (const [region, days] of regional) {
    for (const day of days) {
      const [ofRegion, ofCountry] = [hoursOf(`${country}-${region}`, day.name), hoursOf(country, day.name)];
      const hours = isWhole(ofRegion) ? ofCountry : ofRegion;
      const key = keyOf(country, day, hours);
      const entry = entries.get(key) ?? { day, hours, regions: new Set<string>() };
      entries.set(key, entry);
      entry.regions?.add(region);
    }
  }
  return [...entries.values()]
    .filter(({ regions }) => regions === null || regions.size > 0)
    .sort(compare)
    .map(({ day, hours, regions }) => ({
      date: day.date,
      ...namesOfDay(country, day),
      type: day.type,
      regions: regions === null ? null : [...regions].sort(),
      substitute: day.substitute,
      fixed: isOnFixedDate(day) && !changingHolidays.has(day.name),
      estimated: day.estimated,
      ...rangeOf(day.date, day.estimated, day.range),
      ...hours,
    }));
}

/** The range of an estimated date; one day earlier or later when the day has no range. */
function rangeOf(
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

function compare(a: Entry, b: Entry): number {
  return (
    order(a.day.date, b.day.date) ||
    Number(a.regions !== null) - Number(b.regions !== null) ||
    // Types are compared in descending order, so that "public" comes before "observance".
    order(b.day.type, a.day.type) ||
    Number(a.day.substitute) - Number(b.day.substitute) ||
    (b.regions?.size ?? 0) - (a.regions?.size ?? 0) ||
    order(a.day.name, b.day.name)
  );
}

/** Compares texts by code units, in an order that is the same on every host. */
const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
