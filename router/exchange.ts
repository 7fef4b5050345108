import type { IncomingHttpHeaders } from 'node:http';
import type { TraceContext } from '../core/trace-context.ts';

/** An HTTP request as handlers receive it, from a socket or from a test. */
export interface Request {
  /** HTTP method in upper case. */
  readonly method: string;
  /** Raw path without the base URL's prefix: starts with a slash, still percent-encoded. */
  readonly path: string;
  /** Raw query without the question mark. Empty when the request has no query. */
  readonly query: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** IP address of the client: the peer's address, or the one that a trusted proxy forwarded. */
  readonly ip: string;
  /** Value of the X-Request-Id response header. */
  readonly id: string;
  /** Trace context of the client. Absent when the request belongs to no trace. */
  readonly traceContext?: TraceContext | undefined;
  /**
   * Absolute URL at which the client reached the service, without a trailing slash. Absent when the configured base
   * URL applies.
   */
  readonly base?: string | undefined;
  /** Aborts when the client disconnects or the deadline passes. Created on first use. */
  readonly signal: AbortSignal;
  /**
   * Reads the body as text.
   * @throws RequestRejected (in the promise) when the body cannot be read.
   */
  body(): Promise<string>;
  /**
   * Streams the body. Reads from the connection only as fast as the consumer iterates. Absent when the request has no
   * stream.
   */
  parts?(): AsyncIterable<Buffer>;
}

export interface Response {
  readonly status: number;
  /** Header names and values alternately, as `writeHead` of Node accepts them. Without Content-Length. */
  readonly headers: readonly string[];
  readonly body: string;
  /** The body as UTF-8 bytes, if the caller has cached them. Sent unchanged when the client accepts no compression. */
  readonly bytes?: Buffer | undefined;
  /**
   * Streams the body instead of sending `body`. The connection closes afterwards if the request body was not read
   * completely. Resolves to the metadata at the end of the stream, or to undefined when `info` is unchanged.
   */
  readonly stream?: (out: StreamWriter) => Promise<RequestInfo | undefined>;
  /** Metadata for metrics and logs. Absent for pages (health, errors, metrics). */
  readonly info?: RequestInfo;
}

/** Destination of a streamed response body. */
export interface StreamWriter {
  /** Resolves to true when the connection has accepted the text, and to false when the client has disconnected. */
  write(text: string): Promise<boolean>;
}

/** Request metadata for the operator's metrics and logs. Never sent to the client. */
export interface RequestInfo {
  /** Family from the table of paths, or `graphql`. `none` for an unknown path. */
  readonly family: string;
  /** Name of the key's plan. `none` without a key. */
  readonly plan: string;
  /** Public identifier of the key, never its secret. Absent without a key. */
  readonly key?: string | undefined;
  /** Path template such as `/country/{code}`, which contains no client data. */
  readonly template?: string | undefined;
  /** Units charged, summed over all kinds. */
  readonly units?: number | undefined;
  /** Setting of the external source whose failure made the request fail. */
  readonly source?: string | undefined;
  /** Errors in a response that was otherwise successful. */
  readonly failures?: readonly ResponseFailure[] | undefined;
}

export interface ResponseFailure {
  /** Code from the error table. */
  readonly code: string;
  readonly message: string;
  /** Setting of the external source that failed. */
  readonly source?: string | undefined;
}

/** A response that is being sent, with its request and duration. */
export interface SentResponse {
  /** The request. Null when the HTTP parser rejected it. */
  readonly request: Request | null;
  readonly response: Response;
  /** Milliseconds since the request head was read. */
  readonly ms: number;
}

export type Handler = (request: Request) => Response | Promise<Response>;
