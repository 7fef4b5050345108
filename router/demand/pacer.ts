/** Milliseconds that long operations may use of one turn of the event loop, all together. */
const sliceMs = 5;

/**
 * Shares the event loop out among long operations: each works until the slice of the turn is used up, then waits in
 * line for a turn of its own, so that whatever comes in between is served at once.
 */
export class Pacer {
  readonly #waiting: (() => void)[] = [];
  #sliceEnd = 0;

  /** Null: go on; else wait. */
  turn(): Promise<void> | null {
    return performance.now() < this.#sliceEnd ? null : this.next();
  }

  /** Waits for the next turn in any case. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(() => this.#release());
    });
  }

  /** One at a time: what the released one does is done before the next callback of the loop. */
  #release(): void {
    this.#sliceEnd = performance.now() + sliceMs;
    const [go] = this.#waiting.splice(0, 1);
    if (this.#waiting.length > 0) setImmediate(() => this.#release());
    go?.();
  }
}

/** The event loop is one for all operations of the process. */
export const pacer = new Pacer();
