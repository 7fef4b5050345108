/** Aborts a download when no bytes arrive within the idle timeout. */
export class IdleTimeout {
  readonly #controller = new AbortController();
  readonly #ms: number;
  #timer: NodeJS.Timeout | undefined;

  /** Starts the time. */
  constructor(ms: number) {
    this.#ms = ms;
    this.#restart();
  }

  /** The signal that aborts the download. The message of its error contains the idle timeout. */
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
        // Stop the timeout while the caller processes a part, because only the waiting time for the sender counts.
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
