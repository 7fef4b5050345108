/** What a window says after one more request. */
export interface Rate {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window resets, 1 to 60. */
  readonly reset: number;
  readonly allowed: boolean;
}

/** Counts requests in windows of 60 seconds. */
export interface WindowCounter {
  /**
   * Counts one request.
   * @param key whose window.
   * @param now milliseconds of a clock that only this counter's windows are measured by.
   */
  take(key: string, limit: number, now: number): Rate | Promise<Rate>;
}

interface Count {
  startedAt: number;
  used: number;
}

export const windowMs = 60_000;

export const rateOf = (limit: number, used: number, leftMs: number): Rate => ({
  limit,
  remaining: Math.max(0, limit - used),
  reset: Math.min(60, Math.max(1, Math.ceil(leftMs / 1000))),
  allowed: used <= limit,
});

/**
 * Fixed windows of 60 seconds, one per key, in this process. A window starts with its key's first request. The map
 * is bounded: idle keys' windows are dropped when it is full.
 */
export class Windows implements WindowCounter {
  readonly #counts = new Map<string, Count>();
  readonly #maximumKeys: number;

  constructor(maximumKeys = 100_000) {
    this.#maximumKeys = maximumKeys;
  }

  /** @param now a clock that jumps back prolongs the window, to 60 seconds at most, and gives no request anew. */
  take(key: string, limit: number, now: number): Rate {
    let count = this.#counts.get(key);
    if (count === undefined) {
      if (this.#counts.size >= this.#maximumKeys) this.#drop(now);
      count = { startedAt: now, used: 0 };
      this.#counts.set(key, count);
    } else if (now - count.startedAt >= windowMs) {
      count.startedAt = now;
      count.used = 0;
    } else if (now < count.startedAt) count.startedAt = now;
    const allowed = count.used < limit;
    if (allowed) count.used += 1;
    const rate = rateOf(limit, count.used, count.startedAt + windowMs - now);
    return allowed ? rate : { ...rate, allowed };
  }

  #drop(now: number): void {
    for (const [key, count] of this.#counts) {
      if (now - count.startedAt >= windowMs) this.#counts.delete(key);
    }
    // Every key busy within this minute: let the oldest go; it gets a new window, never a wrong refusal.
    for (const key of this.#counts.keys()) {
      if (this.#counts.size < this.#maximumKeys) break;
      this.#counts.delete(key);
    }
  }
}
