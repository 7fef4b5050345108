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
import { runInSlices } from '../time-slices.ts';

/** End of the compared period, epoch seconds. */
export const comparisonEnd = { lastYear: startOfYear(2100), end: startOfYear(2101) } as const;

/** Maximum number of cached comparisons; each takes up to some hundreds of kilobytes. */
const MAX_PAIRS = 4;

interface Pair {
  readonly before: Edition;
  readonly after: Edition;
  readonly zones: Promise<readonly ZoneDifferences[]>;
}

/**
 * Compares pairs of editions. A complete comparison takes a quarter of a second, during which it yields to other
 * requests; concurrent and later callers share it.
 */
export class Comparisons {
  #pairs: readonly Pair[] = [];

  /** Compares all zones. */
  of(before: Edition, after: Edition): Promise<readonly ZoneDifferences[]> {
    const isSame = (pair: Pair) => pair.before === before && pair.after === after;
    const cachedPair = this.#pairs.find(isSame);
    const pair = cachedPair ?? {
      before,
      after,
      zones: runInSlices(collected(editionDifferences(before, after, comparisonEnd.end))),
    };
    this.#pairs = [pair, ...this.#pairs.filter((each) => each !== pair)].slice(0, MAX_PAIRS);
    return pair.zones;
  }

  /**
   * Compares one zone that at least one of the editions has. The list has one element, or none when the zone is the
   * same.
   */
  zoneChanges(before: Edition, after: Edition, id: string): readonly ZoneDifferences[] {
    const found = zoneDifferences(before, after, id, comparisonEnd.end);
    return found === null ? [] : [found];
  }
}

/** Collects the differences, and yields to other requests after each zone. Null elements are zones without differences. */
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

/** The properties that differ in any of the periods, the most important first. */
export const aspectsOf = (times: readonly Difference[]): readonly TimezoneAspect[] =>
  aspects.flatMap(([aspect, of]) =>
    times.some(({ before, after }) => of(before) !== of(after)) ? aspect : [],
  );
