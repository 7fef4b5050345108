import { isAddressBlock } from '../router/http/address-list.ts';
import { contactSettings } from '../subgraphs/contact/settings.ts';
import { trustedProxyFault } from '../router/http/client-address.ts';
import { allowedHostsFault } from '../router/http/public-url.ts';
import { weatherProviders, weatherSettings } from '../subgraphs/geo/weather/service.ts';

/** Every setting is an environment variable, checked at start; the start fails with all faults at once. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
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
  /** URLs of subgraphs that run elsewhere, by name. */
  readonly subgraphUrls: Readonly<Record<string, string>>;
  /** Milliseconds that requests in flight get at shutdown. */
  readonly shutdownMs: number;
  readonly introspection: boolean;
  /** Requests per minute that an address may make without a key. */
  readonly keylessPerMinute: number;
  /** Addresses and CIDR ranges that may read /metrics. */
  readonly metricsFrom: readonly string[];
  /** Values of the settings that belong to one family's provider, by variable name. */
  readonly providers: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting {
  readonly name: string;
  readonly fallback?: string;
  readonly meaning: string;
  /** Says what is wrong with a value, or null. */
  readonly fault: (text: string) => string | null;
}

const any = () => null;
const integerFrom = (minimum: number, maximum: number) => (text: string) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  return value >= minimum && value <= maximum ? null : `must be an integer from ${minimum} to ${maximum}`;
};
const url =
  (...protocols: string[]) =>
  (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol)
      ? null
      : `must be an absolute URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
const oneOf =
  (...words: string[]) =>
  (text: string) =>
    words.includes(text) ? null : `must be ${words.join(' or ')}`;

const addresses = (text: string) =>
  list(text).every(isAddressBlock)
    ? null
    : 'must be addresses or CIDR ranges such as 10.0.0.0/8, separated by commas';
const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const web = url('http:', 'https:');

const settings: readonly Setting[] = [
  {
    name: 'PORT',
    fallback: '4000',
    meaning: 'Port to listen on; 0 picks a free one.',
    fault: integerFrom(0, 65_535),
  },
  {
    name: 'HOST',
    fallback: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 for all of IPv4.',
    fault: any,
  },
  {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'Folder of the embedded database, the snapshot and the first key.',
    fault: any,
  },
  {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL to use instead of the embedded database.',
    fault: url('postgres:', 'postgresql:'),
  },
  {
    name: 'REDIS_URL',
    meaning:
      'Valkey or Redis that counts requests per minute for all processes. Default: each counts for itself.',
    fault: url('redis:', 'rediss:'),
  },
  {
    name: 'BASE_URL',
    meaning:
      'Public address, with a path prefix if there is one. Default: links follow the Host of each request.',
    fault: web,
  },
  {
    name: 'ALLOWED_HOSTS',
    fallback: '',
    meaning: 'Hosts, separated by commas, that requests may name; others are refused. Default: any.',
    fault: allowedHostsFault,
  },
  {
    name: 'TRUST_PROXY',
    fallback: '',
    meaning:
      'Addresses or CIDR ranges of proxies, separated by commas, whose X-Forwarded-For, -Host and -Proto are believed.',
    fault: trustedProxyFault,
  },
  { name: 'SUBGRAPH_GEO_URL', meaning: 'Uses the geo subgraph at this address.', fault: web },
  { name: 'SUBGRAPH_COMPANY_URL', meaning: 'Uses the company subgraph at this address.', fault: web },
  { name: 'SUBGRAPH_TIME_URL', meaning: 'Uses the time subgraph at this address.', fault: web },
  { name: 'SUBGRAPH_CONTACT_URL', meaning: 'Uses the contact subgraph at this address.', fault: web },
  {
    name: 'SHUTDOWN_MS',
    fallback: '10000',
    meaning: 'Milliseconds that requests in flight get after SIGTERM.',
    fault: integerFrom(0, 600_000),
  },
  {
    name: 'INTROSPECTION',
    fallback: 'true',
    meaning: 'Whether /graphql answers introspection.',
    fault: oneOf('true', 'false'),
  },
  {
    name: 'KEYLESS_PER_MINUTE',
    fallback: '60',
    meaning: 'Requests per minute that an address may make without a key (/ip, /useragent).',
    fault: integerFrom(0, 1_000_000),
  },
  {
    name: 'METRICS_FROM',
    fallback: '127.0.0.0/8,::1',
    meaning: 'Addresses or CIDR ranges, separated by commas, that may read /metrics.',
    fault: addresses,
  },
];

/** Settings of providers: read by the family that uses them, listed here so that --help knows them all. */
const providerSettings: readonly Setting[] = [
  {
    name: 'VIES_URL',
    meaning: 'VIES, the VAT register of the European Union: deep facts of /vat.',
    fault: web,
  },
  {
    name: 'NPPES_URL',
    meaning: 'NPPES, the registry of US health care providers: facts of /npi that no imported file has.',
    fault: web,
  },
  {
    name: 'ECB_URL',
    meaning: 'Folder of the reference rates of the European Central Bank: rates of /currency.',
    fault: web,
  },
  {
    name: 'ELEVATION_TILES',
    meaning:
      'Folder of SRTM tiles (N39W105.hgt …) or Copernicus GLO-30 or GLO-90 tiles (Copernicus_DSM_COG_….tif), one or three arc-seconds: asked before the relief of the globe.',
    fault: any,
  },
  { name: 'WEATHER_PROVIDER', meaning: weatherSettings.WEATHER_PROVIDER, fault: oneOf(...weatherProviders) },
  { name: 'WEATHER_URL', meaning: weatherSettings.WEATHER_URL, fault: web },
  { name: 'WEATHER_AIR_URL', meaning: weatherSettings.WEATHER_AIR_URL, fault: web },
  { name: 'WEATHER_CONTACT', meaning: weatherSettings.WEATHER_CONTACT, fault: any },
  { name: 'WEATHER_API_KEY', meaning: weatherSettings.WEATHER_API_KEY, fault: any },
  ...Object.entries(contactSettings).map(([name, meaning]) => ({ name, meaning, fault: any })),
];

const all = [...settings, ...providerSettings];

export class SettingsError extends Error {}

/** @throws SettingsError that lists every fault. */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = [];
  const values = new Map<string, string>();
  for (const { name, fallback, fault } of all) {
    const given = environment[name];
    const text = given === undefined || given === '' ? fallback : given;
    if (text === undefined) continue;
    const wrong = given === undefined || given === '' ? null : fault(text);
    if (wrong !== null) faults.push(`${name} ${wrong}, not ${JSON.stringify(text)}.`);
    values.set(name, text);
  }
  if (faults.length > 0) {
    throw new SettingsError(`${faults.join('\n')}\nnpm start -- --help lists every setting.`);
  }
  const text = (name: string) => values.get(name) ?? '';
  const host = text('HOST');
  const port = Number(text('PORT'));
  return {
    port,
    host,
    dataDir: text('DATA_DIR'),
    databaseUrl: values.get('DATABASE_URL'),
    redisUrl: values.get('REDIS_URL'),
    baseUrl: (values.get('BASE_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`).replace(
      /\/+$/,
      '',
    ),
    publicUrl: values.get('BASE_URL')?.replace(/\/+$/, ''),
    allowedHosts: list(text('ALLOWED_HOSTS').toLowerCase()),
    trustedProxies: list(text('TRUST_PROXY')),
    subgraphUrls: Object.fromEntries(
      [...values].flatMap(([name, value]) => {
        const subgraph = /^SUBGRAPH_([A-Z]+)_URL$/.exec(name)?.[1];
        return subgraph === undefined ? [] : [[subgraph.toLowerCase(), value]];
      }),
    ),
    shutdownMs: Number(text('SHUTDOWN_MS')),
    introspection: text('INTROSPECTION') === 'true',
    keylessPerMinute: Number(text('KEYLESS_PER_MINUTE')),
    metricsFrom: list(text('METRICS_FROM')),
    providers: Object.fromEntries(
      providerSettings.flatMap(({ name }) => {
        const value = values.get(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

/** What `npm start -- --help` prints. */
export const settingsHelp = (): string =>
  [
    'Usage: npm start',
    '',
    'Starts the service: GraphQL at /graphql, the documented REST paths beside it.',
    'Settings are environment variables:',
    '',
    ...all.map(({ name, fallback, meaning }) => {
      const value = fallback === undefined || fallback === '' ? '' : ` Default: ${fallback}.`;
      return `  ${name.padEnd(22)}${meaning}${value}`;
    }),
    '',
  ].join('\n');
