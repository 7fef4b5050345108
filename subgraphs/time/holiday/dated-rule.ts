import { formatIso, fromDayNumber } from '../date/gregorian.ts';
import { zoneOf } from '../tz/edition.ts';
import { findLunarDay, findSolarTermDay, type LunisolarCalendar } from './lunisolar.ts';
import { computeSunInstant } from './sun.ts';
import { dayMs } from '../../../facts/iso-day.ts';

// Dates of lunisolar calendars are computed in this file, because date-holidays is slow: a year of Taiwan takes 70 ms.
const lunarPattern = /\b(chinese|korean|vietnamese) (\d{1,2})-([01])-(\d{1,2})(?!-|\d)/;
const solarTermPattern = /\b(chinese|korean|vietnamese) (\d{1,2})-(\d{1,2}) solarterm/;
const seasonPattern =
  /\b(march|june|september|december) (?:equinox|solstice)(?: in ([+-]\d\d:\d\d|\S+\/\S+))?/i;
const astronomicalPattern = new RegExp(
  [lunarPattern, solarTermPattern, seasonPattern].map(({ source }) => source).join('|'),
  'i',
);

const seasons = ['march', 'june', 'september', 'december'];
/** Maximum number of days between the date in a rule and the resulting day. */
const maxShift = 31;

const parseCalendar = (word: string | undefined): LunisolarCalendar =>
  word === 'korean' || word === 'vietnamese' ? word : 'chinese';

/**
 * Returns the UTC offset of a zone in milliseconds. The zone is an offset (`+09:00`) or an identifier; without a zone the result
 * is 0.
 */
function findOffset(zone: string | undefined, instant: number): number {
  if (zone === undefined) return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  if (sign === undefined) return zoneOf(zone).at(instant / 1000).offset * 1000;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Returns the day number of the lunar date or solar term in a rule, for the lunar or solar year that begins in `year`. */
function computeAstronomicalDay(rule: string, year: number): number | undefined {
  const lunarMatch = lunarPattern.exec(rule);
  if (lunarMatch !== null) {
    const [, calendar, month, leap, day] = lunarMatch;
    return findLunarDay(parseCalendar(calendar), year, {
      month: Number(month),
      leap: leap === '1',
      day: Number(day),
    });
  }
  const termMatch = solarTermPattern.exec(rule);
  if (termMatch !== null) {
    const [, calendar, term, day] = termMatch;
    return findSolarTermDay(parseCalendar(calendar), year, Number(term)) + Number(day) - 1;
  }
  const [, month = '', zone] = seasonPattern.exec(rule) ?? [];
  const instant = computeSunInstant(year, seasons.indexOf(month.toLowerCase()) * 90);
  return Math.floor((instant + findOffset(zone, instant)) / dayMs);
}

/**
 * Replaces the lunar date or solar term in a rule of date-holidays by its Gregorian date in a year. In 2026 the rule
 * `substitutes chinese 01-0-01 if sunday then next tuesday` becomes `substitutes 2026-02-17 if sunday then next tuesday`. Other
 * rules are returned unchanged.
 * @returns no rule when a winter date does not occur in the Gregorian year, two rules when the date occurs twice
 */
export function replaceAstronomicalDate(rule: string, year: number): readonly string[] {
  if (!astronomicalPattern.test(rule)) return [rule];
  const first = Date.UTC(year, 0, 1) / dayMs - maxShift;
  const last = Date.UTC(year, 11, 31) / dayMs + maxShift;
  return [year - 1, year, year + 1].flatMap((each) => {
    const day = computeAstronomicalDay(rule, each);
    if (day === undefined || day < first || day > last) return [];
    return [rule.replace(astronomicalPattern, formatIso(fromDayNumber(day)))];
  });
}
