import { createRequire } from 'node:module';
import { isJsonObject } from '../../../core/json.ts';
import {
  computeDayNumber,
  countDaysInMonth,
  SECONDS_PER_DAY,
  computeYearStart,
  computeWeekday,
  computeYear,
} from './calendar.ts';

/**
 * Parser for the IANA source in the package `tzdata`. The package lacks parts of UNTIL columns, which `until-repairs.ts`
 * restores.
 */

/** The kind of clock in a rule or an UNTIL: wall time, standard time or UTC. */
export type ClockType = 'wall' | 'standard' | 'universal';

export interface UntilTime {
  /** Local time in seconds. `clock` defines whether the time is wall, standard or universal time. */
  readonly local: number;
  readonly clock: ClockType;
}

/** One period of a zone. Offsets are seconds east of UTC, savings are seconds ahead of standard time. */
export interface ZoneLine {
  readonly standardOffset: number;
  /** Name of the rule set in force; null when the constant `save` applies. */
  readonly rules: string | null;
  readonly save: number;
  /** Format of the abbreviation: `E%sT`, `GMT/BST`, `%z`, or plain. */
  readonly format: string;
  /** End of the period; null in the last line of a zone. */
  readonly until: UntilTime | null;
}

export interface ZoneRule {
  readonly from: number;
  /** Last year of the rule; Infinity for a permanent rule. */
  readonly to: number;
  /** Returns the local time in seconds at which the rule takes effect in a year. */
  readonly at: (year: number) => number;
  readonly clock: ClockType;
  readonly save: number;
  readonly letters: string;
  /**
   * Date and time as in the source, for POSIX TZ strings. Month is 1 to 12, day is `8`, `Sun>=8` or `lastSun`, and time is in
   * seconds since midnight.
   */
  readonly written: { readonly month: number; readonly day: string; readonly time: number };
}

export interface ZoneSource {
  readonly version: string;
  readonly zones: ReadonlyMap<string, readonly ZoneLine[]>;
  /** Targets of aliases, by alias. */
  readonly links: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, readonly ZoneRule[]>;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function requireText(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`tzdata: expected text, got ${JSON.stringify(value)}`);
  return value;
}

function requireNumber(value: unknown): number {
  const parsed = Number(requireText(value));
  if (!Number.isFinite(parsed)) throw new Error(`tzdata: expected a number, got ${JSON.stringify(value)}`);
  return parsed;
}

function parseClockType(suffix: unknown): ClockType {
  if (suffix === null || suffix === 'w') return 'wall';
  if (suffix === 's') return 'standard';
  if (suffix === 'u' || suffix === 'g' || suffix === 'z') return 'universal';
  throw new Error(`tzdata: unknown clock ${JSON.stringify(suffix)}`);
}

/** Converts `8`, `Sun>=8`, `Fri<=1` or `lastSun` in a month to a number of days since 1970-01-01. */
export function resolveDayOfMonth(written: string, year: number, month: number): number {
  if (/^\d+$/.test(written)) return computeDayNumber(year, month, Number(written));
  const lastMatch = /^last(\w{3})$/.exec(written);
  const relativeMatch = /^(\w{3})([<>])=(\d+)$/.exec(written);
  const weekdayIndex = WEEKDAYS.indexOf(lastMatch?.[1] ?? relativeMatch?.[1] ?? '');
  if (weekdayIndex < 0) throw new Error(`tzdata: unknown day ${written}`);
  const isForward = relativeMatch?.[2] === '>';
  const boundDay = computeDayNumber(
    year,
    month,
    relativeMatch ? Number(relativeMatch[3]) : countDaysInMonth(year, month),
  );
  const distance = computeWeekday(boundDay) - weekdayIndex;
  return isForward ? boundDay + ((7 - distance) % 7) : boundDay - ((distance + 7) % 7);
}

function parseRule(row: unknown): ZoneRule {
  if (!isList(row)) throw new Error('tzdata: a rule is not a list');
  const [from, to, , month, day, at, save, letters] = row;
  if (!isList(at)) throw new Error('tzdata: a rule has no time');
  const monthNumber = MONTHS.indexOf(requireText(month)) + 1;
  const dayText = requireText(day);
  const timeSeconds = requireNumber(at[0]) * 3600 + requireNumber(at[1]) * 60 + requireNumber(at[2]);
  return {
    from: requireNumber(from),
    to: to === 'only' ? requireNumber(from) : to === 'max' ? Infinity : requireNumber(to),
    at: (year) => resolveDayOfMonth(dayText, year, monthNumber) * SECONDS_PER_DAY + timeSeconds,
    clock: parseClockType(at[3]),
    save: requireNumber(save) * 60,
    letters: letters === '-' ? '' : requireText(letters),
    written: { month: monthNumber, day: dayText, time: timeSeconds },
  };
}

/** Parses a saving (`1:00`, `-1:00` or `0:20`) to seconds. */
function parseSave(written: string): number {
  const match = /^(-?)(\d+):(\d\d)$/.exec(written);
  if (!match) throw new Error(`tzdata: unknown saving ${written}`);
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 3600 + Number(match[3]) * 60);
}

/**
 * Parses an UNTIL. The package encodes a year without a date (`1975`) as the last of December; the correct date is the first of
 * January.
 */
function parseUntil(value: unknown): UntilTime | null {
  if (value === null) return null;
  const localSeconds = requireNumber(value) / 1000;
  const year = computeYear(localSeconds);
  const isLastOfDecember = localSeconds === computeYearStart(year + 1) - SECONDS_PER_DAY;
  return { local: isLastOfDecember ? computeYearStart(year) : localSeconds, clock: 'wall' };
}

function parseLine(row: unknown): ZoneLine {
  if (!isList(row)) throw new Error('tzdata: a zone line is not a list');
  const [west, rules, format, until] = row;
  const rulesText = requireText(rules);
  const isFixed = rulesText === '-' || /^-?\d+:\d\d$/.test(rulesText);
  return {
    // The package contains minutes west of UTC. `|| 0` turns -0 into 0.
    standardOffset: Math.round(-requireNumber(west) * 60) || 0,
    rules: isFixed ? null : rulesText,
    save: rulesText === '-' || !isFixed ? 0 : parseSave(rulesText),
    format: requireText(format),
    until: parseUntil(until),
  };
}

/** Parses the data of the package. @throws Error when the format differs from that of edition 2026c */
export const readSource = (): ZoneSource =>
  parseSource(createRequire(import.meta.url)('tzdata/timezone-data.json'));

/** Parses the content of the package's data file. @throws Error when the format differs from that of edition 2026c */
export function parseSource(raw: unknown): ZoneSource {
  if (!isJsonObject(raw) || !isJsonObject(raw['zones']) || !isJsonObject(raw['rules'])) {
    throw new Error('tzdata: zones or rules are missing');
  }
  const zones = new Map<string, readonly ZoneLine[]>();
  const links = new Map<string, string>();
  for (const [name, value] of Object.entries(raw['zones'])) {
    if (typeof value === 'string') links.set(name, value);
    else if (isList(value)) zones.set(name, value.map(parseLine));
    else throw new Error(`tzdata: zone ${name} is neither a link nor a list`);
  }
  const rules = new Map<string, readonly ZoneRule[]>();
  for (const [name, value] of Object.entries(raw['rules'])) {
    if (!isList(value)) throw new Error(`tzdata: rule set ${name} is not a list`);
    rules.set(name, value.map(parseRule));
  }
  return { version: requireText(raw['version']), zones, links, rules };
}
