import { formatIso, fromDayNumber } from '../date/gregorian.ts';
import { isDependent, type CalendarRule, type CalendarRules, type DayNames } from './calendar-rules.ts';
import { hijriPlace, type HijriPlace } from './hijri.ts';
import { datesOf, dependentDatesOf, type RuleDate } from './rule-dates.ts';

/** One day of a holiday in one calendar: a national or a regional one. */
export interface HolidayDay {
  /** ISO date in local time. */
  readonly date: string;
  readonly name: string;
  readonly nameLocal: string;
  readonly type: 'public' | 'observance';
  readonly substitute: boolean;
  /** The calendar rule that produced the day. */
  readonly rule: string;
  /** Whether the date is not announced yet, so that the holiday may be a day earlier or later. */
  readonly estimated: boolean;
  /** Whether the law moves the holiday itself on some weekdays. */
  readonly moves?: boolean;
  /** Possible day numbers of an estimated day. Default: one day earlier or later. */
  readonly range?: readonly [earliest: number, latest: number];
  /** The day of the Islamic year, when it determines the date. */
  readonly hijri?: HijriPlace;
}

/** Whether a rule has a duration: `chinese 01-0-01 P2D`, `1 Shawwal PT90H`. */
const hasDuration = ({ rule }: CalendarRule): boolean => / P[T\d]/.test(rule);

/** Returns the dates of a rule from the cache; computing them is the slow part of a calendar. */
function datesInYear(calendar: CalendarRules, rule: CalendarRule, year: number): readonly RuleDate[] {
  return isDependent(rule.rule)
    ? dependentDatesOf(rule, calendar.rules, year, calendar.place)
    : datesOf(rule, year, rule.key);
}

/** Yields the evaluations that `daysInYear` needs, one rule at a time. */
export function* datesNeeded(calendar: CalendarRules, year: number): Iterable<() => unknown> {
  for (const rule of calendar.rules) {
    yield () => datesInYear(calendar, rule, year);
    if (hasDuration(rule)) yield () => datesInYear(calendar, rule, year - 1);
  }
}

/** Returns the days of a calendar in a year, unordered. */
export function daysInYear(calendar: CalendarRules, year: number): HolidayDay[] {
  const days = expand(calendar, calendar.rules, year);
  // A holiday of several days may continue from December.
  const lastingRules = calendar.rules.filter(hasDuration);
  if (lastingRules.length > 0) days.push(...expand(calendar, lastingRules, year - 1));
  const prefix = `${year}-`;
  return days.filter((day) => day.date.startsWith(prefix));
}

interface Named {
  readonly rule: CalendarRule;
  readonly date: RuleDate;
  readonly name: string;
}

/** Splits a holiday of several days, one record in the library, into one record for each day. */
function expand(calendar: CalendarRules, rules: readonly CalendarRule[], year: number): HolidayDay[] {
  const dates = rules.flatMap((rule) => datesInYear(calendar, rule, year).map((date) => ({ rule, date })));
  const named = (key: keyof DayNames) =>
    withoutDoubles(
      dates.map(({ rule, date }) => ({
        rule,
        date,
        name: (date.substitute ? rule.substituteNames : rule.names)[key],
      })),
    );
  const english = new Map(named('name').map((each) => [keyOf(each), each.name]));
  return named('nameLocal').flatMap((each) => {
    const { rule, date, name: nameLocal } = each;
    return Array.from({ length: date.length }, (_, index) => ({
      date: formatIso(fromDayNumber(date.first + index)),
      name: english.get(keyOf(each)) ?? nameLocal,
      nameLocal,
      type: rule.type === 'public' ? 'public' : 'observance',
      substitute: date.substitute,
      rule: rule.rule,
      estimated: false,
      ...hijriPlace(rule.rule, date.first),
    }));
  });
}

const keyOf = ({ rule, date }: Named) => `${date.start} ${rule.rule}`;

/** Types of holidays, the most official first. */
const ranks = ['public', 'bank', 'school', 'optional', 'observance'];
const rankOf = ({ rule }: Named) => ranks.indexOf(rule.type);
const substituteRank = ({ rule }: Named) => (/substitutes|and if /.test(rule.rule) ? 1 : 0);

/**
 * Sorts by time and drops duplicates. Of two days with the same start and name, keeps the more official one, and a
 * plain rule before a substitute rule.
 */
function withoutDoubles(days: readonly Named[]): readonly Named[] {
  const seen = new Set<string>();
  return [...days]
    .sort(
      (a, b) =>
        a.date.start - b.date.start ||
        rankOf(a) - rankOf(b) ||
        substituteRank(a) - substituteRank(b) ||
        a.rule.rule.length - b.rule.rule.length,
    )
    .filter(({ name, date: { start } }) => {
      const key = `${start} ${name}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
