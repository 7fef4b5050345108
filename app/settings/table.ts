import {
  baseAddressParser,
  textParser,
  booleanParser,
  eitherParser,
  headerTextParser,
  integerParser,
  listParser,
  mapParser,
  patternParser,
  wordParser,
  checkedTextParser,
  urlParser,
  webAddressParser,
} from '../../core/setting.ts';
import type { Parser, Setting, SettingTable } from '../../core/setting.ts';
import { editionNamePattern } from '../../facts/edition-name.ts';
import { isAddressBlock } from '../../facts/ip/address-list.ts';
import { compatApiNames, parseCompatApi } from '../../rest-compat/compat-apis/names.ts';
import { defaultLimits } from '../../router/cost/document-limits.ts';
import { isValidHost } from '../../router/http/public-url.ts';
import { companySettings } from '../../subgraphs/company/settings.ts';
import { contactSettings } from '../../subgraphs/contact/settings.ts';
import { geoSettings } from '../../subgraphs/geo/settings.ts';
import { logFormats, logLevels } from '../log/log.ts';

const millisecondsUnit = 'milliseconds';
const requestsPerMinuteUnit = 'requests per minute';

const addressRule = 'must be addresses or CIDR ranges such as 10.0.0.0/8, separated by commas';
const parseAddresses = listParser(checkedTextParser(isAddressBlock, addressRule));

const hostRule = 'must be hosts such as api.example.com or api.example.com:8443, separated by commas';
const parseHosts = listParser(
  mapParser(checkedTextParser(isValidHost, hostRule), (host) => host.toLowerCase()),
);

const isCompatApi = (text: string): boolean => {
  const { name, host } = parseCompatApi(text);
  return compatApiNames.includes(name) && (host === null || isValidHost(host));
};

const parseSubgraphUrls: Parser<readonly string[]> = (text) => {
  const rule = 'must be an address such as http://10.0.0.1:4101/graphql, or several, separated by commas';
  const parsedAddresses = listParser(webAddressParser, rule)(text);
  return 'value' in parsedAddresses && parsedAddresses.value.length === 0 ? { rule } : parsedAddresses;
};

const createSubgraphSetting = (name: string): Setting<readonly string[]> => ({
  description: `Address of the ${name} subgraph, or several separated by commas, which share the load; a failing address is skipped until it responds again. Default: in this process.`,
  parse: parseSubgraphUrls,
});

