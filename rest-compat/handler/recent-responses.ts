/** A cached response without client-specific headers. */
export interface RecentResponse {
  readonly text: string;
  /** Content-Type. */
  readonly type: string;
  readonly etag: string;
  /** Additional headers, as a flat list of names and values. */
  readonly headers: readonly string[];
  /** Whether the input was invalid, so that no metered lookup ran. */
  readonly unmetered: boolean;
}

/** Lifetime of the cache in milliseconds; no longer than the delay until imported data becomes visible. */
const periodMs = 250;
const maxAddresses = 512;
/** Maximum total length of all cached texts. */
const maxTotalLength = 2_000_000;
/** Maximum length of a cached text, so that a long text doesn't displace all other texts. */
const maxTextLength = 100_000;

/**
 * A cache for responses that are requested at least twice within a quarter of a second. The first request stores only the
 * address, because most responses are never requested again. The complete cache is dropped after each period. Until then, a full
 * cache accepts no further entries.
 */
export class RecentResponses {
  #answers = new Map<string, RecentResponse | null>();
  #startedAt = -Infinity;
  #characters = 0;

  /**
   * Returns the cached response for an address.
   * @param now epoch milliseconds
   */
  find(address: string, now: number): RecentResponse | undefined {
    // Also start a new period when the clock was set back.
    if (now - this.#startedAt >= periodMs || now < this.#startedAt) {
      // Create a new Map instead of clearing the old one: V8 would link the cleared table to its successor and retain memory.
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
