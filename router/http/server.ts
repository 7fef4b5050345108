import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { attempt, chain } from '../../core/promise-or-value.ts';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Problem } from '../errors.ts';
import { CompressedWriter } from './compressed-writer.ts';
import {
  compressResponse,
  chooseStreamCompression,
  isAcceptable,
  type CompressedBody,
} from './compression.ts';
import { anyOriginHeaders } from './cors.ts';
import { drain } from './drain.ts';
import type { SentResponse, Handler, Request, RequestInfo, Response } from '../exchange.ts';
import { ParserErrors } from './parser-errors.ts';
import type { ParserError } from './parser-rejection.ts';
import { createProblemResponse } from './problem-response.ts';
import { RequestOrder } from './request-order.ts';
import { parseRequestTarget } from './request-target.ts';
import { ResponseWriter } from './response-writer.ts';
import { SocketRequest, type SocketOptions } from './socket-request.ts';
import { SocketWriter } from './socket-writer.ts';
import { findHeadProblem } from './validate-head.ts';

export interface ServerOptions extends SocketOptions {
  readonly host: string;
  readonly port: number;
  /** File descriptor of a socket that is already listening, used instead of host and port. */
  readonly socket?: number | undefined;
  /**
   * Headers of every response, names and values alternately. The server adds them to its own rejections; handlers add them to
   * other responses.
   */
  readonly always: readonly string[];
  /** Called for errors that a handler throws: internal errors, not client errors. */
  readonly onError: (error: unknown, request: Request) => void;
  /** Called before responses are sent, once per turn of the event loop, and before each chunk of a stream. */
  readonly beforeSending?: () => void;
  /** Called for every response that is sent, including those for requests that the HTTP parser rejects. */
  readonly onResponse?: (sent: SentResponse) => void;
  /** Time limits for clients. Default: 15 s to send the request head, 30 s for the complete request, 60 s to read. */
  readonly timeouts?: ClientTimeouts;
}

export interface RunningServer {
  readonly port: number;
  /**
   * Stops accepting connections, completes requests in flight (within `graceMs`), then ends. An idle keep-alive
   * connection may send one more request within `lingerMs`; its response closes the connection.
   */
  stop(graceMs: number, lingerMs?: number): Promise<void>;
}

/** Time limits for clients, in milliseconds. */
interface ClientTimeouts {
  readonly headMs: number;
  readonly requestMs: number;
  readonly checkMs: number;
  /** Time for a client to take each 64 kB of a response that is not streamed. Default: 60 s, as in nginx. */
  readonly readerMs?: number;
}

const defaultTimeouts: ClientTimeouts = { headMs: 15_000, requestMs: 30_000, checkMs: 3_000 };

/** Maximum size of the responses that wait for slow clients, in bytes, over all connections. */
const maxUnsentBytes = 64 * 1024 * 1024;
/** Maximum size of the responses that wait for one client address, in bytes: twice the largest response. */
const maxUnsentBytesOfClient = 32 * 1024 * 1024;

