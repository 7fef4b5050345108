import { isFetchedByOtherSite } from './other-site.ts';
import type { Caller } from './key-restriction.ts';
import { noRestrictions, type KeyRecord } from './key-record.ts';

const loopbackAddressPattern = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackHostPattern = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request comes from a program or page on this machine: from a loopback address, to a loopback host name
 * (another site's name can resolve to loopback), through no proxy, and from no page of another origin. Requests of browsers
 * without Origin, as for images, have Sec-Fetch-Site.
 */
export function isFromThisMachine({ ip, headers }: Caller): boolean {
  const { host = '', origin, forwarded } = headers;
  if (!loopbackAddressPattern.test(ip) || !loopbackHostPattern.test(host)) return false;
  if (forwarded !== undefined || headers['x-forwarded-for'] !== undefined || headers['via'] !== undefined)
    return false;
  if (isFetchedByOtherSite(headers)) return false;
  return origin === undefined || origin === `http://${host}`;
}

/** Returns the record that replaces a key where none is needed: no plan features, and no monthly units. */
export const createAnonymousKey = (requestsPerMinute: number): KeyRecord => ({
  short: 'guest',
  type: 'secret',
  secretHash: Buffer.alloc(0),
  plan: { name: 'demo', requestsPerMinute, deep: true, features: [] },
  ...noRestrictions,
});
