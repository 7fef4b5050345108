import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import { getDomain } from 'tldts';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { createFairConcurrencyLimit } from '../../../net/fair-limit.ts';
import { createDisabledError } from '../../provider.ts';
import { createCoalescing } from '../../request-coalescing.ts';
import type { DnsType } from '../schema.generated.ts';
import { createTopLevelCheck, hasZone } from './negative-response.ts';
import type { DnsServer, DnsTransport } from '../../../net/dns-socket.ts';
import {
  decodeAnswer,
  decodeHeader,
  encodeQuery,
  typeNumbers,
  type WireAnswer,
  type WireRecord,
} from './wire.ts';

export interface DnsClientOptions {
  /** Recursive resolvers in order of preference; empty when DNS is turned off. */
  readonly servers: readonly DnsServer[];
  /** The setting that turned off DNS. Default: DNS_SERVERS=none. */
  readonly turnedOffBy?: string;
  readonly transport: DnsTransport;
  /** Clock in milliseconds, for the expiry of cached responses. */
  readonly clock: () => number;
  /** Timeout of a query including all attempts, in milliseconds. Default: 2,000. */
  readonly timeoutMs?: number;
  /** Maximum number of queries in flight. Default: 64. */
  readonly concurrency?: number;
}

/** Records of one type; null for a name that does not exist. */
type DnsRecords = readonly WireRecord[] | null;

export interface DnsClient {
  /**
   * Queries the records of one type.
   * @param name lower-case A-labels of a public name. The caller has checked that the name may be sent to a public server.
   * @throws service_unavailable when no server responds in time, all servers fail, or the servers that deny the name also deny
   * its top-level domain
   */
  query(name: string, type: DnsType, context?: Pick<LookupContext, 'client' | 'signal'>): Promise<DnsRecords>;
}

interface CachedRecords {
  readonly records: DnsRecords;
  /** Time at which the response arrived, in milliseconds of the `clock` option. */
  readonly since: number;
}

/** Minimum and maximum cache lifetime in seconds. A TTL outside this range is replaced by the limit. */
const minCacheSeconds = 5;
const maxCacheSeconds = 3600;
const maxNegativeCacheSeconds = 300;
/** Maximum number of aliases to follow. Real chains have two or three aliases. */
const maxAliases = 16;
/**
 * Maximum number of records per type, from which the directive `@listSize` computes the cost of the list. Real names have a
 * dozen records.
 */
const maxRecordsPerType = 200;

/**
 * Creates a stub resolver, which queries recursive servers over UDP, and over TCP when a response is truncated. Equal
 * concurrent queries are coalesced. Responses are cached for their TTL, within limits; failures are not cached. A negative
 * response without an SOA record is accepted only from a server that can resolve the top-level domain.
 */
