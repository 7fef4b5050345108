import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '../../db/client/client.ts';
import { keyScopesOf } from '../../rest-compat/routing/key-scopes.ts';
import { graphPrices } from '../../rest-compat/prices/graph-prices.ts';
import { createBulk } from '../../rest-compat/bulk/bulk.ts';
import { createCompatApis } from '../../rest-compat/compat-apis/index.ts';
import { createRest } from '../../rest-compat/handler/handler.ts';
import { CustomRows } from '../../rest-compat/custom-operations/custom-rows.ts';
import { Lookups } from '../../rest-compat/handler/lookups.ts';
import { Catalog } from '../../rest-compat/mcp/catalog.ts';
import { createMcp } from '../../rest-compat/mcp/handler.ts';
import { RecentAnswers } from '../../rest-compat/handler/recent-answers.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { latest } from '../../rest-compat/routing/versions.ts';
import { keepFresh, refreshNorgesBank, refreshRates } from '../jobs/refresh-rates.ts';
import { createProvider } from '../../subgraphs/provider.ts';
import { firstKey, type FirstKey } from '../key-administration/first-key.ts';
import { openAccess } from '../access/open-access.ts';
import { createApp } from '../../router/http/app.ts';
import { rateOf } from '../../router/http/rate-of.ts';
import type { WindowCounter } from '../../router/limits/window.ts';
import type { SubgraphName } from '../../router/compose/supergraph.ts';
import { checkAddresses } from '../../router/subgraph/addresses.ts';
import type { Graph } from '../../router/graph.ts';
import { clientReading } from '../../router/http/graphql/client-reading.ts';
import { CostControl } from '../../router/cost/charge.ts';
import { createGraphql } from '../../router/http/graphql/handler.ts';
import { AddressList } from '../../facts/ip/address-list.ts';
import type { Handler, Request } from '../../router/exchange.ts';
import { RequestMetrics } from '../../router/http/request-metrics.ts';
import { runWarmUp } from './warm-up.ts';
import { remoteSubgraphsOf, openGraph, type RemoteSubgraphs } from '../graph.ts';
import { CustomOperationsFolder } from '../custom-operations-folder.ts';
import { noLog, type Log } from '../log/log.ts';
import { metricsOf, metricsText } from '../metrics/metrics.ts';
import { openBeside } from '../open-shared-store.ts';
import { pingSubgraph, readinessOf, type Support } from './readiness.ts';
import { reachable, storeOf, type Settings } from '../settings.ts';
import { statusOf } from './status.ts';
import { trustedDocuments } from '../trusted-documents.ts';
import { followEditions, openStores, type StoreEffects } from '../stores.ts';
import { storeReaders } from '../local-subgraphs.ts';
import type { Metrics, Notice } from '../threads/questions.ts';
import { createFactPages } from '../../web/fact-pages.ts';
import { createPages } from '../../web/pages.ts';
import { fromThisMachine } from '../../router/auth/this-machine.ts';

export interface Service {
  readonly app: Handler;
  readonly graph: Graph;
  /** Null: the database has keys that this data folder does not know. */
  readonly firstKey: string | null;
  /** Where that key is kept, and whether it was made just now. */
  readonly keyFile: Omit<FirstKey, 'key'> | null;
  /** To be called before answers go out: what they cost is written down first. */
  readonly beforeSending: () => void;
  /**
   * Reads the tables of first questions, one in each turn of the event loop: requests are answered meanwhile, and /readyz
   * says not to send any yet, nor before the others are ready.
   * @param settle done at last, while it still says so
   */
  warm(others?: Promise<void>, settle?: () => void): Promise<void>;
  /** Hears what another thread tells of. */
  readonly hear: (notice: Notice) => Promise<void>;
  /** What /metrics tells: of all threads, as text; and what this one has counted. */
  readonly metrics: () => Promise<string>;
  readonly counted: () => Promise<Metrics>;
  /** From now on /readyz says that the service ends. */
  drain(): void;
  close(): Promise<void>;
}

/** The other threads of this process, as this one reaches them. */
interface Others {
  readonly tell: (notice: Notice) => Promise<void>;
  /** What they have counted; of all threads where the main one is asked. */
  readonly metrics: () => Promise<readonly Metrics[] | string>;
}

export interface Effects extends StoreEffects {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Default: nothing is told but faults. */
  readonly log?: Log;
  /** Counts the answers of this service. Default: nobody does. */
  readonly requests?: RequestMetrics;
  /** Told about what a request's handler threw. Default: onError. */
  readonly onRequestError?: (error: unknown, request: Request) => void;
  /** Windows that all threads count together. Default: this one counts alone. */
  readonly windows?: WindowCounter;
  /** Default: there are none. */
  readonly others?: Others;
}

