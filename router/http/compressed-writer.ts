import type { ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Coding } from './accept-encoding.ts';
import { brotliOptions, gzipOptions } from './compression.ts';
import type { StreamWriter } from '../exchange.ts';

/** The client's end of an answer that is streamed in a coding: each piece can be read as soon as it has come. */
export class CompressedWriter implements StreamWriter {
  readonly #out: ServerResponse;
  readonly #coder: ReturnType<typeof createGzip> | ReturnType<typeof createBrotliCompress>;
  #isGone = false;
  #settle: (sent: boolean) => void = () => undefined;

  constructor(out: ServerResponse, coding: Coding) {
    this.#out = out;
    this.#coder =
      coding === 'br'
        ? createBrotliCompress({ ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH })
        : createGzip({ ...gzipOptions, flush: constants.Z_SYNC_FLUSH });
    out.once('close', () => {
      this.#isGone = true;
      this.#coder.destroy();
      this.#settle(false);
    });
    this.#coder.pipe(out);
  }

  /** One after the other. Waits until the coding is done and the connection has room. */
  write(text: string): Promise<boolean> {
    if (this.#isGone || this.#out.destroyed) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#coder.write(text, () => {
        if (!this.#out.writableNeedDrain) resolve(true);
        else this.#out.once('drain', () => resolve(true));
      });
    });
  }

  end(): void {
    this.#coder.end();
  }
}
