import Library from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import { LRUCache } from 'lru-cache';
import { toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { replaceAstronomicalDate } from './dated-rule.ts';
import { dayMs } from '../../../facts/iso-day.ts';

/** The parts of a date-holidays rule that determine the dates of a year. */
export interface RuleTerms {
  readonly rule: string;
  /** The type of the days. Conditions of other rules can refer to a type. */
  readonly type?: HolidaysTypes.HolidayType;
  readonly active?: readonly HolidaysTypes.ActiveRange[];
  readonly substitute?: boolean;
  readonly disable?: readonly string[];
  readonly enable?: readonly string[];
}

/** A day or a run of days on which a rule falls in a year. */
export interface RuleDate {
  /** Day number of the first day. */
  readonly first: number;
  /** Number of days. A half day at the end does not count, but a holiday of half a day counts as one day. */
  readonly length: number;
  /** Start in epoch milliseconds, as if the country used UTC. Islamic and Hebrew days start at sunset on the previous day. */
  readonly start: number;
  /** Whether the day is a substitute day. */
  readonly substitute: boolean;
}

/**
 * Maximum number of cached pairs of a rule and a year. The calendars of all countries have 1,900 distinct rules, most of which
 * several countries share. A year of the US needs 90 rules.
 */
const maxCachedRules = 20_000;
const datesCache = new LRUCache<string, readonly RuleDate[]>({ max: maxCachedRules });
const plainDatePattern = /^(?:\d{4}-)?\d{2}-\d{2}$/;

/** Returns the cache key of a rule. Rules with equal keys have equal dates. */
export const computeTermsKey = ({ rule, active, disable, enable, substitute }: RuleTerms): string =>
  `${rule} ${JSON.stringify([active, disable, enable, substitute])}`;

/**
 * Returns the sorted dates of a rule that does not refer to other holidays.
 * @param key `computeTermsKey(terms)`, which callers for many years compute only once
 * @throws Error when date-holidays cannot parse the rule
 */
export function findRuleDates(
  terms: RuleTerms,
  year: number,
  key = computeTermsKey(terms),
): readonly RuleDate[] {
  return (
    findFixedDate(terms, year) ??
    cacheDates(`${year} ${key}`, () => createLibraryCalendar([terms], year).getHolidays(year))
  );
}

/**
 * Returns the date of a rule that is only a date: `05-01` or `2026-05-01`. Null for other rules. Most rules are such dates, and
 * need no evaluation by date-holidays.
 */
function findFixedDate({ rule, active, disable }: RuleTerms, year: number): readonly RuleDate[] | null {
  if (active !== undefined || disable !== undefined || !plainDatePattern.test(rule)) return null;
  const isOfEveryYear = rule.length === 'MM-DD'.length;
  const day = parseDate(isOfEveryYear ? `${year}-${rule}` : rule);
  if (day === null) return null;
  if (day.year !== year) return [];
  const first = toDayNumber(day);
  return [{ first, length: 1, start: first * dayMs, substitute: false }];
}

/**
 * Returns the dates of a rule that refers to other holidays of its calendar.
 * @param all all rules of the calendar, in order
 * @param place the place of the calendar, such as `US-CA`
 */
export function findDependentDates(
  { rule }: RuleTerms,
  all: readonly RuleTerms[],
  year: number,
  place: string,
): readonly RuleDate[] {
  return cacheDates(`${year} ${rule} in ${place}`, () => {
    const datedRuleTexts = replaceAstronomicalDate(rule, year);
    return createLibraryCalendar(all, year)
      .getHolidays(year)
      .filter((record) => datedRuleTexts.includes(record.rule));
  });
}

function cacheDates(key: string, make: () => readonly HolidaysTypes.Holiday[]): readonly RuleDate[] {
  const cachedValue = datesCache.get(key);
  if (cachedValue !== undefined) return cachedValue;
  const dates = make().map(toRuleDate);
  datesCache.set(key, dates);
  return dates;
}

/**
 * Creates a date-holidays calendar from rules for one year. The calendar has no time zone, so that dates are in the local time
 * of the host. Rules that depend on a time zone contain the zone.
 */
function createLibraryCalendar(rules: readonly RuleTerms[], year: number): Library {
  const calendar = new Library();
  const datedTerms = rules.flatMap((terms) =>
    replaceAstronomicalDate(terms.rule, year).map((text) => ({ ...terms, text })),
  );
  for (const { rule, text, type = 'public', active, disable, enable, substitute } of datedTerms) {
    const isValidRule = calendar.setHoliday(text, {
      // Use distinct names, because date-holidays drops the second of two days with the same name.
      name: { en: rule },
      type,
      ...(substitute === undefined ? {} : { substitute }),
      ...(disable === undefined ? {} : { disable }),
      ...(enable === undefined ? {} : { enable }),
      // Pass a copy, because date-holidays replaces the ranges in place by dates.
      ...(active === undefined ? {} : { active: active.map((range) => ({ ...range })) }),
    });
    if (!isValidRule) throw new Error(`date-holidays: ${rule} is not a rule`);
  }
  return calendar;
}

function toRuleDate({ date, start, end, substitute }: HolidaysTypes.Holiday): RuleDate {
  // Use the date text. `start` can be the sunset before the day.
  const first = parseDate(date.slice(0, 10));
  if (first === null) throw new Error(`date-holidays: ${date} is not a date`);
  const days = Math.floor((toCivilMs(end) - toCivilMs(start)) / dayMs);
  return {
    first: toDayNumber(first),
    length: Math.max(1, days),
    start: toCivilMs(start),
    substitute: substitute === true,
  };
}

/**
 * Converts a local time of the host to epoch milliseconds as if the host used UTC. A day of 23 hours then has the length of a
 * day.
 */
const toCivilMs = (date: Date): number =>
  Date.UTC(
    ...([date.getFullYear(), date.getMonth(), date.getDate()] as const),
    ...([date.getHours(), date.getMinutes(), date.getSeconds()] as const),
  );
