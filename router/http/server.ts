import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { attempt, chain } from '../../core/promise-or-value.ts';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Problem } from '../errors.ts';
import { CompressedWriter } from './compressed-writer.ts';
import { compressed, compressedStream, isAcceptable, type CompressedBody } from './compression.ts';
import { toAnyPage } from './cors.ts';
import { drain } from './drain.ts';
import type { SentResponse, Handler, Request, Response } from '../exchange.ts';
import { ParserErrors } from './parser-errors.ts';
import type { ParserError } from './parser-rejection.ts';
import { problemResponse } from './problem-response.ts';
import { RequestOrder } from './request-order.ts';
import { requestTarget } from './request-target.ts';
import { ResponseWriter } from './response-writer.ts';
import { SocketRequest, type SocketOptions } from './socket-request.ts';
import { SocketWriter } from './socket-writer.ts';
import { unservable } from './validate-head.ts';

export interface ServerOptions extends SocketOptions {
  readonly host: string;
  readonly port: number;
  /** File descriptor of a socket that listens already, in place of host and port. */
  readonly socket?: number | undefined;
  /** Flat pairs that every answer has; those of the handler have them already. */
  readonly always: readonly string[];
  /** Told about what a handler threw: a fault of ours. */
  readonly onError: (error: unknown, request: Request) => void;
  /** Called before answers go out, those of one turn of the event loop together, and before each piece of one. */
  readonly beforeSending?: () => void;
  /** Told about every answer that goes out, those to what the parser refuses included. */
  readonly onAnswered?: (answered: SentResponse) => void;
  /** Time limits of a client. Default: 15 s for the head of a request, 30 s for all of it, 60 s to read. */
  readonly patience?: Patience;
}

export interface RunningServer {
  readonly port: number;
  /**
   * Stops accepting, answers what is in flight (at most `graceMs`), then ends. A connection that is kept open has
   * `lingerMs` to send the request whose answer closes it.
   */
  stop(graceMs: number, lingerMs?: number): Promise<void>;
}

/** In milliseconds. */
interface Patience {
  readonly headMs: number;
  readonly requestMs: number;
  readonly checkMs: number;
  /** For each 64 kB of a response that is not streamed, until the client has taken them. Default: 60 s, as in nginx. */
  readonly readerMs?: number;
}

const defaultTimeoutMs: Patience = { headMs: 15_000, requestMs: 30_000, checkMs: 3_000 };

/** Bytes of responses that may wait for slow clients, all together. */
const mostUnsentBytes = 64 * 1024 * 1024;

/** A bare node:http server around one handler. */
export async function listen(handler: Handler, options: ServerOptions): Promise<RunningServer> {
  const requestIds = idSource();
  const { beforeSending = () => undefined } = options;
  const outbox = new Outbox(beforeSending);
  let stopping = false;
  const { headMs, requestMs, checkMs, readerMs = 60_000 } = options.patience ?? defaultTimeoutMs;
  const order = new RequestOrder();
  const writer = new ResponseWriter({ readerMs, mostBytes: mostUnsentBytes });
  const { onAnswered: tell = () => undefined } = options;
  const onAnswered = (answered: SentResponse) => {
    if (answered.request instanceof SocketRequest) endSpan(answered.request, answered.response);
    tell(answered);
  };

  const answer = (message: IncomingMessage, out: ServerResponse, refusal: Problem | null) =>
    order.add(message, out, () => serve(message, out, refusal));

  const serve = (message: IncomingMessage, out: ServerResponse, refusal: Problem | null) => {
    const before = performance.now();
    const target = requestTarget(message.url ?? '');
    const request = new SocketRequest(message, out, options, target ?? nowhere, requestIds);
    const wrong = refusal ?? unservable(message, target, options.publicUrl);
    const fault = (error: unknown) => {
      options.onError(error, request);
      if (!out.headersSent) out.writeHead(500, ['Content-Length', '0']);
      out.end();
      onAnswered({ request, response: nothing, ms: performance.now() - before });
    };
    const post = (coded: CompressedBody, response: Response) =>
      outbox.post(() => {
        try {
          if (response.stream !== undefined) {
            // What is not read of a request would be taken for the next one.
            const closing = stopping || !message.complete;
            const streamed = writeStream({ response, request, out, closing, beforeSending });
            streamed
              .then(() => onAnswered({ request, response, ms: performance.now() - before }))
              .catch(fault);
            return;
          }
          // What a refused request has in its body is not waited for.
          write({ response: coded, request, out, closing: stopping || wrong !== null, writer });
        } catch (error) {
          fault(error);
          return;
        }
        onAnswered({ request, response, ms: performance.now() - before });
      });
    const answered = () => (wrong === null ? handler(request) : refused(wrong, request, options.always));
    const sent = (response: Response) =>
      chain(compressed(response, request), (ready) => post(ready, response));
    void attempt(() => chain(answered(), sent), fault);
  };

  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: headMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      // Node's own refusal has no body: `unservable` says it.
      requireHostHeader: false,
    },
    (message, out) => answer(message, out, isAcceptable(message) ? null : notAcceptable),
  );
  server.on('checkExpectation', (message: IncomingMessage, out: ServerResponse) =>
    answer(message, out, unmetExpectation),
  );
  const parserErrors = new ParserErrors(server, {
    publicUrl: options.publicUrl,
    nextId: requestIds,
    always: options.always,
    onRefused: (response) => onAnswered({ request: null, response, ms: 0 }),
  });
  server.on('clientError', (error: ParserError, socket: Duplex) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && order.postponeTimeout(socket, requestMs)) return;
    parserErrors.answer(error, socket);
  });
  server.on('connect', (_: IncomingMessage, socket: Duplex) => parserErrors.refuse(socket, noTunnel));
  await started(server, options);
  const { port } = addressOf(server);
  return {
    port,
    stop(graceMs, lingerMs = 0) {
      return drain(server, { graceMs, lingerMs }, () => (stopping = true));
    },
  };
}

