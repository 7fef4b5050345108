import { readFileSync } from 'node:fs';
import type { Places } from '../../db/snapshot/places.ts';
import { findFactFields } from '../../rest-compat/prices/fact-fields.ts';
import { createGraphPrices } from '../../rest-compat/prices/graph-prices.ts';
import { createRest } from '../../rest-compat/handler/handler.ts';
import { Lookups } from '../../rest-compat/handler/lookups.ts';
import { CustomRows } from '../../rest-compat/custom-operations/custom-rows.ts';
import type { Route } from '../../rest-compat/routing/route.ts';
import { routes as allRoutes } from '../../rest-compat/routes/index.ts';
import { Access, type KeyRecord, type Plan } from '../../router/auth/access.ts';
import { noRestrictions } from '../../router/auth/key-record.ts';
import { formatKey, hashSecret, createKey } from '../../router/auth/key.ts';
import { Units, type Allowance, type LeaseStore, type UnitKind } from '../../router/limits/units.ts';
import { readSubgraph, type SubgraphName } from '../../router/compose/supergraph.ts';
import type { OperationLimits } from '../../router/cost/bound.ts';
import type { GraphPrices } from '../../router/cost/prices.ts';
import { createSocketSend, type Send } from '../../net/send.ts';
import { CostControl } from '../../router/cost/charge.ts';
import { defaultLimits } from '../../router/cost/document-limits.ts';
import { createGraph, type Graph } from '../../router/graph.ts';
import { createClientDocumentRules } from '../../router/http/graphql/client-document-rules.ts';
import { createGraphql, type GraphqlOptions } from '../../router/http/graphql/handler.ts';
import type { Handler, Response } from '../../router/exchange.ts';
import { LocalSubgraph, buildExecutableSchema, type SubgraphResolvers } from '../../router/subgraph/local.ts';
import { companyResolvers, type CompanySources } from '../../subgraphs/company/index.ts';
import {
  createContactResolvers,
  createContactSources,
  type ExternalClients,
} from '../../subgraphs/contact/index.ts';
import { createUnavailableError } from '../../core/lookup-error.ts';
import { geoResolvers } from '../../subgraphs/geo/index.ts';
import { createTimeResolvers } from '../../subgraphs/time/index.ts';
import { noSources } from './company-graph.ts';
import { buildGeoSources, type GraphOverrides } from './places-graph.ts';
import type { UserFacingError } from '../../core/user-facing-error.ts';
import { createUnreachableProviders } from './unreachable-providers.ts';

export const noon = Date.parse('2026-11-20T12:00:00Z');

interface MeteredFixtureOptions {
  readonly places: Places;
  readonly outside?: Partial<ExternalClients>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly company?: Partial<CompanySources>;
  readonly geo?: GraphOverrides;
  readonly plan?: Partial<Plan>;
  readonly families?: readonly string[];
  readonly ceiling?: Partial<OperationLimits>;
  readonly timeoutMs?: number;
  readonly trusted?: GraphqlOptions['trusted'];
  readonly keyType?: KeyRecord['type'];
  /** Whether to use the query planner. False executes operations field by field. */
  readonly isPlanned?: boolean;
  /** Called with invalid custom documents of the operator. */
  readonly onDocumentError?: (fault: UserFacingError) => void;
  /** Routes to serve. Default: all routes. */
  readonly routes?: readonly Route[];
}

export type SpentUnits = Readonly<Record<UnitKind, number>>;

const createSubgraph = (name: SubgraphName, resolvers: SubgraphResolvers) =>
  new LocalSubgraph(name, buildExecutableSchema({ typeDefs: readSubgraph(name), resolvers }));

function memoize<T>(make: () => T): () => T {
  let cachedValue: { readonly value: T } | undefined;
  return () => (cachedValue ??= { value: make() }).value;
}

/** Rejects all external requests, except HTTP to providers on loopback. */
function createLoopbackClients() {
  const { outside } = createUnreachableProviders();
  const sendWeb: Send = (url, sent) =>
    url.hostname === '127.0.0.1' ? createSocketSend(new Set([url.origin]))(url, sent) : outside.web(url);
  return { ...outside, web: sendWeb };
}

// Create the subgraph only once, since it is the same for every service.
const time = memoize(() => createSubgraph('time', createTimeResolvers()));
const bareCompany = memoize(() => createSubgraph('company', companyResolvers(noSources)));
const geoSubgraphs = new WeakMap<Places, LocalSubgraph>();
function getGeoSubgraph(places: Places, additional?: GraphOverrides): LocalSubgraph {
  if (additional !== undefined)
    return createSubgraph('geo', geoResolvers(buildGeoSources(places, additional)));
  const geo = geoSubgraphs.get(places) ?? createSubgraph('geo', geoResolvers(buildGeoSources(places)));
  geoSubgraphs.set(places, geo);
  return geo;
}
let prices: GraphPrices | undefined;
const getPrices = (graph: Graph): GraphPrices => (prices ??= createGraphPrices(allRoutes, graph));

