import { compileTransitions, type RuleOnset, type LocalTimeType } from './compile.ts';
import { CYCLE_SECONDS, CYCLE_YEARS, computeYearStart, computeYear } from './calendar.ts';
import type { ZoneLine } from './source.ts';

/**
 * The transitions of one zone as an infinite sequence. Period 0 has no start, and period n begins with transition n. Permanent
 * rules repeat with the calendar every 400 years. The table therefore ends after one cycle, and later periods are mapped back
 * into the table. Instants are epoch seconds; local times are as in `calendar.ts`.
 */
export class Zone {
  readonly id: string;
  readonly #starts: Float64Array;
  readonly #kinds: Uint8Array;
  readonly #types: readonly LocalTimeType[];
  /** The instant from which instants are mapped back into the table; Infinity when no rule repeats. */
  readonly #foldFrom: number;
  /** Number of transitions in a cycle of 400 years. */
  readonly #perCycle: number;

  /** Creates a zone. @param firstPermanentYear first year in which only permanent rules apply; Infinity when the zone has none */
  constructor(
    id: string,
    lines: readonly ZoneLine[],
    firings: (rules: string) => readonly RuleOnset[],
    firstPermanentYear: number,
  ) {
    this.id = id;
    const lastYear = firstPermanentYear + CYCLE_YEARS;
    this.#foldFrom = firstPermanentYear === Infinity ? Infinity : computeYearStart(lastYear);
    const transitions = compileTransitions(lines, firings, lastYear).filter(({ at }) => at < this.#foldFrom);
    this.#types = [...new Set(transitions.map(({ type }) => type))];
    this.#starts = Float64Array.from(transitions, ({ at }) => at);
    this.#kinds = Uint8Array.from(transitions, ({ type }) => this.#types.indexOf(type));
    this.#perCycle = transitions.filter(({ at }) => at >= this.permanentFrom).length;
  }

  /** Returns the local time type at an instant. */
  at(instant: number): LocalTimeType {
    return this.typeOf(this.periodAt(instant));
  }

  /** Returns the period in force at an instant. */
  periodAt(instant: number): number {
    let cycles = 0;
    if (instant >= this.#foldFrom) {
      cycles = Math.floor((instant - this.#foldFrom) / CYCLE_SECONDS) + 1;
      instant -= cycles * CYCLE_SECONDS;
    }
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#starts[middle] ?? Infinity) <= instant) low = middle;
      else high = middle - 1;
    }
    return low + cycles * this.#perCycle;
  }

  typeOf(period: number): LocalTimeType {
    const type = this.#types[this.#kinds[period - this.#cyclesBefore(period) * this.#perCycle] ?? 0];
    if (type === undefined) throw new RangeError(`${this.id} has no period ${period}`);
    return type;
  }

  /** Returns the start of a period: -Infinity for the first period, Infinity for a period without a start. */
  startOf(period: number): number {
    const cycles = this.#cyclesBefore(period);
    const start = this.#starts[period - cycles * this.#perCycle];
    return start === undefined ? Infinity : start + cycles * CYCLE_SECONDS;
  }

  /** Number of cycles between a period and its equivalent in the table. */
  #cyclesBefore(period: number): number {
    if (period < this.#starts.length || this.#perCycle === 0) return 0;
    return Math.floor((period - this.#starts.length) / this.#perCycle) + 1;
  }

  /** The instant from which only permanent rules apply; Infinity when there are no permanent rules. */
  get permanentFrom(): number {
    return this.#foldFrom - CYCLE_SECONDS;
  }

  /** Size of the tables in bytes. */
  get size(): number {
    return this.#starts.byteLength + this.#kinds.byteLength;
  }
}

/**
 * Returns the first year in which only the permanent rules of a zone's last line apply; Infinity when the last line has no
 * permanent rules.
 */
export function findFirstPermanentYear(
  lines: readonly ZoneLine[],
  firstPermanentYearOfRules: (rules: string) => number,
): number {
  const rules = lines.at(-1)?.rules;
  if (rules === null || rules === undefined) return Infinity;
  const lastLineStart = lines.at(-2)?.until?.local ?? -Infinity;
  // Add two years, so that the period in force at New Year also began under the permanent rules.
  return (
    Math.max(
      firstPermanentYearOfRules(rules),
      lastLineStart === -Infinity ? -Infinity : computeYear(lastLineStart),
    ) + 2
  );
}
