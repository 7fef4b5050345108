import { LRUCache } from 'lru-cache';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { unavailable } from '../../../core/lookup-error.ts';
import type { Holiday } from '../schema.generated.ts';
import { amendHolidays, type LibraryYear } from './amend.ts';
import { isListed, type CalendarRules } from './calendar-rules.ts';
import { countryRules } from './country-rules.ts';
import { datesNeeded, daysInYear, type HolidayDay } from './days.ts';
import { changingNames } from './fixed-date.ts';
import { isIslamic } from './hijri.ts';
import { mergeRegions } from './merge.ts';
import { ruleDays } from './rule-days.ts';
import { hasOwnCalendar, regionsWithRules, rulesFor, type RuleSet } from './rules.ts';
import { TimeSlices } from '../time-slices.ts';

/** A caller that waits for a year; an aborted signal ends its wait. */
type HolidayCaller = Pick<LookupContext, 'signal'>;

/**
 * Returns all holidays of a country in a year; null when the source has no calendar of the country.
 * @throws LookupError service_unavailable when every waiting caller has aborted
 */
export type HolidayCalendar = (
  country: string,
  year: number,
  caller?: HolidayCaller,
) => MaybePromise<readonly Holiday[] | null>;
type MaybePromise<T> = T | Promise<T>;

/** Maximum size of the cache, bytes. */
const maxCacheBytes = 32_000_000;

interface CachedYear {
  readonly days: readonly Holiday[] | null;
}

const weightOf = ({ days }: CachedYear): number =>
  (days ?? []).reduce((sum, { regions }) => sum + 300 + (regions?.length ?? 0) * 16, 300);

/**
 * Creates the calendars of the package date-holidays (data CC-BY-SA 3.0, unmodified) with the project's corrections.
 * Caches the last `size` country years and shares computations in progress.
 */
export function holidayCalendar(size = 512): HolidayCalendar {
  const cache = new LRUCache<string, CachedYear>({
    max: size,
    maxSize: maxCacheBytes,
    sizeCalculation: weightOf,
  });
  const pending = new Map<string, PendingYear>();
  const stack: PendingYear[] = [];
  const turns = new TimeSlices();
  let isCreating = false;
  // Computes one year at a time, in slices. The most recent request is first, so that a caller with one year does not wait for
  // another with a hundred.
  const createAll = async () => {
    isCreating = true;
    for (let wanted = stack.pop(); wanted !== undefined; wanted = stack.pop()) {
      const { key, country, year, callers: askers } = wanted;
      await turns.next();
      try {
        if (askers.every((caller) => caller?.signal?.aborted === true)) throw unavailable(abortedMessage);
        const days = await makeYear(country, year, turns);
        cache.set(key, { days });
        wanted.settle(days);
      } catch (error) {
        wanted.fail(error);
      }
      pending.delete(key);
    }
    isCreating = false;
  };
  return (country, year, caller) => {
    const key = `${country} ${year}`;
    const known = cache.get(key);
    if (known !== undefined) return known.days;
    const inProgress = pending.get(key);
    if (inProgress !== undefined) {
      inProgress.callers.push(caller);
      return inProgress.made;
    }
    const wanted = pendingYear(key, country, year, caller);
    pending.set(key, wanted);
    stack.push(wanted);
    if (!isCreating) void createAll();
    return wanted.made;
  };
}

/** Whether the source has a calendar of a country. @param country ISO 3166-1 alpha-2, upper case */
export const hasCalendar = (country: string): boolean => isListed(country) || hasOwnCalendar(country);

const abortedMessage = 'The calendar was cancelled: every client has disconnected.';

/** A year to compute, and the callers that wait for it. */
interface PendingYear {
  readonly key: string;
  readonly country: string;
  readonly year: number;
  readonly callers: (HolidayCaller | undefined)[];
  readonly made: Promise<readonly Holiday[] | null>;
  readonly settle: (days: readonly Holiday[] | null) => void;
  readonly fail: (error: unknown) => void;
}

