import type { ServerResponse } from 'node:http';
import type { StreamWriter } from '../exchange.ts';

/** Writes a streamed response to the client's connection. */
export class SocketWriter implements StreamWriter {
  readonly #out: ServerResponse;
  #isClosed = false;
  readonly #pending = new Set<(sent: boolean) => void>();

  constructor(out: ServerResponse) {
    this.#out = out;
    out.once('close', () => {
      this.#isClosed = true;
      for (const settle of this.#pending) settle(false);
    });
  }

  write(text: string): Promise<boolean> {
    if (this.#isClosed || this.#out.destroyed) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (sent: boolean) => {
        this.#pending.delete(settle);
        resolve(sent);
      };
      this.#pending.add(settle);
      this.#out.write(text, (error) => settle(error === null || error === undefined));
    });
  }

  end(): void {
    this.#out.end();
  }
}
