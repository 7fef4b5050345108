import type { IncomingMessage } from 'node:http';
import type { Problem } from '../errors.ts';
import { isValidHost, type PublicUrl } from './public-url.ts';
import type { RequestTarget } from './request-target.ts';

const createHttpProblem = (message: string, status = 400): Problem => ({
  code: 'invalid_request',
  status,
  message,
});

/**
 * Paths without links in their responses. Probes and scrapers request them by IP address, so the host is not checked.
 */
const pathsWithoutLinks: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Validates the request line and the Host header beyond what the parser checks (RFC 9112 sections 2.3, 3.2, 3.2.2),
 * and rejects hosts outside ALLOWED_HOSTS.
 * @returns null when the request is valid.
 */
export function findHeadProblem(
  message: Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'httpVersion' | 'method' | 'socket'>,
  target: RequestTarget | null,
  publicUrl: PublicUrl,
): Problem | null {
  if (message.httpVersion !== '1.1' && message.httpVersion !== '1.0') {
    return createHttpProblem('Unsupported protocol: use HTTP/1.1.');
  }
  const { host } = message.headers;
  if (host === undefined) {
    if (message.httpVersion === '1.1') {
      return createHttpProblem('The header Host is missing: HTTP/1.1 needs it, as in Host: api.example.com.');
    }
  } else if (!isValidHost(host) || hasTwoHosts(message.rawHeaders)) {
    return createHttpProblem(
      'The header Host must be one host name with an optional port: for example, send Host: api.example.com.',
    );
  }
  if (target === null || (target.path === '*' && message.method !== 'OPTIONS')) {
    return createHttpProblem('The path must start with a slash: for example, send GET /country/FR.');
  }
  if (target.authority !== null && !isValidHost(target.authority)) {
    return createHttpProblem(
      'The host of the request target must be a host name with an optional port, such as api.example.com.',
    );
  }
  if (!pathsWithoutLinks.has(target.path) && !publicUrl.allows(message, target.authority)) {
    return createHttpProblem(
      'The host of the request is not allowed: the operator can add it to ALLOWED_HOSTS.',
      421,
    );
  }
  return null;
}

/** Whether the request has several Host headers. Node keeps the first one and drops the others silently. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
