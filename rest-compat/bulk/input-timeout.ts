import { RequestRejected } from '../../core/request-rejected.ts';

/**
 * Ends a request whose client sends nothing to look up, because the request occupies a slot without cost. Only time spent waiting
 * for input counts, not time for lookups, the rate limit or a slow reader.
 */
export class InputTimeout {
  readonly #idleMs: number;
  #leftMs: number;

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
    this.#leftMs = idleMs;
  }

  /** Restarts the timeout. Call this when a row is looked up. */
  restart(): void {
    this.#leftMs = this.#idleMs;
  }

  /**
   * Waits for input.
   * @throws RequestRejected when the timeout has passed
   */
  async wait<T>(input: Promise<T>): Promise<T> {
    const startedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(createIdleRejection(this.#idleMs)), this.#leftMs);
    });
    try {
      return await Promise.race([input, timeout]);
    } finally {
      clearTimeout(timer);
      this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - startedAt));
      // The pending read rejects when the connection closes.
      input.catch(() => undefined);
    }
  }
}

const createIdleRejection = (ms: number): RequestRejected =>
  new RequestRejected({
    code: 'invalid_request',
    message: `No row with a value to look up arrived within ${Math.ceil(ms / 1000)} seconds. Send the remaining rows in a new request.`,
  });
