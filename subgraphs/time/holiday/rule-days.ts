import { LRUCache } from 'lru-cache';
import { fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { hijriMonths, type HijriDay } from './hijri.ts';
import { findFeastDays } from './lunar-feasts.ts';
import { findMoonShift } from './moon.ts';
import { findRuleDates } from './rule-dates.ts';
import type { RuleDay } from './rule-day.ts';

const fixedDatePattern = /^(\d{2})-(\d{2})$/;
const datesPattern = /^\d{4}-\d{2}-\d{2}( \d{4}-\d{2}-\d{2})*$/;
const easterPattern = /^(easter|orthodox)( -?\d+)?$/;
const hijriPattern = /^hijri (\d{2})-(\d{2})$/;
const weekdayBeforePattern = /^([a-z]+day) before (hijri \d{2}-\d{2})$/;
const feastPattern = /^@(\S+)$/;
/** Cache of evaluated rules, because every region of a country needs the rules of the country. The project has 1,400 rules. */
const daysCache = new LRUCache<string, readonly RuleDay[]>({ max: 10_000 });
const suffixPattern = /^(.*?)(?: ([+-]\d+))?(?: x(\d+))?$/;

/**
 * Returns the days of a rule in a Gregorian year. Rules are `05-01`, dates such as `2024-06-17 2025-06-07`, `easter -2` and
 * `orthodox 1`. The rule `hijri 10-01` has a month and day of the Islamic year, also in `friday before hijri 10-01`. The rule
 * `@diwali` is a feast of holiday-feasts.tsv. Other rules have the grammar of date-holidays: `3rd monday in May`, `chinese
 * 01-0-01`, `monday before 05-25`. The suffixes ` +1` and ` -1` move the day, and ` x3` is a holiday of three days.
 * @throws Error when the rule cannot be parsed
 */
export function findRuleDays(country: string, rule: string, year: number): readonly RuleDay[] {
  const key = `${country} ${year} ${rule}`;
  const cachedValue = daysCache.get(key);
  if (cachedValue !== undefined) return cachedValue;
  const days = computeDays(country, rule, year);
  daysCache.set(key, days);
  return days;
}

function computeDays(country: string, rule: string, year: number): readonly RuleDay[] {
  const [, bare = rule, offset = '0', times = '1'] = suffixPattern.exec(rule) ?? [];
  const [shift, length] = [Number(offset), Number(times)];
  if (shift === 0 && length === 1) return findFirstDays(country, bare, year);
  // A moved holiday, or a holiday of several days, can begin in an adjacent year.
  const days = [year - 1, year, year + 1].flatMap((each) => findFirstDays(country, bare, each));
  return days
    .flatMap(({ dayNumber, estimated }) =>
      Array.from({ length }, (_, index) => ({ dayNumber: dayNumber + shift + index, estimated })),
    )
    .filter(({ dayNumber }) => fromDayNumber(dayNumber).year === year);
}

function findFirstDays(country: string, rule: string, year: number): readonly RuleDay[] {
  const fixedDateMatch = fixedDatePattern.exec(rule);
  if (fixedDateMatch !== null) {
    const day = parseDate(`${year}-${rule}`);
    return day === null ? [] : [createCertainDay(toDayNumber(day))];
  }
  if (datesPattern.test(rule)) {
    return rule
      .split(' ')
      .filter((text) => text.startsWith(`${year}-`))
      .flatMap((text) => findLibraryDays(text, year).map(createCertainDay));
  }
  const easterMatch = easterPattern.exec(rule);
  if (easterMatch !== null) {
    const [, church = 'easter', distance = '0'] = easterMatch;
    return findLibraryDays(church, year).map((day) => createCertainDay(day + Number(distance)));
  }
  const hijriMatch = hijriPattern.exec(rule);
  if (hijriMatch !== null) {
    const [, month = '1', day = '1'] = hijriMatch;
    return findHijriDays(country, Number(month), Number(day), year);
  }
  const weekdayBeforeMatch = weekdayBeforePattern.exec(rule);
  if (weekdayBeforeMatch !== null) {
    const [, weekday = '', follower = ''] = weekdayBeforeMatch;
    return [year, year + 1]
      .flatMap((each) => findFirstDays(country, follower, each))
      .map((day) => findWeekdayBefore(weekday, day))
      .filter(({ dayNumber }) => fromDayNumber(dayNumber).year === year);
  }
  const feastMatch = feastPattern.exec(rule);
  if (feastMatch !== null) return findFeastDays(country, feastMatch[1] ?? '', year);
  return findLibraryDays(rule, year).map(createCertainDay);
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Returns the last day before a feast that is a given weekday. The result is certain if a feast one day earlier or later yields
 * the same day.
 */
function findWeekdayBefore(name: string, { dayNumber, estimated }: RuleDay): RuleDay {
  const weekday = weekdays.indexOf(name);
  const findPreviousWeekday = (day: number) => day - 1 - ((((day + 3 - weekday) % 7) + 7) % 7);
  const [earliest, found, latest] = [
    findPreviousWeekday(dayNumber - 1),
    findPreviousWeekday(dayNumber),
    findPreviousWeekday(dayNumber + 1),
  ];
  if (!estimated || (earliest === found && latest === found)) return createCertainDay(found);
  return { dayNumber: found, estimated, range: [earliest, latest] };
}

const createCertainDay = (dayNumber: number): RuleDay => ({ dayNumber, estimated: false });

function findHijriDays(country: string, month: number, day: number, year: number): RuleDay[] {
  const starts = [year - 1, year, year + 1].flatMap((each) =>
    findLibraryDays(`1 ${hijriMonths[month - 1] ?? ''}`, each),
  );
  return starts
    .map((firstOfMonth) => {
      const hijriDay: HijriDay = { month, day, firstOfMonth };
      const { days, estimated } = findMoonShift(country, hijriDay);
      return { dayNumber: firstOfMonth + day - 1 + days, estimated };
    })
    .filter(({ dayNumber }) => fromDayNumber(dayNumber).year === year);
}

/** Returns the day numbers of a rule in the grammar of date-holidays. */
const findLibraryDays = (rule: string, year: number): readonly number[] =>
  findRuleDates({ rule }, year).map(({ first }) => first);
