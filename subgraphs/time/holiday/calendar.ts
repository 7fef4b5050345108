import { LRUCache } from 'lru-cache';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import type { Holiday } from '../schema.generated.ts';
import { amendHolidays, type LibraryDayLister } from './amend.ts';
import { hasLibraryCalendar, type CalendarRules } from './calendar-rules.ts';
import { loadCountryRules } from './country-rules.ts';
import { listNeededDates, listDaysInYear, type HolidayDay } from './days.ts';
import { findChangingNames } from './fixed-date.ts';
import { isIslamicRule } from './hijri.ts';
import { mergeRegions } from './merge.ts';
import { findRuleDays } from './rule-days.ts';
import { hasCompleteCalendar, listRegionsWithRules, findRuleSets, type RuleSet } from './rules.ts';
import { TimeSlices } from '../time-slices.ts';

/** A caller that waits for the computation of a year. The caller stops waiting when its signal aborts. */
type HolidayCaller = Pick<LookupContext, 'signal'>;

/**
 * Returns all holidays of a country in a year; null when no calendar of the country exists.
 * @throws LookupError service_unavailable when every waiting caller has aborted
 */
export type HolidayCalendar = (
  country: string,
  year: number,
  caller?: HolidayCaller,
) => MaybePromise<readonly Holiday[] | null>;
type MaybePromise<T> = T | Promise<T>;

/** Maximum size of the cache in bytes. */
const maxCacheBytes = 32_000_000;

interface CachedYear {
  readonly days: readonly Holiday[] | null;
}

const estimateBytes = ({ days }: CachedYear): number =>
  (days ?? []).reduce((sum, { regions }) => sum + 300 + (regions?.length ?? 0) * 16, 300);

/**
 * Creates the calendars of the package date-holidays (data CC-BY-SA 3.0, unmodified) with the project's corrections. Caches the
 * last `size` country years. Concurrent calls share a computation.
 */
export function createHolidayCalendar(size = 512): HolidayCalendar {
  const cache = new LRUCache<string, CachedYear>({
    max: size,
    maxSize: maxCacheBytes,
    sizeCalculation: estimateBytes,
  });
  const pendingYears = new Map<string, PendingYear>();
  const pendingYearStack: PendingYear[] = [];
  const timeSlices = new TimeSlices();
  let isCreating = false;
  // Compute one year at a time, in slices. The most recent request is first, so that a caller that needs one year does not wait
  // for a caller that needs a hundred.
  const createPendingYears = async () => {
    isCreating = true;
    for (
      let pendingYear = pendingYearStack.pop();
      pendingYear !== undefined;
      pendingYear = pendingYearStack.pop()
    ) {
      const { key, country, year, callers: askers } = pendingYear;
      await timeSlices.next();
      try {
        if (askers.every((caller) => caller?.signal?.aborted === true))
          throw createUnavailableError(abortedMessage);
        const days = await computeYear(country, year, timeSlices);
        cache.set(key, { days });
        pendingYear.settle(days);
      } catch (error) {
        pendingYear.fail(error);
      }
      pendingYears.delete(key);
    }
    isCreating = false;
  };
  return (country, year, caller) => {
    const key = `${country} ${year}`;
    const cachedYear = cache.get(key);
    if (cachedYear !== undefined) return cachedYear.days;
    const pendingRules = pendingYears.get(key);
    if (pendingRules !== undefined) {
      pendingRules.callers.push(caller);
      return pendingRules.made;
    }
    const pendingYear = createPendingYear(key, country, year, caller);
    pendingYears.set(key, pendingYear);
    pendingYearStack.push(pendingYear);
    if (!isCreating) void createPendingYears();
    return pendingYear.made;
  };
}

/** Whether a calendar of a country exists. @param country ISO 3166-1 alpha-2, upper case */
export const hasCalendar = (country: string): boolean =>
  hasLibraryCalendar(country) || hasCompleteCalendar(country);

const abortedMessage = 'The calendar was cancelled: every client has disconnected.';

/** A year to compute, and the callers that wait for the result. */
interface PendingYear {
  readonly key: string;
  readonly country: string;
  readonly year: number;
  readonly callers: (HolidayCaller | undefined)[];
  readonly made: Promise<readonly Holiday[] | null>;
  readonly settle: (days: readonly Holiday[] | null) => void;
  readonly fail: (error: unknown) => void;
}

