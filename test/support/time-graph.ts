import { readFileSync } from 'node:fs';
import { graphql, parse, validate } from 'graphql';
import { createRest } from '../../rest-compat/handler/handler.ts';
import { timeRoutes } from '../../rest-compat/routes/time.ts';
import { timezoneRoutes } from '../../rest-compat/routes/timezone.ts';
import { Access, type KeyRecord } from '../../router/auth/access.ts';
import { noRestrictions } from '../../router/auth/key-record.ts';
import { formatKey, hashSecret, createKey } from '../../router/auth/key.ts';
import { createGraph } from '../../router/graph.ts';
import { LocalSubgraph, buildExecutableSchema, type SubgraphResolvers } from '../../router/subgraph/local.ts';
import type { PlaceSources } from '../../subgraphs/geo/location/location.ts';
import { locationResolvers } from '../../subgraphs/geo/location/resolvers.ts';
import type { Editions } from '../../subgraphs/time/editions/editions.ts';
import { createClockResolvers } from '../../subgraphs/time/index.ts';
import { findZonesAtPoint } from '../../facts/point/zones-at-point.ts';
import type { ZonesAtPoint } from '../../subgraphs/time/point/zone-at-point.ts';

const read = (path: string) => readFileSync(new URL(`../../schema/${path}`, import.meta.url), 'utf8');

/** The default instant of tests. */
export const noon = Date.parse('2026-11-20T12:00:00Z');

export interface TimeFixture {
  /** Epoch milliseconds. */
  readonly now?: number;
  readonly places?: PlaceSources;
  readonly zonesAt?: ZonesAtPoint;
  readonly editions?: Editions;
}

type Json = Record<string, unknown>;

export interface TimeResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies of tests are JSON
  readonly body: any;
}

const createSubgraph = (name: string, resolvers: object) =>
  buildExecutableSchema({
    typeDefs: parse(read(`${name}.graphql`)),
    resolvers: resolvers as SubgraphResolvers,
  });

const key = createKey('secret');
const record: KeyRecord = {
  short: key.short,
  type: 'secret',
  secretHash: hashSecret(key.secret),
  plan: { name: 'unlimited', requestsPerMinute: null, deep: true, features: [] },
  ...noRestrictions,
};

/** Returns the REST paths of time through the real router, with the real zones and rules. */
export function createTimeService({
  now = noon,
  places = {},
  zonesAt = findZonesAtPoint,
  editions,
}: TimeFixture = {}) {
  const restHandler = createRest({
    routes: [...timeRoutes, ...timezoneRoutes],
    graph: createGraph({
      sdl: read('supergraph.graphql'),
      subgraphs: {
        time: new LocalSubgraph('time', createSubgraph('time', createClockResolvers(zonesAt, editions))),
        geo: new LocalSubgraph('geo', createSubgraph('geo', locationResolvers(places))),
      },
    }),
    access: new Access({ find: async () => record }, { clock: () => now }),
    baseUrl: 'http://localhost',
    clock: () => now,
  });
  /** @param target path with query, percent-encoded */
  return async (target: string, headers: Record<string, string> = {}): Promise<TimeResponse> => {
    const [path = '', query = ''] = target.split('?');
    const response = await restHandler({
      method: 'GET',
      path,
      query,
      headers: { 'x-api-key': formatKey(key), ...headers },
      ip: '127.0.0.1',
      id: 'test',
      signal: new AbortController().signal,
      body: async () => '',
    });
    const pairs = response.headers.flatMap((name, index) =>
      index % 2 === 0 ? [[name.toLowerCase(), response.headers[index + 1] ?? ''] as const] : [],
    );
    return { status: response.status, headers: new Map(pairs), body: JSON.parse(response.body) as Json };
  };
}

/** Sends a request at the default instant, without places. */
export const get = createTimeService();

/** Returns a path with percent-encoded query parameters: `target('/time/UTC', { at: '...' })`. */
export const buildTarget = (path: string, query: Record<string, string> = {}): string => {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return text.length === 0 ? path : `${path}?${text.join('&')}`;
};

const pinnedSchema = createSubgraph('time', createClockResolvers(findZonesAtPoint));
const getSchema = (editions: Editions | undefined) =>
  editions === undefined
    ? pinnedSchema
    : createSubgraph('time', createClockResolvers(findZonesAtPoint, editions));

/** Runs a document against the time subgraph alone. @returns plain JSON */
export async function execute(
  source: string,
  variableValues: Record<string, unknown> = {},
  now = noon,
  editions?: Editions,
) {
  const schema = getSchema(editions);
  const problems = validate(schema, parse(source));
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue: { now } });
  return {
    data: JSON.parse(JSON.stringify(data ?? null)),
    errors: errors.map(({ message, extensions }) => ({ ...extensions, message })),
  };
}
