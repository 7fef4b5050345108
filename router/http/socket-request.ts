import type { IncomingMessage, ServerResponse } from 'node:http';
import { openSpan, SpanKind, type OpenSpan } from '../../net/span.ts';
import { parseTraceContext, type TraceContext } from '../../core/trace-context.ts';
import type { Request } from '../exchange.ts';
import type { PublicUrl } from './public-url.ts';
import { streamBody, readRequestText } from './read-body.ts';
import type { RequestTarget } from './request-target.ts';

export interface SocketOptions {
  /** Returns the client's IP address: the peer's, or the one that a trusted proxy forwarded. */
  readonly clientAddress: (message: IncomingMessage) => string;
  readonly publicUrl: PublicUrl;
  /** Maximum size of a request body, in bytes. */
  readonly maxBody: number;
}

/** Whether a client's request id can be returned and logged safely. */
export const isRequestId = (text: string): boolean => /^[\w.-]{1,64}$/.test(text);

/** A request from a socket. Expensive properties are computed on first use. */
export class SocketRequest implements Request {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingMessage['headers'];
  readonly id: string;
  readonly authority: string | null;
  readonly #message: IncomingMessage;
  readonly #out: ServerResponse;
  readonly #options: SocketOptions;
  #abortController: AbortController | null = null;
  /** Tracing span of the request. Null without an OpenTelemetry SDK. */
  readonly span: OpenSpan | null;

  constructor(
    message: IncomingMessage,
    out: ServerResponse,
    options: SocketOptions,
    target: RequestTarget,
    nextId: () => string,
  ) {
    this.method = message.method ?? 'GET';
    this.path = target.path;
    this.query = target.query;
    const { authority } = target;
    this.authority = authority;
    // The authority of an absolute target replaces Host (RFC 9112 section 3.2.2).
    this.headers = authority === null ? message.headers : { ...message.headers, host: authority };
    const clientRequestId = message.headers['x-request-id'];
    this.span = openSpan(this.method, SpanKind.SERVER, parseTraceContext(this.headers));
    this.id =
      typeof clientRequestId === 'string' && isRequestId(clientRequestId) ? clientRequestId : nextId();
    this.#message = message;
    this.#out = out;
    this.#options = options;
  }

  get ip(): string {
    return this.#options.clientAddress(this.#message);
  }

  get base(): string {
    return this.#options.publicUrl.of(this.#message, this.authority);
  }

  get traceContext(): TraceContext | undefined {
    return this.span === null ? parseTraceContext(this.headers) : this.span.context;
  }

  get signal(): AbortSignal {
    if (this.#abortController === null) {
      const controller = new AbortController();
      this.#abortController = controller;
      if (this.#out.destroyed) controller.abort();
      else this.#out.once('close', () => controller.abort());
    }
    return this.#abortController.signal;
  }

  body(): Promise<string> {
    return readRequestText(this.#message, this.#options.maxBody);
  }

  parts(): AsyncIterable<Buffer> {
    return streamBody(this.#message);
  }
}
