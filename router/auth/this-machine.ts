import type { Caller } from './key-restriction.ts';
import { unrestricted, type KeyRecord } from './key-record.ts';

const here = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const named = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * A request of a program or page on this machine itself: from its own address, to its own name (a page elsewhere may give
 * its name this address), through no proxy that says so, and from no page of another origin.
 */
export function fromThisMachine({ ip, headers }: Caller): boolean {
  const { host = '', origin, forwarded } = headers;
  if (!here.test(ip) || !named.test(host)) return false;
  if (forwarded !== undefined || headers['x-forwarded-for'] !== undefined || headers['via'] !== undefined)
    return false;
  return origin === undefined || origin === `http://${host}`;
}

/** What stands for a key where none is needed: no feature of plans, and nothing that is counted by month. */
export const guestKey = (requestsPerMinute: number): KeyRecord => ({
  short: 'guest',
  type: 'secret',
  secretHash: Buffer.alloc(0),
  plan: { name: 'demo', requestsPerMinute, deep: true, features: [] },
  ...unrestricted,
});
