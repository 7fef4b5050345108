import { LRUCache } from 'lru-cache';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import { createDisabledError, type Provider } from '../../provider.ts';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { createFairConcurrencyLimit } from '../../../net/fair-limit.ts';
import { createFirstWait } from '../../first-response.ts';
import { createCoalescing } from '../../request-coalescing.ts';
import { queryRdap, parseBootstrap } from './rdap.ts';
import type { Registration, Verdict } from './registration.ts';
import type { WebGetFunction } from './web-get.ts';
import type { WhoisExchange } from '../../../net/whois-socket.ts';
import { formatQueryLine, parseReferral, parseWhois } from './whois.ts';

export interface RegistryOptions {
  /** IANA's bootstrap file. */
  readonly bootstrap: Provider;
  /** URL of one RDAP server that is used for all domains instead of the servers in the bootstrap file. */
  readonly rdapUrl?: string | undefined;
  /** Servers by top-level domain from the setting RDAP_SERVERS, which take precedence over the bootstrap file. */
  readonly rdapServers?: ReadonlyMap<string, readonly string[]>;
  readonly get: WebGetFunction;
  readonly whois: WhoisExchange;
  /** The settings that turn off RDAP and WHOIS; undefined when at least one of them is in use. */
  readonly turnedOffBy?: string;
  /** Clock in milliseconds, for the expiry of cached responses. */
  readonly clock: () => number;
}

export interface Registry {
  /**
   * Returns the registration of a domain, or null when the registry reports that the name is free.
   * @param name a registrable public domain: A-labels, lower case
   * @throws service_unavailable when neither RDAP nor WHOIS gives a reliable response
   */
  registration(name: string, context: Pick<LookupContext, 'client' | 'signal'>): Promise<Registration | null>;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Cache lifetimes in milliseconds. Registrations seldom change, but a free name can be registered at any moment. */
const registeredTtlMs = 60 * 60 * 1000;
const unregisteredTtlMs = 60 * 1000;
const rootWhoisServer = 'whois.iana.org';

/**
 * Removes control characters from texts of a registration. A registry could otherwise send control characters to the terminals
 * and logs of clients.
 */
const removeControls = (registration: Registration): Registration => {
  const cleanText = (text: string) => text.replace(/\p{Cc}[\p{Cc}\s]*/gu, ' ').trim();
  const { registrar, status } = registration;
  return {
    ...registration,
    registrar: registrar && (cleanText(registrar) || null),
    status: status.map(cleanText),
  };
};

/** Creates a client for domain registries. Queries RDAP first, and WHOIS when no RDAP server exists or RDAP fails. */
export function createRegistry(options: RegistryOptions): Registry {
  const { bootstrap, get, whois, clock } = options;
  const limit = createFairConcurrencyLimit({ max: 32, perClient: 16, perTarget: 32, waiting: 512 });
  const cacheClock = { perf: { now: clock }, ttlResolution: 0 };
  const cache = new LRUCache<string, { registration: Registration | null }>({
    max: 10_000,
    ttl: unregisteredTtlMs,
    ...cacheClock,
  });
  const whoisServers = new LRUCache<string, string>({ max: 2000, ttl: dayMs, ...cacheClock });
  const coalesceQueries = createCoalescing<Registration | null>();
  let servers: { map: Map<string, string[]>; since: number } | undefined;

  async function findRdapServers(top: string): Promise<readonly string[]> {
    if (options.rdapUrl !== undefined) return [options.rdapUrl];
    const configuredServers = options.rdapServers?.get(top);
    if (configuredServers !== undefined) return configuredServers;
    if (servers === undefined || clock() - servers.since > dayMs) {
      const bootstrapResponse = await bootstrap
        .json('')
        .then(({ status, value }) => (status === 200 ? parseBootstrap(value) : new Map<string, string[]>()))
        .catch(() => new Map<string, string[]>());
      // Keep the previous list when the download fails. The next query tries the download again.
      if (bootstrapResponse.size > 0) servers = { map: bootstrapResponse, since: clock() };
    }
    return servers?.map.get(top) ?? [];
  }

  async function queryRdapServers(name: string, top: string): Promise<Verdict> {
    for (const server of (await findRdapServers(top)).slice(0, 2)) {
      const verdict = await queryRdap(server, name, get).catch(() => null);
      if (verdict !== null) return verdict;
    }
    return null;
  }

  async function queryWhoisServer(name: string, top: string): Promise<Verdict> {
    try {
      let server = whoisServers.get(top);
      if (server === undefined) {
        server = parseReferral(await whois(rootWhoisServer, top)) ?? undefined;
        if (server === undefined) return null;
        whoisServers.set(top, server);
      }
      return parseWhois(name, await whois(server, formatQueryLine(top, name)));
    } catch {
      return null;
    }
  }

  async function queryRegistry(name: string): Promise<Registration | null> {
    const top = name.slice(name.lastIndexOf('.') + 1);
    const verdict = (await queryRdapServers(name, top)) ?? (await queryWhoisServer(name, top));
    if (verdict === null) {
      throw createUnavailableError(
        `The registry of .${top} returned no usable response by RDAP or WHOIS. Try again later, or set its server in RDAP_SERVERS (${top}=https://…), RDAP_BOOTSTRAP_URL, RDAP_URL or WHOIS_SERVER.`,
        { source: 'RDAP_BOOTSTRAP_URL' },
      );
    }
    const registration = verdict === 'free' ? null : removeControls(verdict);
    cache.set(name, { registration }, { ttl: registration === null ? unregisteredTtlMs : registeredTtlMs });
    return registration;
  }

  const limitFirstWait = createFirstWait((ms) =>
    createUnavailableError(
      `The registry did not respond within ${ms} ms. RDAP_BOOTSTRAP_URL and WHOIS_SERVER determine its server; try again later.`,
      { source: 'RDAP_BOOTSTRAP_URL' },
    ),
  );

  return {
    registration(name, { client = name, signal }) {
      if (options.turnedOffBy !== undefined)
        throw createDisabledError('Domain registration', options.turnedOffBy);
      const cachedValue = cache.get(name);
      if (cachedValue !== undefined) return Promise.resolve(cachedValue.registration);
      const runQuery = () =>
        limit(
          { client, target: name.slice(name.lastIndexOf('.') + 1) },
          () => queryRegistry(name),
          () => createUnavailableError('Too many concurrent domain lookups. Try again later.'),
        );
      return limitFirstWait(coalesceQueries(name, runQuery, signal));
    },
  };
}
