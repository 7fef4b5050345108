import type { ServerResponse } from 'node:http';
import type { StreamWriter } from '../exchange.ts';

/** Writes a streamed response to the client's connection. */
export class SocketWriter implements StreamWriter {
  readonly #out: ServerResponse;
  #isGone = false;
  readonly #waiting = new Set<(sent: boolean) => void>();

  constructor(out: ServerResponse) {
    this.#out = out;
    out.once('close', () => {
      this.#isGone = true;
      for (const settle of this.#waiting) settle(false);
    });
  }

  write(text: string): Promise<boolean> {
    if (this.#isGone || this.#out.destroyed) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (sent: boolean) => {
        this.#waiting.delete(settle);
        resolve(sent);
      };
      this.#waiting.add(settle);
      this.#out.write(text, (error) => settle(error === null || error === undefined));
    });
  }

  end(): void {
    this.#out.end();
  }
}
