import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Pipelined requests of one connection that may wait before the connection is no longer read. */
const readAhead = 16;
/** Waiting requests of all connections together. Each takes about 2 kB of memory. */
const mostWaiting = 32_768;

/**
 * Serves the requests of each connection one after the other. Node parses up to 64 kB of a connection in one turn of
 * the event loop, which may be two thousand pipelined requests, and would have all of them served in that turn. Here
 * the next request is served once the response before it has been handed to the operating system: what a client
 * leaves unread is at most one response.
 */
export class RequestOrder {
  readonly #connections = new WeakMap<Socket, Connection>();
  readonly #total: Total = { waiting: 0 };

  /** Runs `serve` now, or after the responses to the earlier requests of the connection. */
  add(message: IncomingMessage, out: ServerResponse, serve: () => void): void {
    const { socket } = message;
    const connection = this.#connections.get(socket);
    if (connection === undefined) {
      this.#connections.set(socket, new Connection(socket, out, this.#total));
      serve();
    } else connection.add({ out, serve });
  }

  /**
   * A request that is only partly read cannot arrive in time while its connection is not being read.
   * @param idleMs how long the rest may take per part, once the connection is read again
   * @returns false when the connection is being read
   */
  postponeTimeout(socket: unknown, idleMs: number): boolean {
    return socket instanceof Socket && this.#connections.get(socket)?.postponeTimeout(idleMs) === true;
  }
}

interface Total {
  waiting: number;
}

interface Turn {
  readonly out: ServerResponse;
  readonly serve: () => void;
}

class Connection {
  readonly #socket: Socket;
  readonly #total: Total;
  /** The response to the request that is being served, or was last. */
  #current: ServerResponse;
  #waiting: Turn[] = [];
  #isPaused = false;
  #idleMs: number | null = null;

  constructor(socket: Socket, out: ServerResponse, total: Total) {
    this.#socket = socket;
    this.#current = out;
    this.#total = total;
  }

  add(turn: Turn): void {
    if (this.#waiting.length === 0 && this.#current.closed) {
      this.#current = turn.out;
      turn.serve();
      return;
    }
    // The parser reads what it has got to its end, even if the connection was closed meanwhile.
    if (this.#socket.destroyed) return;
    if (this.#waiting.push(turn) === 1) this.#current.on('close', this.#next);
    this.#total.waiting += 1;
    if (this.#waiting.length === readAhead) this.#pause();
    if (this.#waiting.length > readAhead && this.#total.waiting > mostWaiting) this.#socket.destroy();
  }

  postponeTimeout(idleMs: number): boolean {
    if (this.#isPaused) this.#idleMs = idleMs;
    return this.#isPaused;
  }

  readonly #next = (): void => {
    // It is closed, or closes after the response that was just sent.
    if (!this.#socket.writable) this.#drop();
    const turn = this.#waiting.shift();
    if (turn === undefined) return;
    this.#total.waiting -= 1;
    this.#current = turn.out;
    if (this.#waiting.length > 0) turn.out.on('close', this.#next);
    if (this.#isPaused && this.#waiting.length < readAhead / 2) this.#resume();
    turn.serve();
  };

  #drop(): void {
    this.#total.waiting -= this.#waiting.length;
    this.#waiting = [];
  }

  #pause(): void {
    this.#isPaused = true;
    // Node resumes the connection at the end of each request and whenever its buffer has drained.
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
