/** The state of a rate limit window after one more request. */
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
   * @param key identifies the window
   * @param now milliseconds of a clock that is used only for this counter's windows
   */
  take(key: string, limit: number, now: number): Rate | Promise<Rate>;
}

interface WindowCount {
  startedAt: number;
  used: number;
}

export const windowMs = 60_000;

export const toRate = (limit: number, used: number, leftMs: number): Rate => ({
  limit,
  remaining: Math.max(0, limit - used),
  reset: Math.min(60, Math.max(1, Math.ceil(leftMs / 1000))),
  allowed: used <= limit,
});

/**
 * Fixed windows of 60 seconds per key, in this process. A window starts with its key's first request. The map is
 * bounded: when it is full, expired windows are dropped.
 */
export class Windows implements WindowCounter {
  readonly #counts = new Map<string, WindowCount>();
  readonly #maximumKeys: number;

  constructor(maximumKeys = 100_000) {
    this.#maximumKeys = maximumKeys;
  }

  /**
   * Counts one request.
   * @param now milliseconds. A clock that jumps back extends the window to at most 60 seconds and never allows extra requests.
   */
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
    const isAllowed = count.used < limit;
    if (isAllowed) count.used += 1;
    const rate = toRate(limit, count.used, count.startedAt + windowMs - now);
    return isAllowed ? rate : { ...rate, allowed: isAllowed };
  }

  #drop(now: number): void {
    for (const [key, count] of this.#counts) {
      if (now - count.startedAt >= windowMs) this.#counts.delete(key);
    }
    // All windows are active, so drop the oldest. Their keys get new windows, so that no request is rejected wrongly.
    for (const key of this.#counts.keys()) {
      if (this.#counts.size < this.#maximumKeys) break;
      this.#counts.delete(key);
    }
  }
}
