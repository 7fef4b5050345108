import { describe, expect, test } from 'vitest';
import { computeDayNumber, countDaysInMonth, SECONDS_PER_DAY, computeWeekday } from './calendar.ts';
import { linesOf, rulesOf, zoneIds, zoneOf } from './edition.ts';
import { formatPosixTz } from './posix.ts';
import type { ZoneRule, ZoneLine } from './source.ts';

const formatPosix = (id: string) => formatPosixTz(linesOf(id), rulesOf);

test.each([
  // Source: the footers of the edition's TZif files (RFC 9636, section 3.3).
  ['America/New_York', 'EST5EDT,M3.2.0,M11.1.0'],
  ['Europe/Paris', 'CET-1CEST,M3.5.0,M10.5.0/3'],
  ['Europe/Dublin', 'IST-1GMT0,M10.5.0,M3.5.0/1'],
  ['Australia/Lord_Howe', '<+1030>-10:30<+11>-11,M10.1.0,M4.1.0'],
  ['Asia/Kathmandu', '<+0545>-5:45'],
  ['Asia/Tokyo', 'JST-9'],
  ['America/Nuuk', '<-02>2<-01>,M3.5.0/-1,M10.5.0/0'],
  ['America/Santiago', '<-04>4<-03>,M9.1.6/24,M4.1.6/24'],
  ['Asia/Gaza', 'EET-2EEST,M3.4.4/50,M10.4.4/50'],
  ['Antarctica/Troll', '<+00>0<+02>-2,M3.5.0/1,M10.5.0/3'],
  ['Asia/Jerusalem', 'IST-2IDT,M3.4.4/26,M10.5.0'],
  ['Etc/GMT+3', '<-03>3'],
  ['UTC', 'UTC0'],
])('the POSIX string of the zone %s is %s', (id, expected) => {
  expect(formatPosix(id)).toBe(expected);
});

interface PosixRules {
  readonly standard: number;
  readonly saving: number;
  /** Local times in seconds of both changes in a year: to daylight-saving time and back. */
  readonly changes?: (year: number) => readonly [number, number];
}

const parseSeconds = (text: string): number => {
  const [hour = '0', minute = '0', second = '0'] = text.replace('-', '').split(':');
  return (text.startsWith('-') ? -1 : 1) * (Number(hour) * 3600 + Number(minute) * 60 + Number(second));
};

/** Parses a POSIX TZ string by its definition (IEEE 1003.1, 8.3), independently of the formatter. */
function readPosix(text: string): PosixRules {
  const name = '(?:<[^>]+>|[A-Za-z]{3,})';
  const match = new RegExp(`^${name}(-?[\\d:]+)(?:${name}(-?[\\d:]+)?,([^,]+),([^,]+))?$`).exec(text);
  if (!match) throw new Error(`not a POSIX TZ string: ${text}`);
  const standard = -parseSeconds(match[1] ?? '');
  if (match[3] === undefined) return { standard, saving: standard };
  const parseChange = (rule: string) => {
    const [, month = 0, week = 0, day = 0, , time = '2'] = /^M(\d+)\.(\d)\.(\d)(\/(.+))?$/.exec(rule) ?? [];
    return (year: number) => {
      const first = computeDayNumber(year, Number(month), 1);
      const days = Array.from({ length: countDaysInMonth(year, Number(month)) }, (_, i) => first + i);
      const matchingDays = days.filter((each) => computeWeekday(each) === Number(day));
      const chosenDay = Number(week) === 5 ? matchingDays.at(-1) : matchingDays[Number(week) - 1];
      return (chosenDay ?? NaN) * SECONDS_PER_DAY + parseSeconds(time);
    };
  };
  const [into, out] = [parseChange(match[3]), parseChange(match[4] ?? '')];
  const saving = match[2] === undefined ? standard + 3600 : -parseSeconds(match[2]);
  return { standard, saving, changes: (year) => [into(year), out(year)] };
}

test('the POSIX string of every zone reproduces its rules over a 400-year cycle', () => {
  for (const id of zoneIds) {
    const zone = zoneOf(id);
    const { standard, saving, changes } = readPosix(formatPosix(id) ?? '');
    for (let year = 2100; year < 2500; year += 1) {
      const [into, out] = changes?.(year) ?? [
        computeDayNumber(year, 1, 1) * SECONDS_PER_DAY,
        computeDayNumber(year, 7, 1) * SECONDS_PER_DAY,
      ];
      const [start, end] = [into - standard, out - saving];
      const actualTypes = [start - 1, start, end - 1, end].map((instant) => zone.at(instant).offset);
      const expected = changes
        ? [standard, saving, saving, standard]
        : [standard, standard, standard, standard];
      if (actualTypes.join() !== expected.join())
        expect.fail(`${id} ${year}: ${actualTypes.join()} for ${expected.join()}`);
    }
  }
});

