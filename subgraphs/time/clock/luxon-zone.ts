import { Zone as LuxonZone } from 'luxon';
import type { Zone } from '../tz/zone.ts';
import { formatOffset } from './timestamp.ts';

/**
 * Adapts a zone of an edition to Luxon, which does calendar arithmetic and formatting. Offsets and abbreviations come from the
 * rules of the edition. Luxon's own zones depend on the time-zone data of the host.
 */
export class LuxonEditionZone extends LuxonZone {
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

  /** Returns the abbreviation at an instant. @param ts epoch milliseconds */
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

  /** Compares by identity. An edition compiles each zone once, so that different objects have different rules. */
  override equals(other: LuxonZone): boolean {
    return other instanceof LuxonEditionZone && other.#zone === this.#zone;
  }
}
