/** Milliseconds for which the list of origins is cached. */
const cacheMs = 5000;

/**
 * The union of the origins of all public keys. A preflight carries no key, so it cannot be checked against a single
 * key. While the store is down, the last list remains valid.
 */
export class Origins {
  readonly #read: () => Promise<readonly string[]>;
  readonly #clock: () => number;
  #origins: ReadonlySet<string> | null = null;
  #readAt = -Infinity;
  #reading: Promise<void> | null = null;
  /** Number of calls of `forget`. */
  #generation = 0;

  /**
   * @param read reads the origins from the store
   * @param clock returns the current time in milliseconds
   */
  constructor(read: () => Promise<readonly string[]>, clock: () => number) {
    this.#read = read;
    this.#clock = clock;
  }

  /** Whether an origin may use public keys. Synchronous, except for the first call. */
  allows(origin: string): boolean | Promise<boolean> {
    const now = this.#clock();
    if (now - this.#readAt >= cacheMs || now < this.#readAt) {
      this.#reading ??= this.#startRefresh(now);
    }
    if (this.#origins === null && this.#reading !== null) {
      const generation = this.#generation;
      return this.#reading.then(() =>
        generation === this.#generation ? (this.#origins?.has(origin) ?? false) : this.allows(origin),
      );
    }
    return this.#origins?.has(origin) ?? false;
  }

  /**
   * Makes the next request read the list again, because keys have changed. A read in flight may return the list before the
   * change, so its result is dropped.
   */
  forget(): void {
    this.#origins = null;
    this.#readAt = -Infinity;
    this.#reading = null;
    this.#generation += 1;
  }

  #startRefresh(now: number): Promise<void> {
    const reading = this.#refresh(now).finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    return reading;
  }

  async #refresh(now: number): Promise<void> {
    this.#readAt = now;
    const generation = this.#generation;
    try {
      const origins = new Set(await this.#read());
      if (generation === this.#generation) this.#origins = origins;
    } catch {
      // The next request after the cache interval reads the list again.
    }
  }
}
