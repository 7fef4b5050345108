import type { ClockType, ZoneRule, ZoneLine } from './source.ts';

/**
 * The local time of a zone between two transitions ("local time type" in RFC 9636). Equal types are the same object.
 */
export interface LocalTimeType {
  /** UTC offset of local time in seconds, positive to the east. */
  readonly offset: number;
  /** UTC offset of standard time in seconds. `offset` minus `standardOffset` is the daylight saving, which may be negative. */
  readonly standardOffset: number;
  /** The DST flag as in the main data format of the tz database, where Ireland's winter time is DST. */
  readonly dst: boolean;
  readonly abbreviation: string;
}

export interface Transition {
  /** Start in epoch seconds; -Infinity for the first transition. */
  readonly at: number;
  readonly type: LocalTimeType;
}

/** A date and time at which a rule takes effect in one year. */
export interface RuleOnset {
  readonly year: number;
  /** Local time in seconds. `clock` defines whether the time is wall, standard or universal time. */
  readonly local: number;
  readonly clock: ClockType;
  readonly save: number;
  readonly letters: string;
}

const internedTypes = new Map<string, LocalTimeType>();

function internType(type: LocalTimeType): LocalTimeType {
  const key = `${type.offset} ${type.standardOffset} ${type.dst} ${type.abbreviation}`;
  const knownType = internedTypes.get(key);
  if (knownType) return knownType;
  internedTypes.set(key, type);
  return type;
}

/** Formats an offset as the abbreviation of the format `%z`: `+05`, `-0330`, `+001504`. */
function formatNumericAbbreviation(offset: number): string {
  const padTwoDigits = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.abs(offset);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop();
  return (offset < 0 ? '-' : '+') + parts.map(padTwoDigits).join('');
}

/** Formats the abbreviation of a local time type. @param format `GMT/BST`, `%z`, `E%sT` or plain text */
function formatAbbreviation(format: string, offset: number, dst: boolean, letters: string): string {
  const [standard = '', summer] = format.split('/');
  if (summer !== undefined) return dst ? summer : standard;
  return format === '%z' ? formatNumericAbbreviation(offset) : format.replace('%s', letters);
}

function createLocalTimeType(line: ZoneLine, save: number, letters: string): LocalTimeType {
  const offset = line.standardOffset + save;
  const isDst = save !== 0;
  const abbreviation = formatAbbreviation(line.format, offset, isDst, letters);
  return internType({ offset, standardOffset: line.standardOffset, dst: isDst, abbreviation });
}

/** Converts a local time to an instant. Wall time is `standardOffset + save` ahead of UTC. */
function toInstant(local: number, clock: ClockType, standardOffset: number, save: number): number {
  if (clock === 'universal') return local;
  return clock === 'standard' ? local - standardOffset : local - standardOffset - save;
}

/** Returns the onsets of a rule set up to the end of a year, in chronological order. */
export function listOnsets(rules: readonly ZoneRule[], throughYear: number): readonly RuleOnset[] {
  const firings: RuleOnset[] = [];
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
 * @returns the instant at which the line ends (UNTIL)
 */
function addLine(
  found: Transition[],
  line: ZoneLine,
  start: number,
  firings: readonly RuleOnset[],
  throughYear: number,
): number {
  const { standardOffset, until } = line;
  const computeEnd = (save: number) =>
    until === null ? Infinity : toInstant(until.local, until.clock, standardOffset, save);
  // A line with rules begins in standard time unless an earlier rule is in effect. The letters of the abbreviation come from
  // that rule, or else from the first later rule with the same saving.
  let startSave = line.save;
  let letters: string | undefined;
  let save = startSave;
  const laterTransitions: Transition[] = [];
  for (const onset of firings) {
    if (onset.year > throughYear) break;
    const onsetInstant = toInstant(onset.local, onset.clock, standardOffset, save);
    if (onsetInstant >= computeEnd(save)) break;
    if (onsetInstant <= start) {
      startSave = onset.save;
      letters = onset.letters;
    } else {
      if (letters === undefined && onset.save === startSave) letters = onset.letters;
      laterTransitions.push({ at: onsetInstant, type: createLocalTimeType(line, onset.save, onset.letters) });
    }
    save = onset.save;
  }
  found.push({ at: start, type: createLocalTimeType(line, startSave, letters ?? '') }, ...laterTransitions);
  return computeEnd(save);
}

/**
 * Merges adjacent transitions of the same type, and removes types that were never in effect. A type was never in effect when
 * the next transition is not after the previous one in local time.
 */
function mergeTransitions(transitions: readonly Transition[]): Transition[] {
  const mergedTransitions: Transition[] = [];
  for (const nextTransition of transitions) {
    const lastTransition = mergedTransitions.at(-1);
    const previousTransition = mergedTransitions.at(-2);
    if (
      lastTransition &&
      previousTransition &&
      nextTransition.at + lastTransition.type.offset <= lastTransition.at + previousTransition.type.offset
    ) {
      mergedTransitions.pop();
      if (previousTransition.type !== nextTransition.type)
        mergedTransitions.push({ at: lastTransition.at, type: nextTransition.type });
    } else if (lastTransition?.type !== nextTransition.type) mergedTransitions.push(nextTransition);
  }
  return mergedTransitions;
}

/** Returns all transitions of a zone up to the end of a year. The first transition is at -Infinity. */
export function compileTransitions(
  lines: readonly ZoneLine[],
  firings: (rules: string) => readonly RuleOnset[],
  throughYear: number,
): Transition[] {
  const transitions: Transition[] = [];
  let start = -Infinity;
  for (const line of lines) {
    start = addLine(transitions, line, start, line.rules === null ? [] : firings(line.rules), throughYear);
  }
  return mergeTransitions(transitions);
}
