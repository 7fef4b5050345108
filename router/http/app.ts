import { errorTable, isErrorCode } from '../errors.ts';
import { preflight, withCors, type AllowedOrigins } from './cors.ts';
import type { AddressList } from './address-list.ts';
import { chain, type Handler, type Request, type Response } from './exchange.ts';
import { problemResponse } from './problem-response.ts';
import { BodyTooLarge } from './server.ts';

/** Why the service is not quite ready. `degraded`: most paths answer all the same. */
export interface Unreadiness {
  readonly status: 'degraded' | 'not ready';
  readonly reason: string;
}

export interface AppOptions {
  /** Absolute, without a trailing slash; its path is the prefix of every route. */
  readonly baseUrl: string;
  /** Every documented GET path. */
  readonly rest: Handler;
  /** /graphql, all methods. */
  readonly graphql: Handler;
  /** Null: ready. */
  readonly readiness: () => Promise<Unreadiness | null>;
  /** The pages of public keys. */
  readonly origins: AllowedOrigins;
  /** What /metrics answers. */
  readonly metrics: () => string;
  /** Who may read /metrics. */
  readonly metricsFrom: AddressList;
  /** Told about every fault that becomes a 500. */
  readonly onFault: (error: unknown, request: Request) => void;
}

/** The whole service as one handler: what a socket, or a test without one, talks to. */
export function createApp(options: AppOptions): Handler {
  const { baseUrl, onFault } = options;
  const prefix = new URL(baseUrl).pathname.replace(/\/+$/, '');

  const fault = (error: unknown, request: Request): Response => {
    if (error instanceof BodyTooLarge) {
      return problemResponse({ code: 'invalid_request', status: 413, message: error.message }, request, {
        baseUrl,
      });
    }
    onFault(error, request);
    return problemResponse(
      { code: 'server_error', message: 'The service failed to answer. The fault is ours, not yours.' },
      request,
      { baseUrl },
    );
  };

  function route(request: Request): Response | Promise<Response> {
    const { path } = request;
    if (path === '/graphql' || path.startsWith('/graphql/')) return options.graphql(request);
    if (request.method === 'OPTIONS') return preflight('GET, HEAD, OPTIONS');
    if (path === '/healthz') return plain({ status: 'ok' });
    if (path === '/readyz') return readiness();
    if (path === '/metrics' && options.metricsFrom.has(request.ip)) return exposition(options.metrics());
    if (path === '/') return landing(request);
    if (path === '/errors' || path.startsWith('/errors/')) return errorPage(request);
    return options.rest(request);
  }

  const readiness = async (): Promise<Response> => {
    const lacking = await options.readiness();
    return plain(lacking ?? { status: 'ready' }, lacking?.status === 'not ready' ? 503 : 200);
  };

  function landing(request: Request): Response {
    if (request.headers.accept?.includes('text/html') === true) {
      return { status: 302, headers: ['Location', `${baseUrl}/graphql`], body: '' };
    }
    return plain({
      graphql: `${baseUrl}/graphql`,
      help: `${baseUrl}/country/help`,
      errors: `${baseUrl}/errors`,
      health: `${baseUrl}/healthz`,
      ready: `${baseUrl}/readyz`,
    });
  }

  function errorPage(request: Request): Response {
    const code = request.path.slice('/errors/'.length);
    if (isErrorCode(code)) return plain({ code, ...errorTable[code] });
    if (code !== '') {
      return problemResponse(
        { code: 'not_found', message: `No such error code. GET ${baseUrl}/errors lists all.` },
        request,
        { baseUrl },
      );
    }
    return plain({ errors: Object.entries(errorTable).map(([each, row]) => ({ code: each, ...row })) });
  }

  const readable = (request: Request) => (response: Response) => withCors(response, request, options.origins);
  const failed = (error: unknown, request: Request) => readable(request)(fault(error, request));

  return (request) => {
    const inside = within(request, prefix);
    try {
      const answer = chain(route(inside), readable(request));
      return answer instanceof Promise ? answer.catch((error: unknown) => failed(error, request)) : answer;
    } catch (error) {
      return failed(error, request);
    }
  };
}

const plain = (body: object, status = 200): Response => ({
  status,
  headers: ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'],
  body: JSON.stringify(body),
});

const exposition = (body: string): Response => ({
  status: 200,
  headers: ['Content-Type', 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control', 'no-store'],
  body,
});

/** The request behind the base URL's prefix; a proxy may have stripped it already. */
function within(request: Request, prefix: string): Request {
  if (prefix === '' || !(request.path === prefix || request.path.startsWith(`${prefix}/`))) return request;
  return new InnerRequest(request, request.path.slice(prefix.length) || '/');
}

class InnerRequest implements Request {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Request['headers'];
  readonly id: string;
  readonly #outer: Request;

  constructor(outer: Request, path: string) {
    this.method = outer.method;
    this.path = path;
    this.query = outer.query;
    this.headers = outer.headers;
    this.id = outer.id;
    this.#outer = outer;
  }

  get ip(): string {
    return this.#outer.ip;
  }

  get signal(): AbortSignal {
    return this.#outer.signal;
  }

  body(): Promise<string> {
    return this.#outer.body();
  }
}
