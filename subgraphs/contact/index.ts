import { getServers } from 'node:dns';
import { turnedOffBy } from '../../core/setting.ts';
import { mergeResolvers } from '../merge-resolvers.ts';
import { createProvider } from '../provider.ts';
import { createDnsClient, type DnsClient } from './dns/dns-client.ts';
import { dnsLookup } from './dns/dns-lookup.ts';
import { dnsResolvers } from './dns/resolvers.ts';
import { mailExchangeLookup } from './mx/mail-exchange.ts';
import { mxResolvers } from './mx/resolvers.ts';
import { parseServer, socketTransport, type DnsTransport } from './dns/transport.ts';
import { domainResolvers } from './domain/resolvers.ts';
import { parseRdapServers } from './domain/rdap.ts';
import { createRegistry, type Registry } from './domain/registry.ts';
import type { Send } from '../../net/send.ts';
import { counted } from '../../net/traffic.ts';
import { createWebGet } from './domain/web-get.ts';
import { socketWhois, type WhoisExchange } from '../../net/whois-socket.ts';
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

/** External connections of the subgraph. Tests replace them with counters and loopback servers. */
export interface ExternalClients {
  readonly clock: () => number;
  readonly dns: DnsTransport;
  readonly web: Send;
  readonly whois: WhoisExchange;
}

/**
 * Creates the clients of all third-party services from the settings.
 * @throws Error that names the invalid setting
 */
export function contactSources(
  settings: ContactSettings,
  outside: Partial<ExternalClients> = {},
): ContactSources {
  const clock = outside.clock ?? Date.now;
  const rdapServers = parseRdapServers(settings.RDAP_SERVERS ?? '');
  const configured = [settings.RDAP_URL ?? [], ...rdapServers.values()].flat();
  const trusted = new Set(configured.map((url) => new URL(url).origin));
  const whois =
    outside.whois ??
    (settings.WHOIS_SERVER === undefined
      ? () => Promise.reject(new Error('WHOIS is turned off'))
      : counted({ name: 'WHOIS', setting: 'WHOIS_SERVER' }, socketWhois({ server: settings.WHOIS_SERVER })));
  const hasRegistries =
    configured.length > 0 ||
    (settings.RDAP_BOOTSTRAP_URL ?? settings.WHOIS_SERVER ?? outside.whois) !== undefined;
  return {
    clock,
    dns: createDnsClient({
      servers: serversOf(settings.DNS_SERVERS).map(parseServer),
      turnedOffBy: turnedOffBy(settings, 'DNS_SERVERS'),
      transport: outside.dns ?? countedDns,
      clock,
    }),
    registry: createRegistry({
      bootstrap: createProvider({
        name: "IANA's RDAP bootstrap file",
        setting: 'RDAP_BOOTSTRAP_URL',
        baseUrl: settings.RDAP_BOOTSTRAP_URL,
      }),
      ...(hasRegistries
        ? {}
        : { turnedOffBy: turnedOffBy(settings, 'RDAP_BOOTSTRAP_URL=none and WHOIS_SERVER') }),
      rdapUrl: settings.RDAP_URL,
      rdapServers,
      get: createWebGet({
        send: outside.web,
        trusted,
        userAgent: identity(settings.RDAP_CONTACT),
        // OFFLINE=true allows only servers on this machine. Do not follow redirects, which can lead to other machines.
        redirects: settings.OFFLINE === 'true' ? 0 : 3,
      }),
      whois,
      clock,
    }),
    lines: createLineQueries(settings, () => Math.floor(clock() / 1000)),
  };
}

const dnsTraffic = { name: 'DNS', setting: 'DNS_SERVERS' };
const countedDns: DnsTransport = {
  udp: counted(dnsTraffic, socketTransport.udp),
  tcp: counted(dnsTraffic, socketTransport.tcp),
};

/** @param setting value of DNS_SERVERS; undefined when DNS is turned off */
function serversOf(setting: string | undefined): readonly string[] {
  if (setting === undefined) return [];
  return setting === 'system' ? getServers() : setting.split(',');
}

const identity = (contact: string | undefined) => (contact === undefined ? 'lookup' : `lookup (${contact})`);

/** Creates the resolvers of the contact subgraph. */
export function contactResolvers({ dns, registry, lines, clock }: ContactSources): Resolvers {
  const mxOf = mailExchangeLookup(dns);
  const dnsOf = dnsLookup(dns);
  return mergeResolvers([
    phoneResolvers,
    carrierResolvers(lines.line, clock),
    callerResolvers(lines.callerName, clock),
    hlrResolvers(lines.register),
    emailResolvers(mxOf, dns),
    domainResolvers({ registry, mxOf, dnsOf }),
    mxResolvers(mxOf),
    dnsResolvers(dnsOf),
    useragentResolvers,
    macResolvers,
    nameResolvers,
    emojiResolvers,
  ]);
}
