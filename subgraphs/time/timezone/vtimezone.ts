import { civilDate, daysInMonth, SECONDS_PER_DAY, startOfYear, weekday } from '../tz/calendar.ts';
import type { Change } from '../tz/changes.ts';
import type { Edition } from '../tz/edition.ts';
import type { Zone } from '../tz/zone.ts';
import { formatOffset } from '../clock/timestamp.ts';
import { icalendarOf } from '../icalendar/icalendar.ts';

/** Names of the weekdays in RFC 5545. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const dateTime = (local: number): string => new Date(local * 1000).toISOString().replace(/[-:]|\.\d+Z/g, '');

const offset = (seconds: number): string => formatOffset(seconds).replaceAll(':', '');

function component({ at, before, after }: Change, repeats: string | undefined): readonly string[] {
  const kind = after.dst ? 'DAYLIGHT' : 'STANDARD';
  const start = Number.isFinite(at) ? dateTime(at + before.offset) : '00010101T000000';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    ...(repeats === undefined ? [] : [`RRULE:${repeats}`]),
    `TZOFFSETFROM:${offset(before.offset)}`,
    `TZOFFSETTO:${offset(after.offset)}`,
    `TZNAME:${after.abbreviation}`,
    `END:${kind}`,
  ];
}

/** Number of years in which a yearly rule falls on each of its seven possible days. */
const SAMPLE_YEARS = 40;

/** Returns the day of the year counted from its end: 31 December is -1. */
const dayFromYearEnd = (days: number): number =>
  days - startOfYear(civilDate(days).year + 1) / SECONDS_PER_DAY;

/**
 * The RRULE of a yearly change: the second Sunday, the last one, a weekday within any seven days of a month, or
 * within seven days that reach into the next month.
 * @param onsets days of the change in many years
 */
function recurrence(onsets: readonly number[]): string {
  const dates = onsets.map(civilDate);
  const day = WEEKDAYS[weekday(onsets[0] ?? 0)] ?? '';
  const week = (last: number) => Array.from({ length: 7 }, (_, index) => last - 6 + index).join(',');
  const months = new Set(dates.map(({ month }) => month));
  const [month = 0] = months;
  if (months.size > 1) {
    return `FREQ=YEARLY;BYYEARDAY=${week(Math.max(...onsets.map(dayFromYearEnd)))};BYDAY=${day}`;
  }
  const last = Math.max(...dates.map((date) => date.day));
  if (last === daysInMonth(dates[0]?.year ?? 0, month)) return `FREQ=YEARLY;BYMONTH=${month};BYDAY=-1${day}`;
  if (last % 7 === 0) return `FREQ=YEARLY;BYMONTH=${month};BYDAY=${last / 7}${day}`;
  return `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${week(last)};BYDAY=${day}`;
}

/** The local days of a change and of its recurrences in later years. */
function onsetsOf(zone: Zone, period: number, perYear: number): readonly number[] {
  return Array.from({ length: SAMPLE_YEARS }, (_, year) => {
    const recurrencePeriod = period + year * perYear;
    return Math.floor(
      (zone.startOf(recurrencePeriod) + zone.typeOf(recurrencePeriod - 1).offset) / SECONDS_PER_DAY,
    );
  });
}

/**
 * Formats a zone as an RFC 5545 VTIMEZONE component: the offset in force when a year begins, each later change, and
 * recurrence rules for permanent ones. Lines end with CRLF.
 */
export const vtimezoneOf = (edition: Edition, id: string, fromYear: number): string =>
  componentLines(edition, id, fromYear)
    .map((line) => `${line}\r\n`)
    .join('');

/** Formats a zone as an iCalendar object that contains only its VTIMEZONE component. */
export const zoneCalendarOf = (edition: Edition, id: string, fromYear: number): string =>
  icalendarOf([], componentLines(edition, id, fromYear));

function componentLines(
  { linesOf, rulesOf, zoneOf }: Edition,
  id: string,
  fromYear: number,
): readonly string[] {
  const zone = zoneOf(id);
  const permanentRules = rulesOf(linesOf(id).at(-1)?.rules ?? '').filter(({ to }) => to === Infinity).length;
  const permanentFrom = Math.max(zone.permanentFrom, startOfYear(fromYear));
  const lines: string[] = [];
  let period = zone.periodAt(startOfYear(fromYear));
  const changeAtPeriod = (into: number): Change => ({
    at: zone.startOf(into),
    before: zone.typeOf(Math.max(0, into - 1)),
    after: zone.typeOf(into),
  });
  for (; zone.startOf(period) < permanentFrom; period += 1)
    lines.push(...component(changeAtPeriod(period), undefined));
  for (let rule = 0; rule < permanentRules; rule += 1) {
    const rulePeriod = period + rule;
    lines.push(
      ...component(changeAtPeriod(rulePeriod), recurrence(onsetsOf(zone, rulePeriod, permanentRules))),
    );
  }
  return ['BEGIN:VTIMEZONE', `TZID:${id}`, ...lines, 'END:VTIMEZONE'];
}
