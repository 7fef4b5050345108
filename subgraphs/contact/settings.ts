import { isServer } from './dns/transport.ts';
import { readRdapServers } from './domain/rdap.ts';
import { headerText, neededBy, oneOf, webAddress, type ValuesOf } from '../setting.ts';

const resolvers = (text: string) =>
  text.split(',').every(isServer)
    ? null
    : 'must be IP addresses, each with a port if need be, such as 9.9.9.9 or [2620:fe::fe]:53, separated by commas';

const registryServers = (text: string) => {
  try {
    readRdapServers(text);
    return null;
  } catch {
    return 'must be pairs of a top-level domain and an address, such as de=https://rdap.denic.de/, separated by commas';
  }
};

const hostAndPort = (text: string) =>
  /^[^\s:/[\]]+:\d{1,5}$|^\[[0-9a-f:.]+\]:\d{1,5}$/i.test(text) && Number(/\d+$/.exec(text)?.[0]) <= 65_535
    ? null
    : 'must be host:port, such as whois.example.com:43';

/** Settings of the contact subgraph's providers. */
export const contactSettings = {
  DNS_SERVERS: {
    meaning:
      'Recursive resolvers for mx, dns and deep email facts, as address or address:port, separated by commas. Default: those of the system.',
    fault: resolvers,
  },
  RDAP_BOOTSTRAP_URL: {
    meaning: 'File that names the RDAP server of each top-level domain.',
    fallback: 'https://data.iana.org/rdap/dns.json',
    fault: webAddress,
  },
  RDAP_SERVERS: {
    meaning:
      'RDAP servers beside those of the bootstrap file, as top-level domain=address, separated by commas: de=https://rdap.denic.de/,io=https://rdap.identitydigital.services/rdap/.',
    fault: registryServers,
  },
  RDAP_CONTACT: {
    meaning: 'E-mail address or page of whoever runs this service: told to registries in User-Agent.',
    fault: headerText,
  },
  RDAP_URL: {
    meaning: 'One RDAP server for all domains, instead of those of the bootstrap file.',
    fault: webAddress,
  },
  WHOIS_SERVER: {
    meaning: 'One WHOIS server (host:port) for all domains, instead of those that IANA names.',
    fault: hostAndPort,
  },
  CARRIER_PROVIDER: {
    meaning: 'Who tells the carrier of a number: twilio or telnyx. Default: the numbering plan.',
    fault: oneOf('twilio', 'telnyx'),
  },
  CALLER_PROVIDER: {
    meaning: 'Who tells the registered caller name: twilio or telnyx. Without it, /caller is not available.',
    fault: oneOf('twilio', 'telnyx'),
  },
  HLR_PROVIDER: {
    meaning: 'Who asks home location registers: hlr-lookups. Without it, /hlr is not available.',
    fault: oneOf('hlr-lookups'),
  },
  TWILIO_ACCOUNT_SID: { meaning: 'Account of Twilio Lookup.', fault: headerText },
  TWILIO_AUTH_TOKEN: { meaning: 'Secret of that account.', fault: headerText, secret: true },
  TWILIO_URL: {
    meaning: 'Base address of Twilio Lookup. Default: https://lookups.twilio.com.',
    fault: webAddress,
  },
  TELNYX_API_KEY: { meaning: 'Key of Telnyx Number Lookup.', fault: headerText, secret: true },
  TELNYX_URL: { meaning: 'Base address of Telnyx. Default: https://api.telnyx.com.', fault: webAddress },
  HLR_LOOKUPS_KEY: { meaning: 'Key of hlr-lookups.com.', fault: headerText, secret: true },
  HLR_LOOKUPS_SECRET: { meaning: 'Secret of that key.', fault: headerText, secret: true },
  HLR_LOOKUPS_URL: {
    meaning: 'Base address of hlr-lookups.com. Default: https://www.hlr-lookups.com/api/v2.',
    fault: webAddress,
  },
} as const;

/** Values by variable name; a missing one is not configured. */
export type ContactSettings = ValuesOf<typeof contactSettings>;

/** What is wrong with values that are right each by itself. */
export const contactFaults = (values: ContactSettings): string[] =>
  neededBy(values, [
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
