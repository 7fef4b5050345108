import type { LocalTimeType } from './compile.ts';
import type { Zone } from './zone.ts';

/** The boundary between two periods of different local time types. */
export interface ZoneChange {
  /** Epoch seconds. */
  readonly at: number;
  readonly before: LocalTimeType;
  readonly after: LocalTimeType;
}

/** Returns the change at the start of a period. Undefined for the first period, and for a period without a start. */
function findChangeAtPeriod(zone: Zone, period: number): ZoneChange | undefined {
  const changeInstant = zone.startOf(period);
  if (!Number.isFinite(changeInstant)) return undefined;
  return { at: changeInstant, before: zone.typeOf(period - 1), after: zone.typeOf(period) };
}

/** Yields all changes of offset, DST flag, abbreviation or standard offset after an instant, up to and including `through`. */
export function* changesAfter(zone: Zone, instant: number, through: number): Generator<ZoneChange> {
  for (let period = zone.periodAt(instant) + 1; zone.startOf(period) <= through; period += 1) {
    const change = findChangeAtPeriod(zone, period);
    if (!change) return;
    yield change;
  }
}

/** Returns the next change of the UTC offset strictly after an instant, within a horizon in seconds. */
export function findNextOffsetChange(zone: Zone, instant: number, horizon: number): ZoneChange | undefined {
  for (const change of changesAfter(zone, instant, instant + horizon)) {
    if (change.before.offset !== change.after.offset) return change;
  }
  return undefined;
}

/** An uninterrupted period with the DST flag set. */
export interface DstSeason {
  /** Start of the season; undefined when the season has no start. */
  readonly start: ZoneChange | undefined;
  /** End of the season; undefined when the season never ends. */
  readonly end: ZoneChange | undefined;
}

/** Maximum number of periods in a season. A season with more periods counts as endless. */
const MAX_SEASON_PERIODS = 10_000;

/** Returns the season at an instant, or the next season that begins within a horizon in seconds. */
export function findDstSeason(zone: Zone, instant: number, horizon: number): DstSeason | undefined {
  let period = zone.periodAt(instant);
  while (!zone.typeOf(period).dst) {
    period += 1;
    if (zone.startOf(period) > instant + horizon || zone.startOf(period) === Infinity) return undefined;
  }
  let first = period;
  while (first > 0 && zone.typeOf(first - 1).dst) first -= 1;
  let end = period + 1;
  while (zone.startOf(end) < Infinity && zone.typeOf(end).dst) {
    end += 1;
    if (end - first > MAX_SEASON_PERIODS) return { start: findChangeAtPeriod(zone, first), end: undefined };
  }
  return { start: findChangeAtPeriod(zone, first), end: findChangeAtPeriod(zone, end) };
}

/** Whether the DST flag is set at any time from `start` to `end` (excluded), epoch seconds. */
export function observesDst(zone: Zone, start: number, end: number): boolean {
  for (let period = zone.periodAt(start); zone.startOf(period) < end; period += 1) {
    if (zone.typeOf(period).dst) return true;
  }
  return false;
}
