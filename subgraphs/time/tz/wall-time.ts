import type { Zone } from './zone.ts';

/** How a wall time that is shown twice, or never, becomes an instant. */
export const policies = ['compatible', 'earlier', 'later', 'reject'] as const;
export type Policy = (typeof policies)[number];

/** Instants are epoch seconds. */
export type WallTime =
  | { readonly kind: 'unique'; readonly instant: number }
  /** Clocks are set back: the wall time is shown at both instants. */
  | { readonly kind: 'overlap'; readonly earlier: number; readonly later: number }
  /**
   * Clocks are set forward over the wall time: no instant shows it. `earlier` reads it by the offset after the gap,
   * and so lies before the gap by the gap's length; `later` reads it by the offset before, and lies after the gap.
   */
  | { readonly kind: 'gap'; readonly earlier: number; readonly later: number };

/** No clock was ever further from UTC: Manila until 1844, 15 h 56 min 8 s behind. */
const FURTHEST = 16 * 3600;

/** The instants at which a zone's clocks show a local time (seconds, see `calendar.ts`). */
export function readWallTime(zone: Zone, local: number): WallTime {
  let earlier: number | undefined;
  let before = 0;
  for (let period = zone.periodAt(local - FURTHEST); ; period += 1) {
    const start = zone.startOf(period);
    const { offset } = zone.typeOf(period);
    if (earlier === undefined && start + before <= local && local < start + offset && start !== -Infinity) {
      return { kind: 'gap', earlier: local - offset, later: local - before };
    }
    const instant = local - offset;
    const end = zone.startOf(period + 1);
    if (start <= instant && instant < end) {
      if (earlier === undefined) earlier = instant;
      else return { kind: 'overlap', earlier, later: instant };
    }
    if (end > local + FURTHEST) break;
    before = offset;
  }
  if (earlier === undefined) throw new RangeError(`${zone.id}: the local time ${local} has no instant`);
  return { kind: 'unique', instant: earlier };
}

/** The instant that a policy chooses; undefined where it rejects. */
export function chooseInstant(time: WallTime, policy: Policy): number | undefined {
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
