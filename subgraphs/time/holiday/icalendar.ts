import { hash } from 'node:crypto';
import { formatIso, fromDayNumber, toDayNumber } from '../date/gregorian.ts';
import { parseDate } from '../date/parse-date.ts';
import { formatIcalendar, formatTextLine } from '../icalendar/icalendar.ts';
import type { Holiday } from '../schema.generated.ts';
import { readHolidayEdition } from './edition.ts';

export interface YearOfHolidays {
  readonly countryCode: string;
  readonly year: number;
  readonly holidays: readonly Holiday[];
}

/**
 * Formats the holidays of a year as an iCalendar object. Null when there are no holidays, because RFC 5545 requires at least
 * one component. DTSTAMP is the version of the holiday data, so that the text changes only with the data.
 */
export function formatHolidayCalendar({ countryCode, year, holidays }: YearOfHolidays): string | null {
  if (holidays.length === 0) return null;
  const stampLine = `DTSTAMP:${readHolidayEdition().replace('-', '')}01T000000Z`;
  const uidPrefix = `${countryCode}-${year}`;
  const countByName = new Map<string, number>();
  const events = holidays.flatMap((day) => {
    const identity = formatIdentity(day);
    const count = (countByName.get(identity) ?? 0) + 1;
    countByName.set(identity, count);
    const uid = `UID:${uidPrefix}-${hash('sha1', `${identity} ${count}`).slice(0, 16)}@holidays.lookup`;
    return formatEvent(day, uid, stampLine);
  });
  return formatIcalendar([formatTextLine('X-WR-CALNAME', `Holidays ${countryCode}`)], events);
}

/**
 * Returns the part of an event's UID that identifies the holiday. The date is not included, because the sighting of the moon
 * can still change the date. Days with the same name are numbered.
 */
const formatIdentity = ({ name, type, substitute, regions }: Holiday): string =>
  JSON.stringify([name, type, substitute, regions ?? []]);

function formatEvent(day: Holiday, uid: string, stamp: string): readonly string[] {
  const descriptionLines = [
    ...(day.nameLocal === day.name ? [] : [day.nameLocal]),
    ...(typeof day.from === 'string' ? [`From ${day.from} on.`] : []),
    ...(typeof day.to === 'string' ? [`Until ${day.to}.`] : []),
    ...(day.regions ? [`Only in ${day.regions.join(', ')}.`] : []),
    ...(day.estimated
      ? [`Estimated: between ${day.earliest} and ${day.latest}. The sighting of the moon decides.`]
      : []),
  ];
  return [
    'BEGIN:VEVENT',
    uid,
    stamp,
    `DTSTART;VALUE=DATE:${day.date.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${formatNextDay(day.date).replaceAll('-', '')}`,
    formatTextLine('SUMMARY', day.name),
    ...(descriptionLines.length === 0 ? [] : [formatTextLine('DESCRIPTION', descriptionLines.join('\n'))]),
    formatTextLine('CATEGORIES', day.type),
    `STATUS:${day.estimated ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function formatNextDay(date: string): string {
  const day = parseDate(date);
  return day === null ? date : formatIso(fromDayNumber(toDayNumber(day) + 1));
}
