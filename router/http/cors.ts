import { callerKey } from '../auth/caller-key.ts';
import { chain } from '../../core/promise-or-value.ts';
import type { Request, Response } from '../exchange.ts';

/** Which pages may read answers that are given to keys. */
export interface AllowedOrigins {
  allows(origin: string): boolean | Promise<boolean>;
}

const exposed = [
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

/** What pages may send: our own, what a browser asks about besides, and what the usual GraphQL clients add. */
const allowed = [
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

/** The answer to an OPTIONS request; needs no key. */
export const preflight = (methods: string): Response => ({
  status: 204,
  headers: [
    'Allow',
    methods,
    'Access-Control-Allow-Methods',
    methods,
    'Access-Control-Allow-Headers',
    allowed,
    'Access-Control-Max-Age',
    '600',
  ],
  body: '',
});

const varies = ['Vary', 'Origin'];
/** What lets every page read an answer. */
export const toAnyPage = ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', exposed];

/**
 * Says which page may read an answer. What is answered without a key, any page may read; what needs one, the pages of
 * public keys: a browser holds no other key that a page should use. A refusal any page may read: it says nothing of
 * records, and a developer has to see what is wrong. So any page may ask: a preflight that fails would tell it nothing.
 */
export function withCors(
  response: Response,
  request: Request,
  origins: AllowedOrigins,
): Response | Promise<Response> {
  const { origin } = request.headers;
  // Without the header too: a cache must not hand this answer to a page later.
  if (origin === undefined) return extended(response, varies);
  const isPreflight = request.method === 'OPTIONS';
  if (!isPreflight && response.status < 400 && callerKey(request.headers) === null) {
    return extended(response, toAnyPage);
  }
  return chain(origins.allows(origin), (allowed) => {
    if (allowed) {
      return extended(response, [
        ...varies,
        'Access-Control-Allow-Origin',
        origin,
        'Access-Control-Expose-Headers',
        exposed,
      ]);
    }
    return extended(response, isPreflight || response.status >= 400 ? [...varies, ...toAnyPage] : varies);
  });
}

const extended = (response: Response, headers: readonly string[]): Response => ({
  ...response,
  headers: [...response.headers, ...headers],
});
