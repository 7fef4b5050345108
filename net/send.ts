import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { lookupPublicAddress, type TrustedOrigins } from './public-addresses.ts';

export interface SendOptions {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

export interface ServiceResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The body. Callers must read the body to its end, or leave the loop, which destroys the body. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Sends one request without following redirects. Rejects when the service does not respond. */
export type Send = (url: URL, options: SendOptions) => Promise<ServiceResponse>;

/** Time in milliseconds for which an idle connection stays open for the next request to the same service. */
const idleMs = 10_000;

/**
 * Creates a function that sends requests over sockets. For an untrusted host, the socket connects to a checked address.
 * @param lookup replaces the system's DNS in tests
 */
export function createSocketSend(trusted: TrustedOrigins = new Set(), lookup = lookupPublicAddress): Send {
  const agentOptions = { keepAlive: true, keepAliveMsecs: idleMs, timeout: idleMs, maxFreeSockets: 8 };
  const [plain, secure] = [new HttpAgent(agentOptions), new HttpsAgent(agentOptions)];
  // Connections to trusted hosts are never reused for untrusted hosts, because addresses are checked only when a socket
  // connects.
  const [trustedPlain, trustedSecure] = [new HttpAgent(agentOptions), new HttpsAgent(agentOptions)];
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const isTrusted = trusted.has(url.origin);
      const isSecure = url.protocol === 'https:';
      const agent = isSecure ? (isTrusted ? trustedSecure : secure) : isTrusted ? trustedPlain : plain;
      const lengthHeader = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options: RequestOptions = { method, headers: { ...headers, ...lengthHeader }, signal, agent };
      if (!isTrusted) options.lookup = lookup;
      const startRequest = () => {
        const request = (isSecure ? httpsRequest : httpRequest)(url, options, (response) =>
          resolve(toServiceResponse(response)),
        );
        request.once('error', (error) => {
          // The service closed the idle connection before it received the request, so that a retry is safe.
          if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET') startRequest();
          else reject(error);
        });
        request.end(body);
      };
      startRequest();
    });
}

function toServiceResponse(response: IncomingMessage): ServiceResponse {
  const headers = new Headers();
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return { status: response.statusCode ?? 0, headers, body: response };
}
