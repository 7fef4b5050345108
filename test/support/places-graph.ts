import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { createRest } from '../../rest-compat/handler/handler.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { Access, type KeyRecord } from '../../router/auth/access.ts';
import { noRestrictions } from '../../router/auth/key-record.ts';
import { formatKey, hashSecret, createKey } from '../../router/auth/key.ts';
import { readSubgraph } from '../../router/compose/supergraph.ts';
import { createGraph, type Graph } from '../../router/graph.ts';
import type { Handler } from '../../router/exchange.ts';
import type { SubgraphClient } from '../../router/subgraph/client.ts';
import { LocalSubgraph, buildExecutableSchema, type SubgraphResolvers } from '../../router/subgraph/local.ts';
import { binResolvers } from '../../subgraphs/company/bin/resolvers.ts';
import { currencyResolvers } from '../../subgraphs/company/currency/resolvers.ts';
import { createContactResolvers, createContactSources } from '../../subgraphs/contact/index.ts';
import { geoResolvers, type GeoSources } from '../../subgraphs/geo/index.ts';
import { createTimeResolvers } from '../../subgraphs/time/index.ts';
import type { PostalCodes } from '../../db/queries/postal-codes.ts';
import type { Networks } from '../../db/snapshot/networks.ts';
import type { Places } from '../../db/snapshot/places.ts';
import type { AirportsAndPorts } from '../../db/snapshot/airports-and-ports.ts';
import { createUnavailableError } from '../../core/lookup-error.ts';

export const noon = Date.parse('2026-11-20T12:00:00Z');

const createSubgraph = (name: 'geo' | 'company' | 'time' | 'contact', resolvers: SubgraphResolvers) => {
  const schema = buildExecutableSchema({ typeDefs: readSubgraph(name), resolvers });
  return new LocalSubgraph(name, schema, (error) => {
    throw error;
  });
};

/** Postal codes without any record. */
const noPostalCodes: PostalCodes = {
  find: async () => [],
  countries: async () => [],
  placesIn: async () => [],
  named: async () => [],
  near: async () => [],
};

/** Datasets and sources that most tests of places do not need. */
export interface GraphOverrides extends Omit<Partial<GeoSources>, 'places' | 'networks' | 'terminals'> {
  readonly networks?: Networks;
  readonly terminals?: AirportsAndPorts;
}

function wrapTable<T>(table: T | undefined): { readonly current: T } {
  return {
    get current() {
      if (table === undefined) throw createUnavailableError('The test has not loaded this dataset.');
      return table;
    },
  };
}

/** Returns the sources of the geo subgraph for places in memory. */
export const buildGeoSources = (
  places: Places,
  { networks, terminals, ...additional }: GraphOverrides = {},
) => ({
  postalCodes: noPostalCodes,
  ...additional,
  places: { current: places },
  networks: wrapTable(networks),
  terminals: wrapTable(terminals),
});

const supergraph = readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8');
let otherSubgraphs: Readonly<Record<'company' | 'time' | 'contact', SubgraphClient>> | undefined;

/** Returns the graph of all subgraphs; the company subgraph has only the fields that places refer to. */
function createGraphOver(geo: SubgraphClient): Graph {
  otherSubgraphs ??= {
    company: createSubgraph('company', { ...binResolvers, ...currencyResolvers } as SubgraphResolvers),
    time: createSubgraph('time', createTimeResolvers()),
    contact: createSubgraph('contact', createContactResolvers(createContactSources({}))),
  };
  return createGraph({ sdl: supergraph, subgraphs: { geo, ...otherSubgraphs }, introspection: false });
}

/** Returns the graph of all subgraphs over places in memory. */
export const createPlacesGraph = (places: Places, additional: GraphOverrides = {}): Graph =>
  createGraphOver(createSubgraph('geo', geoResolvers(buildGeoSources(places, additional))));

export interface RestResponse {
  readonly status: number;
  readonly body: Record<string, never>;
}
export type Get = (path: string, headers?: Record<string, string>) => Promise<RestResponse>;

/** Additional settings of a test. */
export interface RestOptions extends GraphOverrides {
  /** False: requests are sent without a key. */
  readonly key?: false;
  /** The IP address of the client. */
  readonly ip?: string;
}

/** The geo subgraph of the current request. All tests share the routes, because planning all routes takes a while. */
const requestStorage = new AsyncLocalStorage<SubgraphClient>();
const anyGeo: SubgraphClient = {
  name: 'geo',
  execute(...args) {
    const geo = requestStorage.getStore();
    if (geo === undefined) throw new Error('Nobody said in which world.');
    return geo.execute(...args);
  },
};
const getNow = () => noon;
const [deepKey, plainKey] = [createKey('secret'), createKey('secret')];
const recordOf = (key: typeof deepKey, deep: boolean): KeyRecord => ({
  short: key.short,
  type: 'secret',
  secretHash: hashSecret(key.secret),
  plan: { name: 'test', requestsPerMinute: null, deep, features: [] },
  ...noRestrictions,
});
const records = [recordOf(deepKey, true), recordOf(plainKey, false)];
const access = new Access(
  { find: async (short) => records.find((key) => key.short === short) ?? null },
  { clock: getNow },
);
let restHandler: Handler | undefined;

/**
 * Returns a function that sends GET requests to all routes without a socket. @param deep whether the plan includes deep facts
 */
export function createPlacesRest(places: Places, deep = true, world: RestOptions = {}): Get {
  const key = deep ? deepKey : plainKey;
  const geo = createSubgraph('geo', geoResolvers(buildGeoSources(places, world)));
  const currentHandler = (restHandler ??= createRest({
    routes,
    graph: createGraphOver(anyGeo),
    access,
    baseUrl: 'http://localhost',
    clock: getNow,
  }));
  return async (path, headers = {}) => {
    const [route = '', query = ''] = path.split('?');
    const { status, body } = await requestStorage.run(geo, async () =>
      currentHandler({
        method: 'GET',
        path: route,
        query,
        headers: world.key === false ? headers : { 'x-api-key': formatKey(key), ...headers },
        id: 'test',
        ip: world.ip ?? '127.0.0.1',
        secure: false,
        signal: new AbortController().signal,
        body: async () => '',
      } as never),
    );
    return { status, body: JSON.parse(String(body)) as Record<string, never> };
  };
}
