import type { LocalTimeType } from './compile.ts';
import type { Zone } from './zone.ts';

/** The boundary between two periods of different local time types. */
export interface Change {
  /** Epoch seconds. */
  readonly at: number;
  readonly before: LocalTimeType;
  readonly after: LocalTimeType;
}

/** The change at the start of a period; undefined for the first period and for one that never begins. */
function changeAtPeriod(zone: Zone, period: number): Change | undefined {
  const at = zone.startOf(period);
  if (!Number.isFinite(at)) return undefined;
  return { at, before: zone.typeOf(period - 1), after: zone.typeOf(period) };
}

/**
 * All changes of offset, DST flag, abbreviation or standard offset after an instant, up to and including `through`.
 */
export function* changesAfter(zone: Zone, instant: number, through: number): Generator<Change> {
  for (let period = zone.periodAt(instant) + 1; zone.startOf(period) <= through; period += 1) {
    const change = changeAtPeriod(zone, period);
    if (!change) return;
    yield change;
  }
}

/** The next change of the UTC offset strictly after an instant, within a horizon in seconds. */
export function nextOffsetChange(zone: Zone, instant: number, horizon: number): Change | undefined {
  for (const change of changesAfter(zone, instant, instant + horizon)) {
    if (change.before.offset !== change.after.offset) return change;
  }
  return undefined;
}

/** An uninterrupted period with the DST flag set. */
export interface Season {
  /** Start of the season; undefined when it has none. */
  readonly start: Change | undefined;
  /** End of the season; undefined when it never ends. */
  readonly end: Change | undefined;
}

/** Maximum number of periods in a season. A season with more periods counts as endless. */
const MAX_PERIODS = 10_000;

/** The season at an instant, or the next one that begins within a horizon in seconds. */
export function dstSeason(zone: Zone, instant: number, horizon: number): Season | undefined {
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
    if (end - first > MAX_PERIODS) return { start: changeAtPeriod(zone, first), end: undefined };
  }
  return { start: changeAtPeriod(zone, first), end: changeAtPeriod(zone, end) };
}

/** Whether the DST flag is set at any time from `start` to `end` (excluded), epoch seconds. */
export function observesDst(zone: Zone, start: number, end: number): boolean {
  for (let period = zone.periodAt(start); zone.startOf(period) < end; period += 1) {
    if (zone.typeOf(period).dst) return true;
  }
  return false;
}
