import { readFacts } from '../../../facts/fact-table.ts';
import { isoWeekday, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';

interface Weekend {
  readonly from: number;
  /** ISO days of the week, 1 (Monday) to 7. */
  readonly days: readonly number[];
}

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const usual: readonly number[] = [6, 7];
let table: ReadonlyMap<string, readonly Weekend[]> | undefined;

function readWeekends(): ReadonlyMap<string, readonly Weekend[]> {
  const weekends = new Map<string, Weekend[]>();
  for (const { countries = '', since = '', days = '' } of readFacts('holiday-weekends')) {
    const date = parseDate(since);
    const from = date === null ? -Infinity : toDayNumber(date);
    for (const country of countries.split(' ')) {
      const list = weekends.get(country) ?? [];
      list.push({ from, days: days.split(' ').map((day) => names.indexOf(day) + 1) });
      weekends.set(country, list);
    }
  }
  for (const list of weekends.values()) list.sort((a, b) => b.from - a.from);
  return weekends;
}

/** The days of rest of a country by day number: the table is looked into once, for who asks for many days. */
function restOf(country: string): (day: number) => readonly number[] {
  table ??= readWeekends();
  const weekends = table.get(country) ?? [];
  return (day) => weekends.find(({ from }) => from <= day)?.days ?? usual;
}

/**
 * The days of rest in the week of a country on a day number, as ISO days 1 to 7: those of facts/tables/holiday-weekends.tsv,
 * else Saturday and Sunday.
 */
export const weekendOf = (country: string, day: number): readonly number[] => restOf(country)(day);

/** Whether a day number is one of rest in a country, for who asks for many days of one. */
export function weekendsOf(country: string): (day: number) => boolean {
  const rest = restOf(country);
  return (day) => rest(day).includes(isoWeekday(day));
}

export const isWeekend = (country: string, day: number): boolean => weekendsOf(country)(day);
