import { ServerResponse, STATUS_CODES, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Problem } from '../errors.ts';
import { anyOriginHeaders } from './cors.ts';
import type { Response } from '../exchange.ts';
import { parserRejection, type ParserError } from './parser-rejection.ts';
import { problemResponse } from './problem-response.ts';
import type { PublicUrl } from './public-url.ts';
import { Utf8TargetConnection, repairedPacket } from './raw-target.ts';

/** Milliseconds for a client to read the error response before its connection is closed. */
const lingerMs = 2000;

interface ParserErrorOptions {
  readonly publicUrl: PublicUrl;
  readonly nextId: () => string;
  /** Headers of every response, names and values alternately. */
  readonly always: readonly string[];
  /** Called for every error response. */
  readonly onRejected: (response: Response) => void;
}

/**
 * Responds to requests that the HTTP parser rejects: with the common error body, or by fixing raw UTF-8 in the
 * target.
 */
export class ParserErrors {
  readonly #server: Server;
  readonly #options: ParserErrorOptions;
  /** Connections whose parser error was already handled. A failed parser reports another error for every packet that follows. */
  readonly #handled = new WeakSet<Duplex>();

  constructor(server: Server, options: ParserErrorOptions) {
    this.#server = server;
    this.#options = options;
  }

  answer(error: ParserError, socket: Duplex): void {
    if (this.#handled.has(socket)) return;
    const pending = pendingOn(socket);
    const isStreamed = pending !== null && pending.headersSent && !pending.req.complete;
    // A request whose response starts before its body is complete has no time limit.
    if (isStreamed && error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return;
    this.#handled.add(socket);
    // An interrupted stream has already sent part of its response.
    if (isStreamed) {
      socket.destroy();
      return;
    }
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const start =
      error.code === 'HPE_INVALID_URL' && error.rawPacket !== undefined
        ? repairedPacket(error.rawPacket, error.bytesParsed ?? 0)
        : null;
    if (start === null || !(socket instanceof Socket))
      this.reject(socket, parserRejection(error), error.rawPacket);
    else {
      // Waits until the earlier requests of the connection have their responses.
      const rest: Buffer[] = [start];
      const collect = (part: Buffer) => rest.push(part);
      socket.removeAllListeners('data').on('data', collect);
      afterResponse(socket, () => {
        if (socket.destroyed || !socket.writable) return;
        this.#server.emit('connection', new Utf8TargetConnection(socket, Buffer.concat(rest)));
      });
    }
  }

  /**
   * Writes an error response directly to the connection, and ends it.
   * @param packet the part of the request that has arrived
   */
  reject(socket: Duplex, problem: Problem, packet?: Buffer): void {
    afterResponse(socket, () => {
      if (socket.destroyed || !socket.writable) return;
      socket.end(this.#text(problem, socket, packet?.toString('latin1', 0, 16_384) ?? ''));
      const closeTimer = setTimeout(() => socket.destroy(), lingerMs);
      closeTimer.unref();
      socket.once('close', () => clearTimeout(closeTimer));
    });
  }

  #text(problem: Problem, socket: Duplex, packet: string): string {
    const { nextId, publicUrl, always, onRejected } = this.#options;
    const id = nextId();
    const host = /\r\nhost:[ \t]*([^\r\n]*?)[ \t]*\r\n/i.exec(packet)?.[1] ?? null;
    const knownSocket = socket instanceof Socket || socket instanceof Utf8TargetConnection ? socket : {};
    const baseUrl = publicUrl.of({ headers: {}, socket: knownSocket }, host);
    const answer = problemResponse(problem, { headers: {}, id }, { baseUrl, headers: anyOriginHeaders });
    onRejected(answer);
    const fields = [...answer.headers, ...always, 'X-Request-Id', id, 'X-Content-Type-Options', 'nosniff'];
    fields.push('Content-Length', `${Buffer.byteLength(answer.body)}`, 'Connection', 'close');
    const lines = fields.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${fields[index + 1]}`] : []));
    const head = `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`;
    return packet.startsWith('HEAD ') ? head : head + answer.body;
  }
}

/**
 * Calls `then` when the earlier requests of the connection have their responses. A request whose own body the parser rejects
 * never gets another response.
 */
function afterResponse(socket: Duplex, proceed: () => void): void {
  const pending = pendingOn(socket);
  if (pending === null || (pending.headersSent === false && !pending.req.complete)) proceed();
  else pending.once('close', () => afterResponse(socket, proceed));
}

/** Node exposes the current response of a connection only under this internal property. */
const pendingOn = (socket: Duplex): ServerResponse | null =>
  '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse ? socket._httpMessage : null;
