import { compatApiNames, parseCompatApi } from '../rest-compat/compat-apis/names.ts';
import { isAddressBlock } from '../facts/ip/address-list.ts';
import type { StoreOptions } from '../db/client/client.ts';
import { logFormats, logLevels, type LogFormat, type LogLevel } from './log/log.ts';
import { allowedHostsFault, isHost } from '../router/http/public-url.ts';
import { companySettings } from '../subgraphs/company/settings.ts';
import { contactFaults, contactSettings } from '../subgraphs/contact/settings.ts';
import { geoSettings } from '../subgraphs/geo/settings.ts';
import { editionName } from '../facts/edition-name.ts';
import {
  anything,
  headerText,
  integerFrom,
  oneOf,
  url,
  webAddress,
  type Setting,
  type Settings as SettingTable,
} from '../subgraphs/setting.ts';

/** Every setting is an environment variable, checked at start; the start fails with all faults at once. */
export interface Settings extends StoreSettings {
  readonly port: number;
  readonly host: string;
  /** Threads that answer. */
  readonly workers: number;
  /** Valkey or Redis that counts requests for all processes. */
  readonly redisUrl: string | undefined;
  /** Absolute, without a trailing slash; its path is a prefix that all routes share. */
  readonly baseUrl: string;
  /** What links in answers begin with. Undefined: the Host of each request says it. */
  readonly publicUrl: string | undefined;
  /** Hosts, in lower case, that a request may name. Empty: any. */
  readonly allowedHosts: readonly string[];
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For, -Host and -Proto are believed. */
  readonly trustedProxies: readonly string[];
  /** URLs of the servers of each subgraph that runs elsewhere, by name. */
  readonly subgraphUrls: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds between the signal to end, which /readyz tells, and the end of accepting connections. */
  readonly drainMs: number;
  /** Milliseconds that requests in flight get at shutdown. */
  readonly shutdownMs: number;
  /** Lookups from this machine need no key. */
  readonly demo: boolean;
  /** Who may read the schema. */
  readonly introspection: 'anyone' | 'keys' | 'nobody';
  /** File of the documents that public keys may ask. Undefined: trusted-documents.json in the data folder, if it is there. */
  readonly trustedDocuments: string | undefined;
  /** Lookups that one GraphQL operation may ask for. */
  readonly maxLookups: number;
  /** Fields that the answer of one GraphQL operation may have. */
  readonly maxFields: number;
  /** Milliseconds that one GraphQL operation may take. */
  readonly operationTimeoutMs: number;
  /** Megabytes that prepared operations may hold. */
  readonly cacheMb: number;
  /** Requests per minute that an address may make without a key. */
  readonly keylessPerMinute: number;
  /** Other people's APIs that are answered under /doors/<name>. */
  readonly doors: readonly string[];
  /** Requests per minute that an address may make there without a key; 0: none. */
  readonly doorsPerMinute: number;
  /** Wrong keys per minute that an address may try. */
  readonly wrongKeysPerMinute: number;
  readonly logFormat: LogFormat | undefined;
  readonly logLevel: LogLevel;
  /** Whether every request leaves a line. */
  readonly accessLog: boolean;
  /** Whether it tells addresses of clients. */
  readonly logAddresses: boolean;
  /** Whom security.txt names. Undefined: there is none. */
  readonly securityContact: string | undefined;
  /** Who reads official registers: they ask it. */
  readonly importContact: string | undefined;
  /** Origins inside the operator's network that an import may read. */
  readonly importTrusted: readonly string[];
  /** Where free sources are read instead, without a trailing slash. */
  readonly importMirror: string | undefined;
  /** Addresses and CIDR ranges that may read /metrics. */
  readonly metricsFrom: readonly string[];
  /** Values of the settings that belong to one family's provider, by variable name. */
  readonly providers: Readonly<Record<string, string>>;
}

