import type { ServerResponse } from 'node:http';
import { toWindowKey } from '../auth/caller-key.ts';
import type { Request } from '../exchange.ts';

/** Maximum number of bytes written to a connection at a time. */
const maxChunkBytes = 65_536;

interface WriterOptions {
  /** Milliseconds for a client to take one chunk of a response before its connection is closed. */
  readonly readerMs: number;
  /**
   * Maximum number of unsent bytes over all clients. Beyond it, the connection that has made no progress for longest
   * is closed.
   */
  readonly maxBytes: number;
  /**
   * Maximum number of unsent bytes of one client. Beyond it, the connection of the client that has made no progress for
   * longest is closed.
   */
  readonly maxBytesOfClient: number;
}

interface UnsentResponse {
  bytes: number;
  readonly client: string;
  readonly timer: NodeJS.Timeout;
}

/** Writes complete bodies, and limits both the time and the memory for clients that read slowly. */
export class ResponseWriter {
  readonly #options: WriterOptions;
  /** Responses with unsent bytes. The response without progress for longest comes first. */
  readonly #unsent = new Map<ServerResponse, UnsentResponse>();
  #bytes = 0;
  readonly #bytesOfClients = new Map<string, number>();
  #isCheckScheduled = false;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Number of bytes not yet sent, over all clients. */
  get unsentBytes(): number {
    return this.#bytes;
  }

  /**
   * Writes the body of a response whose head is already written, and ends it.
   * @param request the request, whose address identifies the client
   */
  end(out: ServerResponse, body: string | Buffer, request: Pick<Request, 'ip'>): void {
    if (body.length > maxChunkBytes) {
      this.#write(out, typeof body === 'string' ? Buffer.from(body) : body, toWindowKey(request.ip));
      return;
    }
    out.end(body);
    // The operating system has usually accepted all bytes at this point.
    const unsentBytes = out.socket?.writableLength ?? 0;
    if (unsentBytes > 0) this.#await(out, unsentBytes, toWindowKey(request.ip));
  }

  #write(out: ServerResponse, remaining: Buffer, client: string): void {
    this.#await(out, remaining.length, client);
    if (remaining.length <= maxChunkBytes) {
      out.end(remaining);
      return;
    }
    out.write(remaining.subarray(0, maxChunkBytes), (error) => {
      if (!error && !out.destroyed) this.#write(out, remaining.subarray(maxChunkBytes), client);
    });
  }

  /** Starts or restarts the timeout of a response: every chunk has the same time limit. */
  #await(out: ServerResponse, bytes: number, client: string): void {
    const unsentResponse = this.#unsent.get(out);
    if (unsentResponse === undefined) {
      const timer = setTimeout(() => out.destroy(), this.#options.readerMs).unref();
      this.#unsent.set(out, { bytes, client, timer });
      this.#count(client, bytes);
      out.once('close', () => this.#forget(out));
    } else {
      this.#count(client, bytes - unsentResponse.bytes);
      unsentResponse.bytes = bytes;
      unsentResponse.timer.refresh();
      this.#unsent.delete(out);
      this.#unsent.set(out, unsentResponse);
    }
    if (this.#isCheckScheduled || !this.#isOverLimit(client)) return;
    this.#isCheckScheduled = true;
    setImmediate(() => this.#closeSlowest());
  }

  #isOverLimit(client: string): boolean {
    const { maxBytes, maxBytesOfClient } = this.#options;
    return this.#bytes > maxBytes || (this.#bytesOfClients.get(client) ?? 0) > maxBytesOfClient;
  }

  /**
   * Closes connections until the unsent bytes are within the limits. It runs after all responses of a turn of the event loop
   * have begun: a response that many clients share can begin on all their connections in one turn, and node sends its head at
   * the end of the turn. The connection with the most recent progress stays open, because one response can exceed a limit.
   */
  #closeSlowest(): void {
    this.#isCheckScheduled = false;
    const recentByClient = new Map<string, ServerResponse>();
    for (const [out, { client }] of this.#unsent) recentByClient.set(client, out);
    const [mostRecent] = Array.from(this.#unsent.keys()).slice(-1);
    for (const [slowest, { client }] of this.#unsent) {
      const isOver = this.#bytes > this.#options.maxBytes;
      if (!this.#isOverLimit(client)) continue;
      if (slowest === mostRecent || (!isOver && slowest === recentByClient.get(client))) continue;
      this.#forget(slowest);
      slowest.destroy();
    }
  }

  #forget(out: ServerResponse): void {
    const unsentResponse = this.#unsent.get(out);
    if (unsentResponse === undefined) return;
    clearTimeout(unsentResponse.timer);
    this.#unsent.delete(out);
    this.#count(unsentResponse.client, -unsentResponse.bytes);
  }

  #count(client: string, change: number): void {
    this.#bytes += change;
    const bytes = (this.#bytesOfClients.get(client) ?? 0) + change;
    if (bytes === 0) this.#bytesOfClients.delete(client);
    else this.#bytesOfClients.set(client, bytes);
  }
}
