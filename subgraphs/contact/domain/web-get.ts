import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../../../facts/ip/special-purpose.ts';
import { readName } from './public-name.ts';

interface WebAnswer {
  readonly status: number;
  /** Lower case; empty when none is given. */
  readonly contentType: string;
  readonly text: string;
}

/** Fetches a page of the public web. Rejects on every failure. */
export type WebGet = (url: URL, options: { readonly accept: string }) => Promise<WebAnswer>;

/** One request without redirects. */
export type WebRequest = (
  url: URL,
  options: { readonly accept: string; readonly signal: AbortSignal; readonly maxBytes: number },
) => Promise<WebAnswer & { readonly location: string | null }>;

export interface WebGetOptions {
  readonly request: WebRequest;
  /** For everything, redirects and body included. Default: 3,000. */
  readonly timeoutMs?: number;
  /** Default: 262,144. */
  readonly maxBytes?: number;
  /** Origins that the operator has configured: they may be inside his network. */
  readonly trusted?: ReadonlySet<string>;
}

const mostRedirects = 3;

/** Why a URL must not be fetched; null when it may be. Addresses behind the name are checked when connecting. */
export function refusal(url: URL, trusted: ReadonlySet<string> = new Set()): string | null {
  if (trusted.has(url.origin)) return null;
  if (url.protocol !== 'https:') return 'not https';
  if (url.username !== '' || url.password !== '') return 'credentials in the URL';
  if (url.port !== '') return 'another port';
  return readName(url.hostname)?.scope === 'public' ? null : 'not a public host name';
}

/** A GET that cannot be led into somebody's inner network: each hop is checked anew, the body is capped. */
export function createWebGet(options: WebGetOptions): WebGet {
  const { request, trusted, timeoutMs = 3000, maxBytes = 262_144 } = options;
  return async (start, { accept }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = start;
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const reason = refusal(url, trusted);
      if (reason !== null) throw new Error(`refused: ${reason}`);
      const answer = await request(url, { accept, signal, maxBytes });
      if (answer.location === null || answer.status < 300 || answer.status > 399) return answer;
      url = new URL(answer.location, url);
    }
    throw new Error('too many redirects');
  };
}

/** Resolves a name and refuses it when any of its addresses is not public: a name may be pointed anywhere. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, '');
      return;
    }
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new Error(`${hostname} is not a public address`), '');
    } else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Sockets of this machine. */
export const socketRequest = (trusted: ReadonlySet<string> = new Set()): WebRequest => {
  return (url, { accept, signal, maxBytes }) =>
    new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const sent = send(
        url,
        {
          headers: { accept, 'user-agent': 'lookup' },
          signal,
          ...(trusted.has(url.origin) ? {} : { lookup: publicLookup }),
        },
        (answer) =>
          void readCapped(answer, maxBytes).then((text) => resolve(webAnswer(answer, text)), reject),
      );
      sent.once('error', reject);
      sent.end();
    });
};

const webAnswer = (answer: IncomingMessage, text: string) => ({
  status: answer.statusCode ?? 0,
  contentType: (answer.headers['content-type'] ?? '').toLowerCase(),
  location: answer.headers.location ?? null,
  text,
});

async function readCapped(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  const stream: AsyncIterable<Buffer> = answer;
  for await (const part of stream) {
    size += part.length;
    // Leaving the loop by an error destroys the stream, so no further byte is read.
    if (size > maxBytes) throw new Error('body too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
