import type { LocalTimeType } from './compile.ts';
import type { Edition } from './edition.ts';
import type { Zone } from './zone.ts';

/** A period in which two editions differ for a zone. Epoch seconds. */
export interface Difference {
  /** Start of the period; -Infinity when the editions differ from the beginning. */
  readonly from: number;
  /** End of the period; Infinity when the editions still differ at the end of the comparison. */
  readonly until: number;
  /** The local time type at the start of the period, in the earlier edition (`before`) and in the later edition (`after`). */
  readonly before: LocalTimeType;
  readonly after: LocalTimeType;
}

export interface ZoneDifferences {
  readonly id: string;
  /** Periods in order; null when one of the editions lacks the identifier. */
  readonly times: readonly Difference[] | null;
  /** The edition that contains the identifier; null when both editions contain the identifier. */
  readonly only: string | null;
}

const isSameType = (one: LocalTimeType, other: LocalTimeType): boolean =>
  one === other ||
  (one.offset === other.offset &&
    one.standardOffset === other.standardOffset &&
    one.dst === other.dst &&
    one.abbreviation === other.abbreviation);

/** Returns the periods in which two zones differ, up to an instant. Adjacent periods with the same difference are merged. */
export function findDifferences(before: Zone, after: Zone, through: number): readonly Difference[] {
  const differences: { from: number; until: number; before: LocalTimeType; after: LocalTimeType }[] = [];
  let [one, other] = [0, 0];
  let periodStart = -Infinity;
  while (periodStart < through) {
    const nextStart = Math.min(before.startOf(one + 1), after.startOf(other + 1));
    const types = { before: before.typeOf(one), after: after.typeOf(other) };
    const periodEnd = nextStart >= through ? Infinity : nextStart;
    const lastDifference = differences.at(-1);
    if (!isSameType(types.before, types.after)) {
      if (
        lastDifference?.until === periodStart &&
        isSameType(lastDifference.before, types.before) &&
        isSameType(lastDifference.after, types.after)
      )
        lastDifference.until = periodEnd;
      else differences.push({ from: periodStart, until: periodEnd, ...types });
    }
    if (before.startOf(one + 1) === nextStart) one += 1;
    if (after.startOf(other + 1) === nextStart) other += 1;
    periodStart = nextStart;
  }
  return differences;
}

/**
 * Returns the differences of one identifier between two editions; null for an identifier without differences. @param through
 * end of the comparison, epoch seconds
 */
export function findZoneDifferences(
  before: Edition,
  after: Edition,
  id: string,
  through: number,
): ZoneDifferences | null {
  const [one, other] = [before.findZoneId(id), after.findZoneId(id)];
  if (one === undefined || other === undefined)
    return { id, times: null, only: one === undefined ? after.version : before.version };
  const times = findDifferences(before.zoneOf(one), after.zoneOf(other), through);
  return times.length > 0 ? { id, times, only: null } : null;
}

/** Yields the differences of all identifiers in two editions, in order; null for an identifier without differences. */
export function* listEditionDifferences(
  before: Edition,
  after: Edition,
  through: number,
): Generator<ZoneDifferences | null> {
  const ids = [...new Set([...before.zoneIds, ...after.zoneIds])].sort();
  for (const id of ids) yield findZoneDifferences(before, after, id, through);
}