/** Tells of the answer by its path's template, which holds nothing of what was asked. */
function endSpan({ span, method }: SocketRequest, { status, info: asked }: Response): void {
  if (span === null) return;
  const { template, family } = asked ?? {};
  const attributes = {
    'http.request.method': method,
    'http.response.status_code': status,
    ...(template === undefined ? {} : { 'http.route': template }),
    ...(family === undefined ? {} : { 'lookup.family': family }),
  };
  const failed = status >= 500 ? `answered ${status}` : undefined;
  span.end(attributes, failed, template === undefined ? undefined : `${method} ${template}`);
}

/** Of a fault so late that there is no answer to tell of. */
const nothing: Response = { status: 500, headers: [], body: '' };

const nowhere = { path: '/', query: '', authority: null };

const rejectedByHttp = { family: 'http', plan: 'none' } as const;

const unmetExpectation: Problem = {
  code: 'invalid_request',
  status: 417,
  message: 'The expectation cannot be met: leave the header Expect out, or send Expect: 100-continue.',
};
const notAcceptable: Problem = {
  code: 'invalid_request',
  status: 406,
  message: 'Accept-Encoding excludes all that there is: br, gzip and identity. Leave it out, or allow one.',
};
const noTunnel: Problem = {
  code: 'invalid_request',
  status: 405,
  message: 'CONNECT is not allowed: every lookup is a GET.',
  headers: ['Allow', 'GET, HEAD, OPTIONS'],
};

function refused(problem: Problem, request: SocketRequest, always: readonly string[]): Response {
  const headers = request.headers.origin === undefined ? always : [...always, ...toAnyPage];
  return { ...problemResponse(problem, request, { baseUrl: request.base, headers }), info: rejectedByHttp };
}

function started(server: Server, { host, port, socket }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket === undefined ? { port, host } : { fd: socket }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address;
}

interface Writing {
  readonly response: CompressedBody;
  readonly request: Request;
  readonly out: ServerResponse;
  readonly closing: boolean;
  readonly writer: ResponseWriter;
}

function write({ response, request, out, closing, writer }: Writing): void {
  if (out.destroyed) return;
  const { status, body } = response;
  const headers = [...response.headers, 'X-Request-Id', request.id, 'X-Content-Type-Options', 'nosniff'];
  // 204 and 304 have no body and say no length.
  if (status !== 204 && status !== 304) headers.push('Content-Length', `${Buffer.byteLength(body)}`);
  if (closing) headers.push('Connection', 'close');
  out.writeHead(status, headers);
  if (request.method === 'HEAD') out.end();
  else writer.end(out, body);
}

interface Streaming {
  readonly response: Response;
  readonly request: Request;
  readonly out: ServerResponse;
  readonly closing: boolean;
  readonly beforeSending: () => void;
}

/** An answer piece by piece, of any length, on a connection that is patient meanwhile. */
async function writeStream({ response, request, out, closing, beforeSending }: Streaming): Promise<void> {
  const { stream } = response;
  if (out.destroyed || stream === undefined) return;
  const { headers, coding } = compressedStream(response, request);
  out.writeHead(response.status, [
    ...headers,
    ...['X-Request-Id', request.id, 'X-Content-Type-Options', 'nosniff'],
    ...(closing ? ['Connection', 'close'] : []),
  ]);
  out.flushHeaders();
  out.socket?.setTimeout(idleTimeoutMs);
  const outlet = coding === null ? new SocketWriter(out) : new CompressedWriter(out, coding);
  try {
    await stream({
      write(text) {
        beforeSending();
        return outlet.write(text);
      },
    });
    outlet.end();
  } catch (error) {
    // What is not whole must not look as if it were.
    out.destroy();
    throw error;
  }
}

/** For so long neither side may be silent while an answer is streamed. */
const idleTimeoutMs = 120_000;

/**
 * Sends the answers of one turn of the event loop together, at its end: a busy client is then woken once for many
 * answers, not for each; a single request waits for nothing.
 */
class Outbox {
  readonly #beforeSending: () => void;
  #waiting: (() => void)[] = [];

  constructor(beforeSending: () => void) {
    this.#beforeSending = beforeSending;
  }

  post(letter: () => void): void {
    if (this.#waiting.push(letter) === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    const letters = this.#waiting;
    this.#waiting = [];
    this.#beforeSending();
    for (const letter of letters) letter();
  }
}

/** Ids that cannot collide between processes and cost next to nothing. */
function idSource(): () => string {
  const prefix = crypto.randomUUID().slice(0, 13);
  let count = 0;
  return () => `${prefix}-${(count += 1).toString(36)}`;
}
