import type { ServerResponse } from 'node:http';

/** Bytes that are handed to a connection in one piece. */
const pieceBytes = 65_536;

interface WriterOptions {
  /** Milliseconds within which a client must take a piece of a response; after that its connection is closed. */
  readonly readerMs: number;
  /** Bytes that may wait for all clients together: beyond it, the connection that has waited longest is closed. */
  readonly mostBytes: number;
}

interface Unsent {
  bytes: number;
  readonly timer: NodeJS.Timeout;
}

/** Writes complete bodies, and bounds for how long and how much of them waits for clients that do not read. */
export class ResponseWriter {
  readonly #options: WriterOptions;
  /** Responses that clients have not taken yet, the one without progress for longest first. */
  readonly #unsent = new Map<ServerResponse, Unsent>();
  #bytes = 0;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Bytes that wait for clients. */
  get unsentBytes(): number {
    return this.#bytes;
  }

  /** Ends a response whose head is written. */
  end(out: ServerResponse, body: string | Buffer): void {
    if (body.length > pieceBytes) {
      this.#write(out, typeof body === 'string' ? Buffer.from(body) : body);
      return;
    }
    out.end(body);
    // Nearly always the operating system has taken all of it by now.
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

  /** The client has as long for the next piece as for the first. */
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
