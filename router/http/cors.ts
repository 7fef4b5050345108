import { readCallerKey } from '../auth/caller-key.ts';
import { chain } from '../../core/promise-or-value.ts';
import type { Request, Response } from '../exchange.ts';

/** The page origins that may read responses to requests with a key. */
export interface AllowedOrigins {
  allows(origin: string): boolean | Promise<boolean>;
}

const exposedHeaders = [
  'X-Request-Id',
  'API-Version',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Server-Timing',
  'Content-Language',
  'ETag',
  'Link',
  'Allow',
  'WWW-Authenticate',
].join(', ');

/**
 * Request headers that pages may send: the API's own, those that need a preflight, and those of common GraphQL
 * clients.
 */
const allowedHeaders = [
  'X-API-Key',
  'Authorization',
  'X-App-Id',
  'API-Version',
  'Accept',
  'Content-Type',
  'Content-Encoding',
  'If-None-Match',
  'X-Request-Id',
  'MCP-Protocol-Version',
  'MCP-Method',
  'MCP-Name',
  'Apollo-Require-Preflight',
  'Apollographql-Client-Name',
  'Apollographql-Client-Version',
  'X-Apollo-Operation-Name',
  'X-Apollo-Operation-Id',
  'GraphQL-Client-Name',
  'GraphQL-Client-Version',
  'Traceparent',
  'Tracestate',
  'Baggage',
].join(', ');

/** Returns the response to an OPTIONS request, which needs no key. */
export const createPreflightResponse = (methods: string): Response => ({
  status: 204,
  headers: [
    'Allow',
    methods,
    'Access-Control-Allow-Methods',
    methods,
    'Access-Control-Allow-Headers',
    allowedHeaders,
    'Access-Control-Max-Age',
    '600',
  ],
  body: '',
});

const varyOrigin = ['Vary', 'Origin'];
/** Headers that allow every page to read a response. */
export const anyOriginHeaders = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  exposedHeaders,
];

/**
 * Adds the CORS headers. Every page may read a response to a request without a key. A response to a key is readable
 * only by the allowed origins of public keys, since pages must use no other keys. Errors are readable by every page,
 * so that developers see the reason; they contain no records. Preflights succeed for every page, because a failed
 * preflight would hide that reason.
 */
export function addCorsHeaders(
  response: Response,
  request: Request,
  origins: AllowedOrigins,
): Response | Promise<Response> {
  const { origin } = request.headers;
  // Also set Vary for requests without Origin: a cache must not serve this response to a page later.
  if (origin === undefined) return addHeaders(response, varyOrigin);
  const isPreflight = request.method === 'OPTIONS';
  if (!isPreflight && response.status < 400 && readCallerKey(request.headers) === null) {
    return addHeaders(response, anyOriginHeaders);
  }
  return chain(origins.allows(origin), (allowed) => {
    if (allowed) {
      return addHeaders(response, [
        ...varyOrigin,
        'Access-Control-Allow-Origin',
        origin,
        'Access-Control-Expose-Headers',
        exposedHeaders,
      ]);
    }
    return addHeaders(
      response,
      isPreflight || response.status >= 400 ? [...varyOrigin, ...anyOriginHeaders] : varyOrigin,
    );
  });
}

const addHeaders = (response: Response, headers: readonly string[]): Response => ({
  ...response,
  headers: [...response.headers, ...headers],
});
