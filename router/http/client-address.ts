import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Block = readonly [network: Address, bits: number];
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
 * @throws TypeError naming the one that is neither
 */
export function clientAddress(trusted: readonly string[]): (message: Message) => string {
  const isTrusted = among(trusted);
  return ({ headers, socket }) => {
    const peer = bare(socket.remoteAddress ?? '');
    if (!isTrusted(peer)) return peer;
    const forwarded = headers['x-forwarded-for'];
    let client = peer;
    for (const hop of hopsOf(Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? ''))) {
      const address = bare(hop);
      // What stands left of a hop that is no address was written by nobody whom we know.
      if (isIP(address) === 0) return client;
      client = address;
      if (!isTrusted(address)) return client;
    }
    return client;
  };
}

/**
 * Whether the peer of a request is a trusted proxy, whose X-Forwarded-Host and X-Forwarded-Proto are believed.
 * @param trusted as for `clientAddress`
 */
export function fromTrustedProxy(trusted: readonly string[]): (message: Message) => boolean {
  const isTrusted = among(trusted);
  return ({ socket }) => isTrusted(bare(socket.remoteAddress ?? ''));
}

function among(trusted: readonly string[]): (address: string) => boolean {
  const blocks = trusted.map(readBlock);
  return (address) => {
    if (blocks.length === 0 || isIP(address) === 0) return false;
    const parsed = ipaddr.process(address);
    return blocks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
  };
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

function readBlock(text: string): Block {
  const [address = '', bits, ...more] = text.split('/');
  const full = address.includes(':') ? 128 : 32;
  const length = bits === undefined ? full : /^\d{1,3}$/.test(bits) ? Number(bits) : NaN;
  if (isIP(address) === 0 || address.includes('%') || more.length > 0 || !(length <= full)) {
    throw new TypeError(`${JSON.stringify(text)} is neither an address nor a CIDR range`);
  }
  const parsed = ipaddr.parse(address);
  // An IPv4 network may be written as mapped into IPv6: its bits count from there.
  return parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && length >= 96
    ? [parsed.toIPv4Address(), length - 96]
    : [parsed, length];
}

/** What is wrong with the value of TRUST_PROXY; null: nothing. */
export function trustedProxyFault(text: string): string | null {
  try {
    for (const part of text.split(',')) if (part.trim() !== '') readBlock(part.trim());
    return null;
  } catch {
    return 'must be addresses or CIDR ranges separated by commas, as 10.0.0.0/8,::1';
  }
}
