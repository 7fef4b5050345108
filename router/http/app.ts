import { errorTable, graphqlErrorTable, isErrorCode, isGraphqlErrorCode, type Problem } from '../errors.ts';
import { attempt, chain } from '../../core/promise-or-value.ts';
import { createPreflightResponse, addCorsHeaders, type AllowedOrigins } from './cors.ts';
import type { Handler, Request, Response } from '../exchange.ts';
import { createLandingPage } from './graphql/landing-page.ts';
import { InnerRequest } from './inner-request.ts';
import { createNotAllowedProblem } from './not-allowed.ts';
import { toProblemResponse, createProblemResponse } from './problem-response.ts';
import type { RateHeaderReader } from './rate-header-reader.ts';
import { RequestRejected } from '../../core/request-rejected.ts';

/** The reason why the service is not ready. `degraded` means that most paths still work. */
export interface ReadinessFailure {
  readonly status: 'degraded' | 'not ready';
  readonly reason: string;
}

export interface AppOptions {
  /** Absolute URL without a trailing slash. Its path is the prefix of every route. */
  readonly baseUrl: string;
  /** Value of the API-Version header for responses that are the same in all versions. */
  readonly apiVersion: string;
  /** Serves every documented GET path. */
  readonly rest: Handler;
  /** Serves POST /bulk. Default: the path does not exist. */
  readonly bulk?: Handler;
  /** Serves /graphql, all methods. */
  readonly graphql: Handler;
  /** Serves POST /mcp. Default: the path does not exist. */
  readonly mcp?: Handler;
  /** Serves /subgraphs/<name>; returns null for other paths and clients. Default: the paths do not exist. */
  readonly subgraphs?: (request: Request) => Response | Promise<Response> | null;
  /** Serves HTML pages to browsers; returns null when the request is not from a browser. Default: no pages. */
  readonly pages?: (request: Request) => Response | Promise<Response> | null;
  /** Resolves to null when the service is ready. */
  readonly readiness: () => Promise<ReadinessFailure | null>;
  /** Origins of the pages that may use public keys. */
  readonly origins: AllowedOrigins;
  readonly rateOf: RateHeaderReader;
  /** Returns the text of /metrics in the Prometheus format. */
  readonly metrics: () => Promise<string>;
  /** Whether a client may read /metrics. Other clients receive 404. */
  readonly isOperator: (request: Pick<Request, 'ip' | 'headers'>) => boolean;
  /** Called for every error that becomes a 500. */
  readonly onError: (error: unknown, request: Request) => void;
}

