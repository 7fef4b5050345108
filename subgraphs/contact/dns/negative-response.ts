import { LRUCache } from 'lru-cache';
import { createCoalescing } from '../../request-coalescing.ts';
import type { DnsType } from '../schema.generated.ts';
import type { DnsServer } from '../../../net/dns-socket.ts';
import type { WireAnswer } from './wire.ts';

/** Sends one query to one server. Rejects when the server does not respond in time. */
export type DnsExchange = (
  server: DnsServer,
  name: string,
  type: DnsType,
  timeoutMs: number,
) => Promise<WireAnswer>;

/**
 * Whether a negative response contains its zone in an SOA record, as RFC 2308 requires. The zone is above the name or, for
 * NODATA, the name itself. The root zone is not accepted, because the service queries only names below existing top-level
 * domains.
 */
export function hasZone({ rcode, zone, answers }: WireAnswer, name: string): boolean {
  if (zone === null || zone === '') return false;
  // The last alias of the chain is the name that does not exist.
  const names = [name, ...answers.flatMap(({ type, value }) => (type === 'CNAME' ? [value] : []))];
  return names.some((each) => each.endsWith(`.${zone}`) || (rcode === 0 && each === zone));
}

/** Cache lifetime of a confirmed top-level domain in milliseconds, per server. */
const confirmedTtlMs = 5 * 60 * 1000;
/**
 * Cache lifetime of a denied top-level domain in milliseconds. The lifetime is short, because the server can get Internet access
 * at any time.
 */
const deniedTtlMs = 30 * 1000;

/**
 * Returns a function that checks whether a DNS server resolves the top-level domains of the Internet. Some servers omit the SOA
 * record from all negative responses, and servers without Internet access deny every name. Only the former return an SOA record
 * for `com`. Each server receives one query per top-level domain. Failures are not cached.
 * @param clock milliseconds, for the age of cached results
 */
export function createTopLevelCheck(exchange: DnsExchange, clock: () => number) {
  const cache = new LRUCache<string, boolean>({ max: 5000, ttl: 1, perf: { now: clock }, ttlResolution: 0 });
  const coalesceChecks = createCoalescing<boolean>();

  /** Returns whether the server resolves the top-level domain of the name. Rejects when the server does not respond. */
  return (server: DnsServer, name: string, timeoutMs: number): Promise<boolean> => {
    const topLevelName = name.slice(name.lastIndexOf('.') + 1);
    const key = `${server.address} ${server.port} ${topLevelName}`;
    const cachedValue = cache.get(key);
    if (cachedValue !== undefined) return Promise.resolve(cachedValue);
    const query = async () => {
      const { rcode, answers } = await exchange(server, topLevelName, 'SOA', timeoutMs);
      if (rcode !== 0 && rcode !== 3) throw new Error(`response code ${rcode}`);
      const exists =
        rcode === 0 && answers.some((record) => record.type === 'SOA' && record.name === topLevelName);
      cache.set(key, exists, { ttl: exists ? confirmedTtlMs : deniedTtlMs });
      return exists;
    };
    return coalesceChecks(key, query, undefined);
  };
}
