/** Milliseconds that long operations may use of one turn of the event loop, all together. */
const sliceMs = 5;

interface Waiting {
  readonly go: () => void;
  next: Waiting | null;
}

/**
 * Shares the event loop out among long operations: each works until the slice of the turn is used up, then waits in
 * line for a turn of its own, so that whatever comes in between is served at once.
 */
export class Yielder {
  /** The line: tens of thousands may wait in it, so its first leaves without a look at the others. */
  #first: Waiting | null = null;
  #last: Waiting | null = null;
  #sliceEnd = 0;

  /** Null: go on; else wait. */
  turn(): Promise<void> | null {
    return performance.now() < this.#sliceEnd ? null : this.next();
  }

  /** Waits for the next turn in any case. */
  next(): Promise<void> {
    return new Promise((go) => {
      const waiting: Waiting = { go, next: null };
      if (this.#last === null) {
        this.#first = waiting;
        setImmediate(() => this.#begin());
      } else this.#last.next = waiting;
      this.#last = waiting;
    });
  }

  #begin(): void {
    this.#sliceEnd = performance.now() + sliceMs;
    this.#release();
  }

  /** One at a time: what the released one does at once is done before the next, or the next callback of the loop. */
  #release(): void {
    const waiting = this.#first;
    if (waiting === null) return;
    this.#first = waiting.next;
    if (this.#first === null) this.#last = null;
    waiting.go();
    if (this.#first === null) return;
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
export const yielder = new Yielder();