const noOthers: Others = { tell: () => Promise.resolve(), metrics: async () => [] };

/**
 * Milliseconds of a clock that never jumps and that all threads of a process read alike.
 */
const ticks = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

/** Opens the whole service, without a socket: store, data, graph, REST, GraphQL. */
export async function openService(settings: Settings, given: Effects): Promise<Service> {
  const { log = noLog, requests = new RequestMetrics(), others = noOthers, isBeside = false } = given;
  const tell = (line: string) => log.warn(line);
  const effects = { ...given, tell, onRefreshed: () => others.tell('data') };
  const isRemote = (name: SubgraphName) => settings.subgraphUrls[name] !== undefined;
  // A router whose readers of the store run elsewhere only needs the keys.
  const stores = storeReaders.every(isRemote) ? null : await openStores(settings, effects);
  const database = stores?.database ?? (await openStore(settings, { isBeside, tell }));
  const key = await firstKey(database);
  const { clock, onError } = effects;
  const isTimeAlone = stores === null && !isRemote('time');
  const followed = isTimeAlone ? await followEditions(database, settings, (error) => onError(error)) : null;
  const elsewhere = remoteSubgraphsOf(settings);
  const graph = openGraph(
    settings,
    stores,
    (error, subgraph, requestId) => onError(error, { subgraph, request_id: requestId }),
    followed?.editions ?? stores?.editions,
    elsewhere,
  );
  const stopChecks = checkElsewhere(elsewhere, log);
  const needsNoKey = settings.demo ? fromThisMachine : () => false;
  const stopRates = isBeside ? () => undefined : followRates(settings, database, effects);
  const opened = await openAccess(database, {
    clock,
    ticks,
    keylessPerMinute: settings.keylessPerMinute,
    needsNoKey,
    wrongKeysPerMinute: settings.wrongKeysPerMinute,
    log,
    scopes: keyScopesOf(routes),
    redisUrl: settings.redisUrl,
    shared: given.windows,
    isBeside,
    tellOthers: others.tell,
    address: addressHere(settings),
    refresh: async () => (stores ?? followed?.editions)?.refresh(),
    onError,
  });
  const { access } = opened;
  const trusted = trustedDocuments(settings, { ticks: () => performance.now(), onError });
  const prices = graphPrices(routes, graph);
  const ceiling = { lookups: settings.maxLookups, fields: settings.maxFields };
  const timeoutMs = settings.operationTimeoutMs;
  const control = {
    demand: new CostControl({ access, prices, schema: graph.apiSchema, ceiling, timeoutMs }),
    reading: clientReading(prices),
  };
  const own = new CustomRows({
    graph,
    control,
    onError: ({ file, line, column, message }) =>
      log.error(`The document ${file} is not served: ${message}`, { file, line, column }),
  });
  const stopOwn = followOwn(own, settings.dataDir, onError);
  const lookups = new Lookups({ routes, graph, clock, own });
  const { baseUrl } = settings;
  /** Why nobody should send requests, whatever answers. */
  let held: string | null = null;
  const rest = createRest({
    routes,
    graph,
    lookups,
    own,
    access,
    recent: new RecentAnswers(),
    baseUrl,
    clock,
    contact: settings.securityContact,
  });
  const graphql = createGraphql({
    graph,
    access,
    prices,
    ceiling,
    timeoutMs,
    baseUrl,
    clock,
    introspection: settings.introspection,
    trusted: trusted.current,
  });
  const door = createCompatApis({
    graph,
    control,
    access,
    baseUrl,
    clock,
    open: settings.doors,
    ticks: () => performance.now(),
    keylessPerMinute: settings.doorsPerMinute,
  });
  const readiness = readinessOf(supports(settings, database), () => performance.now());
  const ready = async () => (held === null ? readiness() : { status: 'not ready' as const, reason: held });
  const metricsFrom = new AddressList(settings.metricsFrom);
  const counted = metricsOf({ requests, graph, units: opened.units, database, elsewhere, isBeside });
  const metrics = async () => {
    const [own, rest] = await Promise.all([counted(), others.metrics()]);
    return typeof rest === 'string' ? rest : metricsText([own, ...rest]);
  };
  const pages = createPages({ routes, schema: graph.apiSchema, baseUrl, isDemo: needsNoKey });
  const factPages = createFactPages({
    graph,
    access,
    clock,
    baseUrl,
    isDemo: needsNoKey,
    status: statusOf({ settings, database, ready, isOperator: ({ ip }) => metricsFrom.has(ip) }),
  });
  const app = createApp({
    baseUrl,
    apiVersion: latest,
    rateOf: rateOf(access),
    rest: (request) => door(request) ?? rest(request),
    bulk: createBulk({ routes, lookups, access, baseUrl, clock, pause }),
    graphql,
    mcp: createMcp({
      catalog: new Catalog(routes, graph.apiSchema),
      rest,
      graphql,
      access,
      baseUrl,
      version: latest,
    }),
    pages: (request) => factPages(request) ?? pages(request),
    readiness: ready,
    origins: opened.origins,
    metrics,
    metricsFrom,
    onError: effects.onRequestError ?? ((error) => onError(error)),
  });
  return {
    app,
    graph,
    firstKey: key?.key ?? null,
    keyFile: key,
    beforeSending: opened.writeDown,
    hear: opened.hear,
    metrics,
    counted,
    async warm(others, settle) {
      const warming = 'The service reads its tables; it answers already.';
      held ??= warming;
      await Promise.all([runWarmUp(graph, app, clock()), others]);
      settle?.();
      if (held === warming) held = null;
    },
    drain() {
      held = 'The service is ending.';
    },
    async close() {
      stopRates();
      stopChecks();
      stopOwn();
      await opened.close();
      followed?.stop();
      await (stores ?? database).close();
    },
  };
}

