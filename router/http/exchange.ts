import type { IncomingHttpHeaders } from 'node:http';

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
  /** Absolute URL by which the client reaches the service, without a trailing slash. Absent: the configured one. */
  readonly base?: string | undefined;
  /** Ends when the client is gone or the deadline has passed. Made on first use. */
  readonly signal: AbortSignal;
  /** The body as text; rejects with BodyRefused when it cannot be used. */
  body(): Promise<string>;
}

export interface Response {
  readonly status: number;
  /** Flat pairs, as node's writeHead takes them; without Content-Length. */
  readonly headers: readonly string[];
  readonly body: string;
}

export type Handler = (request: Request) => Response | Promise<Response>;

export const isPromise = <T>(value: T | Promise<T>): value is Promise<T> => value instanceof Promise;

/** Continues with a value that may be there already: no promise, no tick, when it is. */
// Not called `then`: a module that exports `then` is itself taken for a promise by `import()`.
export const chain = <T, U>(value: T | Promise<T>, next: (value: T) => U | Promise<U>): U | Promise<U> =>
  isPromise(value) ? value.then(next) : next(value);