/** The settings of the service itself, in groups as `--help` shows them. */
export const serviceSettings = {
  Server: {
    PORT: {
      description: 'Port to listen on; 0 selects a free port.',
      default: '4000',
      parse: integerParser(0, 65_535),
    },
    HOST: {
      description: 'Address to listen on; 0.0.0.0 for all of IPv4.',
      default: '127.0.0.1',
      parse: textParser,
    },
    WORKERS: {
      description:
        'Number of worker threads, or auto: one per core, or fewer when memory is scarce. The threads share the port, the store, the tables in memory and all limits.',
      default: '1',
      parse: eitherParser(
        wordParser('auto'),
        integerParser(1, 64),
        'must be auto or an integer from 1 to 64',
      ),
    },
    LOW_MEMORY: {
      description: 'Save 20 to 40 MB of memory, for 10 to 25 % of the throughput.',
      default: 'false',
      parse: booleanParser,
    },
    BASE_URL: {
      description:
        'Public address, with a path prefix if there is one. Default: links follow the Host of each request.',
      parse: baseAddressParser,
    },
    ALLOWED_HOSTS: {
      description:
        'Allowed values of the Host header, separated by commas. Requests for other hosts are rejected. Default: any.',
      default: '',
      parse: parseHosts,
    },
    TRUST_PROXY: {
      description:
        'Addresses or CIDR ranges, separated by commas, of proxies whose X-Forwarded-For, -Host and -Proto are trusted. Default: none.',
      default: '',
      parse: parseAddresses,
    },
    DRAIN_MS: {
      description:
        'Time after SIGTERM during which /readyz returns 503 and requests are still accepted, so that load balancers stop sending first.',
      default: '1000',
      unit: millisecondsUnit,
      parse: integerParser(0, 600_000),
    },
    SHUTDOWN_MS: {
      description: 'Time in which unfinished requests can end after DRAIN_MS.',
      default: '10000',
      unit: millisecondsUnit,
      parse: integerParser(0, 600_000),
    },
  },
  Storage: {
    DATA_DIR: {
      description: 'Folder of the embedded database, the snapshot and the first key.',
      default: '.data',
      parse: textParser,
    },
    DATABASE_URL: {
      description: 'PostgreSQL database to use instead of the embedded database.',
      parse: urlParser('postgres:', 'postgresql:'),
      secret: true,
    },
    DATABASE_READ_URL: {
      description:
        'Replica of DATABASE_URL, from which postal codes, addresses, providers, tariff lines and rates are read.',
      parse: urlParser('postgres:', 'postgresql:'),
      secret: true,
    },
    DATABASE_POOL: {
      description: 'Maximum size of the PostgreSQL connection pool. Imports use two more connections.',
      default: '10',
      parse: integerParser(1, 1000),
    },
    PREPARED_STATEMENTS: {
      description:
        'Use prepared statements. Default: the value of ?prepare= in DATABASE_URL, otherwise true until a pooler loses a prepared statement.',
      parse: booleanParser,
    },
    STATEMENT_TIMEOUT_MS: {
      description:
        'Time after which PostgreSQL cancels a statement of a lookup, which then returns 503. Imports have no limit.',
      default: '2000',
      unit: millisecondsUnit,
      parse: integerParser(10, 600_000),
    },
    LOCK_TIMEOUT_MS: {
      description: 'Time that a statement of a lookup waits for a lock.',
      default: '1000',
      unit: millisecondsUnit,
      parse: integerParser(1, 600_000),
    },
    REDIS_URL: {
      description:
        'Valkey or Redis that counts requests per minute for all processes. Default: each process counts its own requests.',
      parse: urlParser('redis:', 'rediss:'),
      secret: true,
    },
    TIMEZONE_EDITION: {
      description:
        'Imported edition of the time-zone database to use unless a request names another. Default: the bundled edition.',
      parse: patternParser(editionNamePattern, 'must be an edition, a year with a letter such as 2026f'),
    },
  },
  'Keys and limits': {
    DEMO: {
      description:
        'Accept up to KEYLESS_PER_MINUTE requests per minute from this machine without a key, so that the pages can be tried. Do not enable behind a proxy.',
      default: 'false',
      parse: booleanParser,
    },
    KEYLESS_PER_MINUTE: {
      description: 'Limit per client address without a key (/ip, /useragent).',
      default: '60',
      unit: requestsPerMinuteUnit,
      parse: integerParser(0, 1_000_000),
    },
    VISITOR_PER_MINUTE: {
      description:
        'Requests that each visitor (client address) may send with a public key. All visitors also share the limit of its plan.',
      default: '300',
      unit: requestsPerMinuteUnit,
      parse: integerParser(1, 1_000_000),
    },
    PAGES_PER_MINUTE: {
      description:
        'Requests per client address for pages and documents that need no key: help, documentation, OpenAPI, the schema.',
      default: '600',
      unit: requestsPerMinuteUnit,
      parse: integerParser(1, 1_000_000),
    },
    WRONG_KEYS_PER_MINUTE: {
      description:
        'Invalid keys that an address may try. Further requests of the address get 429, except with a key that is known to be valid.',
      default: '60',
      unit: 'keys per minute',
      parse: integerParser(1, 1_000_000),
    },
    DOORS: {
      description: `Compatibility APIs to serve under /doors/<name>, separated by commas. NAME@HOST also serves an API under its original paths on that host, such as zippopotam@zip.example.com. Names: ${compatApiNames.join(', ')}. Default: none.`,
      default: '',
      parse: listParser(
        checkedTextParser(
          isCompatApi,
          `must be names among ${compatApiNames.join(', ')}, separated by commas, each alone or with its host: zippopotam@zip.example.com`,
        ),
      ),
    },
    DOORS_PER_MINUTE: {
      description:
        'Requests that each client address may send to the compatibility APIs (DOORS) without a key. These requests cost no units and include paid facts. 0: a key is required.',
      default: '0',
      unit: requestsPerMinuteUnit,
      parse: integerParser(0, 1_000_000),
    },
  },
  GraphQL: {
    INTROSPECTION: {
      description:
        'Clients that may read the schema at /graphql: anyone (without a key within KEYLESS_PER_MINUTE), keys or nobody.',
      default: 'anyone',
      parse: wordParser('anyone', 'keys', 'nobody'),
    },
    TRUSTED_DOCUMENTS: {
      description:
        'File of registered GraphQL documents: JSON with texts by id, or Apollo’s manifest. Public keys may then send only these documents. Default: trusted-documents.json in DATA_DIR, if it exists.',
      parse: textParser,
    },
    PUBLIC_KEY_PATHS: {
      description:
        'Allow public keys to use REST, /bulk and compatibility APIs even when TRUSTED_DOCUMENTS is set.',
      default: 'false',
      parse: booleanParser,
    },
    MAX_LOOKUPS: {
      description: 'Maximum number of lookups in one operation, counting every list element.',
      default: '10000',
      parse: integerParser(1, 100_000_000),
    },
    MAX_FIELDS: {
      description: 'Maximum number of fields in the response of one operation, counting every list element.',
      default: '250000',
      parse: integerParser(1, 100_000_000),
    },
    MAX_BODY_KB: {
      description:
        'Maximum size of the body of a request, except for /bulk. The document of an operation may have the same size.',
      default: String(defaultLimits.body / 1024),
      unit: 'kilobytes',
      parse: integerParser(16, 1024),
    },
    MAX_TOKENS: {
      description: 'Maximum number of tokens of a GraphQL document.',
      default: String(defaultLimits.tokens),
      parse: integerParser(500, 20_000),
    },
    MAX_DEPTH: {
      description: 'Maximum number of levels of nested fields. Introspection may have 30.',
      default: String(defaultLimits.depth),
      parse: integerParser(3, 30),
    },
    MAX_ALIASES: {
      description: 'Maximum number of aliases. A fragment counts at every place where it is spread.',
      default: String(defaultLimits.aliases),
      parse: integerParser(1, 5_000),
    },
    MAX_ROOT_FIELDS: {
      description: 'Maximum number of root fields.',
      default: String(defaultLimits.rootFields),
      parse: integerParser(1, 300),
    },
    MAX_DOCUMENT_FIELDS: {
      description:
        'Maximum number of fields that a document selects. A fragment counts at every place where it is spread.',
      default: String(defaultLimits.fields),
      parse: integerParser(50, 10_000),
    },
    MAX_DEFERRED: {
      description: 'Maximum number of fragments with @defer.',
      default: String(defaultLimits.deferred),
      parse: integerParser(1, 100),
    },
    OPERATION_TIMEOUT_MS: {
      description: 'Time limit of one operation.',
      default: '10000',
      unit: millisecondsUnit,
      parse: integerParser(1, 600_000),
    },
    CACHE_MB: {
      description: 'Maximum size of the cache of prepared operations.',
      default: '16',
      unit: 'megabytes',
      parse: integerParser(1, 100_000),
    },
    SUBGRAPH_GEO_URL: createSubgraphSetting('geo'),
    SUBGRAPH_COMPANY_URL: createSubgraphSetting('company'),
    SUBGRAPH_TIME_URL: createSubgraphSetting('time'),
    SUBGRAPH_CONTACT_URL: createSubgraphSetting('contact'),
    SUBGRAPHS_FROM: {
      description:
        'Addresses or CIDR ranges, separated by commas, or none, from which federation routers may query the subgraphs below /subgraphs/ without a key, limits and prices. Default: 127.0.0.0/8,::1; none with BASE_URL or a provider of carriers, callers or HLR.',
      parse: eitherParser(
        mapParser(wordParser('none'), (): readonly string[] => []),
        parseAddresses,
        `${addressRule}, or none`,
      ),
    },
  },
  'Logs and metrics': {
    LOG_FORMAT: {
      description:
        'Log format: json (one line of JSON per event) or plain. Default: plain on a terminal, otherwise json.',
      parse: wordParser(...logFormats),
    },
    LOG_LEVEL: {
      description: 'Minimum log level: debug, info, warn or error.',
      default: 'info',
      parse: wordParser(...logLevels),
    },
    ACCESS_LOG: {
      description:
        "Log every request: method, path template, status, milliseconds, family, the key's name, units, request id.",
      default: 'false',
      parse: booleanParser,
    },
    LOG_ADDRESSES: {
      description: 'Include client addresses in ACCESS_LOG.',
      default: 'false',
      parse: booleanParser,
    },
    METRICS_FROM: {
      description: 'Addresses or CIDR ranges, separated by commas, that may read /metrics.',
      default: '127.0.0.0/8,::1',
      parse: parseAddresses,
    },
    ADMIN_FROM: {
      description:
        'Addresses or CIDR ranges, separated by commas, that may use /admin; none turns the page off. Requests also need a secret key of the plan unlimited without an account.',
      default: '127.0.0.0/8,::1',
      parse: eitherParser(
        mapParser(wordParser('none'), (): readonly string[] => []),
        parseAddresses,
        'must be none, or addresses or CIDR ranges such as 10.0.0.0/8, separated by commas',
      ),
    },
    SECURITY_CONTACT: {
      description:
        'Contact for vulnerability reports, as mailto: or https:, in /.well-known/security.txt. Default: no such file.',
      parse: patternParser(
        /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[!-~]+)$/,
        'must be an address such as mailto:security@example.com or https://example.com/security',
      ),
    },
  },
  'External sources': {
    OFFLINE: {
      description:
        'Turn off everything that leaves this machine: external sources and imports over the network. Sources at a loopback address stay in use. The database, Redis, remote subgraphs and traces are not affected.',
      default: 'false',
      parse: booleanParser,
    },
    AUTO_IMPORT: {
      description:
        'Import data that a request with a key needs, in the background: postal codes of a country (GeoNames), the US tariff (USITC). Meanwhile the response is 503 with Retry-After.',
      default: 'true',
      parse: booleanParser,
    },
  },
  Imports: {
    IMPORT_MIRROR: {
      description:
        'Mirror that serves https://host/path as <mirror>/host/path to `npm run data -- update`; the mirror may be inside your network. Default: the publishers.',
      parse: baseAddressParser,
    },
    IMPORT_TRUSTED: {
      description:
        'Origins inside your network, separated by commas, that `npm run data -- import` may read. Default: only the public internet, over https.',
      default: '',
      parse: listParser(
        mapParser(webAddressParser, (address) => new URL(address).origin),
        'must be addresses such as http://mirror.example:8080, separated by commas',
      ),
    },
    IMPORT_MAX_MB: {
      description:
        'Maximum size of a file that `npm run data` downloads. Files of `update` are also limited to twice their published size.',
      default: '16000',
      unit: 'MB',
      parse: integerParser(1, 1_000_000),
    },
    IMPORT_CONTACT: {
      description:
        'Web or e-mail address of the operator, sent to official registers that ask for one (npm run data).',
      parse: headerTextParser,
    },
  },
} as const satisfies Readonly<Record<string, SettingTable>>;

/** Settings of the providers, grouped by the subgraph that uses them. Subgraphs receive the values as text. */
export const providerSettings = {
  'Providers: places and networks': geoSettings,
  'Providers: business and money': companySettings,
  'Providers: contact data': contactSettings,
} as const satisfies Readonly<Record<string, SettingTable>>;
