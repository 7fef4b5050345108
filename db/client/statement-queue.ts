/** Duration in milliseconds after which the queue of statements yields to the event loop. */
const maxSliceMs = 5;

/**
 * Runs statements one after the other on the caller's thread, as the embedded database requires. Yields to the event loop
 * between long statements.
 */
export class StatementQueue {
  #last: Promise<unknown> = Promise.resolve();
  #busyMs = 0;

  take<T>(statement: () => Promise<T>): Promise<T> {
    const result = this.#last.then(() => this.#run(statement));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #run<T>(statement: () => Promise<T>): Promise<T> {
    if (this.#busyMs >= maxSliceMs) {
      await new Promise((resolve) => setImmediate(resolve));
      this.#busyMs = 0;
    }
    const startedAt = performance.now();
    try {
      return await statement();
    } finally {
      this.#busyMs += performance.now() - startedAt;
    }
  }
}
