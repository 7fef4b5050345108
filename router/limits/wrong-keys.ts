import { LRUCache } from 'lru-cache';
import type { PromiseOrValue } from '../../core/promise-or-value.ts';
import { windowMs } from './window.ts';

/** Limits the number of wrong keys per address. */
export interface WrongKeyCounter {
  /**
   * Counts an attempt before its outcome is known. `removeAttempt` removes it when the key is valid.
   * @param now milliseconds of a monotonic clock that all threads share
   * @returns null when the attempt is allowed, otherwise the seconds until the next attempt is allowed
   */
  try(address: string, now: number): PromiseOrValue<number | null>;
  removeAttempt(address: string): void;
}

/** Limits the number of wrong keys that an address may try within any 60 seconds. */
export class WrongKeys implements WrongKeyCounter {
  readonly #limit: number;
  /** Times of the attempts by address, oldest first. Never more than the limit. */
  readonly #attempts: LRUCache<string, number[]>;

  constructor(limit: number, maximumAddresses = 10_000) {
    this.#limit = limit;
    this.#attempts = new LRUCache({ max: maximumAddresses });
  }

  try(address: string, now: number): number | null {
    const attempts = this.#attempts.get(address) ?? [];
    const firstRecentIndex = attempts.findIndex((at) => now - at < windowMs);
    const attemptTimes =
      firstRecentIndex === 0 ? attempts : firstRecentIndex === -1 ? [] : attempts.slice(firstRecentIndex);
    this.#attempts.set(address, attemptTimes);
    const [oldest] = attemptTimes;
    if (oldest !== undefined && attemptTimes.length >= this.#limit)
      return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
    attemptTimes.push(now);
    return null;
  }

  removeAttempt(address: string): void {
    this.#attempts.get(address)?.pop();
  }
}