describe('rules that no current zone has', () => {
  const hour = 3600;
  const createEndlessRule = (month: number, day: string, time: number, save: number): ZoneRule => ({
    from: 2000,
    to: Infinity,
    at: (year) => computeDayNumber(year, month, 1) * SECONDS_PER_DAY + time,
    clock: 'wall',
    save,
    letters: save === 0 ? 'S' : 'D',
    written: { month, day, time },
  });
  const zoneLine: ZoneLine = { standardOffset: -5 * hour, rules: 'X', save: 0, format: 'E%sT', until: null };
  const formatRules = (rules: readonly ZoneRule[]) => formatPosixTz([zoneLine], () => rules);
  const endRule = createEndlessRule(11, 'Sun>=1', 2 * hour, 0);

  test.each([
    ['Sun>=8', 2 * hour, 'M3.2.0'],
    ['lastSun', 2 * hour, 'M3.5.0'],
    ['lastSat', 0, 'M3.5.6/0'],
    ['Thu>=22', -90 * 60, 'M3.4.4/-1:30'],
    ['Sun>=1', 2 * hour + 1, 'M3.1.0/2:00:01'],
    // The first Sunday from the 9th on is the day after the second Saturday.
    ['Sun>=9', 0, 'M3.2.6/24'],
    // The last Sunday up to the 28th is the fourth Sunday. The last Sunday up to the 29th is the day after the fourth Saturday.
    ['Sun<=28', 0, 'M3.4.0/0'],
    ['Sun<=29', 0, 'M3.4.6/24'],
    // RFC 9636, 3.3.1, allows up to 167 hours.
    ['Sun>=8', 167 * hour, 'M3.2.0/167'],
  ])('the POSIX form of a rule on %s at %i seconds is %s', (day, time, written) => {
    expect(formatRules([createEndlessRule(3, day, time, hour), endRule])).toBe(`EST5EDT,${written},M11.1.0`);
  });

  test('rules that POSIX cannot express yield no POSIX string', () => {
    expect(formatRules([createEndlessRule(3, 'Sun>=8', 168 * hour, hour), endRule])).toBeUndefined();
    expect(formatRules([createEndlessRule(3, '8', 0, hour), endRule])).toBeUndefined();
    expect(formatRules([createEndlessRule(3, 'Sun>=8', 0, hour)])).toBeUndefined();
    expect(
      formatRules([
        createEndlessRule(3, 'Sun>=8', 0, hour),
        endRule,
        createEndlessRule(7, 'Sun>=1', 0, 2 * hour),
      ]),
    ).toBeUndefined();
    // Either both rules have a saving, or no rule has one.
    expect(
      formatRules([createEndlessRule(3, 'Sun>=8', 0, hour), createEndlessRule(11, 'Sun>=1', 0, 2 * hour)]),
    ).toBeUndefined();
    expect(formatRules([createEndlessRule(3, 'Sun>=8', 0, 0), endRule])).toBeUndefined();
    expect(formatPosixTz([], () => [])).toBeUndefined();
  });

  test('a POSIX string contains the offset of a saving that is not one hour', () => {
    expect(formatRules([createEndlessRule(3, 'Sun>=8', 2 * hour, hour / 2), endRule])).toBe(
      'EST5EDT4:30,M3.2.0,M11.1.0',
    );
    expect(formatRules([createEndlessRule(3, 'Sun>=8', 2 * hour, -hour), endRule])).toBe(
      'EST5EDT6,M3.2.0,M11.1.0',
    );
  });

  test('a POSIX string converts times in standard time and in UTC to the wall time before the change', () => {
    const formatWithClock = (clock: ZoneRule['clock']) =>
      formatRules([
        { ...createEndlessRule(3, 'Sun>=8', hour, hour), clock },
        { ...endRule, clock },
      ]);
    expect(formatWithClock('standard')).toBe('EST5EDT,M3.2.0/1,M11.1.0/3');
    expect(formatWithClock('universal')).toBe('EST5EDT,M3.2.0/-4,M11.1.0/-2');
  });

  test('a POSIX string encloses abbreviations of fewer than three letters, or with other characters, in angle brackets', () => {
    const formatWithAbbreviation = (format: string) =>
      formatPosixTz([{ ...zoneLine, rules: null, format }], () => []);
    expect(['EST', 'EST5', '5EST', 'ES', '-05'].map(formatWithAbbreviation)).toEqual([
      'EST5',
      '<EST5>5',
      '<5EST>5',
      '<ES>5',
      '<-05>5',
    ]);
  });
});
