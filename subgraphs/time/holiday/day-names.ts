import { readFacts } from '../../../facts/fact-table.ts';
import type { HolidayDay } from './days.ts';

/** Marks the name of a substitute day: `Labour Day (substitute day)`. */
export const substituteSuffix = ' (substitute day)';

interface Names {
  readonly english: string;
  readonly local: string;
}

let table: ReadonlyMap<string, Names> | undefined;

function readNames(): ReadonlyMap<string, Names> {
  const names = new Map<string, Names>();
  for (const { places = '', name = '', english = '', local = '' } of readFacts('holiday-names')) {
    for (const place of places.split(' ')) names.set(`${place} ${name}`, { english, local });
  }
  return names;
}

const withoutSuffix = (name: string) =>
  name.endsWith(substituteSuffix) ? name.slice(0, -substituteSuffix.length) : name;

/**
 * The English and the local name of a day. Calendars have one name for both, or the suffix of a substitute day in a
 * local name; facts/tables/holiday-names.tsv has the missing names.
 */
export function namesOfDay(country: string, day: HolidayDay): Pick<HolidayDay, 'name' | 'nameLocal'> {
  table ??= readNames();
  const base = withoutSuffix(day.name);
  const suffix = base === day.name ? '' : substituteSuffix;
  const known = table.get(`${country} ${base}`);
  const english = known === undefined || known.english === '' ? base : known.english;
  const localBase = withoutSuffix(day.nameLocal);
  const local = known === undefined || known.local === '' ? localBase : known.local;
  return { name: english + suffix, nameLocal: local === english ? local + suffix : local };
}
