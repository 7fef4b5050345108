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
      this.#reading ??= this.#refresh(now).finally(() => (this.#reading = null));
    }
    if (this.#origins === null && this.#reading !== null) {
      return this.#reading.then(() => this.#origins?.has(origin) ?? false);
    }
    return this.#origins?.has(origin) ?? false;
  }

  /** Makes the next request read the list again, because keys have changed. */
  forget(): void {
    this.#origins = null;
    this.#readAt = -Infinity;
  }

  async #refresh(now: number): Promise<void> {
    this.#readAt = now;
    try {
      this.#origins = new Set(await this.#read());
    } catch {
      // The next request after the cache interval reads the list again.
    }
  }
}
