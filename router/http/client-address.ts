import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { AddressList } from '../../facts/ip/address-list.ts';

/** What is read of a request. */
type Message = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** How many hops of X-Forwarded-For are read, from the right: more than any chain of proxies has. */
const mostHops = 20;

/**
 * Who asks: the rightmost address of X-Forwarded-For that is no trusted proxy. Without trusted proxies, or behind
 * another peer, it is the peer itself: anybody can send the header. Empty when the peer has no address.
 * @param trusted addresses and CIDR ranges
 */
export function clientAddress(trusted: readonly string[]): (message: Message) => string {
  const proxies = new AddressList(trusted);
  return ({ headers, socket }) => {
    const peer = bare(socket.remoteAddress ?? '');
    if (!proxies.has(peer)) return peer;
    const forwarded = headers['x-forwarded-for'];
    let client = peer;
    for (const hop of hopsOf(Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? ''))) {
      const address = bare(hop);
      // What stands left of a hop that is no address was written by nobody whom we know.
      if (isIP(address) === 0) return client;
      client = address;
      if (!proxies.has(address)) return client;
    }
    return client;
  };
}

/**
 * Whether the peer of a request is a trusted proxy, whose X-Forwarded-Host and X-Forwarded-Proto are believed.
 * @param trusted as for `clientAddress`
 */
export function fromTrustedProxy(trusted: readonly string[]): (message: Message) => boolean {
  const proxies = new AddressList(trusted);
  return ({ socket }) => proxies.has(bare(socket.remoteAddress ?? ''));
}

/** The hops from right to left; a header of any length costs no more than a short one. */
function* hopsOf(header: string): Generator<string> {
  let end = header.length;
  for (let count = 0; count < mostHops && end > 0; count += 1) {
    const comma = header.lastIndexOf(',', end - 1);
    yield header.slice(Math.max(comma + 1, end - 64), end).trim();
    end = comma;
  }
}

/** Without brackets, port or zone: `[2001:db8::1]:443`, `192.0.2.1:80`, `fe80::1%eth0`. */
function bare(text: string): string {
  const inner = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const zone = inner.indexOf('%');
  return zone < 0 ? inner : inner.slice(0, zone);
}
