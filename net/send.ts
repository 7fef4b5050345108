import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { publicLookup, type TrustedOrigins } from './reach.ts';

export interface SendOptions {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

export interface Sent {
  readonly status: number;
  readonly headers: Headers;
  /** The body. Callers must read it to its end, or leave the loop, which destroys it. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Sends one request without following redirects. Rejects when the service does not respond. */
export type Send = (url: URL, options: SendOptions) => Promise<Sent>;

/** Milliseconds for which an idle connection stays open for the next request to the same service. */
const idleMs = 10_000;

/**
 * Sends requests over sockets. For an untrusted host, the socket connects to a checked address.
 * @param lookup replaces the system's DNS in tests
 */
export function socketSend(trusted: TrustedOrigins = new Set(), lookup = publicLookup): Send {
  const idle = { keepAlive: true, keepAliveMsecs: idleMs, timeout: idleMs, maxFreeSockets: 8 };
  const [plain, secure] = [new HttpAgent(idle), new HttpsAgent(idle)];
  // Connections to trusted hosts are never reused for untrusted hosts, because addresses are checked when connecting.
  const [trustedPlain, trustedSecure] = [new HttpAgent(idle), new HttpsAgent(idle)];
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const isTrusted = trusted.has(url.origin);
      const isSecure = url.protocol === 'https:';
      const agent = isSecure ? (isTrusted ? trustedSecure : secure) : isTrusted ? trustedPlain : plain;
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options: RequestOptions = { method, headers: { ...headers, ...length }, signal, agent };
      if (!isTrusted) options.lookup = lookup;
      const start = () => {
        const sent = (isSecure ? httpsRequest : httpRequest)(url, options, (response) =>
          resolve(sentOf(response)),
        );
        sent.once('error', (error) => {
          // The service has closed the idle connection before it received the request, so a retry is safe.
          if (sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET') start();
          else reject(error);
        });
        sent.end(body);
      };
      start();
    });
}

function sentOf(response: IncomingMessage): Sent {
  const headers = new Headers();
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return { status: response.statusCode ?? 0, headers, body: response };
}
