import type { ClockKind, Rule, ZoneLine } from './source.ts';

/**
 * The local time of a zone between two transitions ("local time type" in RFC 9636). Equal types are the same object.
 */
export interface LocalTimeType {
  /** UTC offset of local time in seconds, positive to the east. */
  readonly offset: number;
  /** UTC offset of standard time in seconds; `offset` minus this is the daylight saving, which may be negative. */
  readonly standardOffset: number;
  /** DST flag of the tz database's main form, in which Ireland's winter time is DST. */
  readonly dst: boolean;
  readonly abbreviation: string;
}

export interface Transition {
  /** Start in epoch seconds; -Infinity for the first transition. */
  readonly at: number;
  readonly type: LocalTimeType;
}

/** A date and time at which a rule takes effect in one year. */
export interface Firing {
  readonly year: number;
  /** Local time in seconds, by the kind of clock in `clock`. */
  readonly local: number;
  readonly clock: ClockKind;
  readonly save: number;
  readonly letters: string;
}

const types = new Map<string, LocalTimeType>();

function intern(type: LocalTimeType): LocalTimeType {
  const key = `${type.offset} ${type.standardOffset} ${type.dst} ${type.abbreviation}`;
  const known = types.get(key);
  if (known) return known;
  types.set(key, type);
  return type;
}

/** Expands `%z`: `+05`, `-0330`, `+001504`. */
function numericAbbreviation(offset: number): string {
  const twoDigitText = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.abs(offset);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop();
  return (offset < 0 ? '-' : '+') + parts.map(twoDigitText).join('');
}

/** Expands a format. @param format `GMT/BST`, `%z`, `E%sT` or plain */
function abbreviate(format: string, offset: number, dst: boolean, letters: string): string {
  const [standard = '', summer] = format.split('/');
  if (summer !== undefined) return dst ? summer : standard;
  return format === '%z' ? numericAbbreviation(offset) : format.replace('%s', letters);
}

function typeOf(line: ZoneLine, save: number, letters: string): LocalTimeType {
  const offset = line.standardOffset + save;
  const dst = save !== 0;
  const abbreviation = abbreviate(line.format, offset, dst, letters);
  return intern({ offset, standardOffset: line.standardOffset, dst, abbreviation });
}

/** Converts a local time to an instant. Wall clocks are `standardOffset + save` ahead of UTC. */
function instantOf(local: number, clock: ClockKind, standardOffset: number, save: number): number {
  if (clock === 'universal') return local;
  return clock === 'standard' ? local - standardOffset : local - standardOffset - save;
}

/** All transitions that a rule set produces up to the end of a year, in chronological order. */
export function firingsOf(rules: readonly Rule[], throughYear: number): readonly Firing[] {
  const firings: Firing[] = [];
  for (const rule of rules) {
    const last = Math.min(rule.to, throughYear);
    for (let year = rule.from; year <= last; year += 1) {
      firings.push({ year, local: rule.at(year), clock: rule.clock, save: rule.save, letters: rule.letters });
    }
  }
  return firings.sort((a, b) => a.year - b.year || a.local - b.local);
}

/**
 * Appends the transitions of a zone line that is in force from `start`.
 * @returns the instant of the line's UNTIL
 */
function addLine(
  found: Transition[],
  line: ZoneLine,
  start: number,
  firings: readonly Firing[],
  throughYear: number,
): number {
  const { standardOffset, until } = line;
  const end = (save: number) =>
    until === null ? Infinity : instantOf(until.local, until.clock, standardOffset, save);
  // A line with rules begins in standard time unless an earlier rule is in effect. The abbreviation's letters are
  // those of that rule, otherwise those of the first later rule with the same saving.
  let startSave = line.save;
  let letters: string | undefined;
  let save = startSave;
  const within: Transition[] = [];
  for (const firing of firings) {
    if (firing.year > throughYear) break;
    const at = instantOf(firing.local, firing.clock, standardOffset, save);
    if (at >= end(save)) break;
    if (at <= start) {
      startSave = firing.save;
      letters = firing.letters;
    } else {
      if (letters === undefined && firing.save === startSave) letters = firing.letters;
      within.push({ at, type: typeOf(line, firing.save, firing.letters) });
    }
    save = firing.save;
  }
  found.push({ at: start, type: typeOf(line, startSave, letters ?? '') }, ...within);
  return end(save);
}

/**
 * Merges adjacent transitions of the same type and drops types that were never in effect: a type is never in effect when the next
 * transition, in local time, is not after the previous one.
 */
function join(transitions: readonly Transition[]): Transition[] {
  const joined: Transition[] = [];
  for (const next of transitions) {
    const last = joined.at(-1);
    const before = joined.at(-2);
    if (last && before && next.at + last.type.offset <= last.at + before.type.offset) {
      joined.pop();
      if (before.type !== next.type) joined.push({ at: last.at, type: next.type });
    } else if (last?.type !== next.type) joined.push(next);
  }
  return joined;
}

/** All transitions of a zone through a year. The first has no start. */
export function compile(
  lines: readonly ZoneLine[],
  firings: (rules: string) => readonly Firing[],
  throughYear: number,
): Transition[] {
  const found: Transition[] = [];
  let start = -Infinity;
  for (const line of lines) {
    start = addLine(found, line, start, line.rules === null ? [] : firings(line.rules), throughYear);
  }
  return join(found);
}
