import type { IncomingMessage } from 'node:http';

/** The properties of a request that determine the public URL. */
type RequestHead = Pick<IncomingMessage, 'headers'> & {
  readonly socket: {
    readonly remoteAddress?: string | undefined;
    readonly localAddress?: string | undefined;
    readonly localPort?: number | undefined;
  };
};

export interface PublicUrlOptions {
  /**
   * The configured URL of the service, without a trailing slash. Absent: the URL is derived from each request's Host
   * header.
   */
  readonly fixed?: string | undefined;
  /** Hosts in lower case, with or without a port, that requests may name. Empty allows all hosts. */
  readonly allowedHosts: readonly string[];
  /** Whether X-Forwarded-Host and X-Forwarded-Proto of a request are trusted. */
  readonly isForwarded: (message: RequestHead) => boolean;
}

/** A host name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const hostPattern = /^(?:[a-z\d_](?:[a-z\d._-]{0,253}[a-z\d._])?|\[[a-f\d:.]{2,45}\])(?::\d{1,5})?$/i;

export const isValidHost = (text: string): boolean => hostPattern.test(text);

/** The public URL of the service: the start of every link in a response. */
export class PublicUrl {
  readonly #options: PublicUrlOptions;
  readonly #allowed: ReadonlySet<string>;

  constructor(options: PublicUrlOptions) {
    this.#options = options;
    this.#allowed = new Set(options.allowedHosts);
  }

  /**
   * Returns the absolute URL at which the client reached the service, without a trailing slash. Without a valid Host
   * header this is the local address of the connection, never the listening address, which can be 0.0.0.0.
   * @param authority authority of an absolute request target, which takes precedence over Host (RFC 9112 section
   * 3.2.2)
   */
  of(message: RequestHead, authority: string | null): string {
    const { fixed, isForwarded } = this.#options;
    if (fixed !== undefined) return fixed;
    const isFromProxy = isForwarded(message);
    const host = findHost(message, authority, isFromProxy);
    const scheme =
      isFromProxy && takeLastValue(message.headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
    return `${scheme}://${host !== undefined && isValidHost(host) ? host.toLowerCase() : formatLocalAddress(message)}`;
  }

  /** Whether the host that the request names is allowed. */
  allows(message: RequestHead, authority: string | null): boolean {
    if (this.#allowed.size === 0) return true;
    const host = findHost(message, authority, this.#options.isForwarded(message))?.toLowerCase() ?? '';
    return this.#allowed.has(host) || this.#allowed.has(host.replace(/:\d+$/, ''));
  }
}

/**
 * Returns the last value of a comma-separated header. The trusted proxy appends it; any client can forge the values
 * to its left.
 */
function takeLastValue(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.slice(text.lastIndexOf(',') + 1).trim();
}

function findHost(
  { headers }: RequestHead,
  authority: string | null,
  isFromProxy: boolean,
): string | undefined {
  const forwardedHost = isFromProxy ? takeLastValue(headers['x-forwarded-host']) : undefined;
  return forwardedHost ?? authority ?? headers.host;
}

function formatLocalAddress({ socket: { localAddress = '127.0.0.1', localPort = 80 } }: RequestHead): string {
  const address = localAddress.replace(/^::ffff:(?=[\d.]+$)/, '').replace(/%.*$/, '');
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
