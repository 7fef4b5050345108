import { getServers } from 'node:dns';
import { createProvider } from '../provider.ts';
import { createDnsClient, type DnsClient } from './dns/dns-client.ts';
import { createDnsLookup } from './dns/resolvers.ts';
import { createMailExchangeLookup } from './mx/resolvers.ts';
import { readServer, socketTransport, type DnsTransport } from './dns/transport.ts';
import { createDomainFields, domainQueries } from './domain/resolvers.ts';
import { readRdapServers } from './domain/rdap.ts';
import { createRegistry, type Registry } from './domain/registry.ts';
import type { Send } from '../../net/send.ts';
import { createWebGet } from './domain/web-get.ts';
import { socketWhois, type WhoisExchange } from './domain/whois.ts';
import { createEmailFields, emailQueries } from './email/resolvers.ts';
import { emojiFields, emojiQueries } from './emoji/resolvers.ts';
import { macFields, macQueries } from './mac/resolvers.ts';
import { nameFields, nameQueries } from './name/resolvers.ts';
import { callerFields, createCallerLookup } from './caller/resolvers.ts';
import { carrierFields, createCarrierLookup } from './carrier/resolvers.ts';
import { createHlrLookup, hlrFields } from './hlr/resolvers.ts';
import { createLineQueries, type LineQueries } from './carrier/line-providers.ts';
import { countryFields, phoneFields, phoneQueries } from './phone/resolvers.ts';
import type { Resolvers } from './schema.generated.ts';
import { contactSettings, type ContactSettings } from './settings.ts';
import { useragentFields, useragentQueries } from './useragent/resolvers.ts';

export interface ContactSources {
  readonly dns: DnsClient;
  readonly registry: Registry;
  readonly lines: LineQueries;
  /** Milliseconds, for the age of what is kept. */
  readonly clock: () => number;
}

/** How the subgraph reaches the world; tests put counters and loopback servers here. */
export interface Outside {
  readonly clock: () => number;
  readonly dns: DnsTransport;
  readonly web: Send;
  readonly whois: WhoisExchange;
}

/**
 * Everything that the subgraph asks others for, as the settings say.
 * @throws Error that names the setting at fault
 */
export function contactSources(settings: ContactSettings, outside: Partial<Outside> = {}): ContactSources {
  const clock = outside.clock ?? Date.now;
  const rdapServers = readRdapServers(settings.RDAP_SERVERS ?? '');
  const configured = [settings.RDAP_URL ?? [], ...rdapServers.values()].flat();
  const trusted = new Set(configured.map((url) => new URL(url).origin));
  return {
    clock,
    dns: createDnsClient({
      servers: (settings.DNS_SERVERS?.split(',') ?? getServers()).map(readServer),
      transport: outside.dns ?? socketTransport,
      clock,
    }),
    registry: createRegistry({
      bootstrap: createProvider({
        name: "IANA's RDAP bootstrap file",
        setting: 'RDAP_BOOTSTRAP_URL',
        baseUrl: settings.RDAP_BOOTSTRAP_URL ?? contactSettings.RDAP_BOOTSTRAP_URL.fallback,
      }),
      rdapUrl: settings.RDAP_URL,
      rdapServers,
      get: createWebGet({ send: outside.web, trusted, userAgent: identity(settings.RDAP_CONTACT) }),
      whois: outside.whois ?? socketWhois({ server: settings.WHOIS_SERVER }),
      clock,
    }),
    lines: createLineQueries(settings, () => Math.floor(clock() / 1000)),
  };
}

const identity = (contact: string | undefined) => (contact === undefined ? 'lookup' : `lookup (${contact})`);

/** The resolvers of people and the ways to reach them. */
export function contactResolvers({ dns, registry, lines, clock }: ContactSources): Resolvers {
  const { dnsOf, queries: dnsQueries } = createDnsLookup(dns);
  const { mxOf, queries: mxQueries } = createMailExchangeLookup(dns);
  const { carrierOf, queries: carrierQueries } = createCarrierLookup(lines.line, clock);
  const { callerOf, queries: callerQueries } = createCallerLookup(lines.callerName, clock);
  const { hlrOf, queries: hlrQueries } = createHlrLookup(lines.register);
  return {
    Query: {
      ...phoneQueries,
      ...carrierQueries,
      ...callerQueries,
      ...hlrQueries,
      ...emailQueries,
      ...domainQueries,
      ...mxQueries,
      ...dnsQueries,
      ...useragentQueries,
      ...macQueries,
      ...nameQueries,
      ...emojiQueries,
    },
    Phone: {
      ...phoneFields,
      carrier: (phone, _args, context) => carrierOf(phone, context),
      caller: (phone, _args, context) => callerOf(phone, context),
      hlr: (phone, _args, context) => hlrOf(phone, context),
    },
    Carrier: carrierFields,
    Caller: callerFields,
    Hlr: hlrFields,
    Country: countryFields,
    Email: createEmailFields(mxOf, dns),
    Domain: createDomainFields({ registry, mxOf, dnsOf }),
    Useragent: useragentFields,
    Mac: macFields,
    PersonName: nameFields,
    Emoji: emojiFields,
  };
}