/** Starts a node:http server with one handler. */
export async function listen(handler: Handler, options: ServerOptions): Promise<RunningServer> {
  const nextRequestId = createIdGenerator();
  const { beforeSending = () => undefined } = options;
  const sendQueue = new SendQueue(beforeSending);
  let isStopping = false;
  const { headMs, requestMs, checkMs, readerMs = 60_000 } = options.timeouts ?? defaultTimeouts;
  const requestOrder = new RequestOrder();
  const writer = new ResponseWriter({
    readerMs,
    maxBytes: maxUnsentBytes,
    maxBytesOfClient: maxUnsentBytesOfClient,
  });
  const { onResponse: reportResponse = () => undefined } = options;
  const reportSent = (sent: SentResponse) => {
    if (sent.request instanceof SocketRequest) endSpan(sent.request, sent.response);
    reportResponse(sent);
  };

  const enqueueRequest = (message: IncomingMessage, out: ServerResponse, rejection: Problem | null) =>
    requestOrder.add(message, out, () => serve(message, out, rejection));

  const serve = (message: IncomingMessage, out: ServerResponse, rejection: Problem | null) => {
    const startedAt = performance.now();
    const target = parseRequestTarget(message.url ?? '');
    const request = new SocketRequest(message, out, options, target ?? invalidTarget, nextRequestId);
    const problem = rejection ?? findHeadProblem(message, target, options.publicUrl);
    const handleError = (error: unknown) => {
      options.onError(error, request);
      if (!out.headersSent) out.writeHead(500, ['Content-Length', '0']);
      out.end();
      reportSent({ request, response: failedResponse, ms: performance.now() - startedAt });
    };
    const enqueueResponse = (compressedResponse: CompressedBody, response: Response) =>
      sendQueue.add(() => {
        try {
          if (response.stream !== undefined) {
            // On a reused connection, the unread rest of the request body would be parsed as the next request.
            const isClosing = isStopping || !message.complete;
            const streamPromise = writeStream({ response, request, out, closing: isClosing, beforeSending });
            streamPromise
              .then((info = response.info) => {
                const completeResponse = info === undefined ? response : { ...response, info };
                reportSent({ request, response: completeResponse, ms: performance.now() - startedAt });
              })
              .catch(handleError);
            return;
          }
          // Don't wait for the unread body of a rejected request; close the connection instead.
          writeResponse({
            response: compressedResponse,
            request,
            out,
            closing: isStopping || problem !== null,
            writer,
          });
        } catch (error) {
          handleError(error);
          return;
        }
        reportSent({ request, response, ms: performance.now() - startedAt });
      });
    const respond = () =>
      problem === null ? handler(request) : createRejectionResponse(problem, request, options.always);
    const sendResponse = (response: Response) =>
      chain(compressResponse(response, request), (ready) => enqueueResponse(ready, response));
    void attempt(() => chain(respond(), sendResponse), handleError);
  };

  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: headMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      // Node's own rejection has no body, so `findHeadProblem` rejects a missing Host header.
      requireHostHeader: false,
    },
    (message, out) => enqueueRequest(message, out, isAcceptable(message) ? null : notAcceptableProblem),
  );
  server.on('checkExpectation', (message: IncomingMessage, out: ServerResponse) =>
    enqueueRequest(message, out, expectationProblem),
  );
  const parserErrors = new ParserErrors(server, {
    publicUrl: options.publicUrl,
    nextId: nextRequestId,
    always: options.always,
    onRejected: (response) => reportSent({ request: null, response, ms: 0 }),
  });
  server.on('clientError', (error: ParserError, socket: Duplex) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && requestOrder.postponeTimeout(socket, requestMs)) return;
    parserErrors.answer(error, socket);
  });
  server.on('connect', (_: IncomingMessage, socket: Duplex) => parserErrors.reject(socket, tunnelProblem));
  await startListening(server, options);
  const { port } = findAddress(server);
  return {
    port,
    stop(graceMs, lingerMs = 0) {
      return drain(server, { graceMs, lingerMs }, () => (isStopping = true));
    },
  };
}

/** Ends the span. Its name is the path template, which contains no client data. */
function endSpan({ span, method }: SocketRequest, { status, info: requested }: Response): void {
  if (span === null) return;
  const { template, family } = requested ?? {};
  const attributes = {
    'http.request.method': method,
    'http.response.status_code': status,
    ...(template === undefined ? {} : { 'http.route': template }),
    ...(family === undefined ? {} : { 'lookup.family': family }),
  };
  const errorMessage = status >= 500 ? `answered ${status}` : undefined;
  span.end(attributes, errorMessage, template === undefined ? undefined : `${method} ${template}`);
}

/** The response that metrics count when an error occurs too late to send a response. */
const failedResponse: Response = { status: 500, headers: [], body: '' };

const invalidTarget = { path: '/', query: '', authority: null };

const httpRejectionInfo = { family: 'http', plan: 'none' } as const;

