import { SECONDS_PER_DAY } from './calendar.ts';
import { compileTransitions, listOnsets } from './compile.ts';
import type { ZoneRule, ZoneLine } from './source.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Formats hours, with minutes and seconds only when not zero: `1`, `5:45`, `-0:30`. @param seconds positive or negative */
function formatHours(seconds: number): string {
  const distance = Math.abs(seconds);
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  const [hour, minute, second] = [Math.floor(distance / 3600), Math.floor(distance / 60) % 60, distance % 60];
  const minutesAndSeconds =
    second > 0
      ? `:${padTwoDigits(minute)}:${padTwoDigits(second)}`
      : minute > 0
        ? `:${padTwoDigits(minute)}`
        : '';
  return `${seconds < 0 ? '-' : ''}${hour}${minutesAndSeconds}`;
}

/**
 * Formats an abbreviation and an offset. Abbreviations with characters other than letters need angle brackets. In POSIX, offsets
 * to the west of Greenwich are positive.
 */
const formatZoneOffset = (abbreviation: string, offset: number): string =>
  (/^[A-Za-z]{3,}$/.test(abbreviation) ? abbreviation : `<${abbreviation}>`) + formatHours(-offset || 0);

/** Formats the day and wall time of a rule: `,M3.2.0/2`. Undefined for a day that POSIX cannot express. */
function formatRuleDate(rule: ZoneRule, standardOffset: number, savingBefore: number): string | undefined {
  const { month, day, time } = rule.written;
  const match = /^(?:last(\w{3})|(\w{3})([<>])=(\d+))$/.exec(day);
  if (!match) return undefined;
  const weekday = WEEKDAYS.indexOf(match[1] ?? match[2] ?? '');
  const bound = Number(match[4]);
  // POSIX has the first to fourth week and the last week of a month. Other days are expressed with a shifted time. The first
  // Sunday from the 9th on is the day after the second Saturday. The last Saturday up to the 30th is two days after the fourth
  // Thursday.
  let week = 5;
  let shift = 0;
  if (match[3] === '>') {
    week = Math.floor((bound - 1) / 7) + 1;
    shift = (bound - 1) % 7;
  } else if (match[3] === '<') {
    week = Math.floor(bound / 7);
    shift = bound % 7;
  }
  let wallSeconds = time + shift * SECONDS_PER_DAY;
  if (rule.clock !== 'wall') wallSeconds += savingBefore;
  if (rule.clock === 'universal') wallSeconds += standardOffset;
  const timeText = wallSeconds === 7200 ? '' : `/${formatHours(wallSeconds)}`;
  return `,M${month}.${week}.${(weekday - shift + 7) % 7}${timeText}`;
}

/** Maximum time of a rule in RFC 9636: 167 hours. */
const MAX_RULE_TIME = 167 * 3600;

/**
 * Formats a zone's permanent rules as a POSIX TZ string with the extension of RFC 9636: hours from -167 to 167. Undefined when
 * POSIX cannot express the last line of the zone.
 * @param lines repaired lines of a zone
 */
export function formatPosixTz(
  lines: readonly ZoneLine[],
  rulesOf: (name: string) => readonly ZoneRule[],
): string | undefined {
  const line = lines.at(-1);
  if (!line) return undefined;
  const rules = line.rules === null ? [] : rulesOf(line.rules);
  const permanentRules = rules.filter(({ to }) => to === Infinity);
  if (permanentRules.length !== 0 && permanentRules.length !== 2) return undefined;
  // The local time types in force at the end of 2100.
  const transitions = compileTransitions(lines, (name) => listOnsets(rulesOf(name), 2100), 2100);
  const lastTypes = transitions.slice(-2).map(({ type }) => type);
  const standardType = permanentRules.length === 0 ? lastTypes.at(-1) : lastTypes.find(({ dst }) => !dst);
  if (!standardType) return undefined;
  if (permanentRules.length === 0) return formatZoneOffset(standardType.abbreviation, standardType.offset);
  const dstType = lastTypes.find(({ dst }) => dst);
  const dstRule = permanentRules.find(({ save }) => save !== 0);
  const endRule = permanentRules.find(({ save }) => save === 0);
  if (!dstType || !dstRule || !endRule) return undefined;
  const startText = formatRuleDate(dstRule, line.standardOffset, 0);
  const endText = formatRuleDate(endRule, line.standardOffset, dstRule.save);
  if (startText === undefined || endText === undefined) return undefined;
  const isOneHourAhead = dstType.offset === standardType.offset + 3600;
  const dstText = isOneHourAhead
    ? formatZoneOffset(dstType.abbreviation, 0).replace(/0$/, '')
    : formatZoneOffset(dstType.abbreviation, dstType.offset);
  const posixText =
    formatZoneOffset(standardType.abbreviation, standardType.offset) + dstText + startText + endText;
  const ruleTimes = [...posixText.matchAll(/\/(-?\d+)/g)].map(([, hours]) => Math.abs(Number(hours)) * 3600);
  return ruleTimes.every((time) => time <= MAX_RULE_TIME) ? posixText : undefined;
}
