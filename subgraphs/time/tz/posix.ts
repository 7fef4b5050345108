import { SECONDS_PER_DAY } from './calendar.ts';
import { compile, firingsOf } from './compile.ts';
import type { Rule, ZoneLine } from './source.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Formats hours, with minutes and seconds only when not zero: `1`, `5:45`, `-0:30`. @param seconds of either sign
 */
function clock(seconds: number): string {
  const distance = Math.abs(seconds);
  const twoDigitText = (value: number) => String(value).padStart(2, '0');
  const [hour, minute, second] = [Math.floor(distance / 3600), Math.floor(distance / 60) % 60, distance % 60];
  const rest =
    second > 0
      ? `:${twoDigitText(minute)}:${twoDigitText(second)}`
      : minute > 0
        ? `:${twoDigitText(minute)}`
        : '';
  return `${seconds < 0 ? '-' : ''}${hour}${rest}`;
}

/**
 * Formats an abbreviation and offset. An abbreviation with other characters than letters needs angle brackets. POSIX counts
 * offsets west of Greenwich.
 */
const zoneOffset = (abbreviation: string, offset: number): string =>
  (/^[A-Za-z]{3,}$/.test(abbreviation) ? abbreviation : `<${abbreviation}>`) + clock(-offset || 0);

/** Formats the day and wall time of a rule: `,M3.2.0/2`. Undefined for a day that POSIX weeks cannot express. */
function ruleDate(rule: Rule, standardOffset: number, savingBefore: number): string | undefined {
  const { month, day, time } = rule.written;
  const match = /^(?:last(\w{3})|(\w{3})([<>])=(\d+))$/.exec(day);
  if (!match) return undefined;
  const weekday = WEEKDAYS.indexOf(match[1] ?? match[2] ?? '');
  const bound = Number(match[4]);
  // POSIX distinguishes the first to fourth week and the last one. Other days are shifted: the first Sunday from the 9th on is
  // the day after the second Saturday; the last Saturday up to the 30th is two days after the fourth Thursday.
  let week = 5;
  let shift = 0;
  if (match[3] === '>') {
    week = Math.floor((bound - 1) / 7) + 1;
    shift = (bound - 1) % 7;
  } else if (match[3] === '<') {
    week = Math.floor(bound / 7);
    shift = bound % 7;
  }
  let wall = time + shift * SECONDS_PER_DAY;
  if (rule.clock !== 'wall') wall += savingBefore;
  if (rule.clock === 'universal') wall += standardOffset;
  const at = wall === 7200 ? '' : `/${clock(wall)}`;
  return `,M${month}.${week}.${(weekday - shift + 7) % 7}${at}`;
}

/** Maximum time of a rule in RFC 9636: 167 hours. */
const MAX_RULE_TIME = 167 * 3600;

/**
 * Formats a zone's permanent rules as a POSIX TZ string with the extension of RFC 9636: hours from -167 to 167.
 * Undefined when the last line of the zone cannot be expressed.
 * @param lines of a zone, repaired
 */
export function posixOf(
  lines: readonly ZoneLine[],
  rulesOf: (name: string) => readonly Rule[],
): string | undefined {
  const line = lines.at(-1);
  if (!line) return undefined;
  const rules = line.rules === null ? [] : rulesOf(line.rules);
  const permanentRules = rules.filter(({ to }) => to === Infinity);
  if (permanentRules.length !== 0 && permanentRules.length !== 2) return undefined;
  // The local time types in force at the end of 2100.
  const transitions = compile(lines, (name) => firingsOf(rulesOf(name), 2100), 2100);
  const last = transitions.slice(-2).map(({ type }) => type);
  const standard = permanentRules.length === 0 ? last.at(-1) : last.find(({ dst }) => !dst);
  if (!standard) return undefined;
  if (permanentRules.length === 0) return zoneOffset(standard.abbreviation, standard.offset);
  const saving = last.find(({ dst }) => dst);
  const dstRule = permanentRules.find(({ save }) => save !== 0);
  const endRule = permanentRules.find(({ save }) => save === 0);
  if (!saving || !dstRule || !endRule) return undefined;
  const from = ruleDate(dstRule, line.standardOffset, 0);
  const until = ruleDate(endRule, line.standardOffset, dstRule.save);
  if (from === undefined || until === undefined) return undefined;
  const usual = saving.offset === standard.offset + 3600;
  const name = usual
    ? zoneOffset(saving.abbreviation, 0).replace(/0$/, '')
    : zoneOffset(saving.abbreviation, saving.offset);
  const text = zoneOffset(standard.abbreviation, standard.offset) + name + from + until;
  const times = [...text.matchAll(/\/(-?\d+)/g)].map(([, hours]) => Math.abs(Number(hours)) * 3600);
  return times.every((time) => time <= MAX_RULE_TIME) ? text : undefined;
}
