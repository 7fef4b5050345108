/** Work that is done side by side, taken as it is done. */
export class Arrivals<T> {
  readonly #start: () => readonly Promise<T>[];
  readonly #arrived: T[] = [];
  #isBegun = false;
  #fault: { readonly error: unknown } | null = null;
  #wake: () => void = () => undefined;

  constructor(start: () => readonly Promise<T>[]) {
    this.#start = start;
  }

  get isBegun(): boolean {
    return this.#isBegun;
  }

  /** Once: what has begun is not begun again. */
  begin(): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    for (const work of this.#start()) {
      work.then(
        (done) => {
          this.#arrived.push(done);
          this.#wake();
        },
        (error: unknown) => {
          this.#fault ??= { error };
          this.#wake();
        },
      );
    }
  }

  /** What is done and was not taken before: waits for one at least. Rejects when one of them has. */
  async next(): Promise<readonly T[]> {
    while (this.#arrived.length === 0 && this.#fault === null) {
      await new Promise<void>((wake) => (this.#wake = wake));
    }
    if (this.#fault !== null) throw this.#fault.error;
    return this.#arrived.splice(0);
  }
}
