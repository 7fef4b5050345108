import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../db/client/client.ts';
import { createBulk } from '../../rest-compat/bulk/bulk.ts';
import { createCompatApis } from '../../rest-compat/compat-apis/index.ts';
import { CustomRows } from '../../rest-compat/custom-operations/custom-rows.ts';
import { createRest } from '../../rest-compat/handler/handler.ts';
import { Lookups } from '../../rest-compat/handler/lookups.ts';
import { RecentResponses } from '../../rest-compat/handler/recent-responses.ts';
import { Catalog } from '../../rest-compat/mcp/catalog.ts';
import { createMcp } from '../../rest-compat/mcp/handler.ts';
import { findFactFields } from '../../rest-compat/prices/fact-fields.ts';
import { createGraphPrices } from '../../rest-compat/prices/graph-prices.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { getKeyScopes } from '../../rest-compat/routing/key-scopes.ts';
import { latestVersion } from '../../rest-compat/routing/versions.ts';
import { isFromThisMachine } from '../../router/auth/this-machine.ts';
import type { SubgraphName } from '../../router/compose/supergraph.ts';
import { CostControl } from '../../router/cost/charge.ts';
import { shareTraffic } from '../../net/thread-traffic.ts';
import type { Handler, Request } from '../../router/exchange.ts';
import type { Graph } from '../../router/graph.ts';
import { createApp } from '../../router/http/app.ts';
import { createClientDocumentRules } from '../../router/http/graphql/client-document-rules.ts';
import { createGraphql } from '../../router/http/graphql/handler.ts';
import { createOperatorTest } from '../../router/http/operator-test.ts';
import { createRateHeaderReader } from '../../router/http/rate-header-reader.ts';
import {
  createSubgraphPaths,
  createSubgraphClientTest,
  type SubgraphPaths,
} from '../../router/http/subgraph-paths.ts';
import type { OnUnexpectedError } from '../../router/subgraph/error-for-client.ts';
import { RequestMetrics } from '../../router/http/request-metrics.ts';
import { chain } from '../../core/promise-or-value.ts';
import { createPageLimit, type LocalWindows, type PageLimit } from '../../router/auth/page-limit.ts';
import { createFactPages } from '../../web/fact-pages.ts';
import { createMissingPages, createPages } from '../../web/pages.ts';
import { listOnDemandRows } from './on-demand-rows.ts';
import { openAccess, type OpenedAccess } from '../access/open-access.ts';
import { createAdmin } from '../admin/admin.ts';
import { createAdminReader } from '../admin/admin-reader.ts';
import { openGraph, openSubgraphs, getRemoteSubgraphs, type RemoteSubgraphs } from '../graph.ts';
import { followCustomOperations } from '../jobs/custom-operations.ts';
import { createLocalDataJobs, type DataJobs } from '../jobs/data-jobs.ts';
import { watchRemoteSubgraphs } from '../jobs/remote-subgraphs.ts';
import { KeyRegistry } from '../key-administration/key-registry.ts';
import { ensureFirstKey, type FirstKey } from '../key-administration/first-key.ts';
import { subgraphsWithStore } from '../local-subgraphs.ts';
import { noLog, type Log } from '../log/log.ts';
import { formatMetrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { ImportsOnDemand } from '../../subgraphs/imports-on-demand.ts';
import { followEditions, openStores, type StoreCallbacks } from '../stores.ts';
import { createProcessLimits, type ProcessLimits } from '../threads/process-limits.ts';
import type { Metrics, Notification } from '../threads/messages.ts';
import { openTrustedDocuments } from '../trusted-documents.ts';
import { mainThread } from './main-thread.ts';
import { createDependencies, createReadinessCheck } from './readiness.ts';
import { createStatusReader } from './status.ts';
import { findChangedZones } from '../../subgraphs/time/editions/newer-clock.ts';
import { pinnedEdition } from '../../subgraphs/time/tz/edition.ts';
import type { CloseFunction, PeerThreads, ThreadRole } from './thread-role.ts';
import { runWarmUp } from '../warm-up/warm-up.ts';

export interface Service {
  readonly app: Handler;
  readonly graph: Graph;
  /** The first key; null when the database already had keys and this data folder stores none of them. */
  readonly firstKey: string | null;
  /** The file that stores the first key, and whether the key is new. */
  readonly keyFile: Omit<FirstKey, 'key'> | null;
  /** Writes the cost of responses to the journal. Call this before the responses are sent. */
  readonly beforeSending: () => void;
  /** Counts a response by the key of its request. */
  readonly countRequest: OpenedAccess['countRequest'];
  /**
   * Runs the warm-up queries, one in each turn of the event loop. Requests are served meanwhile, but /readyz returns 503 until
   * this thread and its peers are warm.
   * @param settle called at the end, before /readyz returns 200
   */
  warm(peers?: Promise<void>, settle?: () => void): Promise<void>;
  readonly handleNotification: (notification: Notification) => Promise<void>;
  /** The text of /metrics, for all threads. */
  readonly metrics: () => Promise<string>;
  /** Returns the metrics of this thread. */
  readonly ownMetrics: () => Promise<Metrics>;
  /** Makes /readyz return 503 from now on. */
  drain(): void;
  close(): Promise<void>;
}

export interface ServiceOptions extends StoreCallbacks {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** The log. Default: nothing is logged, and errors are passed to `onError`. */
  readonly log?: Log;
  /** Counts the responses of this service. */
  readonly requests?: RequestMetrics;
  /** Called when the handler of a request throws. Default: `onError`. */
  readonly onRequestError?: (error: unknown, request: Request) => void;
  /** Rate limit windows that all threads share. Default: windows of this thread alone. */
  readonly windows?: LocalWindows;
  /** Limits that all threads share. Default: limits of this thread alone. */
  readonly limits?: ProcessLimits;
  /** The other threads. Default: there are no other threads. */
  readonly peers?: PeerThreads;
  /** Imports that requests may start. Default: none. */
  readonly imports?: ImportsOnDemand | undefined;
  /** Data commands that the administration page starts. Default: child processes of this thread. */
  readonly dataJobs?: DataJobs;
  /** The role of this thread. Default: the only thread. */
  readonly role?: ThreadRole;
}

const noPeers: PeerThreads = { notify: () => Promise.resolve(), metrics: async () => [] };

/** Milliseconds of a monotonic clock that all threads of a process share. */
const getMonotonicMs = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

/**
 * Opens the service without a socket: the data, the graph over the data, access control, background jobs and the HTTP handlers.
 */
export async function openService(settings: Settings, options: ServiceOptions): Promise<Service> {
  const { clock, log = noLog, requests = new RequestMetrics(), onError } = options;
  const { peers = noPeers, role = mainThread } = options;
  const limits = options.limits ?? createProcessLimits(settings.wrongKeysPerMinute);
  const closers: CloseFunction[] = [];
  if (options.windows !== undefined) closers.push(shareTraffic());
  const openedData = await openData(settings, options, { log, peers, role, closers });
  const { database, graph, remote, subgraphPaths } = openedData;
  const key = await ensureFirstKey(database);
  await role.prepareAccess(database, onError);
  const needsNoKey = settings.demo ? isFromThisMachine : () => false;
  const trustedDocuments = openTrustedDocuments(settings, { monotonicNow: () => performance.now(), onError });
  const openedAccess = await openAccess(database, {
    publicKeysRunDocuments: () => !settings.publicKeyPaths && trustedDocuments.current() !== null,
    clock,
    monotonicNow: getMonotonicMs,
    anonymousPerMinute: settings.keylessPerMinute,
    visitorPerMinute: settings.visitorPerMinute,
    needsNoKey,
    wrongKeys: limits.wrongKeys,
    log,
    redisUrl: settings.redisUrl,
    shared: options.windows,
    notifyPeers: peers.notify,
    refresh: openedData.refresh,
    onError,
  });
  closers.push(() => openedAccess.close());
  closers.push(...(await role.startJobs({ settings, database, access: openedAccess, log, clock, onError })));
  const threadMetrics = role.metricsOf({ requests, graph, units: openedAccess.units, database, remote });
  const readMetrics = async () => {
    const [own, others] = await Promise.all([threadMetrics(), peers.metrics()]);
    return typeof others === 'string' ? others : formatMetrics([own, ...others]);
  };
  /** Reason why load balancers should send no requests; null when the service is ready. */
  let notReadyReason: string | null = null;
  const app = openHttp(settings, {
    database,
    graph,
    subgraphPaths,
    opened: openedAccess,
    trusted: trustedDocuments,
    limits,
    pageLimit: createPageLimit({
      perMinute: settings.pagesPerMinute,
      monotonicNow: getMonotonicMs,
      windows: options.windows,
    }),
    clock,
    log,
    metrics: readMetrics,
    requests,
    needsNoKey,
    closers,
    onError,
    notReady: () => notReadyReason,
    imports: options.imports,
    dataJobs: options.dataJobs ?? createLocalDataJobs(settings, { clock, log }),
    onRequestError: options.onRequestError ?? ((error) => onError(error)),
  });
  return {
    app,
    graph,
    firstKey: key?.key ?? null,
    keyFile: key,
    beforeSending: openedAccess.writeUsage,
    countRequest: openedAccess.countRequest,
    handleNotification: openedAccess.handleNotification,
    metrics: readMetrics,
    ownMetrics: threadMetrics,
    async warm(threads, settle) {
      const warmUpMessage = 'The service is warming up; it already serves requests.';
      notReadyReason ??= warmUpMessage;
      await Promise.all([runWarmUp(graph, app, clock()), threads]);
      settle?.();
      if (notReadyReason === warmUpMessage) notReadyReason = null;
    },
    drain() {
      notReadyReason = 'The service is shutting down.';
    },
    async close() {
      for (const close of closers.reverse()) await close();
    },
  };
}

interface OpenedData {
  readonly database: Database;
  readonly graph: Graph;
  readonly subgraphPaths: SubgraphPaths;
  readonly remote: RemoteSubgraphs;
  /** Loads imported data. */
  readonly refresh: () => Promise<void>;
}

/** Opens the store, the data for the subgraphs in this process, and the graph over all subgraphs. */
async function openData(
  settings: Settings,
  options: ServiceOptions,
  { log, peers, role, closers }: { log: Log; peers: PeerThreads; role: ThreadRole; closers: CloseFunction[] },
): Promise<OpenedData> {
  const { onError } = options;
  const storeCallbacks: StoreCallbacks = {
    ...options,
    warn: (line) => log.warn(line),
    onRefreshed: () => peers.notify('data'),
  };
  const isRemote = (name: SubgraphName) => settings.subgraphUrls[name] !== undefined;
  // When all subgraphs that read from the store are remote, this process reads only the keys.
  const stores = subgraphsWithStore.every(isRemote) ? null : await openStores(settings, storeCallbacks, role);
  const database = stores?.database ?? (await role.openDatabase(settings, storeCallbacks));
  closers.push(() => (stores ?? database).close());
  const isOnlyTimeLocal = stores === null && !isRemote('time');
  const followedEditions = isOnlyTimeLocal
    ? await followEditions(database, settings, (error) => onError(error))
    : null;
  if (followedEditions !== null) closers.push(() => followedEditions.stop());
  const remoteSubgraphs = getRemoteSubgraphs(settings);
  const onUnexpectedError: OnUnexpectedError = (error, subgraph, requestId) =>
    onError(error, { subgraph, request_id: requestId });
  const subgraphs = openSubgraphs(
    settings,
    stores === null ? null : { ...stores, imports: options.imports },
    onUnexpectedError,
    followedEditions?.editions ?? stores?.editions,
    remoteSubgraphs,
  );
  const graph = openGraph(settings, subgraphs, onUnexpectedError);
  closers.push(watchRemoteSubgraphs(remoteSubgraphs, log));
  const subgraphPaths = createSubgraphPaths({
    modules: subgraphs.modules,
    isAllowed: createSubgraphClientTest(settings.subgraphsFrom, settings.trustedProxies),
    baseUrl: settings.baseUrl,
    clock: options.clock,
    onUnexpectedError,
  });
  closers.push(() => subgraphPaths.close());
  return {
    database,
    graph,
    subgraphPaths,
    remote: remoteSubgraphs,
    refresh: async () => (stores ?? followedEditions?.editions)?.refresh(),
  };
}

interface HttpDependencies {
  readonly database: Database;
  readonly graph: Graph;
  readonly subgraphPaths: SubgraphPaths;
  readonly opened: OpenedAccess;
  readonly trusted: ReturnType<typeof openTrustedDocuments>;
  readonly limits: ProcessLimits;
  readonly pageLimit: PageLimit;
  readonly clock: () => number;
  readonly log: Log;
  readonly metrics: () => Promise<string>;
  readonly needsNoKey: typeof isFromThisMachine;
  readonly notReady: () => string | null;
  readonly imports: ImportsOnDemand | undefined;
  readonly dataJobs: DataJobs;
  readonly closers: CloseFunction[];
  readonly onError: (error: unknown) => void;
  readonly onRequestError: (error: unknown, request: Request) => void;
  readonly requests: RequestMetrics;
}

/** The handlers of REST, GraphQL, bulk, MCP, compatibility APIs, custom operations and pages. */
function openHttp(settings: Settings, parts: HttpDependencies): Handler {
  const { database, graph, opened, clock, log, metrics, needsNoKey, notReady, closers, onError, pageLimit } =
    parts;
  const { baseUrl, documentLimits: limits, operationTimeoutMs: timeoutMs } = settings;
  const { access } = opened;
  const schema = graph.apiSchema;
  const getLocalMonotonicMs = () => performance.now();
  const prices = createGraphPrices(routes, graph);
  const operationLimits = { lookups: settings.maxLookups, fields: settings.maxFields };
  const costControl = {
    demand: new CostControl({ access, prices, schema, operationLimits, limits, timeoutMs }),
    reading: createClientDocumentRules(prices, limits),
  };
  const customRows = new CustomRows({
    graph,
    control: costControl,
    onError: ({ position, message }) =>
      log.error('custom operation not served', { ...position, reason: message }),
  });
  closers.push(followCustomOperations(customRows, settings.dataDir, onError));
  const lookups = new Lookups({ routes, graph, clock, custom: customRows, onError: parts.onRequestError });
  const securityContact = settings.securityContact;
  const recentResponses = new RecentResponses();
  const restHandler = createRest({
    routes,
    graph,
    lookups,
    custom: customRows,
    access,
    recent: recentResponses,
    baseUrl,
    clock,
    contact: securityContact,
    pageLimit,
  });
  const graphqlHandler = createGraphql({
    graph,
    access,
    prices,
    ceiling: operationLimits,
    limits,
    timeoutMs,
    baseUrl,
    clock,
    introspection: settings.introspection,
    facts: () => findFactFields(routes, graph),
    trusted: parts.trusted.current,
    pageLimit,
  });
  const compatHandler = createCompatApis({
    graph,
    control: costControl,
    access,
    baseUrl,
    clock,
    open: settings.doors,
    windows: opened.windows,
    monotonicNow: getMonotonicMs,
    anonymousPerMinute: settings.doorsPerMinute,
  });
  const checkReadiness = createReadinessCheck(createDependencies(settings, database), getLocalMonotonicMs);
  const readReadiness = async () => {
    const reason = notReady();
    return reason === null ? checkReadiness() : { status: 'not ready' as const, reason };
  };
  const isOperator = createOperatorTest(settings.metricsFrom, settings.trustedProxies);
  const pages = createPages({
    routes,
    schema,
    baseUrl,
    isDemo: needsNoKey,
    limit: pageLimit,
    changedZones: () => findChangedZones(settings.timezoneEdition ?? pinnedEdition.version, clock() / 1000),
  });
  const administration = {
    book: new KeyRegistry(database, clock),
    scopes: getKeyScopes(routes),
    clock,
    settle: opened.settle,
  };
  const adminHandler = createAdmin({
    baseUrl,
    access,
    isPermitted: createOperatorTest(settings.adminFrom, settings.trustedProxies),
    administration,
    jobs: parts.dataJobs,
    reader: createAdminReader({ settings, database, administration, jobs: parts.dataJobs }),
    onKeysChanged: () => opened.broadcast('keys'),
    log,
  });
  const missingPages = createMissingPages({ baseUrl, isDemo: needsNoKey });
  const factPages = createFactPages({
    graph,
    access,
    clock,
    baseUrl,
    isDemo: needsNoKey,
    onDemand: (loaded) => listOnDemandRows(parts.imports, loaded),
    status: createStatusReader({
      settings,
      database,
      ready: readReadiness,
      requests: parts.requests,
      clock,
      monotonicNow: getLocalMonotonicMs,
      isOperator,
    }),
  });
  return createApp({
    baseUrl,
    apiVersion: latestVersion,
    rateOf: createRateHeaderReader(access),
    rest: (request) =>
      compatHandler(request) ?? chain(restHandler(request), (response) => missingPages(request, response)),
    bulk: createBulk({ routes, lookups, access, slots: parts.limits.slots, baseUrl, clock, pause }),
    graphql: graphqlHandler,
    mcp: createMcp({
      catalog: new Catalog(routes, schema),
      rest: restHandler,
      graphql: graphqlHandler,
      access,
      baseUrl,
      origins: opened.origins,
      version: latestVersion,
    }),
    subgraphs: parts.subgraphPaths.handle,
    pages: (request) => adminHandler(request) ?? factPages(request) ?? pages(request),
    readiness: readReadiness,
    origins: opened.origins,
    metrics,
    isOperator,
    onError: parts.onRequestError,
  });
}

/** Rejects when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> => setTimeout(ms, undefined, { signal });
