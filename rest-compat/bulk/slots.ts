import type { PromiseOrValue } from '../../core/promise-or-value.ts';
import { bulkLimits } from '../guides/bulk-limits.ts';

interface SlotLimits {
  readonly total: number;
  readonly perClient: number;
  /** Number of slots that are reserved for clients without a slot. */
  readonly reserved: number;
}

/** Reason why a request gets no slot: `client` when the client uses all of its slots, `total` when all slots are in use. */
export type SlotShortage = 'client' | 'total';

/** Limits how many requests are processed concurrently: in total and per client. */
export interface SlotCounter {
  /**
   * Takes a slot for a client.
   * @returns null when a slot was taken; call `release` to return the slot
   */
  take(client: string): PromiseOrValue<SlotShortage | null>;
  release(client: string): void;
}

/** Returns the slots of one process for bulk requests. */
export const createBulkSlots = (): BulkSlots =>
  new BulkSlots({ total: bulkLimits.ofAll, perClient: bulkLimits.ofAccount, reserved: bulkLimits.reserved });

export class BulkSlots implements SlotCounter {
  readonly #limits: SlotLimits;
  readonly #countByClient = new Map<string, number>();
  #total = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  take(client: string): SlotShortage | null {
    const { total, perClient, reserved } = this.#limits;
    const reservedCount = this.#countByClient.get(client) ?? 0;
    if (reservedCount >= perClient) return 'client';
    if (this.#total >= (reservedCount === 0 ? total : total - reserved)) return 'total';
    this.#total += 1;
    this.#countByClient.set(client, reservedCount + 1);
    return null;
  }

  release(client: string): void {
    const reservedCount = this.#countByClient.get(client) ?? 0;
    if (reservedCount === 0) return;
    this.#total -= 1;
    if (reservedCount === 1) this.#countByClient.delete(client);
    else this.#countByClient.set(client, reservedCount - 1);
  }
}
