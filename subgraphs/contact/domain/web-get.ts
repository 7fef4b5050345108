import { createHttpClient } from '../../../net/http-client.ts';
import type { TrustedOrigins } from '../../../net/public-addresses.ts';
import type { Send } from '../../../net/send.ts';

interface WebResponse {
  readonly status: number;
  /** Content type in lower case; empty when the response has no content type. */
  readonly contentType: string;
  readonly text: string;
}

/** Sends a GET request to a public web server. Rejects on every failure. */
export type WebGetFunction = (url: URL, options: { readonly accept: string }) => Promise<WebResponse>;

export interface WebGetOptions {
  /** Function that sends a request. Default: HTTP over sockets. */
  readonly send?: Send | undefined;
  /** Origins that the operator configured, which can be in the operator's internal network. */
  readonly trusted?: TrustedOrigins;
  readonly userAgent?: string | undefined;
  /** Maximum number of redirects. Default: 3. */
  readonly redirects?: number;
}

/** Creates a GET client that prevents SSRF by checking the address of each redirect. The size of the body is limited. */
export function createWebGet({ send, trusted, userAgent, redirects = 3 }: WebGetOptions): WebGetFunction {
  const client = createHttpClient({
    name: 'RDAP',
    setting: 'RDAP_BOOTSTRAP_URL',
    ...(send === undefined ? {} : { send }),
    ...(trusted === undefined ? {} : { trusted }),
    userAgent,
    redirects,
    // Don't retry. The caller tries another server of the registry, then WHOIS. The circuit breaker counts failures per
    // registry.
    retries: 0,
    maxBytes: 262_144,
  });
  return async (url, { accept }) => {
    const { status, headers, text } = await client.request(url, { headers: { accept }, part: url.origin });
    return { status, contentType: (headers.get('content-type') ?? '').toLowerCase(), text };
  };
}
