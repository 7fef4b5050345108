import { readFacts } from '../../../facts/fact-table.ts';
import type { HolidayDay } from './days.ts';

/** Suffix of the name of a substitute day: `Labour Day (substitute day)`. */
export const substituteSuffix = ' (substitute day)';

interface EnglishAndLocalName {
  readonly english: string;
  readonly local: string;
}

let namesByHoliday: ReadonlyMap<string, EnglishAndLocalName> | undefined;

function readNames(): ReadonlyMap<string, EnglishAndLocalName> {
  const names = new Map<string, EnglishAndLocalName>();
  for (const { places = '', name = '', english = '', local = '' } of readFacts('holiday-names')) {
    for (const place of places.split(' ')) names.set(`${place} ${name}`, { english, local });
  }
  return names;
}

const removeSubstituteSuffix = (name: string) =>
  name.endsWith(substituteSuffix) ? name.slice(0, -substituteSuffix.length) : name;

/**
 * Returns the English and the local name of a day. Corrects calendars that have one name for both languages, or the suffix of a
 * substitute day in a local name. Source of the missing names: facts/tables/holiday-names.tsv.
 */
export function findDayNames(country: string, day: HolidayDay): Pick<HolidayDay, 'name' | 'nameLocal'> {
  namesByHoliday ??= readNames();
  const baseName = removeSubstituteSuffix(day.name);
  const suffix = baseName === day.name ? '' : substituteSuffix;
  const knownNames = namesByHoliday.get(`${country} ${baseName}`);
  const english = knownNames === undefined || knownNames.english === '' ? baseName : knownNames.english;
  const localBase = removeSubstituteSuffix(day.nameLocal);
  const localName = knownNames === undefined || knownNames.local === '' ? localBase : knownNames.local;
  return { name: english + suffix, nameLocal: localName === english ? localName + suffix : localName };
}
