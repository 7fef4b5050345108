import { setImmediate as nextTurn } from 'node:timers/promises';
import type Holidays from 'date-holidays';
import { LRUCache } from 'lru-cache';
import type { Holiday } from '../schema.generated.ts';
import { amend, type LibraryYear } from './amend.ts';
import { correct } from './corrections.ts';
import { daysInYear, rulesOf, type HolidayDay } from './days.ts';
import { mergeRegions } from './merge.ts';
import { regionCode } from './regions.ts';
import { regionsWithRules, rulesFor } from './rules.ts';

/** All holidays of a country in a year; null when the source has no calendar of it. */
export type HolidayCalendar = (country: string, year: number) => MaybePromise<readonly Holiday[] | null>;
type MaybePromise<T> = T | Promise<T>;

/** The years for which every calendar of the source is complete: its Islamic tables end in 2077. */
export const years = { first: 1970, last: 2076 } as const;

/**
 * The calendars of the package date-holidays (data CC-BY-SA 3.0, used as it is) with our corrections. The package is
 * loaded when first asked; the last `size` country years are kept, those being made are shared.
 */
export function holidayCalendar(size = 512): HolidayCalendar {
  const cache = new LRUCache<string, { readonly days: readonly Holiday[] | null }>({ max: size });
  const pending = new Map<string, Promise<readonly Holiday[] | null>>();
  return (country, year) => {
    const key = `${country} ${year}`;
    const known = cache.get(key);
    if (known !== undefined) return known.days;
    const made =
      pending.get(key) ??
      makeYear(country, year)
        .then((days) => {
          cache.set(key, { days });
          return days;
        })
        .finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  };
}

async function makeYear(country: string, year: number): Promise<readonly Holiday[] | null> {
  const { default: Library } = await import('date-holidays');
  const catalog = new Library();
  const own = rulesFor(country);
  const known = Object.hasOwn(catalog.getCountries(), country);
  if (!known && own?.own !== true) return null;
  const sets = own === undefined ? [] : [own];
  // In UTC the library's instants are civil dates; its rules name the zone themselves where one matters.
  const options = { timezone: 'UTC' };
  const prepared = (calendar: Holidays) => {
    correct(calendar, country);
    return calendar;
  };
  const nation = prepared(new Library(country, options));
  const rules = rulesOf(nation);
  const raw = remembered((each) =>
    known ? daysInYear(each === year ? nation : prepared(new Library(country, options)), each) : [],
  );
  const national = amend(country, sets, raw, year);
  const regional = new Map<string, readonly HolidayDay[]>();
  const join = (region: string, days: readonly HolidayDay[]) =>
    regional.set(region, [...(regional.get(region) ?? []), ...days]);
  const ours = new Set(regionsWithRules(country));
  const setsOf = (region: string) => {
    const set = rulesFor(`${country}-${region}`);
    return set === undefined ? sets : [...sets, set];
  };
  for (const code of Object.keys(catalog.getStates(country) ?? {})) {
    const region = regionCode(country, code);
    if (region === null) continue;
    ours.delete(region);
    // A country of many regions takes a while: other requests get their turn in between.
    await nextTurn();
    const daysOf = remembered((each) => {
      const own = prepared(new Library(country, code, options));
      const shared = takeShared(own, rules);
      return [...daysInYear(own, each), ...raw(each).filter(({ rule }) => shared.has(rule))];
    });
    join(region, amend(country, setsOf(region), daysOf, year));
  }
  for (const region of ours) join(region, amend(country, setsOf(region), raw, year));
  return mergeRegions(country, national, regional);
}

/** Each year once. */
function remembered(make: LibraryYear): LibraryYear {
  const years = new Map<number, readonly HolidayDay[]>();
  return (year) => {
    const days = years.get(year) ?? make(year);
    years.set(year, days);
    return days;
  };
}

/** A rule that looks at other holidays cannot be read without them: `09-22 if 09-21 and 09-23 is public holiday`. */
const dependent = / is .*holiday/;

/**
 * Takes the rules that a region shares with its country out of its calendar, since their days are known already:
 * most of the work of a country with many regions. @returns the rules taken.
 */
function takeShared(calendar: Holidays, national: ReadonlyMap<string, string>): ReadonlySet<string> {
  const shared = new Set<string>();
  const rules = rulesOf(calendar);
  if ([...rules.keys()].some((rule) => dependent.test(rule))) return shared;
  for (const [rule, text] of rules) {
    if (national.get(rule) !== text) continue;
    shared.add(rule);
    calendar.unsetRule(rule);
  }
  return shared;
}
