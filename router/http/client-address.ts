import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { AddressList } from '../../facts/ip/address-list.ts';

/** The properties of a request that determine the client's address. */
type RequestHead = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** Maximum number of hops read from X-Forwarded-For, from the right. No realistic chain of proxies is longer. */
const maxHops = 20;

/**
 * Returns a function that determines the client's IP address: the rightmost address in X-Forwarded-For that is not a
 * trusted proxy. The peer's own address is used when the peer is not a trusted proxy, because any client can send the
 * header. Empty when the peer has no address.
 * @param trusted addresses and CIDR ranges of trusted proxies
 */
export function createClientAddressReader(trusted: readonly string[]): (message: RequestHead) => string {
  const proxies = new AddressList(trusted);
  return ({ headers, socket }) => {
    const peerAddress = normaliseAddress(socket.remoteAddress ?? '');
    if (!proxies.has(peerAddress)) return peerAddress;
    const forwardedHeader = headers['x-forwarded-for'];
    let client = peerAddress;
    for (const hop of listHops(
      Array.isArray(forwardedHeader) ? forwardedHeader.join() : (forwardedHeader ?? ''),
    )) {
      const address = normaliseAddress(hop);
      // Entries to the left of an invalid address are not trustworthy.
      if (isIP(address) === 0) return client;
      client = address;
      if (!proxies.has(address)) return client;
    }
    return client;
  };
}

/**
 * Returns a function that checks whether the peer of a request is a trusted proxy, so that its X-Forwarded-Host and
 * X-Forwarded-Proto apply.
 * @param trusted as for `createClientAddressReader`
 */
export function createTrustedProxyTest(trusted: readonly string[]): (message: RequestHead) => boolean {
  const proxies = new AddressList(trusted);
  return ({ socket }) => proxies.has(normaliseAddress(socket.remoteAddress ?? ''));
}

/** Yields the hops from right to left. The work is bounded, regardless of the header's length. */
function* listHops(header: string): Generator<string> {
  let end = header.length;
  for (let count = 0; count < maxHops && end > 0; count += 1) {
    const commaIndex = header.lastIndexOf(',', end - 1);
    yield header.slice(Math.max(commaIndex + 1, end - 64), end).trim();
    end = commaIndex;
  }
}

/** Removes brackets, port and zone from an address: `[2001:db8::1]:443`, `192.0.2.1:80`, `fe80::1%eth0`. */
function normaliseAddress(text: string): string {
  const addressWithZone =
    /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const zoneStart = addressWithZone.indexOf('%');
  return zoneStart < 0 ? addressWithZone : addressWithZone.slice(0, zoneStart);
}
