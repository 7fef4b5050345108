import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { createBulk, type BulkOptions } from '../../rest-compat/bulk/bulk.ts';
import { createRest } from '../../rest-compat/handler/handler.ts';
import { Lookups } from '../../rest-compat/handler/lookups.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { latestVersion } from '../../rest-compat/routing/versions.ts';
import { Access, type KeyRecord } from '../../router/auth/access.ts';
import { noRestrictions } from '../../router/auth/key-record.ts';
import { formatKey, hashSecret, createKey } from '../../router/auth/key.ts';
import type { Units } from '../../router/limits/units.ts';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import type { Graph } from '../../router/graph.ts';
import { createApp } from '../../router/http/app.ts';
import { createClientAddressReader, createTrustedProxyTest } from '../../router/http/client-address.ts';
import type { SentResponse, Handler } from '../../router/exchange.ts';
import { createOperatorTest } from '../../router/http/operator-test.ts';
import { PublicUrl } from '../../router/http/public-url.ts';
import { createRateHeaderReader } from '../../router/http/rate-header-reader.ts';
import { listen, type ServerOptions } from '../../router/http/server.ts';
import { exchange, type RawResponse } from './raw-socket.ts';

const schema = buildApiSchema(
  readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
);

interface HttpFixtureOptions {
  readonly baseUrl?: string;
  readonly allowedHosts?: readonly string[];
  readonly trustedProxies?: readonly string[];
  readonly timeouts?: ServerOptions['timeouts'];
  readonly record?: Partial<KeyRecord>;
  readonly anonymousPerMinute?: number;
  /** Handler of /graphql. Default: a handler that returns its request. */
  readonly graphql?: Handler;
  /** Returns the value of a root field. Default: the variables of the operation. */
  readonly answer?: (variables: Readonly<Record<string, unknown>>) => unknown;
  readonly units?: Units;
  /** Waits for the next rate limit window of a bulk request. Default: the wait fails. */
  readonly pause?: BulkOptions['pause'];
  /** Options of /bulk. */
  readonly bulk?: Pick<BulkOptions, 'slots' | 'idleMs'>;
}

/**
 * Starts a server with real sockets, routes, access control and application. Only the graph is replaced: each lookup returns
 * its variables.
 */
export async function createHttpFixture(options: HttpFixtureOptions = {}) {
  const { answer = (variables) => ({ ...variables }) } = options;
  const parts = createKey('secret');
  const key = formatKey(parts);
  const record: KeyRecord = {
    short: parts.short,
    type: 'secret',
    secretHash: hashSecret(parts.secret),
    plan: { name: 'test', requestsPerMinute: 100_000, deep: true, features: ['caller', 'hlr'] },
    ...noRestrictions,
    ...options.record,
  };
  const graph: Graph = {
    apiSchema: schema,
    publicSchema: schema,
    sdl: '',
    operationCacheStatistics: () => ({ operations: 0, bytes: 0, maxBytes: 0 }),
    prepare(text) {
      const rootFields = parse(text).definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION
          ? definition.selectionSet.selections.flatMap((field) =>
              field.kind === Kind.FIELD ? [(field.alias ?? field.name).value] : [],
            )
          : [],
      );
      return {
        kind: 'query',
        rootFields,
        bind: () => ({ errors: [] }),
        execute(variables) {
          const values = rootFields.map(() => answer(variables));
          const formatReport = (each: readonly unknown[]) => ({
            data: Object.fromEntries(rootFields.map((root, index) => [root, each[index]])),
          });
          return values.some((each) => each instanceof Promise)
            ? Promise.all(values).then(formatReport)
            : formatReport(values);
        },
      };
    },
  };
  const getNow = () => Date.parse('2026-11-21T12:00:00Z');
  const access = new Access(
    { find: async (short) => (short === parts.short ? record : null) },
    {
      clock: getNow,
      anonymousPerMinute: options.anonymousPerMinute ?? 1000,
      ...(options.units === undefined ? {} : { units: options.units }),
    },
  );
  const lookups = new Lookups({ routes, graph, clock: getNow });
  const pauseWindow = options.pause ?? (() => Promise.reject(new Error('the window is used up')));
  const problems: unknown[] = [];
  const sentResponses: SentResponse[] = [];
  const onError = (error: unknown) => problems.push(error);
  const baseUrl = options.baseUrl ?? 'http://configured.example';
  const trustedProxies = options.trustedProxies ?? [];
  const app = createApp({
    baseUrl,
    apiVersion: latestVersion,
    rateOf: createRateHeaderReader(access),
    rest: createRest({ routes, graph, lookups, access, baseUrl, clock: getNow }),
    bulk: createBulk({
      routes,
      lookups,
      access,
      baseUrl,
      clock: getNow,
      pause: pauseWindow,
      ...options.bulk,
    }),
    graphql:
      options.graphql ??
      (async (request) => ({
        status: 200,
        headers: ['content-type', 'application/json; charset=utf-8'],
        body: JSON.stringify({ path: request.path, query: request.query, body: await request.body() }),
      })),
    readiness: async () => null,
    origins: { allows: (origin) => origin === 'https://shop.example' },
    metrics: async () => '# metrics\n',
    isOperator: createOperatorTest(['127.0.0.0/8'], trustedProxies),
    onError,
  });
  const server = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    maxBody: 65_536,
    clientAddress: createClientAddressReader(trustedProxies),
    publicUrl: new PublicUrl({
      fixed: options.baseUrl,
      allowedHosts: options.allowedHosts ?? [],
      isForwarded: createTrustedProxyTest(trustedProxies),
    }),
    always: ['API-Version', latestVersion],
    ...(options.timeouts === undefined ? {} : { timeouts: options.timeouts }),
    onError,
    onResponse: (each) => sentResponses.push(each),
  });

  return {
    /** Responses that were reported for metrics and logs. */
    answered: sentResponses,
    key,
    port: server.port,
    url: `http://127.0.0.1:${server.port}`,
    problems,
    stop: () => server.stop(0),
    raw: (...packets: (string | Buffer)[]) => exchange(server.port, packets),
    /** Sends one request with the given headers. Adds `Host` and `Connection: close`. */
    async ask(line: string, ...headers: string[]): Promise<RawResponse> {
      const lines = [`${line} HTTP/1.1`, 'Connection: close', ...headers];
      if (!headers.some((each) => /^host:/i.test(each))) lines.push('Host: lookup.test');
      const [only, ...more] = await exchange(server.port, [Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)]);
      if (only === undefined || more.length > 0) throw new Error(`${more.length + 1} answers to one request`);
      return only;
    },
  };
}

export type HttpFixture = Awaited<ReturnType<typeof createHttpFixture>>;

export const parseBody = (answer: RawResponse): Record<string, unknown> =>
  JSON.parse(answer.body.toString()) as Record<string, unknown>;
