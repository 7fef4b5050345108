import { createHttpClient } from '../../../net/http-client.ts';
import type { TrustedOrigins } from '../../../net/reach.ts';
import type { Send } from '../../../net/send.ts';

interface WebAnswer {
  readonly status: number;
  /** Lower case; empty when none is given. */
  readonly contentType: string;
  readonly text: string;
}

/** Fetches a page of the public web. Rejects on every failure. */
export type WebGet = (url: URL, options: { readonly accept: string }) => Promise<WebAnswer>;

export interface WebGetOptions {
  /** Default: sockets of this machine. */
  readonly send?: Send | undefined;
  /** Origins that the operator has configured: they may be inside the operator's network. */
  readonly trusted?: TrustedOrigins;
  readonly userAgent?: string | undefined;
}

/** A GET that cannot be led into somebody's inner network: each hop is checked anew, the body is capped. */
export function createWebGet({ send, trusted, userAgent }: WebGetOptions): WebGet {
  const client = createHttpClient({
    name: 'RDAP',
    ...(send === undefined ? {} : { send }),
    ...(trusted === undefined ? {} : { trusted }),
    userAgent,
    redirects: 3,
    // Another server of the registry, then WHOIS, is the second try; one registry says nothing of another.
    retries: 0,
    maxBytes: 262_144,
  });
  return async (url, { accept }) => {
    const { status, headers, text } = await client.request(url, { headers: { accept }, part: url.origin });
    return { status, contentType: (headers.get('content-type') ?? '').toLowerCase(), text };
  };
}
