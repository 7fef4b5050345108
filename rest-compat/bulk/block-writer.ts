import type { Reservation, Meter } from '../../router/limits/units.ts';
import type { StreamWriter } from '../../router/exchange.ts';

/** Creates an AbortError, which ends a stream of rows without counting as a failure. */
export const createAbortError = (reason: string): DOMException => new DOMException(reason, 'AbortError');

const blockLength = 64 * 1024;

/**
 * Writes lines in blocks and waits for a slow reader. The units of a line are spent once its block is sent. If the client
 * disconnects first, the units are released.
 */
export class BlockWriter {
  /** Number of units for the lines sent so far. */
  spent = 0;
  readonly #out: StreamWriter;
  readonly #release: (reservation: Reservation) => void;
  #block = '';
  #reserved = new Map<Meter, number>();
  #sending: Promise<void> = Promise.resolve();
  #isFlushScheduled = false;
  #isDisconnected = false;

  constructor(out: StreamWriter, release: (reservation: Reservation) => void) {
    this.#out = out;
    this.#release = release;
  }

  /**
   * Writes a line.
   * @throws AbortError when the client has disconnected; the units of the line are then released
   */
  write(text: string, reservation: Reservation): void | Promise<void> {
    if (this.#isDisconnected) {
      this.#release(reservation);
      throw createAbortError('The client has disconnected.');
    }
    this.#block += text;
    for (const { meter, count } of reservation)
      this.#reserved.set(meter, (this.#reserved.get(meter) ?? 0) + count);
    if (this.#block.length >= blockLength) return this.#flush();
    if (!this.#isFlushScheduled) {
      this.#isFlushScheduled = true;
      // Flush in this turn of the event loop, so that a client that sends one line at a time gets each result immediately.
      setImmediate(() => {
        this.#isFlushScheduled = false;
        void this.#flush();
      });
    }
  }

  end(): Promise<void> {
    return this.#flush();
  }

  #flush(): Promise<void> {
    const text = this.#block;
    const reservation = Array.from(this.#reserved, ([meter, count]) => ({ meter, count }));
    this.#block = '';
    this.#reserved = new Map();
    if (text !== '') this.#sending = this.#sending.then(() => this.#send(text, reservation));
    return this.#sending;
  }

  async #send(text: string, reservation: Reservation): Promise<void> {
    if (!this.#isDisconnected && (await this.#out.write(text))) {
      for (const { count } of reservation) this.spent += count;
      return;
    }
    this.#isDisconnected = true;
    this.#release(reservation);
  }
}
