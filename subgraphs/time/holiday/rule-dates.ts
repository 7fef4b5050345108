import Library from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import { LRUCache } from 'lru-cache';
import { toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';

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
const millisecondsPerDay = 86_400_000;

/** Terms that are equal give equal dates. */
export const keyOfTerms = ({ rule, active, disable, enable, substitute }: RuleTerms): string =>
  `${rule} ${JSON.stringify([active, disable, enable, substitute])}`;

/**
 * The dates of a rule that looks at nothing but the calendar, by time.
 * @param key that of the terms, which whoever asks for many years keeps.
 * @throws Error when the library does not understand the rule.
 */
export function datesOf(terms: RuleTerms, year: number, key = keyOfTerms(terms)): readonly RuleDate[] {
  return remembered(`${year} ${key}`, () => calendarOf([terms]).getHolidays(year));
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
  return remembered(`${year} ${rule} in ${place}`, () =>
    calendarOf(all)
      .getHolidays(year)
      .filter((record) => record.rule === rule),
  );
}

function remembered(key: string, make: () => readonly HolidaysTypes.Holiday[]): readonly RuleDate[] {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const dates = make().map(dateOf);
  kept.set(key, dates);
  return dates;
}

/** A calendar of these rules, in UTC: there the library's instants are civil dates. Rules name the zone where one matters. */
function calendarOf(rules: readonly RuleTerms[]): Library {
  const calendar = new Library();
  calendar.setTimezone('UTC');
  for (const { rule, type = 'public', active, disable, enable, substitute } of rules) {
    const understood = calendar.setHoliday(rule, {
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
  const days = Math.floor((end.getTime() - start.getTime()) / millisecondsPerDay);
  return {
    first: toDayNumber(first),
    length: Math.max(1, days),
    start: start.getTime(),
    substitute: substitute === true,
  };
}