/** Where the data is. */
export interface StoreSettings extends Omit<StoreOptions, 'tell'> {
  /** Edition of the time-zone database that answers rest on. Undefined: that of the installation. */
  readonly timezoneEdition?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isDoor = (text: string): boolean => {
  const { name, host } = parseCompatApi(text);
  return compatApiNames.includes(name) && (host === null || isHost(host));
};
const addresses = (text: string) =>
  list(text).every(isAddressBlock)
    ? null
    : 'must be addresses or CIDR ranges such as 10.0.0.0/8, separated by commas';
const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const subgraphAt = (name: string): Setting => ({
  meaning: `Uses the ${name} subgraph at this address, or at these, separated by commas: they share the load, and a failing one is left alone until it answers again.`,
  fault: (text) =>
    list(text).length > 0 && list(text).every((each) => webAddress(each) === null)
      ? null
      : 'must be an address such as http://10.0.0.1:4101/graphql, or several, separated by commas',
});

/** Who may read the schema. */
const readers = ['anyone', 'keys', 'nobody'] as const;

/** Our own; a family's are told by its subgraph. */
const ownSettings = {
  PORT: {
    fallback: '4000',
    meaning: 'Port to listen on; 0 picks a free one.',
    fault: integerFrom(0, 65_535),
  },
  HOST: {
    fallback: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 for all of IPv4.',
    fault: anything,
  },
  WORKERS: {
    fallback: '1',
    meaning:
      'Threads that answer, one for each core at most: they share the port, the store and the tables in memory, and count rates and units together.',
    fault: integerFrom(1, 64),
  },
  DATA_DIR: {
    fallback: '.data',
    meaning: 'Folder of the embedded database, the snapshot and the first key.',
    fault: anything,
  },
  DATABASE_URL: {
    meaning: 'PostgreSQL to use instead of the embedded database.',
    fault: url('postgres:', 'postgresql:'),
    secret: true,
  },
  DATABASE_READ_URL: {
    meaning:
      'Replica of that PostgreSQL, which is asked for postal codes, addresses, providers, tariff lines and rates.',
    fault: url('postgres:', 'postgresql:'),
    secret: true,
  },
  DATABASE_POOL: {
    fallback: '10',
    meaning: 'Connections to PostgreSQL at most, beside two for imports.',
    fault: integerFrom(1, 1000),
  },
  TIMEZONE_EDITION: {
    meaning:
      'Edition of the time-zone database that answers rest on unless a request names another, once it is imported. Default: that of the installation.',
    fault: (text) =>
      editionName.test(text) ? null : 'must be an edition, a year with a letter such as 2026f',
  },
  PREPARED_STATEMENTS: {
    meaning:
      'Whether statements are prepared. Default: what ?prepare= in DATABASE_URL says, else true until a pooler loses one.',
    fault: oneOf('true', 'false'),
  },
  STATEMENT_TIMEOUT_MS: {
    fallback: '2000',
    meaning:
      'Milliseconds after which PostgreSQL ends a statement of a lookup, which is 503 then; imports take as long as they take.',
    fault: integerFrom(10, 600_000),
  },
  LOCK_TIMEOUT_MS: {
    fallback: '1000',
    meaning: 'Milliseconds for which such a statement waits for a lock that another one holds.',
    fault: integerFrom(1, 600_000),
  },
  REDIS_URL: {
    meaning:
      'Valkey or Redis that counts requests per minute for all processes. Default: each counts for itself.',
    fault: url('redis:', 'rediss:'),
    secret: true,
  },
  BASE_URL: {
    meaning:
      'Public address, with a path prefix if there is one. Default: links follow the Host of each request.',
    fault: webAddress,
  },
  ALLOWED_HOSTS: {
    fallback: '',
    meaning: 'Hosts, separated by commas, that requests may name; others are refused. Default: any.',
    fault: allowedHostsFault,
  },
  TRUST_PROXY: {
    fallback: '',
    meaning:
      'Addresses or CIDR ranges of proxies, separated by commas, whose X-Forwarded-For, -Host and -Proto are believed.',
    fault: addresses,
  },
  SUBGRAPH_GEO_URL: subgraphAt('geo'),
  SUBGRAPH_COMPANY_URL: subgraphAt('company'),
  SUBGRAPH_TIME_URL: subgraphAt('time'),
  SUBGRAPH_CONTACT_URL: subgraphAt('contact'),
  DRAIN_MS: {
    fallback: '1000',
    meaning:
      'Milliseconds after SIGTERM in which /readyz is 503 and requests are still taken, so that load balancers turn away first.',
    fault: integerFrom(0, 600_000),
  },
  SHUTDOWN_MS: {
    fallback: '10000',
    meaning: 'Milliseconds that requests in flight get after that.',
    fault: integerFrom(0, 600_000),
  },
  DEMO: {
    fallback: 'false',
    meaning:
      'Whether requests from this machine are answered without a key, KEYLESS_PER_MINUTE of them, so that the pages can be tried. Never behind a proxy.',
    fault: oneOf('true', 'false'),
  },
  INTROSPECTION: {
    fallback: 'anyone',
    meaning:
      'Who may read the schema at /graphql: anyone (without a key as often as KEYLESS_PER_MINUTE says), keys, or nobody.',
    fault: oneOf(...readers),
  },
  TRUSTED_DOCUMENTS: {
    meaning:
      'File of registered GraphQL documents (JSON: texts by id, or Apollo’s manifest). Public keys may then ask these alone. Default: trusted-documents.json in DATA_DIR, if it is there.',
    fault: anything,
  },
  MAX_LOOKUPS: {
    fallback: '10000',
    meaning: 'Lookups that one GraphQL operation may ask for, lists multiplied out.',
    fault: integerFrom(1, 100_000_000),
  },
  MAX_FIELDS: {
    fallback: '250000',
    meaning: 'Fields that the answer of one GraphQL operation may have, lists multiplied out.',
    fault: integerFrom(1, 100_000_000),
  },
  OPERATION_TIMEOUT_MS: {
    fallback: '10000',
    meaning: 'Milliseconds that one GraphQL operation may take.',
    fault: integerFrom(1, 600_000),
  },
  CACHE_MB: {
    fallback: '16',
    meaning: 'Megabytes that prepared GraphQL operations may hold.',
    fault: integerFrom(1, 100_000),
  },
  KEYLESS_PER_MINUTE: {
    fallback: '60',
    meaning: 'Requests per minute that an address may make without a key (/ip, /useragent).',
    fault: integerFrom(0, 1_000_000),
  },
  DOORS: {
    fallback: '',
    meaning: `Other people's APIs, separated by commas, to answer under /doors/<name>, and under the paths of a host of their own where one stands behind an @, as zippopotam@zip.example.com: ${compatApiNames.join(', ')}. Default: none.`,
    fault: (text) =>
      list(text).every(isDoor)
        ? null
        : `must be names among ${compatApiNames.join(', ')}, separated by commas, each alone or with its host: zippopotam@zip.example.com`,
  },
  DOORS_PER_MINUTE: {
    fallback: '0',
    meaning:
      'Requests per minute that an address may make to DOORS without a key and without a price, paid facts included; 0: a key is needed.',
    fault: integerFrom(0, 1_000_000),
  },
  WRONG_KEYS_PER_MINUTE: {
    fallback: '60',
    meaning:
      'Wrong keys per minute that an address may try before it gets 429 for every key not known as good.',
    fault: integerFrom(1, 1_000_000),
  },
  LOG_FORMAT: {
    meaning: 'json (a line of JSON per event) or plain. Default: plain on a terminal, else json.',
    fault: oneOf(...logFormats),
  },
  LOG_LEVEL: {
    fallback: 'info',
    meaning: 'The least that is logged: debug, info, warn or error.',
    fault: oneOf(...logLevels),
  },
  ACCESS_LOG: {
    fallback: 'false',
    meaning:
      "Whether every request leaves a line: method, path template, status, milliseconds, family, the key's name, units, request id.",
    fault: oneOf('true', 'false'),
  },
  LOG_ADDRESSES: {
    fallback: 'false',
    meaning: 'Whether these lines tell the address of the client.',
    fault: oneOf('true', 'false'),
  },
  IMPORT_TRUSTED: {
    fallback: '',
    meaning:
      'Origins inside your network, separated by commas, that `npm run data -- import` may read. Default: only the public internet, over https.',
    fault: (text) =>
      list(text).every((each) => webAddress(each) === null)
        ? null
        : 'must be addresses such as http://mirror.example:8080, separated by commas',
  },
  IMPORT_MIRROR: {
    meaning:
      'Mirror from which `npm run data -- update` reads https://host/path as <mirror>/host/path; it may be inside your network. Default: the publishers.',
    fault: webAddress,
  },
  IMPORT_CONTACT: {
    meaning: 'Web or mail address of the operator: official registers ask who reads them (npm run data).',
    fault: headerText,
  },
  SECURITY_CONTACT: {
    meaning:
      'Whom to tell of a weakness, as mailto: or https:, for /.well-known/security.txt. Default: no such file.',
    fault: (text) =>
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[!-~]+)$/.test(text)
        ? null
        : 'must be an address such as mailto:security@example.com or https://example.com/security',
  },
  METRICS_FROM: {
    fallback: '127.0.0.0/8,::1',
    meaning: 'Addresses or CIDR ranges, separated by commas, that may read /metrics.',
    fault: addresses,
  },
} as const satisfies SettingTable;

