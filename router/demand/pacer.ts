/** Milliseconds that long operations may use of one turn of the event loop, all together. */
const sliceMs = 5;

/**
 * Shares the event loop out among long operations: each works until the slice of the turn is used up, then waits in
 * line for a turn of its own, so that whatever comes in between is served at once.
 */
export class Pacer {
  /** In the order that they came; a set forgets its first at once, however long it is. */
  readonly #waiting = new Set<() => void>();
  #sliceEnd = 0;

  /** Null: go on; else wait. */
  turn(): Promise<void> | null {
    return performance.now() < this.#sliceEnd ? null : this.next();
  }

  /** Waits for the next turn in any case. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.add(resolve).size === 1) setImmediate(() => this.#begin());
    });
  }

  #begin(): void {
    this.#sliceEnd = performance.now() + sliceMs;
    this.#release();
  }

  /** One at a time: what the released one does at once is done before the next, or the next callback of the loop. */
  #release(): void {
    const [go] = this.#waiting;
    if (go === undefined) return;
    this.#waiting.delete(go);
    go();
    if (this.#waiting.size === 0) return;
    // Ticks come when no microtask is left.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (performance.now() < this.#sliceEnd) this.#release();
        else setImmediate(() => this.#begin());
      }),
    );
  }
}

/** The event loop is one for all operations of the process. */
export const pacer = new Pacer();