/** Returns REST and GraphQL over the whole graph without sockets, with the units of one key in memory. */
export async function createMeteredFixture(options: MeteredFixtureOptions) {
  const books = new Map<string, { leased: number; used: number }>();
  const state = { now: noon, down: false };
  const findBook = ({ unit, month }: Allowance) => {
    const knownBook = books.get(`${unit} ${month}`) ?? { leased: 0, used: 0 };
    books.set(`${unit} ${month}`, knownBook);
    return knownBook;
  };
  const store: LeaseStore = {
    async lease(allowance, { wanted, limit }) {
      if (state.down) throw createUnavailableError('The store of units is not responding.');
      const books = findBook(allowance);
      const grantedUnits = Math.max(0, Math.min(wanted, limit - books.leased));
      books.leased += grantedUnits;
      return grantedUnits;
    },
    async settle(settlements) {
      if (state.down) throw createUnavailableError('The store of units is not responding.');
      for (const settlement of settlements) {
        const books = findBook(settlement);
        books.leased += settlement.taken;
        books.used += settlement.spent;
      }
    },
  };
  const getNow = () => state.now;
  const units = new Units(store, { clock: getNow });
  const parts = createKey(options.keyType ?? 'secret');
  const record: KeyRecord = {
    short: parts.short,
    type: options.keyType ?? 'secret',
    secretHash: hashSecret(parts.secret),
    plan: { name: 'test', requestsPerMinute: null, deep: true, features: ['caller', 'hlr'], ...options.plan },
    ...noRestrictions,
    allowedOrigins: ['https://shop.example'],
    families: options.families ?? null,
  };
  const access = new Access({ find: async () => record }, { clock: getNow, units });
  const sources = createContactSources(options.settings ?? {}, {
    ...createLoopbackClients(),
    clock: getNow,
    ...options.outside,
  });
  const graph = createGraph({
    sdl: readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
    ...(options.isPlanned === false ? { loadPlanner: () => null } : {}),
    subgraphs: {
      geo: getGeoSubgraph(options.places, options.geo),
      company:
        options.company === undefined
          ? bareCompany()
          : createSubgraph('company', companyResolvers({ ...noSources, ...options.company })),
      time: time(),
      contact: createSubgraph('contact', createContactResolvers(sources)),
    },
  });
  const baseUrl = 'http://localhost';
  const prices = getPrices(graph);
  const costCeiling = { lookups: 10_000, fields: 250_000, ...options.ceiling };
  const timeoutMs = options.timeoutMs ?? 10_000;
  const costControl = {
    demand: new CostControl({
      access,
      prices,
      schema: graph.apiSchema,
      operationLimits: costCeiling,
      limits: defaultLimits,
      timeoutMs,
    }),
    reading: createClientDocumentRules(prices, defaultLimits),
  };
  const customRows = new CustomRows({
    graph,
    control: costControl,
    onError: options.onDocumentError ?? (() => undefined),
  });
  const routes = options.routes ?? allRoutes;
  const lookups = new Lookups({ routes, graph, clock: getNow, custom: customRows });
  const restHandler = createRest({
    routes,
    graph,
    lookups,
    custom: customRows,
    access,
    baseUrl,
    clock: getNow,
  });
  const countedOperations: string[] = [];
  const graphql = createGraphql({
    graph,
    access,
    prices,
    baseUrl,
    clock: getNow,
    introspection: 'anyone',
    facts: () => findFactFields(allRoutes, graph),
    ...(options.trusted === undefined ? {} : { trusted: options.trusted }),
    ceiling: costCeiling,
    timeoutMs,
  });

  const send = async (handler: Handler, method: string, target: string, body: string): Promise<Response> => {
    const [path = '', query = ''] = target.split('?');
    const response = await handler({
      method,
      path,
      query,
      headers: { 'x-api-key': formatKey(parts), 'content-type': 'application/json' },
      ip: '192.0.2.1',
      id: 'test',
      signal: new AbortController().signal,
      body: async () => body,
    });
    const { info: requested, status } = response;
    if (requested !== undefined) countedOperations.push(`${requested.family} ${requested.plan} ${status}`);
    return response;
  };

  return {
    graph,
    access,
    control: costControl,
    prices,
    own: customRows,
    state,
    /** Family, plan and status of each request that /metrics would count. */
    counted: countedOperations,
    graphql,
    key: formatKey(parts),
    /** Sends a GET request. @param target path with query */
    get: (target: string) => send(restHandler, 'GET', target, ''),
    /** Sends a GET request to another handler. */
    getFrom: (handler: Handler, target: string) => send(handler, 'GET', target, ''),
    /** Sends a POST /graphql request. */
    ask: (query: string, variables: object = {}, extensions: object = { cost: true }) =>
      send(graphql, 'POST', '/graphql', JSON.stringify({ query, variables, extensions })),
    /** Returns the units that the key has spent since the last call. */
    async spent(): Promise<SpentUnits> {
      await units.flush();
      const spentUnits = { pooled: 0, carrier: 0, email_deep: 0, vat_deep: 0 };
      for (const [id, row] of books) {
        spentUnits[id.split(' ')[0] as UnitKind] += row.used;
        row.used = 0;
      }
      return spentUnits;
    },
    close: async () => undefined,
  };
}

export type MeteredFixture = Awaited<ReturnType<typeof createMeteredFixture>>;
