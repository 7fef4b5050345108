import type { ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Coding } from './accept-encoding.ts';
import { brotliOptions, gzipOptions } from './compression.ts';
import type { StreamWriter } from '../exchange.ts';

/** Writes a streamed response with compression. Each chunk is flushed, so that the client can decode it immediately. */
export class CompressedWriter implements StreamWriter {
  readonly #out: ServerResponse;
  readonly #compressor: ReturnType<typeof createGzip> | ReturnType<typeof createBrotliCompress>;
  #isClosed = false;
  #settle: (sent: boolean) => void = () => undefined;

  constructor(out: ServerResponse, coding: Coding) {
    this.#out = out;
    this.#compressor =
      coding === 'br'
        ? createBrotliCompress({ ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH })
        : createGzip({ ...gzipOptions, flush: constants.Z_SYNC_FLUSH });
    out.once('close', () => {
      this.#isClosed = true;
      this.#compressor.destroy();
      this.#settle(false);
    });
    this.#compressor.pipe(out);
  }

  /** Writes a chunk. Resolves when it is compressed and the connection has room. Calls must not overlap. */
  write(text: string): Promise<boolean> {
    if (this.#isClosed || this.#out.destroyed) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#compressor.write(text, () => {
        if (!this.#out.writableNeedDrain) resolve(true);
        else this.#out.once('drain', () => resolve(true));
      });
    });
  }

  end(): void {
    this.#compressor.end();
  }
}
