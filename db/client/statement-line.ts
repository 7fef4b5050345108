/** Milliseconds of statements after which the event loop goes on. */
const sliceMs = 5;

/**
 * Statements one after the other, as an embedded database answers them, on the thread that asks: between those that take
 * long, whatever else waits for the event loop is served.
 */
export class StatementLine {
  #last: Promise<unknown> = Promise.resolve();
  #worked = 0;

  take<T>(statement: () => Promise<T>): Promise<T> {
    const done = this.#last.then(() => this.#run(statement));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #run<T>(statement: () => Promise<T>): Promise<T> {
    if (this.#worked >= sliceMs) {
      await new Promise((resolve) => setImmediate(resolve));
      this.#worked = 0;
    }
    const before = performance.now();
    try {
      return await statement();
    } finally {
      this.#worked += performance.now() - before;
    }
  }
}
