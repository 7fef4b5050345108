import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Number of pipelined requests that may wait on one connection before reading from it pauses. */
const maxWaitingPerConnection = 16;
/** Maximum number of waiting requests over all connections. Each takes about 2 kB of memory. */
const maxWaiting = 32_768;

/**
 * Serves the requests of each connection in order, one at a time. Node parses up to 64 kB of a connection in one turn of the
 * event loop. These bytes can contain two thousand pipelined requests, and node would serve all of them in that turn. Here
 * the next request is served once the operating system has accepted the previous response. A client thus leaves at most one
 * response unread.
 */
export class RequestOrder {
  readonly #connections = new WeakMap<Socket, OrderedConnection>();
  readonly #total: WaitingTotal = { waiting: 0 };

  /** Calls `serve` immediately, or after the earlier requests of the connection have their responses. */
  add(message: IncomingMessage, out: ServerResponse, serve: () => void): void {
    const { socket } = message;
    const connection = this.#connections.get(socket);
    if (connection === undefined) {
      this.#connections.set(socket, new OrderedConnection(socket, out, this.#total));
      serve();
    } else connection.add({ out, serve });
  }

  /**
   * Postpones the timeout of a partly read request, which cannot arrive in time while reading is paused.
   * @param idleMs timeout between parts of the request, once reading resumes
   * @returns false when reading from the connection is not paused
   */
  postponeTimeout(socket: unknown, idleMs: number): boolean {
    return socket instanceof Socket && this.#connections.get(socket)?.postponeTimeout(idleMs) === true;
  }
}

interface WaitingTotal {
  waiting: number;
}

interface WaitingRequest {
  readonly out: ServerResponse;
  readonly serve: () => void;
}

class OrderedConnection {
  readonly #socket: Socket;
  readonly #total: WaitingTotal;
  /** The response to the current request of the connection, or to the most recent request. */
  #current: ServerResponse;
  #waiting: WaitingRequest[] = [];
  #isPaused = false;
  #idleMs: number | null = null;

  constructor(socket: Socket, out: ServerResponse, total: WaitingTotal) {
    this.#socket = socket;
    this.#current = out;
    this.#total = total;
  }

  add(request: WaitingRequest): void {
    if (this.#waiting.length === 0 && this.#current.closed) {
      this.#current = request.out;
      request.serve();
      return;
    }
    // The parser finishes its buffer even when the connection closes before the end of the buffer.
    if (this.#socket.destroyed) return;
    if (this.#waiting.push(request) === 1) this.#current.on('close', this.#next);
    this.#total.waiting += 1;
    if (this.#waiting.length === maxWaitingPerConnection) this.#pause();
    if (this.#waiting.length > maxWaitingPerConnection && this.#total.waiting > maxWaiting)
      this.#socket.destroy();
  }

  postponeTimeout(idleMs: number): boolean {
    if (this.#isPaused) this.#idleMs = idleMs;
    return this.#isPaused;
  }

  readonly #next = (): void => {
    // The connection is closed, or closes after the response that was just sent.
    if (!this.#socket.writable) this.#drop();
    const nextRequest = this.#waiting.shift();
    if (nextRequest === undefined) return;
    this.#total.waiting -= 1;
    this.#current = nextRequest.out;
    if (this.#waiting.length > 0) nextRequest.out.on('close', this.#next);
    if (this.#isPaused && this.#waiting.length < maxWaitingPerConnection / 2) this.#resume();
    nextRequest.serve();
  };

  #drop(): void {
    this.#total.waiting -= this.#waiting.length;
    this.#waiting = [];
  }

  #pause(): void {
    this.#isPaused = true;
    // Node resumes the connection at the end of each request and whenever its buffer drains, so each resume is
    // undone.
    this.#socket.on('resume', this.#stayPaused).pause();
  }

  readonly #stayPaused = (): void => void this.#socket.pause();

  #resume(): void {
    this.#isPaused = false;
    this.#socket.off('resume', this.#stayPaused).resume();
    if (this.#idleMs !== null) this.#socket.setTimeout(this.#idleMs);
    this.#idleMs = null;
  }
}