const readMethods = ['GET', 'HEAD', 'OPTIONS'];
const postMethods = ['POST', 'OPTIONS'];
const graphqlMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Creates the handler for all paths of the service, independent of sockets. */
export function createApp(options: AppOptions): Handler {
  const { baseUrl, onError } = options;
  const prefix = new URL(baseUrl).pathname.replace(/\/+$/, '');

  const createErrorResponse = (
    problem: Problem,
    request: Request,
    headers: readonly string[] = [],
  ): Response => ({
    ...createProblemResponse(problem, request, { baseUrl, headers, pretty: isPretty(request) }),
    ...(isGraphPath(request.path) ? { info: { family: 'graphql', plan: 'none' } } : {}),
  });

  const toErrorResponse = (error: unknown, request: Request): Response => {
    if (error instanceof RequestRejected) return createErrorResponse(error.problem, request);
    onError(error, request);
    const message = 'The service failed to respond. The error is in the service, not in the request.';
    return createErrorResponse({ code: 'server_error', message }, request);
  };

  function route(request: Request): Response | Promise<Response> {
    const { path } = request;
    const isGraphRequest = isGraphPath(path);
    if (options.mcp !== undefined && /^\/mcp\/?$/.test(path)) {
      return request.method === 'OPTIONS'
        ? createPreflightResponse(postMethods.join(', '))
        : options.mcp(request);
    }
    const subgraph = options.subgraphs?.(request) ?? null;
    if (subgraph !== null) return subgraph;
    const browserPage = options.pages?.(request) ?? null;
    if (browserPage !== null) return browserPage;
    const page = isGraphRequest ? null : findPage(path, request);
    const bulk = options.bulk !== undefined && isBulkPath(path) ? options.bulk : null;
    const methods = isGraphRequest ? graphqlMethods : bulk === null ? readMethods : postMethods;
    if (request.method === 'OPTIONS') return createPreflightResponse(methods.join(', '));
    // The REST handler itself rejects unsupported methods.
    if ((isGraphRequest || bulk !== null || page !== null) && !methods.includes(request.method)) {
      return chain(options.rateOf(request), (rate) =>
        createErrorResponse(createNotAllowedProblem(request.method, methods), request, rate),
      );
    }
    if (isGraphRequest) return serveGraph(request);
    if (bulk !== null) return bulk(request);
    return page === null ? options.rest(request) : page(request);
  }

  /** Returns the handler of a built-in page, or null for lookup paths. */
  function findPage(path: string, request: Request): Handler | null {
    switch (path) {
      case '/':
        return serveRoot;
      case '/healthz':
        return () => createJsonResponse({ status: 'ok' }, request);
      case '/readyz':
        return serveReadiness;
      case '/metrics':
        return options.isOperator(request)
          ? async () => createMetricsResponse(await options.metrics())
          : null;
      case '/graphql/schema.graphql':
      case '/graphql/apollo.ts':
      case '/graphql/urql.ts':
        return (each) => options.graphql(toGetRequest(each));
      default:
        return path === '/errors' || path.startsWith('/errors/') ? serveErrorPage : null;
    }
  }

  /** Serves HEAD as GET; the socket omits the body. Returns an HTML page to a browser that sends no query. */
  function serveGraph(request: Request): Response | Promise<Response> {
    const wantsPage = isReadMethod(request) && request.headers.accept?.includes('text/html') === true;
    if (wantsPage && !new URLSearchParams(request.query).has('query')) {
      return { status: 200, ...createLandingPage(request.base ?? baseUrl) };
    }
    return chain(options.graphql(toGetRequest(request)), (response) => toProblemResponse(response, request));
  }

  const serveReadiness = async (request: Request): Promise<Response> => {
    const unreadiness = await options.readiness();
    return createJsonResponse(
      unreadiness ?? { status: 'ready' },
      request,
      unreadiness?.status === 'not ready' ? 503 : 200,
    );
  };

  function serveRoot(request: Request): Response {
    const base = request.base ?? baseUrl;
    if (request.headers.accept?.includes('text/html') === true) {
      return { status: 302, headers: ['Location', `${base}/graphql`], body: '' };
    }
    const links = {
      graphql: `${base}/graphql`,
      openapi: `${base}/openapi.json`,
      help: `${base}/help`,
      errors: `${base}/errors`,
      health: `${base}/healthz`,
      ready: `${base}/readyz`,
    };
    return createJsonResponse(links, request);
  }

  function serveErrorPage(request: Request): Response {
    const code = request.path.slice('/errors/'.length).replace(/\/$/, '');
    if (isErrorCode(code)) return createJsonResponse({ code, ...errorTable[code] }, request);
    if (isGraphqlErrorCode(code)) return createJsonResponse({ code, ...graphqlErrorTable[code] }, request);
    if (code !== '') {
      const message = `No such error code. GET ${request.base ?? baseUrl}/errors lists all codes.`;
      return createErrorResponse({ code: 'not_found', message }, request);
    }
    const errors = Object.entries({ ...errorTable, ...graphqlErrorTable }).map(([each, row]) => ({
      code: each,
      ...row,
    }));
    return createJsonResponse({ errors }, request);
  }

  const createResponseFinisher = (request: Request) => (response: Response) =>
    addCorsHeaders(addApiVersion(response, options.apiVersion), request, options.origins);
  const respondWithError = (error: unknown, request: Request) =>
    createResponseFinisher(request)(toErrorResponse(error, request));

  return (request) => {
    const innerRequest = removePrefix(request, prefix);
    return attempt(
      () => chain(route(innerRequest), createResponseFinisher(request)),
      (error) => respondWithError(error, request),
    );
  };
}

const isGraphPath = (path: string): boolean => path === '/graphql' || path === '/graphql/';

const isBulkPath = (path: string): boolean => /^(?:\/version\/[^/]+)?\/bulk\/?$/.test(path);

const isReadMethod = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const isPretty = ({ query }: Request): boolean => new URLSearchParams(query).get('pretty') === 'true';

const toGetRequest = (request: Request): Request =>
  request.method === 'HEAD' ? new InnerRequest(request, { method: 'GET' }) : request;

/** Adds API-Version, unless the lookup has set it already. */
const addApiVersion = (response: Response, apiVersion: string): Response =>
  response.headers.includes('API-Version')
    ? response
    : { ...response, headers: [...response.headers, 'API-Version', apiVersion] };

const createJsonResponse = (body: object, request: Request, status = 200): Response => ({
  status,
  headers: ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'],
  body: JSON.stringify(body, null, isPretty(request) ? 2 : undefined),
});

const createMetricsResponse = (body: string): Response => ({
  status: 200,
  headers: ['Content-Type', 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control', 'no-store'],
  body,
});

/** Removes the base URL's path prefix from a request. A proxy might have removed the prefix already. */
function removePrefix(request: Request, prefix: string): Request {
  if (prefix === '' || !(request.path === prefix || request.path.startsWith(`${prefix}/`))) return request;
  return new InnerRequest(request, { path: request.path.slice(prefix.length) || '/' });
}