/** Settings of providers belong to the families that use them. */
const providerSettings: SettingTable = { ...companySettings, ...geoSettings, ...contactSettings };
const all: SettingTable = { ...ownSettings, ...providerSettings };

export class SettingsError extends Error {}

/** @throws SettingsError that lists every fault. */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = [];
  const given = (name: string) => environment[name] || undefined;
  const values = new Map<string, string>();
  for (const [name, { fallback, fault, secret }] of Object.entries(all)) {
    const text = given(name);
    const wrong = text === undefined ? null : fault(text);
    const shown = secret === true ? '' : `, not ${JSON.stringify(text)}`;
    if (wrong !== null) faults.push(`${name} ${wrong}${shown}.`);
    const value = text ?? fallback;
    if (value !== undefined) values.set(name, value);
  }
  const providers = Object.fromEntries([...values].filter(([name]) => Object.hasOwn(providerSettings, name)));
  faults.push(...contactFaults(providers));
  if (values.has('DATABASE_READ_URL') && !values.has('DATABASE_URL'))
    faults.push('DATABASE_URL is missing: DATABASE_READ_URL names a replica of it.');
  if (faults.length > 0) {
    throw new SettingsError(`${faults.join('\n')}\nnpm start -- --help lists every setting.`);
  }
  const text = (name: string) => values.get(name) ?? '';
  const host = text('HOST');
  const port = Number(text('PORT'));
  return {
    port,
    host,
    workers: Number(text('WORKERS')),
    dataDir: text('DATA_DIR'),
    databaseUrl: values.get('DATABASE_URL'),
    databaseReadUrl: values.get('DATABASE_READ_URL'),
    redisUrl: values.get('REDIS_URL'),
    baseUrl: (values.get('BASE_URL') ?? `http://${reachable(host)}:${port}`).replace(/\/+$/, ''),
    publicUrl: values.get('BASE_URL')?.replace(/\/+$/, ''),
    allowedHosts: list(text('ALLOWED_HOSTS').toLowerCase()),
    trustedProxies: list(text('TRUST_PROXY')),
    subgraphUrls: Object.fromEntries(
      [...values].flatMap(([name, value]) => {
        const subgraph = /^SUBGRAPH_([A-Z]+)_URL$/.exec(name)?.[1];
        return subgraph === undefined ? [] : [[subgraph.toLowerCase(), list(value)]];
      }),
    ),
    databasePool: Number(text('DATABASE_POOL')),
    timezoneEdition: values.get('TIMEZONE_EDITION'),
    preparedStatements: values.has('PREPARED_STATEMENTS')
      ? text('PREPARED_STATEMENTS') === 'true'
      : undefined,
    statementTimeoutMs: Number(text('STATEMENT_TIMEOUT_MS')),
    lockTimeoutMs: Number(text('LOCK_TIMEOUT_MS')),
    drainMs: Number(text('DRAIN_MS')),
    doors: list(text('DOORS')),
    doorsPerMinute: Number(text('DOORS_PER_MINUTE')),
    wrongKeysPerMinute: Number(text('WRONG_KEYS_PER_MINUTE')),
    logFormat: logFormats.find((format) => format === text('LOG_FORMAT')),
    logLevel: logLevels.find((level) => level === text('LOG_LEVEL')) ?? 'info',
    accessLog: text('ACCESS_LOG') === 'true',
    logAddresses: text('LOG_ADDRESSES') === 'true',
    importContact: values.get('IMPORT_CONTACT'),
    importMirror: values.get('IMPORT_MIRROR')?.replace(/\/+$/, ''),
    importTrusted: list(text('IMPORT_TRUSTED')).map((each) => new URL(each).origin),
    shutdownMs: Number(text('SHUTDOWN_MS')),
    demo: text('DEMO') === 'true',
    introspection: readers.find((each) => each === text('INTROSPECTION')) ?? 'anyone',
    trustedDocuments: values.get('TRUSTED_DOCUMENTS'),
    maxLookups: Number(text('MAX_LOOKUPS')),
    maxFields: Number(text('MAX_FIELDS')),
    operationTimeoutMs: Number(text('OPERATION_TIMEOUT_MS')),
    cacheMb: Number(text('CACHE_MB')),
    keylessPerMinute: Number(text('KEYLESS_PER_MINUTE')),
    metricsFrom: list(text('METRICS_FROM')),
    securityContact: values.get('SECURITY_CONTACT'),
    providers,
  };
}