function pendingYear(
  key: string,
  country: string,
  year: number,
  caller: HolidayCaller | undefined,
): PendingYear {
  let settle: PendingYear['settle'] = () => undefined;
  let fail: PendingYear['fail'] = () => undefined;
  const made = new Promise<readonly Holiday[] | null>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { key, country, year, callers: [caller], made, settle, fail };
}

async function makeYear(
  country: string,
  year: number,
  turns: TimeSlices,
): Promise<readonly Holiday[] | null> {
  const rules = await countryRules(country, turns);
  if (rules === null && !hasOwnCalendar(country)) return null;
  const sets = rulesFor(country);
  const setsOf = (region: string): readonly RuleSet[] => [...sets, ...rulesFor(`${country}-${region}`)];
  const prepare = async (of: readonly RuleSet[], calendar: CalendarRules | null) => {
    for (const part of neededEvaluations(country, of, calendar, year)) {
      part();
      if (turns.isOver) await turns.next();
    }
  };
  await prepare(sets, rules?.nation ?? null);
  const raw = cachedByYear((each) => (rules === null ? [] : daysInYear(rules.nation, each)));
  const national = amendHolidays(country, sets, raw, year);
  const regional = new Map<string, readonly HolidayDay[]>();
  const join = (region: string, days: readonly HolidayDay[]) =>
    regional.set(region, [...(regional.get(region) ?? []), ...days]);
  const regions = new Set(regionsWithRules(country));
  for (const { region, own, shared } of rules?.regions ?? []) {
    regions.delete(region);
    await prepare(setsOf(region), own);
    const daysOf = cachedByYear((each) => [
      ...daysInYear(own, each),
      ...raw(each).filter(({ rule }) => shared.has(rule)),
    ]);
    join(region, amendHolidays(country, setsOf(region), daysOf, year, `${country}-${region}`));
  }
  for (const region of regions) {
    await prepare(setsOf(region), null);
    join(region, amendHolidays(country, setsOf(region), raw, year, `${country}-${region}`));
  }
  const places = [country, ...regionsWithRules(country).map((region) => `${country}-${region}`)];
  const named = [
    ...places.flatMap((place) => rulesFor(place).flatMap(({ added }) => added)),
    ...[rules?.nation, ...(rules?.regions.map(({ own }) => own) ?? [])].flatMap((each) =>
      (each?.rules ?? []).map(({ rule, names }) => ({ rule, name: names.name })),
    ),
  ];
  const changingHolidays = changingNames(named, [...national, ...[...regional.values()].flat()]);
  return mergeRegions(country, national, regional, changingHolidays);
}

/**
 * Yields the rule evaluations that a year of a calendar needs, one at a time: some take milliseconds. Their results
 * are cached. Substitute days and Islamic days also need the adjacent years.
 */
function* neededEvaluations(
  country: string,
  sets: readonly RuleSet[],
  calendar: CalendarRules | null,
  year: number,
): Iterable<() => unknown> {
  const adjacentYears = sets.some(({ replacements }) => replacements.length > 0) ? 1 : 0;
  for (let each = year - adjacentYears; each <= year + adjacentYears; each += 1) {
    for (const { rule, years } of sets.flatMap(({ added }) => added)) {
      if (years(each)) yield () => ruleDays(country, rule, each);
    }
  }
  if (calendar === null || sets.some(({ own }) => own)) return;
  const reach = Math.max(adjacentYears, calendar.rules.some(({ rule }) => isIslamic(rule)) ? 1 : 0);
  for (let each = year - reach; each <= year + reach; each += 1) yield* datesNeeded(calendar, each);
}

/** Caches the days of each year. */
function cachedByYear(make: LibraryYear): LibraryYear {
  const years = new Map<number, readonly HolidayDay[]>();
  return (year) => {
    const days = years.get(year) ?? make(year);
    years.set(year, days);
    return days;
  };
}
