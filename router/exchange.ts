import type { IncomingHttpHeaders } from 'node:http';
import type { TraceContext } from '../core/trace-context.ts';

/** A request as the handlers see it, whether it came by a socket or from a test. */
export interface Request {
  /** Upper case. */
  readonly method: string;
  /** Raw path behind the base URL's prefix, starting with a slash, percent-encoding kept. */
  readonly path: string;
  /** Raw query without the question mark; empty when there is none. */
  readonly query: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** The peer's address, or what a trusted proxy says. */
  readonly ip: string;
  /** Value of the X-Request-Id response header. */
  readonly id: string;
  /** Where it stands in a trace. Absent: in none. */
  readonly traceContext?: TraceContext | undefined;
  /** Absolute URL by which the client reaches the service, without a trailing slash. Absent: the configured one. */
  readonly base?: string | undefined;
  /** Ends when the client is gone or the deadline has passed. Made on first use. */
  readonly signal: AbortSignal;
  /** The body as text; rejects with BodyRejected when it cannot be used. */
  body(): Promise<string>;
  /** The same piece by piece, as it comes and as long as somebody reads it. Absent: there is no stream. */
  parts?(): AsyncIterable<Buffer>;
}

export interface Response {
  readonly status: number;
  /** Flat pairs, as node's writeHead takes them; without Content-Length. */
  readonly headers: readonly string[];
  readonly body: string;
  /** The body in UTF-8, where it is kept: sent as it is if the client wants no compression. */
  readonly bytes?: Buffer | undefined;
  /** Writes the body piece by piece, in place of `body`. The connection closes after it where the request is unread. */
  readonly stream?: (out: StreamWriter) => Promise<void>;
  /** Absent: a page. */
  readonly info?: RequestInfo;
}

/** Where the pieces of an answer go. */
export interface StreamWriter {
  /** Resolves when the client's connection has taken the text; false: it is gone, and has not got it. */
  write(text: string): Promise<boolean>;
}

/** Who asked for what: for the operator's figures and lines, never for the client. */
export interface RequestInfo {
  /** Of the table, or `graphql`; `none` for a path that is none of them. */
  readonly family: string;
  /** Of the key; `none` without one. */
  readonly plan: string;
  /** The part of the key that names it; absent without a key. */
  readonly key?: string | undefined;
  /** Path of the table, as `/country/{code}`: it holds nothing of what was asked. */
  readonly template?: string | undefined;
  /** Units that were spent, of all kinds together. */
  readonly units?: number | undefined;
  /** What went wrong inside of an answer that is a success all the same. */
  readonly failures?: readonly Failure[] | undefined;
}

export interface Failure {
  /** Of the table of errors. */
  readonly code: string;
  readonly message: string;
}

/** An answer on its way out. */
export interface SentResponse {
  /** Null: the parser of HTTP refused it. */
  readonly request: Request | null;
  readonly response: Response;
  /** Milliseconds since its head was read. */
  readonly ms: number;
}

export type Handler = (request: Request) => Response | Promise<Response>;
