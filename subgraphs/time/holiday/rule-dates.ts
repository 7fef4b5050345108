import Library from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import { LRUCache } from 'lru-cache';
import { toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { datedRules } from './dated-rule.ts';
import { dayMs } from '../../../facts/iso-day.ts';

/** The parts of a date-holidays rule that determine its dates, apart from the year. */
export interface RuleTerms {
  readonly rule: string;
  /** The type of the days, which matters when another rule refers to days of a type. */
  readonly type?: HolidaysTypes.HolidayType;
  readonly active?: readonly HolidaysTypes.ActiveRange[];
  readonly substitute?: boolean;
  readonly disable?: readonly string[];
  readonly enable?: readonly string[];
}

/** A date that a rule gives in a year. */
export interface RuleDate {
  /** Day number of the first day. */
  readonly first: number;
  /** Number of days: a half day at the end does not count, but a holiday of half a day counts as one. */
  readonly length: number;
  /** Start in epoch milliseconds, as if the country used UTC; for Islamic and Hebrew days the sunset before. */
  readonly start: number;
  /** Whether the day is a substitute. */
  readonly substitute: boolean;
}

/**
 * Cache of rules × years. The world has 1,900 distinct rules, most shared by several countries; a year of the US
 * needs 90.
 */
const maxCachedRules = 20_000;
const datesCache = new LRUCache<string, readonly RuleDate[]>({ max: maxCachedRules });
const plainDatePattern = /^(?:\d{4}-)?\d{2}-\d{2}$/;

/** Returns the cache key of a rule's terms: equal terms give equal dates. */
export const keyOfTerms = ({ rule, active, disable, enable, substitute }: RuleTerms): string =>
  `${rule} ${JSON.stringify([active, disable, enable, substitute])}`;

/**
 * Returns the sorted dates of a rule that does not refer to other holidays.
 * @param key `keyOfTerms(terms)`, precomputed by callers that need many years
 * @throws Error when the library cannot parse the rule
 */
export function datesOf(terms: RuleTerms, year: number, key = keyOfTerms(terms)): readonly RuleDate[] {
  return (
    fixedDate(terms, year) ?? cachedDates(`${year} ${key}`, () => calendarOf([terms], year).getHolidays(year))
  );
}

/** Most rules are a plain date, or a day of every year, and need no library. */
function fixedDate({ rule, active, disable }: RuleTerms, year: number): readonly RuleDate[] | null {
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
 * @param all the rules of the calendar, in order
 * @param place the place whose calendar it is
 */
export function dependentDatesOf(
  { rule }: RuleTerms,
  all: readonly RuleTerms[],
  year: number,
  place: string,
): readonly RuleDate[] {
  return cachedDates(`${year} ${rule} in ${place}`, () => {
    const dated = datedRules(rule, year);
    return calendarOf(all, year)
      .getHolidays(year)
      .filter((record) => dated.includes(record.rule));
  });
}

function cachedDates(key: string, make: () => readonly HolidaysTypes.Holiday[]): readonly RuleDate[] {
  const cached = datesCache.get(key);
  if (cached !== undefined) return cached;
  const dates = make().map(dateOf);
  datesCache.set(key, dates);
  return dates;
}

/**
 * Creates a library calendar of these rules for a year, without a time zone: its instants are civil dates in the
 * host's local time. Rules name a zone where one matters.
 */
function calendarOf(rules: readonly RuleTerms[], year: number): Library {
  const calendar = new Library();
  const dated = rules.flatMap((terms) => datedRules(terms.rule, year).map((text) => ({ ...terms, text })));
  for (const { rule, text, type = 'public', active, disable, enable, substitute } of dated) {
    const isValidRule = calendar.setHoliday(text, {
      // Use distinct names, because the library drops the second of two days with the same name.
      name: { en: rule },
      type,
      ...(substitute === undefined ? {} : { substitute }),
      ...(disable === undefined ? {} : { disable }),
      ...(enable === undefined ? {} : { enable }),
      // Pass a copy, because the library replaces the ranges by dates in place.
      ...(active === undefined ? {} : { active: active.map((range) => ({ ...range })) }),
    });
    if (!isValidRule) throw new Error(`date-holidays: ${rule} is not a rule`);
  }
  return calendar;
}

function dateOf({ date, start, end, substitute }: HolidaysTypes.Holiday): RuleDate {
  // The text contains the day itself, whereas `start` may be the sunset before the day.
  const first = parseDate(date.slice(0, 10));
  if (first === null) throw new Error(`date-holidays: ${date} is not a date`);
  const days = Math.floor((civil(end) - civil(start)) / dayMs);
  return {
    first: toDayNumber(first),
    length: Math.max(1, days),
    start: civil(start),
    substitute: substitute === true,
  };
}

/** The host's local time as if it were UTC, so that a day of 23 hours counts as a day. */
const civil = (date: Date): number =>
  Date.UTC(
    ...([date.getFullYear(), date.getMonth(), date.getDate()] as const),
    ...([date.getHours(), date.getMinutes(), date.getSeconds()] as const),
  );
