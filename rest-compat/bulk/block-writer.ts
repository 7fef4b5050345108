import type { Reservation, Meter } from '../../router/limits/units.ts';
import type { StreamWriter } from '../../router/exchange.ts';

/** Nobody reads any more. */
export class Gone extends Error {}

const blockLength = 64 * 1024;

/**
 * Writes lines in blocks, and waits for a reader that is slow. What lines have cost is only spent when their block has
 * gone; else it is given back.
 */
export class BlockWriter {
  /** Units of the lines that have gone. */
  spent = 0;
  readonly #out: StreamWriter;
  readonly #release: (held: Reservation) => void;
  #block = '';
  #held = new Map<Meter, number>();
  #sending: Promise<void> = Promise.resolve();
  #isDue = false;
  #isGone = false;

  constructor(out: StreamWriter, release: (held: Reservation) => void) {
    this.#out = out;
    this.#release = release;
  }

  /** @throws Gone; what the line has cost is given back then. */
  write(text: string, held: Reservation): void | Promise<void> {
    if (this.#isGone) {
      this.#release(held);
      throw new Gone();
    }
    this.#block += text;
    for (const { meter, count } of held) this.#held.set(meter, (this.#held.get(meter) ?? 0) + count);
    if (this.#block.length >= blockLength) return this.#flush();
    if (!this.#isDue) {
      this.#isDue = true;
      // Whoever asks line by line gets line by line.
      setImmediate(() => {
        this.#isDue = false;
        void this.#flush();
      });
    }
  }

  end(): Promise<void> {
    return this.#flush();
  }

  #flush(): Promise<void> {
    const text = this.#block;
    const held = Array.from(this.#held, ([meter, count]) => ({ meter, count }));
    this.#block = '';
    this.#held = new Map();
    if (text !== '') this.#sending = this.#sending.then(() => this.#send(text, held));
    return this.#sending;
  }

  async #send(text: string, held: Reservation): Promise<void> {
    if (!this.#isGone && (await this.#out.write(text))) {
      for (const { count } of held) this.spent += count;
      return;
    }
    this.#isGone = true;
    this.#release(held);
  }
}
