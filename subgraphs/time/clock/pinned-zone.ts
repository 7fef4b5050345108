import { Zone as LuxonZone } from 'luxon';
import { formatOffset } from './timestamp.ts';
import { zoneOf } from '../rules/edition.ts';

/**
 * A zone of the pinned edition for Luxon. Luxon does calendar arithmetic and words; what the offset is, and what the
 * time is called, it learns from our rules alone. Its own zones by name follow the host's edition and are not used.
 */
export class PinnedZone extends LuxonZone {
  readonly #id: string;

  /** @param id an identifier in the database's spelling */
  constructor(id: string) {
    super();
    this.#id = id;
  }

  override get type(): string {
    return 'pinned';
  }

  override get name(): string {
    return this.#id;
  }

  override get isUniversal(): boolean {
    return false;
  }

  override get isValid(): boolean {
    return true;
  }

  /** @param ts epoch milliseconds */
  override offsetName(ts: number): string {
    return zoneOf(this.#id).at(Math.floor(ts / 1000)).abbreviation;
  }

  override formatOffset(ts: number): string {
    return formatOffset(zoneOf(this.#id).at(Math.floor(ts / 1000)).offset);
  }

  /** Minutes; historical offsets have fractions. */
  override offset(ts: number): number {
    return zoneOf(this.#id).at(Math.floor(ts / 1000)).offset / 60;
  }

  override equals(other: LuxonZone): boolean {
    return other instanceof PinnedZone && other.name === this.#id;
  }
}