function createPendingYear(
  key: string,
  country: string,
  year: number,
  caller: HolidayCaller | undefined,
): PendingYear {
  let settle: PendingYear['settle'] = () => undefined;
  let fail: PendingYear['fail'] = () => undefined;
  const holidays = new Promise<readonly Holiday[] | null>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { key, country, year, callers: [caller], made: holidays, settle, fail };
}

async function computeYear(
  country: string,
  year: number,
  turns: TimeSlices,
): Promise<readonly Holiday[] | null> {
  const rules = await loadCountryRules(country, turns);
  if (rules === null && !hasCompleteCalendar(country)) return null;
  const sets = findRuleSets(country);
  const listRuleSets = (region: string): readonly RuleSet[] => [
    ...sets,
    ...findRuleSets(`${country}-${region}`),
  ];
  const evaluateRules = async (of: readonly RuleSet[], calendar: CalendarRules | null) => {
    for (const evaluate of listNeededEvaluations(country, of, calendar, year)) {
      evaluate();
      if (turns.isOver) await turns.next();
    }
  };
  await evaluateRules(sets, rules?.nation ?? null);
  const listLibraryDays = cacheByYear((each) => (rules === null ? [] : listDaysInYear(rules.nation, each)));
  const nationalDays = amendHolidays(country, sets, listLibraryDays, year);
  const regionalDays = new Map<string, readonly HolidayDay[]>();
  const addRegionalDays = (region: string, days: readonly HolidayDay[]) =>
    regionalDays.set(region, [...(regionalDays.get(region) ?? []), ...days]);
  const regions = new Set(listRegionsWithRules(country));
  for (const { region, own, shared } of rules?.regions ?? []) {
    regions.delete(region);
    await evaluateRules(listRuleSets(region), own);
    const listRegionDays = cacheByYear((each) => [
      ...listDaysInYear(own, each),
      ...listLibraryDays(each).filter(({ rule }) => shared.has(rule)),
    ]);
    addRegionalDays(
      region,
      amendHolidays(country, listRuleSets(region), listRegionDays, year, `${country}-${region}`),
    );
  }
  for (const region of regions) {
    await evaluateRules(listRuleSets(region), null);
    addRegionalDays(
      region,
      amendHolidays(country, listRuleSets(region), listLibraryDays, year, `${country}-${region}`),
    );
  }
  const places = [country, ...listRegionsWithRules(country).map((region) => `${country}-${region}`)];
  const namedRules = [
    ...places.flatMap((place) => findRuleSets(place).flatMap(({ added }) => added)),
    ...[rules?.nation, ...(rules?.regions.map(({ own }) => own) ?? [])].flatMap((each) =>
      (each?.rules ?? []).map(({ rule, names }) => ({ rule, name: names.name })),
    ),
  ];
  const changingHolidays = findChangingNames(namedRules, [
    ...nationalDays,
    ...[...regionalDays.values()].flat(),
  ]);
  return mergeRegions(country, nationalDays, regionalDays, changingHolidays);
}

/**
 * Yields the rule evaluations that a year of a calendar needs one at a time, because some evaluations take milliseconds. The
 * results are cached. Substitute days and Islamic days also need the adjacent years.
 */
function* listNeededEvaluations(
  country: string,
  sets: readonly RuleSet[],
  calendar: CalendarRules | null,
  year: number,
): Iterable<() => unknown> {
  const adjacentYears = sets.some(({ replacements }) => replacements.length > 0) ? 1 : 0;
  for (let each = year - adjacentYears; each <= year + adjacentYears; each += 1) {
    for (const { rule, years } of sets.flatMap(({ added }) => added)) {
      if (years(each)) yield () => findRuleDays(country, rule, each);
    }
  }
  if (calendar === null || sets.some(({ own }) => own)) return;
  const surroundingYears = Math.max(
    adjacentYears,
    calendar.rules.some(({ rule }) => isIslamicRule(rule)) ? 1 : 0,
  );
  for (let each = year - surroundingYears; each <= year + surroundingYears; each += 1)
    yield* listNeededDates(calendar, each);
}

/** Wraps a function of the days in a year with a cache. */
function cacheByYear(make: LibraryDayLister): LibraryDayLister {
  const years = new Map<number, readonly HolidayDay[]>();
  return (year) => {
    const days = years.get(year) ?? make(year);
    years.set(year, days);
    return days;
  };
}
