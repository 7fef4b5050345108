import { startOfYear } from '../tz/calendar.ts';
import type { LocalTimeType } from '../tz/compile.ts';
import {
  editionDifferences,
  zoneDifferences,
  type Difference,
  type ZoneDifferences,
} from '../tz/differences.ts';
import type { Edition } from '../tz/edition.ts';
import type { TimezoneAspect } from '../schema.generated.ts';
import { inSlices } from '../turns.ts';

/** Up to when editions are compared, epoch seconds. */
export const comparedThrough = { lastYear: startOfYear(2100), end: startOfYear(2101) } as const;

/** Pairs whose comparison is kept: each takes up to some hundreds of kilobytes. */
const MANY = 4;

interface Pair {
  readonly before: Edition;
  readonly after: Edition;
  readonly zones: Promise<readonly ZoneDifferences[]>;
}

/**
 * What pairs of editions say otherwise. A whole comparison takes a quarter of a second of work, which requests beside it
 * pass through; it is made once for all who ask meanwhile and later.
 */
export class Comparisons {
  #pairs: readonly Pair[] = [];

  /** Of all zones. */
  of(before: Edition, after: Edition): Promise<readonly ZoneDifferences[]> {
    const isSame = (pair: Pair) => pair.before === before && pair.after === after;
    const known = this.#pairs.find(isSame);
    const pair = known ?? {
      before,
      after,
      zones: inSlices(collected(editionDifferences(before, after, comparedThrough.end))),
    };
    this.#pairs = [pair, ...this.#pairs.filter((each) => each !== pair)].slice(0, MANY);
    return pair.zones;
  }

  /** Of one zone that at least one of them has: one row, or none. */
  ofZone(before: Edition, after: Edition, id: string): readonly ZoneDifferences[] {
    const found = zoneDifferences(before, after, id, comparedThrough.end);
    return found === null ? [] : [found];
  }
}

/** Null stands for a zone that is the same: a moment to let others pass. */
function* collected(
  found: Iterable<ZoneDifferences | null>,
): Generator<undefined, readonly ZoneDifferences[]> {
  const all: ZoneDifferences[] = [];
  for (const each of found) {
    if (each !== null) all.push(each);
    yield;
  }
  return all;
}

const aspects: readonly (readonly [TimezoneAspect, (type: LocalTimeType) => unknown])[] = [
  ['offset', ({ offset }) => offset],
  ['standard_offset', ({ standardOffset }) => standardOffset],
  ['dst', ({ dst }) => dst],
  ['abbreviation', ({ abbreviation }) => abbreviation],
];

/** What differs at any of some times, in the order of importance. */
export const aspectsOf = (times: readonly Difference[]): readonly TimezoneAspect[] =>
  aspects.flatMap(([aspect, of]) =>
    times.some(({ before, after }) => of(before) !== of(after)) ? aspect : [],
  );