/** A host as a link on this machine names it: who listens on all addresses is reached by the nearest. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** How the store is opened. */
export const storeOf = (
  settings: StoreSettings,
  tell: (line: string) => void = () => undefined,
): StoreOptions => {
  const { databaseUrl, databaseReadUrl, dataDir, databasePool = 10, preparedStatements } = settings;
  const { statementTimeoutMs = 2_000, lockTimeoutMs = 1_000 } = settings;
  return {
    databaseUrl,
    databaseReadUrl,
    dataDir,
    databasePool,
    preparedStatements,
    statementTimeoutMs,
    lockTimeoutMs,
    tell,
  };
};

/** What `npm start -- --help` prints. */
export const settingsHelp = (): string =>
  [
    'Usage: npm start',
    '',
    'Starts the service: GraphQL at /graphql, the documented REST paths beside it.',
    'Settings are environment variables:',
    '',
    ...Object.entries(all).map(([name, { fallback, meaning, publicAddress }]) => {
      const value = fallback === undefined || fallback === '' ? '' : ` Default: ${fallback}.`;
      const known = publicAddress === undefined ? '' : ` Publicly at ${publicAddress}.`;
      return `  ${name.padEnd(22)} ${meaning}${value}${known}`;
    }),
    '',
  ].join('\n');

/** The settings of a service that listens on this port, which PORT=0 has left open. */
export const atPort = (settings: Settings, port: number): Settings => ({
  ...settings,
  port,
  baseUrl: settings.baseUrl.replace(/:0$/, `:${port}`),
});
