/** Settings of the contact subgraph's providers, by environment variable; for the table that --help prints. */
export const contactSettings = {
  DNS_SERVERS:
    'Recursive resolvers for mx, dns and deep email facts, as address or address:port, separated by commas. Default: those of the system.',
  RDAP_BOOTSTRAP_URL:
    'File that names the RDAP server of each top-level domain. Default: https://data.iana.org/rdap/dns.json.',
  RDAP_SERVERS:
    'RDAP servers beside those of the bootstrap file, as top-level domain=address, separated by commas: de=https://rdap.denic.de/,io=https://rdap.identitydigital.services/rdap/.',
  RDAP_CONTACT: 'E-mail address or page of whoever runs this service: told to registries in User-Agent.',
  RDAP_URL: 'One RDAP server for all domains, instead of those of the bootstrap file.',
  WHOIS_SERVER: 'One WHOIS server (host:port) for all domains, instead of those that IANA names.',
  CARRIER_PROVIDER: 'Who tells the carrier of a number: twilio or telnyx. Default: the numbering plan.',
  CALLER_PROVIDER:
    'Who tells the registered caller name: twilio or telnyx. Without it, /caller is not available.',
  HLR_PROVIDER: 'Who asks home location registers: hlr-lookups. Without it, /hlr is not available.',
  TWILIO_ACCOUNT_SID: 'Account of Twilio Lookup.',
  TWILIO_AUTH_TOKEN: 'Secret of that account.',
  TWILIO_URL: 'Base address of Twilio Lookup. Default: https://lookups.twilio.com.',
  TELNYX_API_KEY: 'Key of Telnyx Number Lookup.',
  TELNYX_URL: 'Base address of Telnyx. Default: https://api.telnyx.com.',
  HLR_LOOKUPS_KEY: 'Key of hlr-lookups.com.',
  HLR_LOOKUPS_SECRET: 'Secret of that key.',
  HLR_LOOKUPS_URL: 'Base address of hlr-lookups.com. Default: https://www.hlr-lookups.com/api/v2.',
} as const;

type ContactSettingName = keyof typeof contactSettings;

/** Values by variable name; a missing one is not configured. */
export type ContactSettings = Readonly<Partial<Record<ContactSettingName, string>>>;
