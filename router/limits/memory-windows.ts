import { createHash, randomBytes } from 'node:crypto';
import { toRate, windowMs, type Rate, type WindowCounter } from './window.ts';

/**
 * Bytes of a slot: two 64-bit words. One is the hash of the key. The other has the start time in the upper 32 bits, and the
 * number of requests in the lower 32.
 */
const bytesPerSlot = 16;
const saltBytes = 16;
/** Maximum number of slots to probe for a key. */
const maxProbes = 16;

/**
 * Allocates the memory for windows that threads share.
 * @param slots maximum number of keys within a minute
 */
export function allocateWindowMemory(slots = 1 << 17): SharedArrayBuffer {
  const windowMemory = new SharedArrayBuffer(saltBytes + slots * bytesPerSlot);
  new Uint8Array(windowMemory, 0, saltBytes).set(randomBytes(saltBytes));
  return windowMemory;
}

/**
 * Fixed windows of 60 seconds in memory that all threads of a process share. Each request is counted once, without locks. The
 * memory is bounded: when all slots of a key are in use, an expired window is replaced, or else the first window. The owner of a
 * replaced window gets a new window, so that no request is rejected wrongly.
 */
export class MemoryWindows implements WindowCounter {
  readonly #salt: Uint8Array;
  readonly #owners: BigUint64Array;
  readonly #counts: BigUint64Array;
  readonly #slots: number;

  constructor(memory: SharedArrayBuffer) {
    this.#slots = (memory.byteLength - saltBytes) / bytesPerSlot;
    this.#salt = Uint8Array.from(new Uint8Array(memory, 0, saltBytes));
    this.#owners = new BigUint64Array(memory, saltBytes, this.#slots);
    this.#counts = new BigUint64Array(memory, saltBytes + this.#slots * 8, this.#slots);
  }

  /**
   * Counts one request.
   * @param now milliseconds of a monotonic clock that all threads share
   */
  take(key: string, limit: number, now: number): Rate {
    const nowWord = toWord(now);
    const slot = this.#slotOf(this.#ownerOf(key), nowWord);
    for (;;) {
      const count = Atomics.load(this.#counts, slot);
      const isOver = this.#isOver(count, nowWord);
      const startedAt = isOver ? nowWord : unpackStart(count);
      const usedCount = isOver ? 0 : unpackUsed(count);
      const remainingMs = windowMs - computeElapsedMs(startedAt, nowWord);
      if (usedCount >= limit) return { ...toRate(limit, usedCount, remainingMs), allowed: false };
      const newCount = packCount(startedAt, usedCount + 1);
      if (Atomics.compareExchange(this.#counts, slot, count, newCount) === count)
        return toRate(limit, usedCount + 1, remainingMs);
    }
  }

  /** Hashes a key with a random salt, so that clients cannot choose keys that collide in one slot. */
  #ownerOf(key: string): bigint {
    const ownerHash = createHash('sha256').update(this.#salt).update(key).digest().readBigUInt64LE();
    return ownerHash === emptySlot ? 1n : ownerHash;
  }

  #slotOf(owner: bigint, nowWord: number): number {
    const firstSlot = Number(owner % BigInt(this.#slots));
    for (;;) {
      let freeSlot = -1;
      for (let step = 0; step < maxProbes; step += 1) {
        const slot = (firstSlot + step) % this.#slots;
        const currentOwner = Atomics.load(this.#owners, slot);
        if (currentOwner === owner) return slot;
        if (currentOwner === emptySlot) {
          // No key has ever been stored beyond an empty slot, so the search ends here.
          if (freeSlot === -1) freeSlot = slot;
          break;
        }
        if (freeSlot === -1 && this.#isOver(Atomics.load(this.#counts, slot), nowWord)) freeSlot = slot;
      }
      const hasNoFreeSlot = freeSlot === -1;
      const slot = hasNoFreeSlot ? firstSlot : freeSlot;
      const previousOwner = Atomics.load(this.#owners, slot);
      // When two threads add the same key, one takes the slot and the other finds it on the next attempt.
      if (Atomics.compareExchange(this.#owners, slot, previousOwner, owner) !== previousOwner) continue;
      if (hasNoFreeSlot) Atomics.store(this.#counts, slot, 0n);
      return slot;
    }
  }

  #isOver(count: bigint, nowWord: number): boolean {
    return count === 0n || computeElapsedMs(unpackStart(count), nowWord) >= windowMs;
  }
}

const emptySlot = 0n;

/** Truncates milliseconds to 32 bits. The value wraps around to 0 after 49 days. */
const toWord = (milliseconds: number): number => Math.floor(milliseconds) % 2 ** 32;
/** Returns the elapsed milliseconds, or 0 when another thread has read the clock slightly later. */
const computeElapsedMs = (from: number, to: number): number => {
  const elapsedMs = (to - from) >>> 0;
  return elapsedMs > 2 ** 31 ? 0 : elapsedMs;
};
const packCount = (startedAt: number, used: number): bigint => (BigInt(startedAt) << 32n) | BigInt(used);
const unpackStart = (count: bigint): number => Number(count >> 32n);
const unpackUsed = (count: bigint): number => Number(count & 0xffff_ffffn);
