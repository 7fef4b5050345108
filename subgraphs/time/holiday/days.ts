import type Holidays from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { hijriPlace, type HijriPlace } from './hijri.ts';

/** One day of a holiday in one calendar: that of a country as a whole, or of one of its regions. */
export interface HolidayDay {
  /** ISO date in the calendar of the country. */
  readonly date: string;
  readonly name: string;
  readonly nameLocal: string;
  readonly type: 'public' | 'observance';
  readonly substitute: boolean;
  /** The rule of the calendar that it follows from. */
  readonly rule: string;
  /** True: nobody has announced the date yet; it may turn out a day earlier or later. */
  readonly estimated: boolean;
  /** Where in the Islamic year it lies, if that decides its date. */
  readonly hijri?: HijriPlace;
}

const millisecondsPerDay = 86_400_000;
/** A rule with a duration: `chinese 01-0-01 P2D`, `1 Shawwal PT90H`. */
const lasting = / P[T\d]/;

/**
 * The days of a calendar in a year, unordered. The calendar is spent afterwards: it knows only its lasting rules.
 * @param calendar made for the time zone UTC, so that instants stand for civil dates.
 */
export function daysInYear(calendar: Holidays, year: number): HolidayDay[] {
  const days = expand(calendar, year);
  // A holiday of several days may reach in from December.
  for (const rule of rulesOf(calendar).keys()) if (!lasting.test(rule)) calendar.unsetRule(rule);
  days.push(...expand(calendar, year - 1));
  const prefix = `${year}-`;
  return days.filter((day) => day.date.startsWith(prefix));
}

/** The rules of a calendar, each with all that the library knows of it as text. */
export function rulesOf(calendar: Holidays): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  for (const rule of calendar.getRules()) {
    if ('rule' in rule && typeof rule.rule === 'string') rules.set(rule.rule, JSON.stringify(rule));
  }
  return rules;
}

/** The library has one record for a holiday of several days; here each day has its own. */
function expand(calendar: Holidays, year: number): HolidayDay[] {
  const days: HolidayDay[] = [];
  // Local names first: asking for a language changes the order of languages for good.
  const speaksEnglish = calendar.getLanguages()[0]?.startsWith('en') === true;
  const records = calendar.getHolidays(year);
  const english = new Map(
    (speaksEnglish ? [] : calendar.getHolidays(year, 'en')).map((record) => [keyOf(record), record.name]),
  );
  for (const record of records) {
    const { date, start, end, name, type, rule, substitute } = record;
    // The text has the day itself; `start` of Islamic and Hebrew holidays is the sunset before it.
    const first = parseDate(date.slice(0, 10));
    if (first === null) throw new Error(`date-holidays: ${date} is no date`);
    const firstNumber = toDayNumber(first);
    // Half a day at the end is not a day off; a holiday of half a day is listed.
    const length = Math.max(1, Math.floor((end.getTime() - start.getTime()) / millisecondsPerDay));
    for (let index = 0; index < length; index += 1) {
      days.push({
        date: formatIso(fromDayNumber(firstNumber + index)),
        name: english.get(keyOf(record)) ?? name,
        nameLocal: name,
        type: type === 'public' ? 'public' : 'observance',
        substitute: substitute === true,
        rule,
        estimated: false,
        ...hijriPlace(rule, firstNumber),
      });
    }
  }
  return days;
}

const keyOf = ({ start, rule }: HolidaysTypes.Holiday) => `${start.getTime()} ${rule}`;