const expectationProblem: Problem = {
  code: 'invalid_request',
  status: 417,
  message: 'Unsupported Expect header: omit it, or send Expect: 100-continue.',
};
const notAcceptableProblem: Problem = {
  code: 'invalid_request',
  status: 406,
  message: 'Accept-Encoding excludes all supported encodings: omit it, or allow br, gzip or identity.',
};
const tunnelProblem: Problem = {
  code: 'invalid_request',
  status: 405,
  message: 'CONNECT is not allowed: send lookups by GET.',
  headers: ['Allow', 'GET, HEAD, OPTIONS'],
};

function createRejectionResponse(
  problem: Problem,
  request: SocketRequest,
  always: readonly string[],
): Response {
  const headers = request.headers.origin === undefined ? always : [...always, ...anyOriginHeaders];
  return {
    ...createProblemResponse(problem, request, { baseUrl: request.base, headers }),
    info: httpRejectionInfo,
  };
}

function startListening(server: Server, { host, port, socket }: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket === undefined ? { port, host } : { fd: socket }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function findAddress(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address;
}

interface WriteOptions {
  readonly response: CompressedBody;
  readonly request: Request;
  readonly out: ServerResponse;
  readonly closing: boolean;
  readonly writer: ResponseWriter;
}

function writeResponse({ response, request, out, closing, writer }: WriteOptions): void {
  if (out.destroyed) return;
  const { status, body } = response;
  const headers = [...response.headers, 'X-Request-Id', request.id, 'X-Content-Type-Options', 'nosniff'];
  // Responses with status 204 or 304 have no body and no Content-Length.
  if (status !== 204 && status !== 304) headers.push('Content-Length', `${Buffer.byteLength(body)}`);
  if (closing) headers.push('Connection', 'close');
  out.writeHead(status, headers);
  if (request.method === 'HEAD') out.end();
  else writer.end(out, body, request);
}

interface StreamOptions {
  readonly response: Response;
  readonly request: Request;
  readonly out: ServerResponse;
  readonly closing: boolean;
  readonly beforeSending: () => void;
}

/**
 * Streams a response body of any length, with a longer idle timeout for the connection.
 * @returns the metadata at the end of the stream, as `Response.stream` does
 */
async function writeStream({
  response,
  request,
  out,
  closing,
  beforeSending,
}: StreamOptions): Promise<RequestInfo | undefined> {
  const { stream } = response;
  if (out.destroyed || stream === undefined) return undefined;
  const { headers, coding } = chooseStreamCompression(response, request);
  out.writeHead(response.status, [
    ...headers,
    ...['X-Request-Id', request.id, 'X-Content-Type-Options', 'nosniff'],
    ...(closing ? ['Connection', 'close'] : []),
  ]);
  out.flushHeaders();
  out.socket?.setTimeout(idleTimeoutMs);
  const bodyWriter = coding === null ? new SocketWriter(out) : new CompressedWriter(out, coding);
  try {
    const info = await stream({
      write(text) {
        beforeSending();
        return bodyWriter.write(text);
      },
    });
    bodyWriter.end();
    return info;
  } catch (error) {
    // Resets the connection, so that the client cannot mistake a partial body for a complete one.
    out.destroy();
    throw error;
  }
}

/** Idle timeout of a connection while a response is streamed, in milliseconds. */
const idleTimeoutMs = 120_000;

/**
 * Sends all responses of one turn of the event loop together at its end, so that a busy client wakes up once for many responses.
 * A single request is not delayed.
 */
class SendQueue {
  readonly #beforeSending: () => void;
  #pending: (() => void)[] = [];

  constructor(beforeSending: () => void) {
    this.#beforeSending = beforeSending;
  }

  add(send: () => void): void {
    if (this.#pending.push(send) === 1) setImmediate(() => this.#send());
  }

  #send(): void {
    const pendingSends = this.#pending;
    this.#pending = [];
    this.#beforeSending();
    for (const send of pendingSends) send();
  }
}

/** Creates a generator of request ids, which are unique across processes. */
function createIdGenerator(): () => string {
  const prefix = crypto.randomUUID().slice(0, 13);
  let count = 0;
  return () => `${prefix}-${(count += 1).toString(36)}`;
}
