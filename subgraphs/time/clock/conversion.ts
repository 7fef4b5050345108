import { LookupError } from '../../../core/lookup-error.ts';
import { requireSingleDestination, zoneTargetsRule } from '../../validation/zone-targets.ts';
import type { Edition } from '../tz/edition.ts';
import type { Zone } from '../tz/zone.ts';
import { chooseInstant, resolveWallTime, type WallTimePolicy, type WallTime } from '../tz/wall-time.ts';
import {
  toInstant,
  parseTimestamp,
  requireSupportedInstant,
  type Instant,
  type Timestamp,
} from './instant.ts';

/** The unparsed conversion arguments of a request: an instant and target zones. */
export interface ConversionRequest {
  readonly at?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly targets?: readonly string[] | null | undefined;
  readonly disambiguation?: WallTimePolicy;
}

/** How the wall time of a conversion was resolved to an instant. */
export interface Resolution {
  readonly time: WallTime;
  readonly policy: WallTimePolicy;
  /** Milliseconds of the requested wall time, 0 to 999; the same in each possible instant. */
  readonly milliseconds: number;
  /**
   * Difference in seconds between the local time at the chosen instant and the requested wall time. The difference is 0 unless
   * the wall time does not occur.
   */
  readonly adjustment: number;
}

/** A validated conversion whose source zone is not yet known. */
export interface Conversion {
  readonly to: string | undefined;
  readonly targets: readonly string[] | undefined;
  readonly policy: WallTimePolicy;
  /** Undefined means now. */
  readonly at: Timestamp | undefined;
  readonly now: Instant;
}

/** Returns an identifier in the edition's spelling. @throws not_found for an unknown identifier */
export function requireZone(edition: Edition, id: string, param: string): string {
  const knownId = edition.findZoneId(id);
  if (knownId !== undefined) return knownId;
  const hint = id.includes(' ') ? ' (encode + as %2B in a URL)' : '';
  throw new LookupError(
    'not_found',
    `${param} is not a time zone of the IANA database: ${JSON.stringify(id)}${hint}. For example, use Asia/Tokyo.`,
    param,
  );
}

/**
 * Parses the arguments that do not depend on the source zone. Invalid targets are rejected even when the source has no time
 * zone.
 * @throws LookupError not_found for an unknown target zone; invalid_request
 */
export function parseConversion(edition: Edition, request: ConversionRequest, now: number): Conversion {
  const instantText = request.at ?? undefined;
  const toSelector = request.to ?? undefined;
  const targets = request.targets ?? undefined;
  requireSingleDestination(toSelector, targets);
  if (targets !== undefined) zoneTargetsRule.read(targets, 'targets');
  return {
    to: toSelector === undefined ? undefined : requireZone(edition, toSelector, 'to'),
    targets: targets?.map((id) => requireZone(edition, id, 'targets')),
    policy: request.disambiguation ?? 'compatible',
    at: instantText === undefined ? undefined : parseTimestamp(instantText),
    now: toInstant(now),
  };
}

const suggestion = 'use disambiguation=earlier or disambiguation=later, or add a UTC offset to at';

/**
 * Resolves the instant of a conversion in its source zone. @throws ambiguous_time, nonexistent_time, invalid_request
 */
export function resolveInstant(
  conversion: Conversion,
  zone: Zone,
): { instant: Instant; resolution: Resolution | undefined } {
  const { at, now, policy } = conversion;
  if (at === undefined) return { instant: now, resolution: undefined };
  const { local, milliseconds, offset } = at;
  const isConversion = conversion.to !== undefined || conversion.targets !== undefined;
  if (offset !== undefined || !isConversion) {
    return { instant: requireSupportedInstant(local - (offset ?? 0), milliseconds), resolution: undefined };
  }
  const time = resolveWallTime(zone, local);
  const unix = chooseInstant(time, policy);
  if (unix === undefined) {
    throw time.kind === 'gap'
      ? new LookupError(
          'nonexistent_time',
          `at is a local time that does not exist in ${zone.id}: ${suggestion}.`,
          'at',
        )
      : new LookupError(
          'ambiguous_time',
          `at is a local time that occurs twice in ${zone.id}: ${suggestion}.`,
          'at',
        );
  }
  const adjustment = unix + zone.at(unix).offset - local;
  return {
    instant: requireSupportedInstant(unix, milliseconds),
    resolution: { time, policy, milliseconds, adjustment },
  };
}
