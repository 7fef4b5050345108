import type { PromiseOrValue } from '../../core/promise-or-value.ts';
import { bulkLimits } from '../guides/bulk-limits.ts';

interface SeatLimits {
  readonly total: number;
  readonly perClient: number;
  /** Seats of `total` that only clients without a seat can take. */
  readonly reserved: number;
}

/** Why no seat is free: the client has all that it may have, or other clients have them. */
export type SeatShortage = 'client' | 'total';

/** Limits how many requests are processed concurrently: in total and per client. */
export interface SeatCounter {
  /**
   * Takes a seat.
   * @returns null when the client has the seat; `release` frees it
   */
  take(client: string): PromiseOrValue<SeatShortage | null>;
  release(client: string): void;
}

/** Returns the seats of one process for bulk requests. */
export const bulkSeats = (): Seats =>
  new Seats({ total: bulkLimits.ofAll, perClient: bulkLimits.ofAccount, reserved: bulkLimits.reserved });

export class Seats implements SeatCounter {
  readonly #limits: SeatLimits;
  readonly #countByClient = new Map<string, number>();
  #total = 0;

  constructor(limits: SeatLimits) {
    this.#limits = limits;
  }

  take(client: string): SeatShortage | null {
    const { total, perClient, reserved } = this.#limits;
    const taken = this.#countByClient.get(client) ?? 0;
    if (taken >= perClient) return 'client';
    if (this.#total >= (taken === 0 ? total : total - reserved)) return 'total';
    this.#total += 1;
    this.#countByClient.set(client, taken + 1);
    return null;
  }

  release(client: string): void {
    const taken = this.#countByClient.get(client) ?? 0;
    if (taken === 0) return;
    this.#total -= 1;
    if (taken === 1) this.#countByClient.delete(client);
    else this.#countByClient.set(client, taken - 1);
  }
}
