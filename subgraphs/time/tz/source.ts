import { createRequire } from 'node:module';
import { isJsonObject } from '../../../core/json.ts';
import { dayNumber, daysInMonth, SECONDS_PER_DAY, startOfYear, weekday, yearOf } from './calendar.ts';

/**
 * Parser for the IANA source in the package `tzdata`. The package loses facts of UNTIL columns, which
 * `until-repairs.ts` restores.
 */

/** The kind of clock in a rule or an UNTIL: wall time, standard time or UTC. */
export type ClockKind = 'wall' | 'standard' | 'universal';

export interface Until {
  /** Local time in seconds, by the kind of clock. */
  readonly local: number;
  readonly clock: ClockKind;
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
  readonly until: Until | null;
}

export interface Rule {
  readonly from: number;
  /** Last year of the rule; Infinity for a permanent rule. */
  readonly to: number;
  /** Local time in seconds at which the rule takes effect in a year. */
  readonly at: (year: number) => number;
  readonly clock: ClockKind;
  readonly save: number;
  readonly letters: string;
  /**
   * Date and time as in the source, for POSIX TZ strings: month 1 to 12, day (`8`, `Sun>=8`, `lastSun`), seconds of
   * the day.
   */
  readonly written: { readonly month: number; readonly day: string; readonly time: number };
}

export interface Source {
  readonly version: string;
  readonly zones: ReadonlyMap<string, readonly ZoneLine[]>;
  /** Targets of aliases, by alias. */
  readonly links: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`tzdata: expected text, got ${JSON.stringify(value)}`);
  return value;
}

function number(value: unknown): number {
  const parsed = Number(text(value));
  if (!Number.isFinite(parsed)) throw new Error(`tzdata: expected a number, got ${JSON.stringify(value)}`);
  return parsed;
}

function clockKind(suffix: unknown): ClockKind {
  if (suffix === null || suffix === 'w') return 'wall';
  if (suffix === 's') return 'standard';
  if (suffix === 'u' || suffix === 'g' || suffix === 'z') return 'universal';
  throw new Error(`tzdata: unknown clock ${JSON.stringify(suffix)}`);
}

/** Resolves `8`, `Sun>=8`, `Fri<=1` or `lastSun` in a month to days since 1970-01-01. */
export function dayOfMonth(written: string, year: number, month: number): number {
  if (/^\d+$/.test(written)) return dayNumber(year, month, Number(written));
  const last = /^last(\w{3})$/.exec(written);
  const relative = /^(\w{3})([<>])=(\d+)$/.exec(written);
  const wanted = WEEKDAYS.indexOf(last?.[1] ?? relative?.[1] ?? '');
  if (wanted < 0) throw new Error(`tzdata: unknown day ${written}`);
  const isForward = relative?.[2] === '>';
  const bound = dayNumber(year, month, relative ? Number(relative[3]) : daysInMonth(year, month));
  const distance = weekday(bound) - wanted;
  return isForward ? bound + ((7 - distance) % 7) : bound - ((distance + 7) % 7);
}

function parseRule(row: unknown): Rule {
  if (!isList(row)) throw new Error('tzdata: a rule is not a list');
  const [from, to, , month, day, at, save, letters] = row;
  if (!isList(at)) throw new Error('tzdata: a rule has no time');
  const monthNumber = MONTHS.indexOf(text(month)) + 1;
  const written = text(day);
  const time = number(at[0]) * 3600 + number(at[1]) * 60 + number(at[2]);
  return {
    from: number(from),
    to: to === 'only' ? number(from) : to === 'max' ? Infinity : number(to),
    at: (year) => dayOfMonth(written, year, monthNumber) * SECONDS_PER_DAY + time,
    clock: clockKind(at[3]),
    save: number(save) * 60,
    letters: letters === '-' ? '' : text(letters),
    written: { month: monthNumber, day: written, time },
  };
}

/** Parses `1:00`, `-1:00` or `0:20` to seconds. */
function parseSave(written: string): number {
  const match = /^(-?)(\d+):(\d\d)$/.exec(written);
  if (!match) throw new Error(`tzdata: unknown saving ${written}`);
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 3600 + Number(match[3]) * 60);
}

/**
 * Parses an UNTIL. The package encodes one with a year only (`1975`) as the last of December; it means the first of
 * January.
 */
function parseUntil(value: unknown): Until | null {
  if (value === null) return null;
  const local = number(value) / 1000;
  const year = yearOf(local);
  const lastOfDecember = local === startOfYear(year + 1) - SECONDS_PER_DAY;
  return { local: lastOfDecember ? startOfYear(year) : local, clock: 'wall' };
}

function parseLine(row: unknown): ZoneLine {
  if (!isList(row)) throw new Error('tzdata: a zone line is not a list');
  const [west, rules, format, until] = row;
  const named = text(rules);
  const isFixed = named === '-' || /^-?\d+:\d\d$/.test(named);
  return {
    // Minutes west of UTC; `|| 0` turns -0 into 0.
    standardOffset: Math.round(-number(west) * 60) || 0,
    rules: isFixed ? null : named,
    save: named === '-' || !isFixed ? 0 : parseSave(named),
    format: text(format),
    until: parseUntil(until),
  };
}

/** Reads the package. @throws Error when its format differs from that of edition 2026c */
export const readSource = (): Source =>
  parseSource(createRequire(import.meta.url)('tzdata/timezone-data.json'));

/** Parses the package's data. @param raw content of its file @throws Error when the format differs */
export function parseSource(raw: unknown): Source {
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
  const rules = new Map<string, readonly Rule[]>();
  for (const [name, value] of Object.entries(raw['rules'])) {
    if (!isList(value)) throw new Error(`tzdata: rule set ${name} is not a list`);
    rules.set(name, value.map(parseRule));
  }
  return { version: text(raw['version']), zones, links, rules };
}
