import type { ServerResponse } from 'node:http';

/** Maximum number of bytes written to a connection at a time. */
const pieceBytes = 65_536;

interface WriterOptions {
  /** Milliseconds for a client to take one chunk of a response before its connection is closed. */
  readonly readerMs: number;
  /**
   * Maximum number of unsent bytes over all clients. Beyond it, the connection that has made no progress for longest
   * is closed.
   */
  readonly mostBytes: number;
}

interface Unsent {
  bytes: number;
  readonly timer: NodeJS.Timeout;
}

/** Writes complete bodies, and limits both the time and the memory for clients that read slowly. */
export class ResponseWriter {
  readonly #options: WriterOptions;
  /** Responses with unsent bytes. The one without progress for longest comes first. */
  readonly #unsent = new Map<ServerResponse, Unsent>();
  #bytes = 0;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Number of bytes not yet sent, over all clients. */
  get unsentBytes(): number {
    return this.#bytes;
  }

  /** Writes the body of a response whose head is already written, and ends it. */
  end(out: ServerResponse, body: string | Buffer): void {
    if (body.length > pieceBytes) {
      this.#write(out, typeof body === 'string' ? Buffer.from(body) : body);
      return;
    }
    out.end(body);
    // The operating system has usually accepted all bytes at this point.
    const left = out.socket?.writableLength ?? 0;
    if (left > 0) this.#await(out, left);
  }

  #write(out: ServerResponse, rest: Buffer): void {
    this.#await(out, rest.length);
    if (rest.length <= pieceBytes) {
      out.end(rest);
      return;
    }
    out.write(rest.subarray(0, pieceBytes), (error) => {
      if (!error && !out.destroyed) this.#write(out, rest.subarray(pieceBytes));
    });
  }

  /** Starts or restarts the timeout of a response: every chunk has the same time limit. */
  #await(out: ServerResponse, bytes: number): void {
    const known = this.#unsent.get(out);
    if (known === undefined) {
      const timer = setTimeout(() => out.destroy(), this.#options.readerMs).unref();
      this.#unsent.set(out, { bytes, timer });
      this.#bytes += bytes;
      out.once('close', () => this.#forget(out));
    } else {
      this.#bytes += bytes - known.bytes;
      known.bytes = bytes;
      known.timer.refresh();
      this.#unsent.delete(out);
      this.#unsent.set(out, known);
    }
    for (const slowest of this.#unsent.keys()) {
      if (this.#bytes <= this.#options.mostBytes || slowest === out) break;
      this.#forget(slowest);
      slowest.destroy();
    }
  }

  #forget(out: ServerResponse): void {
    const unsent = this.#unsent.get(out);
    if (unsent === undefined) return;
    clearTimeout(unsent.timer);
    this.#unsent.delete(out);
    this.#bytes -= unsent.bytes;
  }
}
