import { Zone as LuxonZone } from 'luxon';
import type { Zone } from '../tz/zone.ts';
import { formatOffset } from './timestamp.ts';

/**
 * Adapts a zone of an edition to Luxon. Luxon does calendar arithmetic and formatting; offsets and abbreviations come
 * from the edition's rules. Luxon's own named zones follow the host's time-zone data and are not used.
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

  /** Returns the UTC offset in minutes. Historical offsets have fractions. */
  override offset(ts: number): number {
    return this.#zone.at(Math.floor(ts / 1000)).offset / 60;
  }

  /** Compares objects, because an edition compiles each zone once: a different object has different rules. */
  override equals(other: LuxonZone): boolean {
    return other instanceof RuledZone && other.#zone === this.#zone;
  }
}
