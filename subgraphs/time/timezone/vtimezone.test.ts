import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { computeDayNumber, countDaysInMonth, SECONDS_PER_DAY, computeWeekday } from '../tz/calendar.ts';
import { pinnedEdition, zoneIds, zoneOf } from '../tz/edition.ts';
import { formatVtimezone, formatZoneCalendar } from './vtimezone.ts';

interface Onset {
  readonly at: number;
  readonly offset: number;
  readonly name: string;
  readonly daylight: boolean;
}

const parseLocal = (text: string): number => {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const time = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  return computeDayNumber(Number(year), Number(month), Number(day)) * SECONDS_PER_DAY + time;
};
const parseOffset = (text: string): number => {
  const [, sign, hour, minute, second = '0'] = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hour) * 3600 + Number(minute) * 60 + Number(second));
};

/** Computes the day number from BYYEARDAY and BYDAY of a yearly rule. */
function findYearDay(rule: ReadonlyMap<string, string>, year: number): number {
  const requestedWeekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'].indexOf(rule.get('BYDAY') ?? '');
  const days = (rule.get('BYYEARDAY') ?? '')
    .split(',')
    .map((day) => computeDayNumber(year + 1, 1, 1) + Number(day));
  return days.find((day) => computeWeekday(day) === requestedWeekday) ?? NaN;
}

function findDay(rule: ReadonlyMap<string, string>, year: number): number {
  if (rule.has('BYYEARDAY')) return findYearDay(rule, year);
  const month = Number(rule.get('BYMONTH'));
  const [, nth = '', day = ''] = /^(-?\d*)(\w\w)$/.exec(rule.get('BYDAY') ?? '') ?? [];
  const requestedWeekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'].indexOf(day);
  const allowedDays = rule.get('BYMONTHDAY')?.split(',').map(Number);
  const matchingDays = Array.from({ length: countDaysInMonth(year, month) }, (_, i) => i + 1).filter(
    (each) =>
      computeWeekday(computeDayNumber(year, month, each)) === requestedWeekday &&
      (allowedDays?.includes(each) ?? true),
  );
  const chosenDay =
    nth === '' ? matchingDays[0] : nth === '-1' ? matchingDays.at(-1) : matchingDays[Number(nth) - 1];
  return computeDayNumber(year, month, chosenDay ?? NaN);
}

/** Parses a VTIMEZONE by RFC 5545 section 3.6.5, independently of the formatter, up to a year. */
function readOnsets(text: string, throughYear: number): readonly Onset[] {
  const onsets: Onset[] = [];
  for (const [, kind, body = ''] of text.matchAll(/BEGIN:(STANDARD|DAYLIGHT)\r\n([\s\S]*?)END:\1\r\n/g)) {
    const fields = new Map(
      body.split('\r\n').map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string]),
    );
    const start = parseLocal(fields.get('DTSTART') ?? '');
    const from = parseOffset(fields.get('TZOFFSETFROM') ?? '');
    const onsetFields = {
      offset: parseOffset(fields.get('TZOFFSETTO') ?? ''),
      name: fields.get('TZNAME') ?? '',
      daylight: kind === 'DAYLIGHT',
    };
    const rule = fields.get('RRULE');
    if (rule === undefined) onsets.push({ at: start - from, ...onsetFields });
    else {
      const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
      expect(parts.get('FREQ')).toBe('YEARLY');
      const first = Number((fields.get('DTSTART') ?? '').slice(0, 4));
      const time = ((start % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY;
      for (let year = first; year <= throughYear; year += 1) {
        onsets.push({ at: findDay(parts, year) * SECONDS_PER_DAY + time - from, ...onsetFields });
      }
      expect(findDay(parts, first) * SECONDS_PER_DAY + time).toBe(start);
    }
  }
  return onsets.sort((a, b) => a.at - b.at);
}

