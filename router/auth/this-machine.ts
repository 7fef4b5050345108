import { isFetchedByOtherSite } from './other-site.ts';
import type { Caller } from './key-restriction.ts';
import { noRestrictions, type KeyRecord } from './key-record.ts';

const loopbackAddressPattern = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackHostPattern = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request comes from a program or page on this machine. Address and host name must be loopback, and the request must
 * come neither through a proxy nor from a page of another origin. The host name is checked because the name of another site can
 * resolve to a loopback address. Browsers send Sec-Fetch-Site with requests that have no Origin, such as those for images.
 */
export function isFromThisMachine({ ip, headers }: Caller): boolean {
  const { host = '', origin, forwarded } = headers;
  if (!loopbackAddressPattern.test(ip) || !loopbackHostPattern.test(host)) return false;
  if (forwarded !== undefined || headers['x-forwarded-for'] !== undefined || headers['via'] !== undefined)
    return false;
  if (isFetchedByOtherSite(headers)) return false;
  return origin === undefined || origin === `http://${host}`;
}

/** Returns the key record for callers that need no key. Its plan has no features and no monthly limit. */
export const createAnonymousKey = (requestsPerMinute: number): KeyRecord => ({
  short: 'guest',
  type: 'secret',
  secretHash: Buffer.alloc(0),
  plan: { name: 'demo', requestsPerMinute, deep: true, features: [] },
  ...noRestrictions,
});
