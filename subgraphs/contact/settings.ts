import { isDnsServer } from '../../net/dns-socket.ts';
import { parseRdapServers } from './domain/rdap.ts';
import {
  headerTextParser,
  findMissingSettings,
  wordParser,
  webAddressParser,
  type OfflineSetting,
  type Parser,
  type SettingTexts,
} from '../../core/setting.ts';

const parseResolvers: Parser<string> = (text) =>
  text === 'system' || text.split(',').every(isDnsServer)
    ? { value: text }
    : {
        rule: 'must be IP addresses, each with or without a port, such as 9.9.9.9 or [2620:fe::fe]:53, separated by commas',
      };

const parseRegistryServers: Parser<string> = (text) => {
  try {
    parseRdapServers(text);
    return { value: text };
  } catch {
    return {
      rule: 'must be pairs of a top-level domain and an address, such as de=https://rdap.denic.de/, separated by commas',
    };
  }
};

const parseHostAndPort: Parser<string> = (text) =>
  text === 'iana' ||
  (/^[^\s:/[\]]+:\d{1,5}$|^\[[0-9a-f:.]+\]:\d{1,5}$/i.test(text) && Number(/\d+$/.exec(text)?.[0]) <= 65_535)
    ? { value: text }
    : { rule: 'must be host:port, such as whois.example.com:43' };

/** Settings of the contact subgraph's providers. */
export const contactSettings = {
  DNS_SERVERS: {
    description:
      'Recursive resolvers for /mx, /dns and /email with deep=true, as address or address:port, separated by commas. `system`: the resolvers of this machine.',
    onlineDefault: 'system',
    parse: parseResolvers,
    outgoing: {
      source: 'DNS',
      lookups: '/mx, /dns, and /email with deep=true',
      sends: 'the domain name',
      recipient: 'the resolver, and the name servers of the domain',
    },
  },
  RDAP_BOOTSTRAP_URL: {
    description: 'File that lists the RDAP server of each top-level domain.',
    onlineDefault: 'https://data.iana.org/rdap/dns.json',
    parse: webAddressParser,
    outgoing: {
      source: 'RDAP',
      lookups: '/domain',
      sends: 'the domain name',
      recipient: 'IANA (no data from requests), and the registry of the top-level domain',
    },
    // This URL is the address of a file that lists the public servers. The servers have other addresses.
    addressIn: () => 'RDAP_URL',
  },
  RDAP_SERVERS: {
    description:
      'RDAP servers in addition to those of the bootstrap file, as top-level domain=URL, separated by commas: de=https://rdap.denic.de/,io=https://rdap.identitydigital.services/rdap/.',
    parse: parseRegistryServers,
    addressIn: () => 'RDAP_URL',
  },
  RDAP_CONTACT: {
    description: 'E-mail address or page of the operator, sent to registries in User-Agent.',
    parse: headerTextParser,
  },
  RDAP_URL: {
    description: 'One RDAP server for all domains, instead of those in the bootstrap file.',
    parse: webAddressParser,
  },
  WHOIS_SERVER: {
    description:
      'WHOIS servers for domains without an RDAP response: iana for the servers that IANA lists, or one server (host:port) for all domains.',
    onlineDefault: 'iana',
    parse: parseHostAndPort,
    outgoing: {
      source: 'WHOIS',
      lookups: '/domain',
      sends: 'the domain name',
      recipient: 'IANA (the top-level domain), and the registry of the top-level domain',
    },
  },
  CARRIER_PROVIDER: {
    description:
      'Provider of the current carrier of a number: twilio or telnyx. Default: the numbering plan.',
    parse: wordParser('twilio', 'telnyx'),
    outgoing: {
      source: 'carrier provider',
      lookups: '/carrier',
      sends: 'the phone number',
      recipient: 'the provider in CARRIER_PROVIDER',
    },
    addressIn: (provider: string) => `${provider.toUpperCase()}_URL`,
  },
  CALLER_PROVIDER: {
    description:
      'Provider of registered caller names: twilio or telnyx. Without it, /caller is not available.',
    parse: wordParser('twilio', 'telnyx'),
    outgoing: {
      source: 'caller name provider',
      lookups: '/caller',
      sends: 'the phone number',
      recipient: 'the provider in CALLER_PROVIDER',
    },
    addressIn: (provider: string) => `${provider.toUpperCase()}_URL`,
  },
  HLR_PROVIDER: {
    description:
      'Provider of lookups in home location registers: hlr-lookups. Without it, /hlr is not available.',
    parse: wordParser('hlr-lookups'),
    outgoing: {
      source: 'home location registers',
      lookups: '/hlr',
      sends: 'the phone number',
      recipient: 'hlr-lookups.com',
    },
    addressIn: () => 'HLR_LOOKUPS_URL',
  },
  TWILIO_ACCOUNT_SID: { description: 'Account of Twilio Lookup.', parse: headerTextParser },
  TWILIO_AUTH_TOKEN: { description: 'Secret of that account.', parse: headerTextParser, secret: true },
  TWILIO_URL: {
    description: 'Base address of Twilio Lookup. Default: https://lookups.twilio.com.',
    parse: webAddressParser,
  },
  TELNYX_API_KEY: { description: 'Key of Telnyx Number Lookup.', parse: headerTextParser, secret: true },
  TELNYX_URL: {
    description: 'Base address of Telnyx. Default: https://api.telnyx.com.',
    parse: webAddressParser,
  },
  HLR_LOOKUPS_KEY: { description: 'Key of hlr-lookups.com.', parse: headerTextParser, secret: true },
  HLR_LOOKUPS_SECRET: { description: 'Secret of that key.', parse: headerTextParser, secret: true },
  HLR_LOOKUPS_URL: {
    description: 'Base address of hlr-lookups.com. Default: https://www.hlr-lookups.com/api/v2.',
    parse: webAddressParser,
  },
} as const;

/** Values by variable name. A provider without a value is not configured. */
export type ContactSettings = SettingTexts<typeof contactSettings> & OfflineSetting;

/** Returns errors for unset settings that a selected provider needs. */
export const findMissingContactSettings = (values: ContactSettings): string[] =>
  findMissingSettings(values, [
    ...(['CARRIER_PROVIDER', 'CALLER_PROVIDER'] as const).flatMap((setting) => [
      { setting, value: 'twilio', needed: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'] as const },
      { setting, value: 'telnyx', needed: ['TELNYX_API_KEY'] as const },
    ]),
    {
      setting: 'HLR_PROVIDER',
      value: 'hlr-lookups',
      needed: ['HLR_LOOKUPS_KEY', 'HLR_LOOKUPS_SECRET'] as const,
    },
  ]);
