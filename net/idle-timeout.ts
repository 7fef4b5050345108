/** Aborts a download when no bytes arrive for some time. */
export class IdleTimeout {
  readonly #controller = new AbortController();
  readonly #ms: number;
  #timer: NodeJS.Timeout | undefined;

  /** Starts the time. */
  constructor(ms: number) {
    this.#ms = ms;
    this.#restart();
  }

  /** Aborts with an error whose message contains the time without bytes. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Yields the parts of a body, and restarts the timeout after each part. */
  async *watch(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      for await (const part of body) {
        // Only the time without data from the sender counts, not the time in which the reader processes a part.
        this.stop();
        yield part;
        this.#restart();
      }
    } catch (error) {
      throw this.signal.aborted ? this.#error() : error;
    } finally {
      this.stop();
    }
  }

  #error(): Error {
    return new Error(`no bytes arrived for ${Math.ceil(this.#ms / 1000)} seconds`);
  }

  #restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(this.#error()), this.#ms).unref();
  }
}
