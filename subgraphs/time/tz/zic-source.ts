import { editionNamePattern } from '../../../facts/edition-name.ts';
import { SECONDS_PER_DAY } from './calendar.ts';
import {
  resolveDayOfMonth,
  WEEKDAYS,
  type ClockType,
  type ZoneRule,
  type ZoneSource,
  type UntilTime,
  type ZoneLine,
} from './source.ts';
import { isUserFacing, UserFacingError } from '../../../core/user-facing-error.ts';

/**
 * Parser for the IANA source in zic(8) format: the files of a release, or tzdata.zi with its abbreviated words. Names of months
 * and days can be abbreviated if the abbreviation is unique. All other syntax follows the zic(8) manual.
 */

const KEYWORDS = ['Rule', 'Zone', 'Link'] as const;
const LONG_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];
const LONG_WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the index of the only word that begins with a text, ignoring case. */
function findWordIndex(words: readonly string[], text: string): number {
  const matches = words.flatMap((word, index) =>
    text !== '' && word.toLowerCase().startsWith(text.toLowerCase()) ? [index] : [],
  );
  const [index] = matches;
  if (index === undefined || matches.length > 1)
    throw new UserFacingError('dataset', `${JSON.stringify(text)} is unknown`);
  return index;
}

/** Parses a duration (`1`, `-1:30`, `1:28:14` or `-`) to seconds. */
function parseDuration(text: string): number {
  if (text === '-') return 0;
  const [, sign, hours, minutes = '0', seconds = '0'] =
    /^(-?)(\d{1,3})(?::(\d\d?)(?::(\d\d?))?)?$/.exec(text) ?? [];
  if (hours === undefined) throw new UserFacingError('dataset', `${JSON.stringify(text)} is not a time`);
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  // `|| 0` turns -0 into 0.
  return (sign === '-' ? -total : total) || 0;
}

/** Parses a time of day with its kind of clock: `2`, `2:00s`, `1u`. */
function parseClockTime(text: string): { readonly time: number; readonly clock: ClockType } {
  const suffix = /[wsugz]$/.exec(text)?.[0];
  const clock: ClockType =
    suffix === undefined || suffix === 'w' ? 'wall' : suffix === 's' ? 'standard' : 'universal';
  return { time: parseDuration(suffix === undefined ? text : text.slice(0, -1)), clock };
}

const parseMonth = (text: string): number => findWordIndex(LONG_MONTHS, text) + 1;
const parseWeekday = (text: string): string => WEEKDAYS[findWordIndex(LONG_WEEKDAYS, text)] ?? '';

/** Parses a day (`8`, `Sun>=8` or `lastSun`), and shortens the weekday to three letters. */
function parseDay(text: string): string {
  if (/^\d\d?$/.test(text)) return text;
  const last = /^last(\w+)$/i.exec(text)?.[1];
  if (last !== undefined) return `last${parseWeekday(last)}`;
  const [, name, relation, bound] = /^(\w+)([<>]=)(\d\d?)$/.exec(text) ?? [];
  if (name === undefined) throw new UserFacingError('dataset', `${JSON.stringify(text)} is not a day`);
  return `${parseWeekday(name)}${relation}${bound}`;
}

function parseYear(text: string): number {
  if (!/^-?\d{1,4}$/.test(text))
    throw new UserFacingError('dataset', `${JSON.stringify(text)} is not a year`);
  return Number(text);
}

/** Parses the last year of a rule: a year, `only` or `max`. */
function parseLastYear(text: string, from: number): number {
  if (/^\d/.test(text)) return parseYear(text);
  const word = text.toLowerCase();
  if (word !== '' && 'only'.startsWith(word)) return from;
  if (word.length > 1 && 'maximum'.startsWith(word)) return Infinity;
  throw new UserFacingError('dataset', `${JSON.stringify(text)} is not a year`);
}

function parseRuleLine(fields: readonly string[]): ZoneRule {
  const [from = '', to = '', , monthText = '', dayText = '', at = '', save = '', letters] = fields;
  if (letters === undefined) throw new UserFacingError('dataset', 'a rule has ten fields');
  const firstYear = parseYear(from);
  const writtenDay = parseDay(dayText);
  const monthNumber = parseMonth(monthText);
  const { time, clock } = parseClockTime(at);
  // A suffix sets the DST flag. compile.ts does not support a flag that contradicts the saving.
  const [, saving = save, flag] = /^(.*)([sd])$/.exec(save) ?? [];
  const savedSeconds = parseDuration(saving);
  if (flag !== undefined && (flag === 'd') !== (savedSeconds !== 0))
    throw new UserFacingError('dataset', `the saving ${save} is not supported`);
  return {
    from: firstYear,
    to: parseLastYear(to, firstYear),
    at: (each) => resolveDayOfMonth(writtenDay, each, monthNumber) * SECONDS_PER_DAY + time,
    clock,
    save: savedSeconds,
    letters: letters === '-' ? '' : letters,
    written: { month: monthNumber, day: writtenDay, time },
  };
}

