import type { IncomingMessage } from 'node:http';

/** What is read of a request. */
type Message = Pick<IncomingMessage, 'headers'> & {
  readonly socket: {
    readonly remoteAddress?: string | undefined;
    readonly localAddress?: string | undefined;
    readonly localPort?: number | undefined;
  };
};

export interface PublicUrlOptions {
  /** The configured address of the service, without a trailing slash. Absent: each request's Host says it. */
  readonly fixed?: string | undefined;
  /** Hosts, with or without a port, that a request may name, in lower case. Empty: any. */
  readonly allowedHosts: readonly string[];
  /** Whether X-Forwarded-Host and X-Forwarded-Proto of a request are believed. */
  readonly isForwarded: (message: Message) => boolean;
}

/** A registered name, an IPv4 address or an IPv6 address in brackets, with a port or without. */
const hostForm = /^(?:[a-z\d_](?:[a-z\d._-]{0,253}[a-z\d._])?|\[[a-f\d:.]{2,45}\])(?::\d{1,5})?$/i;

export const isHost = (text: string): boolean => hostForm.test(text);

/** Where clients reach the service: what links in answers begin with. */
export class PublicUrl {
  readonly #options: PublicUrlOptions;
  readonly #allowed: ReadonlySet<string>;

  constructor(options: PublicUrlOptions) {
    this.#options = options;
    this.#allowed = new Set(options.allowedHosts);
  }

  /**
   * Absolute, without a trailing slash. Without a usable Host it is the address that the client has reached; never the
   * one listened on, which may be 0.0.0.0.
   * @param authority of an absolute request target, which goes before Host (RFC 9112 section 3.2.2)
   */
  of(message: Message, authority: string | null): string {
    const { fixed, isForwarded } = this.#options;
    if (fixed !== undefined) return fixed;
    const forwarded = isForwarded(message);
    const host = hostOf(message, authority, forwarded);
    const scheme = forwarded && lastOf(message.headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
    return `${scheme}://${host !== undefined && isHost(host) ? host.toLowerCase() : reached(message)}`;
  }

  /** Whether the service may be asked by the name that the request gives. */
  allows(message: Message, authority: string | null): boolean {
    if (this.#allowed.size === 0) return true;
    const host = hostOf(message, authority, this.#options.isForwarded(message))?.toLowerCase() ?? '';
    return this.#allowed.has(host) || this.#allowed.has(host.replace(/:\d+$/, ''));
  }
}

/** The proxy nearest to us writes at the right; what stands left of it anybody may have written. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.slice(text.lastIndexOf(',') + 1).trim();
}

function hostOf({ headers }: Message, authority: string | null, forwarded: boolean): string | undefined {
  const told = forwarded ? lastOf(headers['x-forwarded-host']) : undefined;
  return told ?? authority ?? headers.host;
}

function reached({ socket: { localAddress = '127.0.0.1', localPort = 80 } }: Message): string {
  const address = localAddress.replace(/^::ffff:(?=[\d.]+$)/, '').replace(/%.*$/, '');
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
