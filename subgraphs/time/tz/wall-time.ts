import type { Zone } from './zone.ts';

/** The policies for resolving a wall time that occurs twice or never. */
export const wallTimePolicies = ['compatible', 'earlier', 'later', 'reject'] as const;
export type WallTimePolicy = (typeof wallTimePolicies)[number];

/** Result of resolving a wall time. Instants are epoch seconds. */
export type WallTime =
  | { readonly kind: 'unique'; readonly instant: number }
  /** Clocks were set back: the wall time occurs at both instants. */
  | { readonly kind: 'overlap'; readonly earlier: number; readonly later: number }
  /**
   * Clocks were set forward: the wall time does not occur. `earlier` is before the gap and uses the offset after it. `later` is
   * after the gap and uses the offset before it.
   */
  | { readonly kind: 'gap'; readonly earlier: number; readonly later: number };

/** Maximum UTC offset of any clock in seconds. Manila was 15 h 56 min 8 s behind UTC until 1844. */
const MAX_OFFSET = 16 * 3600;

/** Finds the instants at which a zone shows a local time (seconds, see `calendar.ts`). */
export function resolveWallTime(zone: Zone, local: number): WallTime {
  let earlierInstant: number | undefined;
  let previousOffset = 0;
  for (let period = zone.periodAt(local - MAX_OFFSET); ; period += 1) {
    const start = zone.startOf(period);
    const { offset } = zone.typeOf(period);
    if (
      earlierInstant === undefined &&
      start + previousOffset <= local &&
      local < start + offset &&
      start !== -Infinity
    ) {
      return { kind: 'gap', earlier: local - offset, later: local - previousOffset };
    }
    const instant = local - offset;
    const end = zone.startOf(period + 1);
    if (start <= instant && instant < end) {
      if (earlierInstant === undefined) earlierInstant = instant;
      else return { kind: 'overlap', earlier: earlierInstant, later: instant };
    }
    if (end > local + MAX_OFFSET) break;
    previousOffset = offset;
  }
  if (earlierInstant === undefined)
    throw new RangeError(`${zone.id}: the local time ${local} has no instant`);
  return { kind: 'unique', instant: earlierInstant };
}

/** Returns the instant that a policy chooses; undefined when the policy rejects the wall time. */
export function chooseInstant(time: WallTime, policy: WallTimePolicy): number | undefined {
  if (time.kind === 'unique') return time.instant;
  switch (policy) {
    case 'reject':
      return undefined;
    case 'earlier':
      return time.earlier;
    case 'later':
      return time.later;
    case 'compatible':
      return time.kind === 'overlap' ? time.earlier : time.later;
  }
}