export function createDnsClient(options: DnsClientOptions): DnsClient {
  const { servers, transport, clock } = options;
  const timeoutMs = options.timeoutMs ?? 2000;
  const maxConcurrency = options.concurrency ?? 64;
  const limit = createFairConcurrencyLimit({
    max: maxConcurrency,
    perClient: maxConcurrency / 2,
    perTarget: Math.ceil(maxConcurrency / 4),
    waiting: 1024,
  });
  const cache = new LRUCache<string, CachedRecords>({
    max: 20_000,
    ttl: 1,
    perf: { now: clock },
    ttlResolution: 0,
  });
  const coalesceQueries = createCoalescing<DnsRecords>();

  const hasTopLevel = createTopLevelCheck(exchange, clock);

  const createFailure = (what: string) =>
    createUnavailableError(
      `The DNS lookup failed: ${what}. DNS_SERVERS configures the resolvers; try again later.`,
      {
        source: 'DNS_SERVERS',
      },
    );

  async function queryServers(name: string, type: DnsType): Promise<DnsRecords> {
    if (servers.length === 0) throw createDisabledError('DNS', options.turnedOffBy ?? 'DNS_SERVERS=none');
    const maxAttempts = Math.max(2, Math.min(servers.length, 3));
    const attemptTimeoutMs = timeoutMs / maxAttempts;
    let isNameDenied = false;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const server = servers[attempt % servers.length];
      if (server === undefined) break;
      const attemptStart = clock();
      const response = await exchange(server, name, type, attemptTimeoutMs).catch(() => null);
      // Response code 0 means success, and code 3 means that the name does not exist. With any other code, the next server is
      // queried.
      if (response?.rcode !== 0 && response?.rcode !== 3) continue;
      const records = response.rcode === 3 ? null : followAliases(response.answers, name, type);
      const cacheAndReturn = () => cacheRecords(name, type, records, response.negativeTtl);
      if (records?.some((record) => record.type === type) === true || hasZone(response, name))
        return cacheAndReturn();
      const remainingMs = Math.max(1, attemptTimeoutMs - (clock() - attemptStart));
      const isTopLevelKnown = await hasTopLevel(server, name, remainingMs).catch(() => null);
      if (isTopLevelKnown === true) return cacheAndReturn();
      isNameDenied ||= isTopLevelKnown === false;
    }
    throw createFailure(
      isNameDenied
        ? `the resolver reports that .${name.slice(name.lastIndexOf('.') + 1)} does not exist, so its response is not reliable; check its access to the Internet`
        : 'no resolver has responded',
    );
  }

  async function exchange(
    server: DnsServer,
    name: string,
    type: DnsType,
    limitMs: number,
  ): Promise<WireAnswer> {
    const id = randomInt(0x10000);
    const message = encodeQuery(id, name, type);
    const parseMatchingResponse = (bytes: Buffer) => parseResponseToQuery(bytes, id, name, type);
    const accept = (bytes: Buffer) => isResponseToQuery(bytes, id, name, type);
    const udpResponse = parseMatchingResponse(await transport.udp(server, message, limitMs, accept));
    if (udpResponse === null || !udpResponse.truncated) return udpResponse ?? fail();
    const tcpResponse = parseMatchingResponse(await transport.tcp(server, message, limitMs, accept));
    return tcpResponse === null || tcpResponse.truncated ? fail() : tcpResponse;
  }

  function cacheRecords(
    name: string,
    type: DnsType,
    records: DnsRecords,
    negativeTtl: number | null,
  ): DnsRecords {
    const hasRecords = records !== null && records.length > 0;
    const lifetimeSeconds = hasRecords
      ? Math.min(maxCacheSeconds, ...records.map(({ ttl }) => ttl))
      : Math.min(maxNegativeCacheSeconds, negativeTtl ?? 30);
    const ttl = Math.max(minCacheSeconds, lifetimeSeconds) * 1000;
    cache.set(`${type} ${name}`, { records, since: clock() }, { ttl });
    return records;
  }

  return {
    query(name, type, { client = name, signal } = {}) {
      const key = `${type} ${name}`;
      const cachedValue = cache.get(key);
      if (cachedValue !== undefined) return Promise.resolve(reduceTtl(cachedValue, clock()));
      const runQuery = () =>
        limit(
          { client, target: getDomain(name, { allowPrivateDomains: false }) ?? name },
          () => queryServers(name, type),
          () => createFailure('has too many requests in flight'),
        );
      return coalesceQueries(key, runQuery, signal);
    },
  };
}

function fail(): never {
  throw new Error('not a response to this query');
}

/**
 * Whether a message is a response to a query. The function decodes no records, because decoding thousands of records takes
 * long.
 */
function isResponseToQuery(bytes: Buffer, id: number, name: string, type: DnsType): boolean {
  try {
    const { question, ...head } = decodeHeader(bytes);
    return head.id === id && question.name === name && question.type === typeNumbers[type];
  } catch {
    return false;
  }
}

/** Decodes a response. @returns null when the message is not a response to the query */
function parseResponseToQuery(bytes: Buffer, id: number, name: string, type: DnsType): WireAnswer | null {
  try {
    return isResponseToQuery(bytes, id, name, type) ? decodeAnswer(bytes) : null;
  } catch {
    return null;
  }
}

/** Returns the aliases of a name, and the records of the queried type that belong to the name or to one of its aliases. */
function followAliases(answers: readonly WireRecord[], name: string, type: DnsType): WireRecord[] {
  const chain: WireRecord[] = [];
  let owner = name;
  for (let link = 0; link < maxAliases; link += 1) {
    chain.push(...answers.filter((record) => record.name === owner && record.type === type));
    const alias =
      type === 'CNAME'
        ? undefined
        : answers.find((record) => record.name === owner && record.type === 'CNAME');
    if (alias === undefined) break;
    chain.push(alias);
    owner = alias.value;
  }
  return chain.slice(0, maxRecordsPerType);
}

/** Returns cached records with the TTL reduced by their age. */
function reduceTtl({ records, since }: CachedRecords, now: number): DnsRecords {
  const ageSeconds = Math.floor((now - since) / 1000);
  if (records === null || ageSeconds <= 0) return records;
  return records.map((record) => ({ ...record, ttl: Math.max(0, record.ttl - ageSeconds) }));
}
