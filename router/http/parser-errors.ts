import { ServerResponse, STATUS_CODES, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Problem } from '../errors.ts';
import { toAnyPage } from './cors.ts';
import type { Response } from '../exchange.ts';
import { parserRejection, type ParserError } from './parser-rejection.ts';
import { problemResponse } from './problem-response.ts';
import type { PublicUrl } from './public-url.ts';
import { Utf8TargetConnection, mendable } from './raw-target.ts';

/** Milliseconds for a client to read a refusal before its connection is cut. */
const lingerMs = 2000;

interface ParserErrorOptions {
  readonly publicUrl: PublicUrl;
  readonly nextId: () => string;
  /** Flat pairs that every answer has. */
  readonly always: readonly string[];
  /** Told about every refusal. */
  readonly onRefused: (response: Response) => void;
}

/** What the parser of HTTP refuses is answered in the one error shape, or mended. */
export class ParserErrors {
  readonly #server: Server;
  readonly #options: ParserErrorOptions;
  /** A parser that has given up complains of every packet that follows. */
  readonly #done = new WeakSet<Duplex>();

  constructor(server: Server, options: ParserErrorOptions) {
    this.#server = server;
    this.#options = options;
  }

  answer(error: ParserError, socket: Duplex): void {
    if (this.#done.has(socket)) return;
    const pending = pendingOn(socket);
    const isStreamed = pending !== null && pending.headersSent && !pending.req.complete;
    // A request that is answered while it comes may take as long as it goes on.
    if (isStreamed && error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return;
    this.#done.add(socket);
    // One that is broken off has its answer already, as far as it goes.
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
        ? mendable(error.rawPacket, error.bytesParsed ?? 0)
        : null;
    if (start === null || !(socket instanceof Socket))
      this.refuse(socket, parserRejection(error), error.rawPacket);
    else {
      // Answers of requests before it on the same connection go first.
      const rest: Buffer[] = [start];
      const keep = (part: Buffer) => rest.push(part);
      socket.removeAllListeners('data').on('data', keep);
      whenAnswered(socket, () => {
        if (socket.destroyed || !socket.writable) return;
        this.#server.emit('connection', new Utf8TargetConnection(socket, Buffer.concat(rest)));
      });
    }
  }

  /**
   * Answers on the bare connection, and ends it.
   * @param packet what is known of the request
   */
  refuse(socket: Duplex, problem: Problem, packet?: Buffer): void {
    whenAnswered(socket, () => {
      if (socket.destroyed || !socket.writable) return;
      socket.end(this.#text(problem, socket, packet?.toString('latin1', 0, 16_384) ?? ''));
      const cut = setTimeout(() => socket.destroy(), lingerMs);
      cut.unref();
      socket.once('close', () => clearTimeout(cut));
    });
  }

  #text(problem: Problem, socket: Duplex, packet: string): string {
    const { nextId, publicUrl, always, onRefused } = this.#options;
    const id = nextId();
    const host = /\r\nhost:[ \t]*([^\r\n]*?)[ \t]*\r\n/i.exec(packet)?.[1] ?? null;
    const own = socket instanceof Socket || socket instanceof Utf8TargetConnection ? socket : {};
    const baseUrl = publicUrl.of({ headers: {}, socket: own }, host);
    const answer = problemResponse(problem, { headers: {}, id }, { baseUrl, headers: toAnyPage });
    onRefused(answer);
    const fields = [...answer.headers, ...always, 'X-Request-Id', id, 'X-Content-Type-Options', 'nosniff'];
    fields.push('Content-Length', `${Buffer.byteLength(answer.body)}`, 'Connection', 'close');
    const lines = fields.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${fields[index + 1]}`] : []));
    const head = `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`;
    return packet.startsWith('HEAD ') ? head : head + answer.body;
  }
}

/**
 * Goes on when the requests that were read before have their answers. A request whose own body the parser refuses never
 * gets another one.
 */
function whenAnswered(socket: Duplex, then: () => void): void {
  const pending = pendingOn(socket);
  if (pending === null || (pending.headersSent === false && !pending.req.complete)) then();
  else pending.once('close', () => whenAnswered(socket, then));
}

/** Node keeps the answer that a connection is busy with at this name only. */
const pendingOn = (socket: Duplex): ServerResponse | null =>
  '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse ? socket._httpMessage : null;
