import { ServerResponse, STATUS_CODES, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Problem } from '../errors.ts';
import { anyOriginHeaders } from './cors.ts';
import type { Response } from '../exchange.ts';
import { toParserProblem, type ParserError } from './parser-rejection.ts';
import { createProblemResponse } from './problem-response.ts';
import type { PublicUrl } from './public-url.ts';
import { Utf8TargetConnection, repairPacket } from './raw-target.ts';

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
    const pendingResponse = findPendingResponse(socket);
    const isStreamed =
      pendingResponse !== null && pendingResponse.headersSent && !pendingResponse.req.complete;
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
    const repairedPacketStart =
      error.code === 'HPE_INVALID_URL' && error.rawPacket !== undefined
        ? repairPacket(error.rawPacket, error.bytesParsed ?? 0)
        : null;
    if (repairedPacketStart === null || !(socket instanceof Socket))
      this.reject(socket, toParserProblem(error), error.rawPacket);
    else {
      // Waits until the earlier requests of the connection have their responses.
      const chunks: Buffer[] = [repairedPacketStart];
      const collect = (part: Buffer) => chunks.push(part);
      socket.removeAllListeners('data').on('data', collect);
      callAfterResponse(socket, () => {
        if (socket.destroyed || !socket.writable) return;
        this.#server.emit('connection', new Utf8TargetConnection(socket, Buffer.concat(chunks)));
      });
    }
  }

  /**
   * Writes an error response directly to the connection, and ends it.
   * @param packet the part of the request that has arrived
   */
  reject(socket: Duplex, problem: Problem, packet?: Buffer): void {
    callAfterResponse(socket, () => {
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
    const addressedSocket = socket instanceof Socket || socket instanceof Utf8TargetConnection ? socket : {};
    const baseUrl = publicUrl.of({ headers: {}, socket: addressedSocket }, host);
    const response = createProblemResponse(
      problem,
      { headers: {}, id },
      { baseUrl, headers: anyOriginHeaders },
    );
    onRejected(response);
    const headers = [...response.headers, ...always, 'X-Request-Id', id, 'X-Content-Type-Options', 'nosniff'];
    headers.push('Content-Length', `${Buffer.byteLength(response.body)}`, 'Connection', 'close');
    const lines = headers.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : [],
    );
    const head = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`;
    return packet.startsWith('HEAD ') ? head : head + response.body;
  }
}

/**
 * Calls `proceed` when the earlier requests of the connection have their responses. A request whose own body the parser rejects
 * never gets another response.
 */
function callAfterResponse(socket: Duplex, proceed: () => void): void {
  const pendingResponse = findPendingResponse(socket);
  if (pendingResponse === null || (pendingResponse.headersSent === false && !pendingResponse.req.complete))
    proceed();
  else pendingResponse.once('close', () => callAfterResponse(socket, proceed));
}

/** Node exposes the current response of a connection only under this internal property. */
const findPendingResponse = (socket: Duplex): ServerResponse | null =>
  '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse ? socket._httpMessage : null;