function parseUntilFields([
  yearText,
  monthText = 'Jan',
  dayText = '1',
  time = '0',
]: readonly string[]): UntilTime | null {
  if (yearText === undefined) return null;
  const days = resolveDayOfMonth(parseDay(dayText), parseYear(yearText), parseMonth(monthText));
  const { time: seconds, clock } = parseClockTime(time);
  return { local: days * SECONDS_PER_DAY + seconds, clock };
}

function parseZoneLine([offset = '', rules = '', format, ...until]: readonly string[]): ZoneLine {
  if (format === undefined)
    throw new UserFacingError('dataset', 'a zone line needs an offset, rules and a format');
  const isRuleSet = /^[A-Za-z_]/.test(rules);
  return {
    standardOffset: parseDuration(offset),
    rules: isRuleSet ? rules : null,
    save: isRuleSet ? 0 : parseDuration(rules),
    format,
    until: parseUntilFields(until),
  };
}

/** Splits a line into fields and drops comments. White space separates fields, which can be quoted. */
function splitFields(line: string): string[] {
  const fields: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/"([^"]*)"|(#.*|[^\s"#]+)/g)) {
    if (plain?.startsWith('#') === true) break;
    fields.push(quoted ?? plain ?? '');
  }
  return fields;
}

/**
 * Parses the source of an edition.
 * @param version IANA's name; default: from the first line of tzdata.zi
 * @throws UserFacingError naming the line
 */
export function parseZic(text: string, version?: string): ZoneSource {
  const zicReader = zicReading(text, version);
  for (;;) {
    const step = zicReader.next();
    if (step.done === true) return step.value;
  }
}

/** Number of lines between two yields. */
const LINES_PER_STEP = 100;

/**
 * Parses the source of an edition in steps, so that a server can handle requests between steps. @throws UserFacingError naming
 * the line
 */
export function* zicReading(
  text: string,
  version = /^# version (\S+)/.exec(text)?.[1],
): Generator<undefined, ZoneSource> {
  if (version === undefined || !editionNamePattern.test(version))
    throw new UserFacingError(
      'dataset',
      `the edition has no version: start the file with a line such as "# version 2026c", or add a file named version`,
    );
  const zones = new Map<string, ZoneLine[]>();
  const links = new Map<string, string>();
  const rules = new Map<string, ZoneRule[]>();
  let openZone: ZoneLine[] | null = null;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (index % LINES_PER_STEP === LINES_PER_STEP - 1) yield;
    const fields = splitFields(line);
    const [word = '', name = '', ...rest] = fields;
    if (fields.length === 0) continue;
    try {
      if (openZone !== null) {
        openZone.push(parseZoneLine(fields));
      } else {
        const keyword = KEYWORDS[findWordIndex(KEYWORDS, word)];
        if (keyword === 'Rule') appendRule(rules, name, parseRuleLine(rest));
        else if (keyword === 'Link') links.set(rest[0] ?? '', name);
        else zones.set(name, (openZone = [parseZoneLine(rest)]));
      }
      if (openZone?.at(-1)?.until === null) openZone = null;
    } catch (error) {
      if (!isUserFacing(error, 'dataset')) throw error;
      throw new UserFacingError('dataset', `line ${index + 1}: ${error.message}`);
    }
  }
  if (openZone !== null)
    throw new UserFacingError('dataset', 'the last zone is incomplete: the file is truncated');
  for (const [zone, zoneLines] of zones) {
    const lineWithUnknownRules = zoneLines.find((each) => each.rules !== null && !rules.has(each.rules));
    if (lineWithUnknownRules !== undefined)
      throw new UserFacingError(
        'dataset',
        `${zone} uses the rules ${lineWithUnknownRules.rules}, which are missing`,
      );
  }
  return { version, zones, links: resolveLinks(links, zones), rules };
}

function appendRule(rules: Map<string, ZoneRule[]>, name: string, rule: ZoneRule): void {
  const existingRules = rules.get(name);
  if (existingRules === undefined) rules.set(name, [rule]);
  else existingRules.push(rule);
}

/** Replaces each alias of an alias by an alias of a zone. */
function resolveLinks(
  links: ReadonlyMap<string, string>,
  zones: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, string> {
  const targetByAlias = new Map<string, string>();
  for (const [alias, target] of links) {
    let zone = target;
    for (let steps = 0; !zones.has(zone); steps += 1) {
      const nextTarget = links.get(zone);
      if (nextTarget === undefined || steps > links.size)
        throw new UserFacingError('dataset', `${alias} is a link to ${target}, which is missing`);
      zone = nextTarget;
    }
    if (!zones.has(alias)) targetByAlias.set(alias, zone);
  }
  return targetByAlias;
}
