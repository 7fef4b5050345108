import { Zone as LuxonZone } from 'luxon';
import type { Zone } from '../tz/zone.ts';
import { formatOffset } from './timestamp.ts';

/**
 * A zone of one of our editions for Luxon. Luxon does calendar arithmetic and words; what the offset is, and what the
 * time is called, it learns from our rules alone. Its own zones by name follow the host's edition and are not used.
 */
export class RuledZone extends LuxonZone {
  readonly #zone: Zone;

  constructor(zone: Zone) {
    super();
    this.#zone = zone;
  }

  override get type(): string {
    return 'ruled';
  }

  override get name(): string {
    return this.#zone.id;
  }

  override get isUniversal(): boolean {
    return false;
  }

  override get isValid(): boolean {
    return true;
  }

  /** @param ts epoch milliseconds */
  override offsetName(ts: number): string {
    return this.#zone.at(Math.floor(ts / 1000)).abbreviation;
  }

  override formatOffset(ts: number): string {
    return formatOffset(this.#zone.at(Math.floor(ts / 1000)).offset);
  }

  /** Minutes; historical offsets have fractions. */
  override offset(ts: number): number {
    return this.#zone.at(Math.floor(ts / 1000)).offset / 60;
  }

  /** Zones are compiled once in an edition: another object has other rules. */
  override equals(other: LuxonZone): boolean {
    return other instanceof RuledZone && other.#zone === this.#zone;
  }
}