test('a VTIMEZONE component reproduces the rules of every zone from 2020 to 2300', () => {
  const [from, through] = [
    computeDayNumber(2020, 1, 1) * SECONDS_PER_DAY,
    computeDayNumber(2300, 1, 1) * SECONDS_PER_DAY,
  ];
  for (const id of zoneIds) {
    const zone = zoneOf(id);
    const onsets = readOnsets(formatVtimezone(pinnedEdition, id, 2020), 2300).filter(
      ({ at }) => at < through,
    );
    const expected = [];
    for (let period = zone.periodAt(from); zone.startOf(period) < through; period += 1) {
      const { offset: utc, abbreviation, dst } = zone.typeOf(period);
      expected.push(
        `${utc} ${abbreviation} ${dst} ${zone.startOf(period) <= from ? 'since' : zone.startOf(period)}`,
      );
    }
    const readRows = onsets.map(
      (each) => `${each.offset} ${each.name} ${each.daylight} ${each.at <= from ? 'since' : each.at}`,
    );
    if (readRows.join('\n') !== expected.join('\n')) expect(readRows, id).toEqual(expected);
  }
});

test('a VTIMEZONE component has the format of RFC 5545', () => {
  const vtimezone = formatVtimezone(pinnedEdition, 'Asia/Tokyo', 2026);
  expect(vtimezone).toBe(
    [
      ...['BEGIN:VTIMEZONE', 'TZID:Asia/Tokyo', 'BEGIN:STANDARD', 'DTSTART:19510909T010000'],
      ...['TZOFFSETFROM:+1000', 'TZOFFSETTO:+0900', 'TZNAME:JST', 'END:STANDARD', 'END:VTIMEZONE', ''],
    ].join('\r\n'),
  );
});

// Other calendars and the examples of RFC 5545, section 3.6.5, have these rules.
test.each([
  [
    'America/New_York',
    [
      'DTSTART:20260308T020000 FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'DTSTART:20261101T020000 FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    ],
  ],
  [
    'Europe/Paris',
    [
      'DTSTART:20260329T020000 FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'DTSTART:20261025T030000 FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    ],
  ],
])('the VTIMEZONE component of %s expresses its yearly rules in the usual form', (id, rules) => {
  const startAndRules = [
    ...formatVtimezone(pinnedEdition, id, 2026).matchAll(/(DTSTART:\S+)\r\nRRULE:(\S+)/g),
  ];
  expect(startAndRules.map(([, start, rule]) => `${start} ${rule}`)).toEqual(rules);
});

test('a VTIMEZONE component that starts in year 1 begins with the first recorded offset of the zone', () => {
  const vtimezone = formatVtimezone(pinnedEdition, 'Asia/Kathmandu', 1);
  expect(vtimezone.split('\r\n').slice(2, 7)).toEqual([
    'BEGIN:STANDARD',
    'DTSTART:00010101T000000',
    'TZOFFSETFROM:+054116',
    'TZOFFSETTO:+054116',
    'TZNAME:LMT',
  ]);
});

test('an independent RFC 5545 implementation computes the offsets of the zone from a VTIMEZONE component', () => {
  const instants = Array.from({ length: 48 }, (_, index) => Date.UTC(2026, index, 15, 12) / 1000);
  for (const id of [
    'America/New_York',
    'Europe/Dublin',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Gaza',
  ]) {
    const calendarComponent = new ICAL.Component(
      ICAL.parse(formatZoneCalendar(pinnedEdition, id, 2026)) as unknown[],
    );
    expect([calendarComponent.name, calendarComponent.getFirstPropertyValue('version')]).toEqual([
      'vcalendar',
      '2.0',
    ]);
    const component = calendarComponent.getFirstSubcomponent('vtimezone');
    const icalZone = ICAL.Timezone.fromData(component ?? '');
    for (const instant of instants) {
      const { offset: expected } = zoneOf(id).at(instant);
      const expectedDate = new Date((instant + expected) * 1000);
      const time = ICAL.Time.fromData({
        year: expectedDate.getUTCFullYear(),
        month: expectedDate.getUTCMonth() + 1,
        day: expectedDate.getUTCDate(),
        hour: expectedDate.getUTCHours(),
        minute: expectedDate.getUTCMinutes(),
      });
      expect(icalZone.utcOffset(time), `${id} ${expectedDate.toISOString()}`).toBe(expected);
    }
  }
});
