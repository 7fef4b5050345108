import { computeYearStart } from '../tz/calendar.ts';
import type { LocalTimeType } from '../tz/compile.ts';
import {
  listEditionDifferences,
  findZoneDifferences,
  type Difference,
  type ZoneDifferences,
} from '../tz/differences.ts';
import type { Edition } from '../tz/edition.ts';
import type { TimezoneAspect } from '../schema.generated.ts';
import { runInSlices } from '../time-slices.ts';

/** Limits of the compared period in epoch seconds: the start of its last year, and its end. */
export const comparedPeriod = { lastYear: computeYearStart(2100), end: computeYearStart(2101) } as const;

/** Maximum number of cached comparisons. Each comparison takes up to a few hundred kilobytes. */
const MAX_PAIRS = 4;

interface EditionPair {
  readonly before: Edition;
  readonly after: Edition;
  readonly zones: Promise<readonly ZoneDifferences[]>;
}

/**
 * Compares pairs of editions and caches the results. A comparison of all zones takes a quarter of a second, in slices.
 * Concurrent calls for the same pair share one comparison.
 */
export class Comparisons {
  #pairs: readonly EditionPair[] = [];

  /** Compares all zones. */
  compareZones(before: Edition, after: Edition): Promise<readonly ZoneDifferences[]> {
    const isSamePair = (pair: EditionPair) => pair.before === before && pair.after === after;
    const cachedPair = this.#pairs.find(isSamePair);
    const pair = cachedPair ?? {
      before,
      after,
      zones: runInSlices(collected(listEditionDifferences(before, after, comparedPeriod.end))),
    };
    this.#pairs = [pair, ...this.#pairs.filter((each) => each !== pair)].slice(0, MAX_PAIRS);
    return pair.zones;
  }

  /**
   * Compares one zone, which at least one of the editions must contain. The list has one element, or is empty when the zone
   * does not differ.
   */
  compareZone(before: Edition, after: Edition, id: string): readonly ZoneDifferences[] {
    const differences = findZoneDifferences(before, after, id, comparedPeriod.end);
    return differences === null ? [] : [differences];
  }
}

/** Collects the differences and skips null elements, which represent zones without differences. Yields after each zone. */
function* collected(
  found: Iterable<ZoneDifferences | null>,
): Generator<undefined, readonly ZoneDifferences[]> {
  const differences: ZoneDifferences[] = [];
  for (const each of found) {
    if (each !== null) differences.push(each);
    yield;
  }
  return differences;
}

const comparedAspects: readonly (readonly [TimezoneAspect, (type: LocalTimeType) => unknown])[] = [
  ['offset', ({ offset }) => offset],
  ['standard_offset', ({ standardOffset }) => standardOffset],
  ['dst', ({ dst }) => dst],
  ['abbreviation', ({ abbreviation }) => abbreviation],
];

/** Returns the properties that differ in any of the periods, the most important first. */
export const listAspects = (times: readonly Difference[]): readonly TimezoneAspect[] =>
  comparedAspects.flatMap(([aspect, of]) =>
    times.some(({ before, after }) => of(before) !== of(after)) ? aspect : [],
  );
