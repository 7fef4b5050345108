/** For how long the union is not read again, in milliseconds. */
const freshMs = 5000;

/**
 * The union of the origins that public keys may be used from: a preflight carries no key, so nothing narrower can be
 * asked of it. While the store does not answer, what was read last goes on to hold.
 */
export class Origins {
  readonly #read: () => Promise<readonly string[]>;
  readonly #clock: () => number;
  #known: ReadonlySet<string> | null = null;
  #readAt = -Infinity;
  #reading: Promise<void> | null = null;

  /** @param clock milliseconds. */
  constructor(read: () => Promise<readonly string[]>, clock: () => number) {
    this.#read = read;
    this.#clock = clock;
  }

  /** At once, except for the first time. */
  allows(origin: string): boolean | Promise<boolean> {
    const now = this.#clock();
    if (now - this.#readAt >= freshMs || now < this.#readAt) {
      this.#reading ??= this.#refresh(now).finally(() => (this.#reading = null));
    }
    if (this.#known === null && this.#reading !== null) {
      return this.#reading.then(() => this.#known?.has(origin) ?? false);
    }
    return this.#known?.has(origin) ?? false;
  }

  /** Reads the union anew on the next request: keys have changed. */
  forget(): void {
    this.#known = null;
    this.#readAt = -Infinity;
  }

  async #refresh(now: number): Promise<void> {
    this.#readAt = now;
    try {
      this.#known = new Set(await this.#read());
    } catch {
      // The next request after a pause asks again.
    }
  }
}
