import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { parseDomainName } from '../facts/domain-name.ts';
import { isPublicAddress } from '../facts/ip/special-purpose.ts';

/** Origins that the operator has configured. They can be inside the operator's network. */
export type TrustedOrigins = ReadonlySet<string>;

/**
 * Returns the reason why a URL must not be requested; null for an allowed URL. The IP addresses of the host are checked when
 * the socket connects.
 */
export function findRejectionReason(url: URL, trusted: TrustedOrigins = new Set()): string | null {
  if (trusted.has(url.origin)) return null;
  if (url.protocol !== 'https:') return 'not https';
  if (url.username !== '' || url.password !== '') return 'credentials in the URL';
  if (url.port !== '') return 'another port';
  return parseDomainName(url.hostname)?.scope === 'public' ? null : 'not a public host name';
}

/** Resolves a name to all its addresses, as the operating system does. */
export type HostResolver = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveBySystem: HostResolver = (hostname, options, done) =>
  systemLookup(hostname, options, (error, addresses) => done(error, addresses));

/**
 * Resolves a name and rejects the name when any of its addresses is not public, because the owner of a name controls its
 * addresses. The socket connects to the checked addresses, so that a different second DNS response has no effect.
 */
export const createPublicLookup =
  (resolve: HostResolver): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, '');
        return;
      }
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        callback(new Error(`${hostname} is not a public address`), '');
      } else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };

export const lookupPublicAddress = createPublicLookup(resolveBySystem);
