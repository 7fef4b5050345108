import { readFacts } from '../../../facts/fact-table.ts';
import { computeIsoWeekday, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';

interface Weekend {
  readonly from: number;
  /** Weekend days as ISO weekdays, 1 (Monday) to 7. */
  readonly days: readonly number[];
}

const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const defaultWeekend: readonly number[] = [6, 7];
let weekendsByPlace: ReadonlyMap<string, readonly Weekend[]> | undefined;

function readWeekends(): ReadonlyMap<string, readonly Weekend[]> {
  const weekends = new Map<string, Weekend[]>();
  for (const { places = '', since = '', days = '' } of readFacts('holiday-weekends')) {
    const date = parseDate(since);
    const startDay = date === null ? -Infinity : toDayNumber(date);
    for (const place of places.split(' ')) {
      const placeWeekends = weekends.get(place) ?? [];
      placeWeekends.push({
        from: startDay,
        days: days.split(' ').map((day) => weekdayNames.indexOf(day) + 1),
      });
      weekends.set(place, placeWeekends);
    }
  }
  for (const list of weekends.values()) list.sort((a, b) => b.from - a.from);
  return weekends;
}

/** Returns a function from a day number to the weekend days of a place. The function avoids repeated table lookups. */
function createWeekendLookup(place: string): (day: number) => readonly number[] {
  weekendsByPlace ??= readWeekends();
  const [country = ''] = place.split('-');
  const weekends = weekendsByPlace.get(place) ?? weekendsByPlace.get(country) ?? [];
  return (day) => weekends.find(({ from }) => from <= day)?.days ?? defaultWeekend;
}

/**
 * Returns the weekend days of a place (`MY` or `MY-03`) on a day number, as ISO weekdays 1 to 7. Source:
 * facts/tables/holiday-weekends.tsv for the region or its country. Default: Saturday and Sunday.
 */
export const findWeekendDays = (place: string, day: number): readonly number[] =>
  createWeekendLookup(place)(day);

/** Returns a predicate for the weekend days of a place by day number. The predicate avoids repeated table lookups. */
export function createWeekendTest(place: string): (day: number) => boolean {
  const findDays = createWeekendLookup(place);
  return (day) => findDays(day).includes(computeIsoWeekday(day));
}

export const isWeekend = (place: string, day: number): boolean => createWeekendTest(place)(day);
