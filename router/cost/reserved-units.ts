import { attempt, chain, type PromiseOrValue } from '../../core/promise-or-value.ts';
import type { Access, KeyRecord } from '../auth/access.ts';
import { isProblem, type Problem } from '../errors.ts';
import type { Reservation, UnitKind } from '../limits/units.ts';
import type { CostBound } from './bound.ts';
import type { SpentUnits } from './spent-units.ts';

/** The units that one operation has reserved, until they are charged or released. */
export class ReservedUnits {
  /** Pooled units that the operation may spend. */
  readonly pooled: number;
  readonly #access: Access;
  readonly #bound: CostBound;
  readonly #reservations = new Map<UnitKind, Reservation>();

  private constructor(access: Access, bound: CostBound, pooled: number) {
    this.#access = access;
    this.#bound = bound;
    this.pooled = pooled;
  }

  /** Returns an empty reservation that covers the bound, for an operation that costs nothing. */
  static free(access: Access, bound: CostBound): ReservedUnits {
    return new ReservedUnits(access, bound, bound.pooled);
  }

  /**
   * Reserves the bound, or the rest of the pooled allowance. Metered units are reserved in full.
   * @returns a problem when the allowance does not even cover the query's own lookups. Rejects with
   * service_unavailable when the store is down.
   */
  static reserve(
    access: Access,
    key: KeyRecord | null,
    bound: CostBound,
  ): PromiseOrValue<ReservedUnits | Problem> {
    const { pooled, minimum, metered } = bound;
    const reserveMetered = (units: ReservedUnits) =>
      metered.size === 0 ? units : units.releaseOnError(() => units.#reserveMetered(key));
    if (pooled === 0) return reserveMetered(ReservedUnits.free(access, bound));
    return chain(access.reserveUpTo(key, 'pooled', minimum, Math.ceil(pooled)), (reservation) => {
      if (isProblem(reservation)) return reservation;
      // Units of a key without a limit are not counted.
      const count = reservation.length > 0 ? reservation.reduce((sum, each) => sum + each.count, 0) : pooled;
      const units = new ReservedUnits(access, bound, count);
      units.#reservations.set('pooled', reservation);
      return reserveMetered(units);
    });
  }

  async #reserveMetered(key: KeyRecord | null): Promise<ReservedUnits | Problem> {
    for (const [unit, count] of this.#bound.metered) {
      const reservation = await this.#access.reserve(key, [[unit, count]]);
      if (isProblem(reservation)) {
        this.release();
        return reservation;
      }
      this.#reservations.set(unit, reservation);
    }
    return this;
  }

  /** Whether the complete bound is reserved, so that the units cannot run out. */
  get isComplete(): boolean {
    return this.pooled >= this.#bound.pooled;
  }

  /** The reserved units; after the settlement, the charged units. */
  get reservation(): Reservation {
    const reservations: Reservation[number][] = [];
    for (const each of this.#reservations.values()) reservations.push(...each);
    return reservations;
  }

  /** Releases the units that were not spent. */
  settle({ pooled, metered }: SpentUnits): void {
    this.#releaseSome('pooled', this.pooled - pooled);
    for (const [unit, count] of this.#bound.metered)
      this.#releaseSome(unit, count - (metered.get(unit) ?? 0));
  }

  /** Releases all units. */
  release(): void {
    for (const each of this.#reservations.values()) this.#access.release(each);
    this.#reservations.clear();
  }

  /** Runs `work`, and releases all units when it fails. */
  releaseOnError<T>(work: () => PromiseOrValue<T>): PromiseOrValue<T> {
    return attempt(work, (error) => {
      this.release();
      throw error;
    });
  }

  #releaseSome(unit: UnitKind, count: number): void {
    const reservation = this.#reservations.get(unit)?.[0];
    if (reservation === undefined || count <= 0) return;
    this.#access.release([{ meter: reservation.meter, count }]);
    this.#reservations.set(unit, [{ meter: reservation.meter, count: reservation.count - count }]);
  }
}
