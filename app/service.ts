import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '../db/client/client.ts';
import { keyScopesOf } from '../rest-compat/key-scopes.ts';
import { graphPrices } from '../rest-compat/graph-prices.ts';
import { createRest } from '../rest-compat/handler.ts';
import { routes } from '../rest-compat/routes.ts';
import { latest } from '../rest-compat/versions.ts';
import { keepFresh, refreshRates } from '../subgraphs/company/rates/refresh.ts';
import { createProvider } from '../subgraphs/provider.ts';
import { firstKey, type FirstKey } from './access/first-key.ts';
import { openAccess } from './access/open-access.ts';
import { createApp } from '../router/http/app.ts';
import { rateOf } from '../router/http/rate-of.ts';
import { readSupergraph, subgraphNames, type SubgraphName } from '../router/compose/supergraph.ts';
import { createGraph, type Graph } from '../router/graph.ts';
import { createGraphql } from '../router/http/graphql/handler.ts';
import { AddressList } from '../router/http/address-list.ts';
import type { Handler, Request } from '../router/http/exchange.ts';
import { Counters } from '../router/http/metrics.ts';
import { silent, type Log } from './log/log.ts';
import { askSubgraph, readinessOf, type Support } from './readiness.ts';
import { storeOf, type Settings } from './settings.ts';
import { trustedDocuments } from './trusted-documents.ts';
import { parsePlanBook } from '../router/plan/plan-book.ts';
import { openStores, type OpenStores, type StoreEffects } from './stores.ts';
import { LocalSubgraph, subgraphSchema } from '../router/subgraph/local.ts';
import type { SubgraphClient } from '../router/subgraph/client.ts';
import { RemoteSubgraph } from '../router/subgraph/remote.ts';
import { storeReaders, subgraphModule } from './subgraphs.ts';

export interface Service {
  readonly app: Handler;
  readonly graph: Graph;
  /** Null: the database has keys that this data folder does not know. */
  readonly firstKey: string | null;
  /** Where that key is kept, and whether it was made just now. */
  readonly keyFile: Omit<FirstKey, 'key'> | null;
  /** From now on /readyz says that the service ends. */
  drain(): void;
  close(): Promise<void>;
}

export interface Effects extends StoreEffects {
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Default: nothing is told but faults. */
  readonly log?: Log;
  /** Told about what a request's handler threw. Default: onFault. */
  readonly onRequestFault?: (error: unknown, request: Request) => void;
}

/** Opens the whole service, without a socket: store, data, graph, REST, GraphQL. */
export async function openService(settings: Settings, given: Effects): Promise<Service> {
  const { log = silent } = given;
  const tell = (line: string) => log.warn(line);
  const effects = { ...given, tell };
  const isRemote = (name: SubgraphName) => settings.subgraphUrls[name] !== undefined;
  // A router whose readers of the store run elsewhere only needs the keys.
  const stores = storeReaders.every(isRemote) ? null : await openStores(settings, effects);
  const database = stores?.database ?? (await openDatabase(storeOf(settings, tell)));
  const key = await firstKey(database);
  const graph = createGraph({
    sdl: readSupergraph(),
    plans: parsePlanBook(readFileSync(new URL('../schema/plans.json', import.meta.url), 'utf8')),
    onUnexpectedError: effects.onFault,
    subgraphs: Object.fromEntries(
      subgraphNames.map((name) => [name, clientOf(name, settings, stores, effects.onFault)]),
    ),
    introspection: settings.introspection !== 'nobody',
    cacheBytes: settings.cacheMb * 1024 * 1024,
  });
  const { clock, onFault } = effects;
  const stopRates = followRates(settings, database, effects);
  const doors = await openAccess(database, {
    clock,
    ticks: () => performance.now(),
    keylessPerMinute: settings.keylessPerMinute,
    wrongKeysPerMinute: settings.wrongKeysPerMinute,
    log,
    scopes: keyScopesOf(routes),
    redisUrl: settings.redisUrl,
    onFault,
  });
  const { access } = doors;
  const metrics = new Counters(clock);
  const trusted = trustedDocuments(settings, { ticks: () => performance.now(), onFault });
  const prices = graphPrices(routes, graph);
  const { baseUrl } = settings;
  let draining = false;
  const readiness = readinessOf(supports(settings, database), () => performance.now());
  return {
    graph,
    firstKey: key?.key ?? null,
    keyFile: key,
    app: createApp({
      baseUrl,
      apiVersion: latest,
      rateOf: rateOf(access),
      rest: createRest({ routes, graph, access, baseUrl, clock, metrics }),
      graphql: createGraphql({
        graph,
        access,
        prices,
        ceiling: { lookups: settings.maxLookups, fields: settings.maxFields },
        timeoutMs: settings.operationTimeoutMs,
        baseUrl,
        clock,
        metrics,
        introspection: settings.introspection,
        trusted: trusted.current,
      }),
      readiness: async () =>
        draining ? { status: 'not ready', reason: 'The service is ending.' } : readiness(),
      origins: doors.origins,
      metrics: () => metrics.text(),
      metricsFrom: new AddressList(settings.metricsFrom),
      onFault: effects.onRequestFault ?? onFault,
    }),
    drain() {
      draining = true;
    },
    async close() {
      stopRates();
      await doors.close();
      await (stores ?? database).close();
    },
  };
}

/** How often the bank of the reference rates is asked; it publishes once on working days. */
const ratesEveryMs = 6 * 60 * 60 * 1000;

/** Keeps the exchange rates fresh where the operator named their source. @returns ends it */
function followRates({ providers }: Settings, database: Database, { clock, onFault }: Effects): () => void {
  const baseUrl = providers['ECB_URL'];
  if (baseUrl === undefined) return () => undefined;
  // The history since 1999 is one file.
  const limits = { timeoutMs: 30_000, maxBytes: 20_000_000 };
  const bank = createProvider({ name: 'The European Central Bank', setting: 'ECB_URL', baseUrl, ...limits });
  return keepFresh(() => refreshRates(database, bank, clock()), { everyMs: ratesEveryMs, onFault });
}

function clientOf(
  name: SubgraphName,
  settings: Settings,
  stores: OpenStores | null,
  onFault: (error: unknown) => void,
): SubgraphClient {
  const url = settings.subgraphUrls[name];
  if (url !== undefined)
    return new RemoteSubgraph({ name, url, setting: `SUBGRAPH_${name.toUpperCase()}_URL` });
  const module = subgraphModule(name, settings, () => {
    if (stores === null) throw new Error(`The subgraph ${name} needs a store.`);
    return stores;
  });
  return new LocalSubgraph(name, subgraphSchema(module), onFault);
}

/** For so long verified keys stay good without the database; then nobody is let in any more. */
const withoutDatabaseMs = 600_000;

/** What paths rest on: the database, and the subgraphs that run elsewhere. */
const supports = ({ subgraphUrls }: Settings, database: Database): Support[] => [
  { name: 'the database', ask: () => database.query(sql`select 1`), bearableMs: withoutDatabaseMs },
  ...Object.entries(subgraphUrls).map(([name, url]) => ({
    name: `the subgraph ${name}`,
    ask: () => askSubgraph(url),
  })),
];
