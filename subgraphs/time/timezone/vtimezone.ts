import {
  toCivilDate,
  countDaysInMonth,
  SECONDS_PER_DAY,
  computeYearStart,
  computeWeekday,
} from '../tz/calendar.ts';
import type { ZoneChange } from '../tz/changes.ts';
import type { Edition } from '../tz/edition.ts';
import type { Zone } from '../tz/zone.ts';
import { formatOffset } from '../clock/timestamp.ts';
import { formatIcalendar } from '../icalendar/icalendar.ts';

/** Names of the weekdays in RFC 5545. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const formatDateTime = (local: number): string =>
  new Date(local * 1000).toISOString().replace(/[-:]|\.\d+Z/g, '');

const formatCompactOffset = (seconds: number): string => formatOffset(seconds).replaceAll(':', '');

function formatComponent({ at, before, after }: ZoneChange, repeats: string | undefined): readonly string[] {
  const kind = after.dst ? 'DAYLIGHT' : 'STANDARD';
  const start = Number.isFinite(at) ? formatDateTime(at + before.offset) : '00010101T000000';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    ...(repeats === undefined ? [] : [`RRULE:${repeats}`]),
    `TZOFFSETFROM:${formatCompactOffset(before.offset)}`,
    `TZOFFSETTO:${formatCompactOffset(after.offset)}`,
    `TZNAME:${after.abbreviation}`,
    `END:${kind}`,
  ];
}

/** Number of sample years. A yearly rule has fallen on each of its seven possible days within this period. */
const SAMPLE_YEARS = 40;

/** Returns the day of the year counted from its end: 31 December is -1. */
const countFromYearEnd = (days: number): number =>
  days - computeYearStart(toCivilDate(days).year + 1) / SECONDS_PER_DAY;

/**
 * Formats the RRULE of a yearly change, such as the second or last Sunday of a month, or a weekday within a range of seven
 * days.
 * @param onsets days of the change in many years
 */
function formatRecurrence(onsets: readonly number[]): string {
  const dates = onsets.map(toCivilDate);
  const day = WEEKDAYS[computeWeekday(onsets[0] ?? 0)] ?? '';
  const listWeek = (last: number) => Array.from({ length: 7 }, (_, index) => last - 6 + index).join(',');
  const months = new Set(dates.map(({ month }) => month));
  const [month = 0] = months;
  if (months.size > 1) {
    return `FREQ=YEARLY;BYYEARDAY=${listWeek(Math.max(...onsets.map(countFromYearEnd)))};BYDAY=${day}`;
  }
  const lastDay = Math.max(...dates.map((date) => date.day));
  if (lastDay === countDaysInMonth(dates[0]?.year ?? 0, month))
    return `FREQ=YEARLY;BYMONTH=${month};BYDAY=-1${day}`;
  if (lastDay % 7 === 0) return `FREQ=YEARLY;BYMONTH=${month};BYDAY=${lastDay / 7}${day}`;
  return `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${listWeek(lastDay)};BYDAY=${day}`;
}

/** Returns the local days of a change and of its recurrences in later years. */
function listOnsets(zone: Zone, period: number, perYear: number): readonly number[] {
  return Array.from({ length: SAMPLE_YEARS }, (_, year) => {
    const recurrencePeriod = period + year * perYear;
    return Math.floor(
      (zone.startOf(recurrencePeriod) + zone.typeOf(recurrencePeriod - 1).offset) / SECONDS_PER_DAY,
    );
  });
}

/**
 * Formats a zone as a VTIMEZONE component of RFC 5545. The component contains the offset at the start of a year, each later
 * change, and recurrence rules for permanent changes. Lines end with CRLF.
 */
export const formatVtimezone = (edition: Edition, id: string, fromYear: number): string =>
  formatComponentLines(edition, id, fromYear)
    .map((line) => `${line}\r\n`)
    .join('');

/** Formats an iCalendar object that contains only the VTIMEZONE component of a zone. */
export const formatZoneCalendar = (edition: Edition, id: string, fromYear: number): string =>
  formatIcalendar([], formatComponentLines(edition, id, fromYear));

function formatComponentLines(
  { linesOf, rulesOf, zoneOf }: Edition,
  id: string,
  fromYear: number,
): readonly string[] {
  const zone = zoneOf(id);
  const permanentRuleCount = rulesOf(linesOf(id).at(-1)?.rules ?? '').filter(
    ({ to }) => to === Infinity,
  ).length;
  const permanentStart = Math.max(zone.permanentFrom, computeYearStart(fromYear));
  const lines: string[] = [];
  let period = zone.periodAt(computeYearStart(fromYear));
  const createChange = (into: number): ZoneChange => ({
    at: zone.startOf(into),
    before: zone.typeOf(Math.max(0, into - 1)),
    after: zone.typeOf(into),
  });
  for (; zone.startOf(period) < permanentStart; period += 1)
    lines.push(...formatComponent(createChange(period), undefined));
  for (let rule = 0; rule < permanentRuleCount; rule += 1) {
    const rulePeriod = period + rule;
    lines.push(
      ...formatComponent(
        createChange(rulePeriod),
        formatRecurrence(listOnsets(zone, rulePeriod, permanentRuleCount)),
      ),
    );
  }
  return ['BEGIN:VTIMEZONE', `TZID:${id}`, ...lines, 'END:VTIMEZONE'];
}
