import { createHash, randomBytes } from 'node:crypto';
import { rateOf, windowMs, type Rate, type WindowCounter } from './window.ts';

/** A slot is two words of 64 bits: whose window it is, and when it began (32 bits) with what is used of it (32 bits). */
const bytesOfSlot = 16;
const saltBytes = 16;
/** How many slots are looked at for a key. */
const reach = 16;

/** Memory for the windows of several threads. @param slots keys at most within a minute */
export function windowMemory(slots = 1 << 17): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(saltBytes + slots * bytesOfSlot);
  new Uint8Array(memory, 0, saltBytes).set(randomBytes(saltBytes));
  return memory;
}

/**
 * Fixed windows of 60 seconds that the threads of a process count together, each request once, without waiting for each
 * other. The memory is bounded: where it is crowded, windows that are over make room, then the first; whoever's window
 * goes gets a new one, never a wrong refusal.
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

  /** @param now milliseconds of a clock that never jumps and that all threads read alike */
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

  /** Salted: who does not know the salt cannot choose keys that meet in one slot. */
  #ownerOf(key: string): bigint {
    const id = createHash('sha256').update(this.#salt).update(key).digest().readBigUInt64LE();
    return id === nobody ? 1n : id;
  }

  #slotOf(owner: bigint, present: number): number {
    const first = Number(owner % BigInt(this.#slots));
    for (;;) {
      let free = -1;
      for (let step = 0; step < reach; step += 1) {
        const slot = (first + step) % this.#slots;
        const found = Atomics.load(this.#owners, slot);
        if (found === owner) return slot;
        if (found === nobody) {
          // Behind it nobody of this neighbourhood has ever been.
          if (free === -1) free = slot;
          break;
        }
        if (free === -1 && this.#isOver(Atomics.load(this.#counts, slot), present)) free = slot;
      }
      const isCrowded = free === -1;
      const slot = isCrowded ? first : free;
      const before = Atomics.load(this.#owners, slot);
      // Of two threads that come with the same key one takes the slot, and the other finds it there.
      if (Atomics.compareExchange(this.#owners, slot, before, owner) !== before) continue;
      if (isCrowded) Atomics.store(this.#counts, slot, 0n);
      return slot;
    }
  }

  #isOver(count: bigint, present: number): boolean {
    return count === 0n || elapsed(startOf(count), present) >= windowMs;
  }
}

const nobody = 0n;

/** Milliseconds, counted on from 0 after 49 days. */
const toWord = (milliseconds: number): number => Math.floor(milliseconds) % 2 ** 32;
/** Of threads that read the clock at once one may be a little behind. */
const elapsed = (from: number, to: number): number => {
  const passed = (to - from) >>> 0;
  return passed > 2 ** 31 ? 0 : passed;
};
const pack = (startedAt: number, used: number): bigint => (BigInt(startedAt) << 32n) | BigInt(used);
const startOf = (count: bigint): number => Number(count >> 32n);
const usedOf = (count: bigint): number => Number(count & 0xffff_ffffn);
