/** A cached response, without headers that are specific to a client. */
export interface RecentResponse {
  readonly text: string;
  /** Content-Type. */
  readonly type: string;
  readonly etag: string;
  /** Additional headers, as a flat list of names and values. */
  readonly headers: readonly string[];
  /** Whether the input was invalid, so that nothing metered was looked up. */
  readonly unmetered: boolean;
}

/** Lifetime of the cache in milliseconds; no longer than the delay until an import becomes visible. */
const periodMs = 250;
const maxAddresses = 512;
/** Total length of all cached texts. */
const maxTotalLength = 2_000_000;
/** Maximum length of one text, so that it doesn't displace all others. */
const maxTextLength = 100_000;

/**
 * A cache for responses requested at least twice within a quarter of a second. After a first request only the address
 * is stored, to avoid retaining the many responses that are never requested again. The complete cache is dropped after
 * each period. When it is full, nothing is added until then.
 */
export class RecentResponses {
  #answers = new Map<string, RecentResponse | null>();
  #startedAt = -Infinity;
  #characters = 0;

  /** @param now epoch milliseconds */
  find(address: string, now: number): RecentResponse | undefined {
    // The second condition is true after the clock was set back.
    if (now - this.#startedAt >= periodMs || now < this.#startedAt) {
      // A new Map, not `clear()`: V8 would link the cleared table to its successor and retain memory.
      this.#answers = new Map();
      this.#characters = 0;
      this.#startedAt = now;
    }
    return this.#answers.get(address) ?? undefined;
  }

  /** Caches a response when its address is requested for the second time. Call after `find`. */
  keep(address: string, answer: RecentResponse): void {
    if (this.#answers.get(address) === undefined) {
      if (this.#answers.size < maxAddresses) this.#answers.set(address, null);
      return;
    }
    const { length } = answer.text;
    if (this.#characters + length > maxTotalLength || length > maxTextLength) return;
    this.#characters += length;
    this.#answers.set(address, answer);
  }
}