/** The database of a service that reads nothing else from the store. */
const openStore = (
  settings: Settings,
  { isBeside, tell }: { isBeside: boolean; tell: (line: string) => void },
) => (isBeside ? openBeside(settings, tell) : openDatabase(storeOf(settings, tell)));

/** Rejects when the signal is given. */
const pause = (ms: number, signal: AbortSignal): Promise<void> => setTimeout(ms, undefined, { signal });

/** How often the folder of documents is looked at. */
const ownEveryMs = 2000;

/** Serves the operator's documents, and their changes without a restart. @returns ends it */
function followOwn(own: CustomRows, dataDir: string, onError: Effects['onError']): () => void {
  const folder = new CustomOperationsFolder(dataDir);
  const look = () => {
    try {
      const files = folder.changed();
      if (files !== null) own.set(files);
    } catch (error) {
      onError(error);
    }
  };
  look();
  const timer = setInterval(look, ownEveryMs).unref();
  return () => clearInterval(timer);
}

/** How often the banks of the rates are asked; they publish once on working days. */
const ratesEveryMs = 6 * 60 * 60 * 1000;

/** Keeps the exchange rates fresh where the operator named their sources. @returns ends it */
function followRates({ providers }: Settings, database: Database, { clock, onError }: Effects): () => void {
  const banks = [
    { name: 'The European Central Bank', setting: 'ECB_URL', refresh: refreshRates },
    { name: 'Norges Bank', setting: 'NORGES_BANK_URL', refresh: refreshNorgesBank },
  ] as const;
  const ends = banks.flatMap(({ name, setting, refresh }) => {
    const baseUrl = providers[setting];
    if (baseUrl === undefined) return [];
    // The one's history since 1999 is one file.
    const limits = { timeoutMs: 30_000, maxBytes: 20_000_000 };
    const bank = createProvider({ name, setting, baseUrl, ...limits });
    return keepFresh(() => refresh(database, bank, clock()), { everyMs: ratesEveryMs, onError });
  });
  return () => {
    for (const end of ends) end();
  };
}

/** Looks after subgraphs that have several addresses, and tells the log who fails. @returns ends it */
function checkElsewhere(elsewhere: RemoteSubgraphs, log: Log): () => void {
  const ends = Object.entries(elsewhere).map(([subgraph, addresses]) =>
    checkAddresses(addresses, {
      everyMs: 1000,
      ask: pingSubgraph,
      onChange(url, isWell) {
        if (isWell) log.info('a server of a subgraph answers again', { subgraph, url });
        else log.warn('a server of a subgraph does not answer: the others are asked', { subgraph, url });
      },
    }),
  );
  return () => ends.forEach((end) => end());
}

/** The address by which programs of this machine reach the service. */
function addressHere({ host, port, baseUrl }: Settings): string {
  const { pathname } = new URL(baseUrl);
  return `http://${reachable(host)}:${port}${pathname.replace(/\/$/, '')}`;
}

/** For so long verified keys stay good without the database; then nobody is let in any more. */
const withoutDatabaseMs = 600_000;

/** What paths rest on: the database, and the subgraphs that run elsewhere. */
const supports = ({ subgraphUrls }: Settings, database: Database): Support[] => [
  { name: 'the database', ask: () => database.query(sql`select 1`), bearableMs: withoutDatabaseMs },
  ...Object.entries(subgraphUrls).map(([name, urls]) => ({
    name: `the subgraph ${name}`,
    ask: () => Promise.any(urls.map(pingSubgraph)),
  })),
];
