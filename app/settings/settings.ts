import type { StoreOptions } from '../../db/client/client.ts';
import { toCamelCase, type Setting, type SettingTable, type SettingValues } from '../../core/setting.ts';
import { findMissingContactSettings } from '../../subgraphs/contact/settings.ts';
import { providerSettings, serviceSettings } from './table.ts';
import type { DocumentLimits } from '../../router/cost/document-limits.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

type Groups = typeof serviceSettings;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer Each,
) => void
  ? Each
  : never;
type ServiceValues = SettingValues<Intersection<Groups[keyof Groups]>>;

/** The values of all settings, and values derived from them. */
export type Settings = Omit<ServiceValues, 'baseUrl' | 'trustProxy' | 'subgraphsFrom'> & {
  /** The absolute base URL, without a trailing slash. Its path is a prefix of all routes. */
  readonly baseUrl: string;
  /** The base URL of links in responses; undefined when links use the Host of each request. */
  readonly publicUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly documentLimits: DocumentLimits;
  /** Addresses of the clients that may query the subgraphs of this process. */
  readonly subgraphsFrom: readonly string[];
  /** Addresses of each remote subgraph, by its name. */
  readonly subgraphUrls: Readonly<Record<string, readonly string[]>>;
  /**
   * The unparsed values of the provider settings in use, by variable name, including OFFLINE=true if set. A source that is turned
   * off has no value.
   */
  readonly providers: Readonly<Record<string, string>>;
  /** Whether requests may start imports: the value of AUTO_IMPORT, and false with OFFLINE=true. */
  readonly importsOnDemand: boolean;
  /** Names of the provider settings that are set but turned off by OFFLINE=true. */
  readonly ignored: readonly string[];
};

/** The settings that locate and open the store. */
export interface StoreSettings extends Omit<StoreOptions, 'warn'> {
  /** Default edition of the time-zone database; undefined for the bundled edition. */
  readonly timezoneEdition?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const listSettings = (
  groups: Readonly<Record<string, SettingTable>>,
): readonly (readonly [string, Setting])[] => Object.values(groups).flatMap((table) => Object.entries(table));

/**
 * Reads and validates all settings. An empty variable counts as not set.
 * @throws UserFacingError that lists every error
 */
export function readSettings(environment: Environment): Settings {
  const errors: string[] = [];
  const parsedValues = new Map<string, unknown>();
  const providers: Record<string, string> = {};
  const ignoredNames: string[] = [];
  const read = (
    name: string,
    { parse, secret, ...setting }: Setting,
    text = environment[name] || setting.default,
  ): string | undefined => {
    const result = text === undefined ? undefined : parse(text);
    if (result !== undefined && 'rule' in result)
      errors.push(`${name} ${result.rule}${secret === true ? '' : `, not ${JSON.stringify(text)}`}.`);
    else parsedValues.set(toCamelCase(name), result?.value);
    return text;
  };
  for (const [name, setting] of listSettings(serviceSettings)) read(name, setting);
  const isOffline = parsedValues.get('offline') === true;
  if (isOffline) providers['OFFLINE'] = 'true';
  for (const [name, setting] of listSettings(providerSettings)) {
    const text = environment[name] || (isOffline ? undefined : setting.onlineDefault);
    if (text === undefined || text === 'none') continue;
    read(name, setting, text);
    const isUsable = !isOffline || !leavesMachine(setting, text, (other) => environment[other]);
    if (isUsable) providers[name] = text;
    else ignoredNames.push(name);
  }
  errors.push(...findMissingContactSettings(providers));
  if (environment['DATABASE_READ_URL'] && !environment['DATABASE_URL'])
    errors.push('DATABASE_URL is missing: set it to the primary server of the replica in DATABASE_READ_URL.');
  if (errors.length > 0) {
    throw new UserFacingError('settings', `${errors.join('\n')}\nnpm start -- --help lists every setting.`);
  }
  // The parsers of the table have created these values, so the values have the types that the table declares.
  const values = Object.fromEntries(parsedValues) as ServiceValues;
  const { baseUrl, trustProxy, host, port } = values;
  return {
    ...values,
    baseUrl: baseUrl ?? `http://${getReachableHost(host)}:${port}`,
    publicUrl: baseUrl,
    trustedProxies: trustProxy,
    documentLimits: {
      body: values.maxBodyKb * 1024,
      tokens: values.maxTokens,
      depth: values.maxDepth,
      aliases: values.maxAliases,
      rootFields: values.maxRootFields,
      deferred: values.maxDeferred,
      fields: values.maxDocumentFields,
    },
    subgraphsFrom:
      values.subgraphsFrom ?? (baseUrl === undefined && !hasPaidProvider(providers) ? loopbackRanges : []),
    subgraphUrls: Object.fromEntries(
      Object.entries({
        geo: values.subgraphGeoUrl,
        company: values.subgraphCompanyUrl,
        time: values.subgraphTimeUrl,
        contact: values.subgraphContactUrl,
      }).flatMap(([name, urls]) => (urls === undefined ? [] : [[name, urls]])),
    ),
    providers,
    ignored: ignoredNames,
    importsOnDemand: values.autoImport && !values.offline,
  };
}

const loopbackRanges = ['127.0.0.0/8', '::1'];

/**
 * Whether lookups cost the operator money. If so, local programs may not query the subgraphs by default. Subgraphs have no
 * prices, and some local proxies do not mark the requests of their clients.
 */
const hasPaidProvider = (providers: Readonly<Record<string, string>>): boolean =>
  ['CARRIER_PROVIDER', 'CALLER_PROVIDER', 'HLR_PROVIDER'].some((name) => name in providers);

/** Whether a provider setting causes requests to another machine. @param valueOf returns the text of another setting */
function leavesMachine(
  { outgoing, addressIn }: Setting,
  text: string,
  valueOf: (name: string) => string | undefined,
): boolean {
  const address = addressIn === undefined ? text : (valueOf(addressIn(text)) ?? '');
  if (URL.canParse(address))
    return !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
  return outgoing !== undefined || addressIn !== undefined;
}

/** Returns a host for URLs on this machine. The loopback address replaces a wildcard address. */
export function getReachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Returns the options for opening the store. @param warn called with warnings for the operator */
export const getStoreOptions = (
  settings: StoreSettings,
  warn: (line: string) => void = () => undefined,
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
    warn,
  };
};

/** Returns the settings with the port on which the service listens. With PORT=0, the operating system chooses the port. */
export const setPort = (settings: Settings, port: number): Settings => ({
  ...settings,
  port,
  baseUrl: settings.baseUrl.replace(/:0$/, `:${port}`),
});
