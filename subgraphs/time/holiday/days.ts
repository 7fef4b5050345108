import { formatIso, fromDayNumber } from '../date/gregorian.ts';
import { isDependentRule, type CalendarRule, type CalendarRules, type DayNames } from './calendar-rules.ts';
import { parseHijriPlace, type HijriDay } from './hijri.ts';
import { findRuleDates, findDependentDates, type RuleDate } from './rule-dates.ts';

/** One day of a holiday in one calendar, which is national or regional. */
export interface HolidayDay {
  /** ISO date in local time. */
  readonly date: string;
  readonly name: string;
  readonly nameLocal: string;
  readonly type: 'public' | 'observance';
  readonly substitute: boolean;
  /** The calendar rule from which the day was computed. */
  readonly rule: string;
  /** Whether the date is an estimate, because the authority has not announced it yet. */
  readonly estimated: boolean;
  /** Whether the law moves the holiday itself on some weekdays, instead of adding a substitute day. */
  readonly moves?: boolean;
  /** Possible day numbers of an estimated day. Default: one day earlier or later. */
  readonly range?: readonly [earliest: number, latest: number];
  /** The day of the Islamic year that determines the date. Undefined for non-Islamic holidays. */
  readonly hijri?: HijriDay;
}

/** Whether a rule has a duration: `chinese 01-0-01 P2D`, `1 Shawwal PT90H`. */
const hasDuration = ({ rule }: CalendarRule): boolean => / P[T\d]/.test(rule);

/** Returns the dates of a rule. Dates are cached, because their computation is the slowest part of a calendar. */
function findDates(calendar: CalendarRules, rule: CalendarRule, year: number): readonly RuleDate[] {
  return isDependentRule(rule.rule)
    ? findDependentDates(rule, calendar.rules, year, calendar.place)
    : findRuleDates(rule, year, rule.key);
}

/**
 * Yields a function for each rule of the calendar, which evaluates the rule and caches the dates. The caller can pause between
 * two rules.
 */
export function* listNeededDates(calendar: CalendarRules, year: number): Iterable<() => unknown> {
  for (const rule of calendar.rules) {
    yield () => findDates(calendar, rule, year);
    if (hasDuration(rule)) yield () => findDates(calendar, rule, year - 1);
  }
}

/** Returns the days of a calendar in a year, unordered. */
export function listDaysInYear(calendar: CalendarRules, year: number): HolidayDay[] {
  const days = expandDays(calendar, calendar.rules, year);
  // A holiday of several days can begin in December of the previous year.
  const multiDayRules = calendar.rules.filter(hasDuration);
  if (multiDayRules.length > 0) days.push(...expandDays(calendar, multiDayRules, year - 1));
  const prefix = `${year}-`;
  return days.filter((day) => day.date.startsWith(prefix));
}

interface NamedDay {
  readonly rule: CalendarRule;
  readonly date: RuleDate;
  readonly name: string;
}

/** Returns one record for each day of a holiday. date-holidays has a single record for a holiday of several days. */
function expandDays(calendar: CalendarRules, rules: readonly CalendarRule[], year: number): HolidayDay[] {
  const dates = rules.flatMap((rule) => findDates(calendar, rule, year).map((date) => ({ rule, date })));
  const listNamed = (key: keyof DayNames) =>
    removeDuplicates(
      dates.map(({ rule, date }) => ({
        rule,
        date,
        name: (date.substitute ? rule.substituteNames : rule.names)[key],
      })),
    );
  const english = new Map(listNamed('name').map((each) => [computeKey(each), each.name]));
  return listNamed('nameLocal').flatMap((each) => {
    const { rule, date, name: nameLocal } = each;
    return Array.from({ length: date.length }, (_, index) => ({
      date: formatIso(fromDayNumber(date.first + index)),
      name: english.get(computeKey(each)) ?? nameLocal,
      nameLocal,
      type: rule.type === 'public' ? 'public' : 'observance',
      substitute: date.substitute,
      rule: rule.rule,
      estimated: false,
      ...parseHijriPlace(rule.rule, date.first),
    }));
  });
}

const computeKey = ({ rule, date }: NamedDay) => `${date.start} ${rule.rule}`;

/** Types of holidays in descending order of official status. */
const typesByRank = ['public', 'bank', 'school', 'optional', 'observance'];
const computeRank = ({ rule }: NamedDay) => typesByRank.indexOf(rule.type);
const computeSubstituteRank = ({ rule }: NamedDay) => (/substitutes|and if /.test(rule.rule) ? 1 : 0);

/**
 * Sorts days by time and removes duplicates. Of two days with the same start and name, the day with the more official type is
 * kept. Days of plain rules take precedence over days of substitute rules.
 */
function removeDuplicates(days: readonly NamedDay[]): readonly NamedDay[] {
  const seenDays = new Set<string>();
  return [...days]
    .sort(
      (a, b) =>
        a.date.start - b.date.start ||
        computeRank(a) - computeRank(b) ||
        computeSubstituteRank(a) - computeSubstituteRank(b) ||
        a.rule.rule.length - b.rule.rule.length,
    )
    .filter(({ name, date: { start } }) => {
      const key = `${start} ${name}`;
      if (seenDays.has(key)) return false;
      seenDays.add(key);
      return true;
    });
}
