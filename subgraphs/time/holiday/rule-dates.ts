import Library from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import { LRUCache } from 'lru-cache';
import { toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { datedRules } from './dated-rule.ts';
import { dayMs } from '../../../facts/iso-day.ts';

/** What decides the dates of a rule in the grammar of date-holidays, apart from the year. */
export interface RuleTerms {
  readonly rule: string;
  /** Decides where others ask for days of a type. */
  readonly type?: HolidaysTypes.HolidayType;
  readonly active?: readonly HolidaysTypes.ActiveRange[];
  readonly substitute?: boolean;
  readonly disable?: readonly string[];
  readonly enable?: readonly string[];
}

/** One time that a rule comes round. */
export interface RuleDate {
  /** Day number of its first day. */
  readonly first: number;
  /** Days off: half a day at the end is none, but what lasts half a day is listed. */
  readonly length: number;
  /** Epoch milliseconds of its beginning, if the country lay in UTC: the sunset before for Islamic and Hebrew days. */
  readonly start: number;
  /** True: a day in place of another. */
  readonly substitute: boolean;
}

/** Rules × years. All rules of the world are 1,900, and most countries share theirs: a year of the US asks for 90. */
const mostKept = 20_000;
const kept = new LRUCache<string, readonly RuleDate[]>({ max: mostKept });
const fixed = /^(?:\d{4}-)?\d{2}-\d{2}$/;

/** Terms that are equal give equal dates. */
export const keyOfTerms = ({ rule, active, disable, enable, substitute }: RuleTerms): string =>
  `${rule} ${JSON.stringify([active, disable, enable, substitute])}`;

/**
 * The dates of a rule that looks at nothing but the calendar, by time.
 * @param key that of the terms, which whoever asks for many years keeps.
 * @throws Error when the library does not understand the rule.
 */
export function datesOf(terms: RuleTerms, year: number, key = keyOfTerms(terms)): readonly RuleDate[] {
  return (
    fixedDate(terms, year) ?? remembered(`${year} ${key}`, () => calendarOf([terms], year).getHolidays(year))
  );
}

/** Most rules are nothing but a date, or a day of every year: no library is needed to know when that is. */
function fixedDate({ rule, active, disable }: RuleTerms, year: number): readonly RuleDate[] | null {
  if (active !== undefined || disable !== undefined || !fixed.test(rule)) return null;
  const isOfEveryYear = rule.length === 'MM-DD'.length;
  const day = parseDate(isOfEveryYear ? `${year}-${rule}` : rule);
  if (day === null) return null;
  if (day.year !== year) return [];
  const first = toDayNumber(day);
  return [{ first, length: 1, start: first * dayMs, substitute: false }];
}

/**
 * The same for a rule that looks at the other holidays of its calendar.
 * @param all the rules of the calendar, in order; @param place whose calendar it is
 */
export function dependentDatesOf(
  { rule }: RuleTerms,
  all: readonly RuleTerms[],
  year: number,
  place: string,
): readonly RuleDate[] {
  return remembered(`${year} ${rule} in ${place}`, () => {
    const dated = datedRules(rule, year);
    return calendarOf(all, year)
      .getHolidays(year)
      .filter((record) => dated.includes(record.rule));
  });
}

function remembered(key: string, make: () => readonly HolidaysTypes.Holiday[]): readonly RuleDate[] {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const dates = make().map(dateOf);
  kept.set(key, dates);
  return dates;
}

/**
 * A calendar of these rules for a year, without a zone: the library's instants are then civil dates, as the clocks of the
 * host tell them. Rules name the zone where one matters.
 */
function calendarOf(rules: readonly RuleTerms[], year: number): Library {
  const calendar = new Library();
  const dated = rules.flatMap((terms) => datedRules(terms.rule, year).map((text) => ({ ...terms, text })));
  for (const { rule, text, type = 'public', active, disable, enable, substitute } of dated) {
    const understood = calendar.setHoliday(text, {
      // The library leaves out the second of two days of one name.
      name: { en: rule },
      type,
      ...(substitute === undefined ? {} : { substitute }),
      ...(disable === undefined ? {} : { disable }),
      ...(enable === undefined ? {} : { enable }),
      // The library turns the ranges into dates in place.
      ...(active === undefined ? {} : { active: active.map((range) => ({ ...range })) }),
    });
    if (!understood) throw new Error(`date-holidays: ${rule} is no rule`);
  }
  return calendar;
}

function dateOf({ date, start, end, substitute }: HolidaysTypes.Holiday): RuleDate {
  // The text has the day itself, where `start` may be the sunset before it.
  const first = parseDate(date.slice(0, 10));
  if (first === null) throw new Error(`date-holidays: ${date} is no date`);
  const days = Math.floor((civil(end) - civil(start)) / dayMs);
  return {
    first: toDayNumber(first),
    length: Math.max(1, days),
    start: civil(start),
    substitute: substitute === true,
  };
}

/** What the clocks of the host show, as if they showed UTC: days of 23 hours are days. */
const civil = (date: Date): number =>
  Date.UTC(
    ...([date.getFullYear(), date.getMonth(), date.getDate()] as const),
    ...([date.getHours(), date.getMinutes(), date.getSeconds()] as const),
  );
