import { getServers } from 'node:dns';
import { findDisablingSetting } from '../../core/setting.ts';
import { mergeResolvers } from '../merge-resolvers.ts';
import { createProvider } from '../provider.ts';
import { createDnsClient, type DnsClient } from './dns/dns-client.ts';
import { createDnsLookup } from './dns/dns-lookup.ts';
import { dnsResolvers } from './dns/resolvers.ts';
import { createMailExchangeLookup } from './mx/mail-exchange.ts';
import { mxResolvers } from './mx/resolvers.ts';
import { domainResolvers } from './domain/resolvers.ts';
import { parseRdapServers } from './domain/rdap.ts';
import { createRegistry, type Registry } from './domain/registry.ts';
import { parseDnsServer, createSocketDns, type DnsServer, type DnsTransport } from '../../net/dns-socket.ts';
import type { Send } from '../../net/send.ts';
import { countCalls } from '../../net/traffic.ts';
import { createWebGet } from './domain/web-get.ts';
import { createSocketWhois, type WhoisExchange } from '../../net/whois-socket.ts';
import { emailResolvers } from './email/resolvers.ts';
import { emojiResolvers } from './emoji/resolvers.ts';
import { macResolvers } from './mac/resolvers.ts';
import { nameResolvers } from './name/resolvers.ts';
import { callerResolvers } from './caller/resolvers.ts';
import { carrierResolvers } from './carrier/resolvers.ts';
import { hlrResolvers } from './hlr/resolvers.ts';
import { createLineQueries, type LineQueries } from './carrier/line-providers.ts';
import { phoneResolvers } from './phone/resolvers.ts';
import type { Resolvers } from './schema.generated.ts';
import type { ContactSettings } from './settings.ts';
import { useragentResolvers } from './useragent/resolvers.ts';

export interface ContactSources {
  readonly dns: DnsClient;
  readonly registry: Registry;
  readonly lines: LineQueries;
  /** Clock in milliseconds, for the expiry of cached responses. */
  readonly clock: () => number;
}

/** Functions that open external connections. Tests replace them with counters and loopback servers. */
export interface ExternalClients {
  readonly clock: () => number;
  /** Creates the DNS transport. @param servers the resolvers in DNS_SERVERS */
  readonly dns: (servers: readonly DnsServer[]) => DnsTransport;
  readonly web: Send;
  readonly whois: WhoisExchange;
}

/**
 * Creates the clients of all third-party services from the settings.
 * @throws Error that names the invalid setting
 */
export function createContactSources(
  settings: ContactSettings,
  outside: Partial<ExternalClients> = {},
): ContactSources {
  const clock = outside.clock ?? Date.now;
  const rdapServers = parseRdapServers(settings.RDAP_SERVERS ?? '');
  const configuredUrls = [settings.RDAP_URL ?? [], ...rdapServers.values()].flat();
  const trustedOrigins = new Set(configuredUrls.map((url) => new URL(url).origin));
  const dnsServers = parseServers(settings.DNS_SERVERS).map(parseDnsServer);
  const whoisExchange =
    outside.whois ??
    (settings.WHOIS_SERVER === undefined
      ? () => Promise.reject(new Error('WHOIS is turned off'))
      : countCalls(
          { name: 'WHOIS', setting: 'WHOIS_SERVER' },
          createSocketWhois({ server: settings.WHOIS_SERVER }),
        ));
  const hasRegistries =
    configuredUrls.length > 0 ||
    (settings.RDAP_BOOTSTRAP_URL ?? settings.WHOIS_SERVER ?? outside.whois) !== undefined;
  return {
    clock,
    dns: createDnsClient({
      servers: dnsServers,
      turnedOffBy: findDisablingSetting(settings, 'DNS_SERVERS'),
      transport: (outside.dns ?? createCountedDns)(dnsServers),
      // A jump of the system clock must not extend the lifetime of cached records.
      clock: outside.clock ?? (() => performance.now()),
    }),
    registry: createRegistry({
      bootstrap: createProvider({
        name: "IANA's RDAP bootstrap file",
        setting: 'RDAP_BOOTSTRAP_URL',
        baseUrl: settings.RDAP_BOOTSTRAP_URL,
      }),
      ...(hasRegistries
        ? {}
        : { turnedOffBy: findDisablingSetting(settings, 'RDAP_BOOTSTRAP_URL=none and WHOIS_SERVER') }),
      rdapUrl: settings.RDAP_URL,
      rdapServers,
      get: createWebGet({
        send: outside.web,
        trusted: trustedOrigins,
        userAgent: formatUserAgent(settings.RDAP_CONTACT),
        // OFFLINE=true allows only servers on this machine. Redirects are not followed, because they could lead to other
        // machines.
        redirects: settings.OFFLINE === 'true' ? 0 : 3,
      }),
      whois: whoisExchange,
      clock,
    }),
    lines: createLineQueries(settings, () => Math.floor(clock() / 1000)),
  };
}

const dnsTraffic = { name: 'DNS', setting: 'DNS_SERVERS' };
function createCountedDns(servers: readonly DnsServer[]): DnsTransport {
  const { udp, tcp } = createSocketDns(servers);
  return { udp: countCalls(dnsTraffic, udp), tcp: countCalls(dnsTraffic, tcp) };
}

/** Parses DNS_SERVERS. @param setting value of DNS_SERVERS; undefined when DNS is turned off */
function parseServers(setting: string | undefined): readonly string[] {
  if (setting === undefined) return [];
  return setting === 'system' ? getServers() : setting.split(',');
}

const formatUserAgent = (contact: string | undefined) =>
  contact === undefined ? 'lookup' : `lookup (${contact})`;

/** Creates the resolvers of the contact subgraph. */
export function createContactResolvers({ dns, registry, lines, clock }: ContactSources): Resolvers {
  const lookUpMx = createMailExchangeLookup(dns);
  const lookUpDns = createDnsLookup(dns);
  return mergeResolvers([
    phoneResolvers,
    carrierResolvers(lines.line, clock),
    callerResolvers(lines.callerName, clock),
    hlrResolvers(lines.register),
    emailResolvers(lookUpMx, dns),
    domainResolvers({ registry, mxOf: lookUpMx, dnsOf: lookUpDns }),
    mxResolvers(lookUpMx),
    dnsResolvers(lookUpDns),
    useragentResolvers,
    macResolvers,
    nameResolvers,
    emojiResolvers,
  ]);
}
