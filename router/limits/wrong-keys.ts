import { LRUCache } from 'lru-cache';
import { windowMs } from './window.ts';

/** Counts the wrong keys that an address tries: so many in any sixty seconds, not more. */
export class WrongKeys {
  readonly #limit: number;
  /** When an address tried, oldest first; never more than the limit. */
  readonly #tries: LRUCache<string, number[]>;

  constructor(limit: number, maximumAddresses = 10_000) {
    this.#limit = limit;
    this.#tries = new LRUCache({ max: maximumAddresses });
  }

  /**
   * Counts a try, before it is known how it ends; a right key takes it back.
   * @param now milliseconds of a clock that never jumps
   * @returns null, or the seconds after which the next try is let through.
   */
  try(address: string, now: number): number | null {
    const known = this.#tries.get(address) ?? [];
    const recent = known.findIndex((at) => now - at < windowMs);
    const tries = recent === 0 ? known : recent === -1 ? [] : known.slice(recent);
    this.#tries.set(address, tries);
    const [oldest] = tries;
    if (oldest !== undefined && tries.length >= this.#limit)
      return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
    tries.push(now);
    return null;
  }

  takeBack(address: string): void {
    this.#tries.get(address)?.pop();
  }
}
