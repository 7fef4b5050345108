import { createHash, randomBytes } from 'node:crypto';
import { rateOf, windowMs, type Rate, type WindowCounter } from './window.ts';

/**
 * A slot has two 64-bit words: the hash of its key, and the count (start time in the upper 32 bits, requests in the
 * lower 32).
 */
const bytesOfSlot = 16;
const saltBytes = 16;
/** Maximum number of slots to probe for a key. */
const maxProbes = 16;

/**
 * Allocates the memory for windows that threads share.
 * @param slots maximum number of keys within a minute
 */
export function windowMemory(slots = 1 << 17): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(saltBytes + slots * bytesOfSlot);
  new Uint8Array(memory, 0, saltBytes).set(randomBytes(saltBytes));
  return memory;
}

/**
 * Fixed windows of 60 seconds in memory that all threads of a process share. Each request is counted once, without
 * locks. The memory is bounded: when the slots of a key are full, expired windows are replaced, then the first one.
 * The owner of a replaced window gets a new one, so that no request is rejected wrongly.
 */
export class MemoryWindows implements WindowCounter {
  readonly #salt: Uint8Array;
  readonly #owners: BigUint64Array;
  readonly #counts: BigUint64Array;
  readonly #slots: number;

  constructor(memory: SharedArrayBuffer) {
    this.#slots = (memory.byteLength - saltBytes) / bytesOfSlot;
    this.#salt = Uint8Array.from(new Uint8Array(memory, 0, saltBytes));
    this.#owners = new BigUint64Array(memory, saltBytes, this.#slots);
    this.#counts = new BigUint64Array(memory, saltBytes + this.#slots * 8, this.#slots);
  }

  /** @param now milliseconds of a monotonic clock that all threads share */
  take(key: string, limit: number, now: number): Rate {
    const present = toWord(now);
    const slot = this.#slotOf(this.#ownerOf(key), present);
    for (;;) {
      const count = Atomics.load(this.#counts, slot);
      const isOver = this.#isOver(count, present);
      const startedAt = isOver ? present : startOf(count);
      const used = isOver ? 0 : usedOf(count);
      const leftMs = windowMs - elapsed(startedAt, present);
      if (used >= limit) return { ...rateOf(limit, used, leftMs), allowed: false };
      const next = pack(startedAt, used + 1);
      if (Atomics.compareExchange(this.#counts, slot, count, next) === count)
        return rateOf(limit, used + 1, leftMs);
    }
  }

  /** Hashes a key with a random salt, so that clients cannot choose keys that collide in one slot. */
  #ownerOf(key: string): bigint {
    const id = createHash('sha256').update(this.#salt).update(key).digest().readBigUInt64LE();
    return id === emptySlot ? 1n : id;
  }

  #slotOf(owner: bigint, present: number): number {
    const first = Number(owner % BigInt(this.#slots));
    for (;;) {
      let free = -1;
      for (let step = 0; step < maxProbes; step += 1) {
        const slot = (first + step) % this.#slots;
        const current = Atomics.load(this.#owners, slot);
        if (current === owner) return slot;
        if (current === emptySlot) {
          // No key has ever been stored beyond an empty slot, so the search ends here.
          if (free === -1) free = slot;
          break;
        }
        if (free === -1 && this.#isOver(Atomics.load(this.#counts, slot), present)) free = slot;
      }
      const hasNoFreeSlot = free === -1;
      const slot = hasNoFreeSlot ? first : free;
      const previousOwner = Atomics.load(this.#owners, slot);
      // When two threads add the same key, one takes the slot and the other finds it on the next attempt.
      if (Atomics.compareExchange(this.#owners, slot, previousOwner, owner) !== previousOwner) continue;
      if (hasNoFreeSlot) Atomics.store(this.#counts, slot, 0n);
      return slot;
    }
  }

  #isOver(count: bigint, present: number): boolean {
    return count === 0n || elapsed(startOf(count), present) >= windowMs;
  }
}

const emptySlot = 0n;

/** Truncates milliseconds to 32 bits. The value wraps around to 0 after 49 days. */
const toWord = (milliseconds: number): number => Math.floor(milliseconds) % 2 ** 32;
/** Returns the elapsed milliseconds, or 0 when another thread has read the clock slightly later. */
const elapsed = (from: number, to: number): number => {
  const elapsed = (to - from) >>> 0;
  return elapsed > 2 ** 31 ? 0 : elapsed;
};
const pack = (startedAt: number, used: number): bigint => (BigInt(startedAt) << 32n) | BigInt(used);
const startOf = (count: bigint): number => Number(count >> 32n);
const usedOf = (count: bigint): number => Number(count & 0xffff_ffffn);
