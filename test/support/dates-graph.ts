import { readFileSync } from 'node:fs';
import { graphql, parse, type GraphQLSchema } from 'graphql';
import { createRest } from '../../rest-compat/handler/handler.ts';
import { dateRoutes } from '../../rest-compat/routes/date.ts';
import { holidayRoutes } from '../../rest-compat/routes/holiday.ts';
import { measureRoutes } from '../../rest-compat/routes/measure.ts';
import { Access, type KeyRecord } from '../../router/auth/access.ts';
import { noRestrictions } from '../../router/auth/key-record.ts';
import { formatKey, hashSecret, createKey } from '../../router/auth/key.ts';
import { createGraph } from '../../router/graph.ts';
import { LocalSubgraph, buildExecutableSchema } from '../../router/subgraph/local.ts';
import { businessResolvers } from '../../subgraphs/time/business/resolvers.ts';
import { dateResolvers } from '../../subgraphs/time/date/resolvers.ts';
import { createHolidayCalendar, type HolidayCalendar } from '../../subgraphs/time/holiday/calendar.ts';
import { holidayResolvers } from '../../subgraphs/time/holiday/resolvers.ts';
import { createMeasureResolvers } from '../../subgraphs/time/measure/resolvers.ts';

const read = (path: string) => readFileSync(new URL(`../../schema/${path}`, import.meta.url), 'utf8');

/** The instant of the tests: a Friday, but already Saturday in Auckland. */
const now = Date.parse('2026-11-20T21:30:00Z');

/** The time subgraph with only the families holiday, date and measure. */
function buildDatesSchema(calendar: HolidayCalendar = createHolidayCalendar()): GraphQLSchema {
  const [holidays, business] = [holidayResolvers(calendar), businessResolvers(calendar)];
  const measures = createMeasureResolvers();
  return buildExecutableSchema({
    typeDefs: parse(read('time.graphql')),
    resolvers: {
      CalendarDate: { ...dateResolvers.CalendarDate, ...business.CalendarDate },
      Query: { ...holidays.Query, ...business.Query, ...dateResolvers.Query, ...measures.Query },
      HolidayYear: holidays.HolidayYear,
      Country: { ...holidays.Country, ...business.Country },
    },
  });
}

const schema = buildDatesSchema();

/** Runs a document against the subgraph. @returns plain JSON */
export async function execute(source: string, variableValues: Record<string, unknown> = {}) {
  const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue: { now } });
  return {
    data: JSON.parse(JSON.stringify(data ?? null)) as Record<string, unknown> | null,
    errors: errors.map(({ message, extensions }) => ({ ...extensions, message })),
  };
}

const key = createKey('secret');
const record: KeyRecord = {
  short: key.short,
  type: 'secret',
  secretHash: hashSecret(key.secret),
  plan: { name: 'unlimited', requestsPerMinute: null, deep: true, features: [] },
  ...noRestrictions,
};
const getNow = () => now;

const restHandler = createRest({
  routes: [...holidayRoutes, ...dateRoutes, ...measureRoutes],
  graph: createGraph({
    sdl: read('supergraph.graphql'),
    subgraphs: {
      time: new LocalSubgraph('time', schema),
      // Subgraph that is queried for the country name of an unknown country. It returns no name.
      geo: new LocalSubgraph(
        'geo',
        buildExecutableSchema({ typeDefs: parse(read('geo.graphql')), resolvers: {} }),
      ),
    },
  }),
  access: new Access({ find: async () => record }, { clock: getNow }),
  baseUrl: 'http://localhost',
  clock: getNow,
});

/** Sends a GET request through the real router. @param target path with query, percent-encoded */
export async function get(target: string, headers: Record<string, string> = {}) {
  const { status, body, headers: answered } = await getText(target, headers);
  return {
    status,
    body: JSON.parse(body) as Record<string, unknown>,
    cacheControl: answered.get('Cache-Control'),
  };
}

/** Returns the response as text, whatever its format. */
export async function getText(target: string, headers: Record<string, string> = {}) {
  const [path = '', query = ''] = target.split('?');
  const {
    status,
    body,
    headers: flat,
  } = await restHandler({
    method: 'GET',
    path,
    query,
    headers: { 'x-api-key': formatKey(key), ...headers },
    ip: '127.0.0.1',
    id: 'test',
    signal: new AbortController().signal,
    body: async () => '',
  });
  const pairs = flat.flatMap((name, index) =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : [],
  );
  return { status, body, headers: new Map(pairs) };
}
