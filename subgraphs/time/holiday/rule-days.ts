import { LRUCache } from 'lru-cache';
import { fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { hijriMonths, type HijriPlace } from './hijri.ts';
import { lunarDays } from './lunar-feasts.ts';
import { moonShift } from './moon.ts';
import { datesOf } from './rule-dates.ts';
import type { RuleDay } from './rule-day.ts';

const fixedDatePattern = /^(\d{2})-(\d{2})$/;
const datesPattern = /^\d{4}-\d{2}-\d{2}( \d{4}-\d{2}-\d{2})*$/;
const easterPattern = /^(easter|orthodox)( -?\d+)?$/;
const hijriPattern = /^hijri (\d{2})-(\d{2})$/;
const weekdayBeforePattern = /^([a-z]+day) before (hijri \d{2}-\d{2})$/;
const feastPattern = /^@(\S+)$/;
/**
 * Cache of evaluated rules, because every region of a country needs the country's rules; the project has 1,400 rules.
 */
const daysCache = new LRUCache<string, readonly RuleDay[]>({ max: 10_000 });
const suffixPattern = /^(.*?)(?: ([+-]\d+))?(?: x(\d+))?$/;

/**
 * Returns the days of a rule in a Gregorian year. Rules: `05-01`; dates `2024-06-17 2025-06-07`; `easter -2`,
 * `orthodox 1`; `hijri 10-01` (month and day of the Islamic year); `friday before hijri 10-01`; `@diwali` (a feast of
 * holiday-feasts.tsv); otherwise the grammar of date-holidays (`3rd monday in May`, `chinese 01-0-01`, `monday before
 * 05-25`). A suffix ` +1` or ` -1` moves the day, ` x3` makes it last three days.
 * @throws Error when the rule cannot be parsed
 */
export function ruleDays(country: string, rule: string, year: number): readonly RuleDay[] {
  const key = `${country} ${year} ${rule}`;
  const cached = daysCache.get(key);
  if (cached !== undefined) return cached;
  const days = computeDays(country, rule, year);
  daysCache.set(key, days);
  return days;
}

function computeDays(country: string, rule: string, year: number): readonly RuleDay[] {
  const [, bare = rule, offset = '0', times = '1'] = suffixPattern.exec(rule) ?? [];
  const [shift, length] = [Number(offset), Number(times)];
  if (shift === 0 && length === 1) return firstDays(country, bare, year);
  // A moved or lasting day may come from an adjacent year.
  const days = [year - 1, year, year + 1].flatMap((each) => firstDays(country, bare, each));
  return days
    .flatMap(({ dayNumber, estimated }) =>
      Array.from({ length }, (_, index) => ({ dayNumber: dayNumber + shift + index, estimated })),
    )
    .filter(({ dayNumber }) => fromDayNumber(dayNumber).year === year);
}

function firstDays(country: string, rule: string, year: number): readonly RuleDay[] {
  const onFixed = fixedDatePattern.exec(rule);
  if (onFixed !== null) {
    const day = parseDate(`${year}-${rule}`);
    return day === null ? [] : [certainDay(toDayNumber(day))];
  }
  if (datesPattern.test(rule)) {
    return rule
      .split(' ')
      .filter((text) => text.startsWith(`${year}-`))
      .flatMap((text) => libraryDays(text, year).map(certainDay));
  }
  const onEaster = easterPattern.exec(rule);
  if (onEaster !== null) {
    const [, church = 'easter', distance = '0'] = onEaster;
    return libraryDays(church, year).map((day) => certainDay(day + Number(distance)));
  }
  const onHijri = hijriPattern.exec(rule);
  if (onHijri !== null) {
    const [, month = '1', day = '1'] = onHijri;
    return hijriDays(country, Number(month), Number(day), year);
  }
  const onBefore = weekdayBeforePattern.exec(rule);
  if (onBefore !== null) {
    const [, weekday = '', follower = ''] = onBefore;
    return [year, year + 1]
      .flatMap((each) => firstDays(country, follower, each))
      .map((day) => weekdayBefore(weekday, day))
      .filter(({ dayNumber }) => fromDayNumber(dayNumber).year === year);
  }
  const onFeast = feastPattern.exec(rule);
  if (onFeast !== null) return lunarDays(country, onFeast[1] ?? '', year);
  return libraryDays(rule, year).map(certainDay);
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Returns the last given weekday before a day. The result is certain when an error of one day in the given day would not change
 * it.
 */
function weekdayBefore(name: string, { dayNumber, estimated }: RuleDay): RuleDay {
  const weekday = weekdays.indexOf(name);
  const last = (day: number) => day - 1 - ((((day + 3 - weekday) % 7) + 7) % 7);
  const [earliest, found, latest] = [last(dayNumber - 1), last(dayNumber), last(dayNumber + 1)];
  if (!estimated || (earliest === found && latest === found)) return certainDay(found);
  return { dayNumber: found, estimated, range: [earliest, latest] };
}

const certainDay = (dayNumber: number): RuleDay => ({ dayNumber, estimated: false });

function hijriDays(country: string, month: number, day: number, year: number): RuleDay[] {
  const starts = [year - 1, year, year + 1].flatMap((each) =>
    libraryDays(`1 ${hijriMonths[month - 1] ?? ''}`, each),
  );
  return starts
    .map((firstOfMonth) => {
      const place: HijriPlace = { month, day, firstOfMonth };
      const { days, estimated } = moonShift(country, place);
      return { dayNumber: firstOfMonth + day - 1 + days, estimated };
    })
    .filter(({ dayNumber }) => fromDayNumber(dayNumber).year === year);
}

/** Day numbers of a rule in the grammar of date-holidays. */
const libraryDays = (rule: string, year: number): readonly number[] =>
  datesOf({ rule }, year).map(({ first }) => first);
