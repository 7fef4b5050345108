import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { parsedJson } from '../../core/json.ts';
import { openSpan, SpanKind } from '../../net/span.ts';
import { parseTraceContext, withTrace } from '../../core/trace-context.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import { drain, type DrainLimits } from './drain.ts';
import { readBody } from './read-body.ts';
import { isRequestId } from './socket-request.ts';
import { nowHeader } from '../subgraph/remote.ts';
import { errorForClient, type OnUnexpectedError } from '../subgraph/error-for-client.ts';

export interface SubgraphServerOptions {
  readonly name: string;
  readonly schema: GraphQLSchema;
  /** Returns epoch milliseconds, for requests without the router's timestamp. */
  readonly clock: () => number;
  readonly onUnexpectedError: OnUnexpectedError;
  /** Maximum size of a request, in bytes: long lists have many representations. Default: 4 MiB. */
  readonly maxBytes?: number;
}

/** An HTTP server for one subgraph, used by a router in another process. */
export interface SubgraphServer {
  readonly http: Server;
  /** Makes /readyz return 503 from now on. */
  drain(): void;
  /**
   * Stops accepting connections, and ends when the requests in flight are complete. Default limits: no linger time,
   * 10 s grace.
   */
  close(limits?: DrainLimits): Promise<void>;
}

/** Starts Apollo Server on a node:http server. The caller starts listening. */
export async function createSubgraphServer(options: SubgraphServerOptions): Promise<SubgraphServer> {
  const { name, schema, clock, maxBytes = 4 * 1024 * 1024 } = options;
  const requestIds = new AsyncLocalStorage<string | undefined>();
  const onUnexpectedError: OnUnexpectedError = (error, subgraph) =>
    options.onUnexpectedError(error, subgraph, requestIds.getStore());
  const apollo = new ApolloServer<LookupContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) =>
      error instanceof GraphQLError && error.path !== undefined
        ? formattedError(error, name, onUnexpectedError)
        : formatted,
    plugins: [ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginLandingPageDisabled()],
  });
  await apollo.start();
  let isDraining = false;
  let isClosing = false;

  const http = createServer((request, response) => {
    requestIds
      .run(requestIdOf(request), () => answer(request, response))
      .catch((error: unknown) => {
        onUnexpectedError(error instanceof Error ? error : new Error(String(error)), name);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://subgraph.invalid');
    if (pathname === '/healthz' || pathname === '/readyz') {
      const isNotReady = isDraining && pathname === '/readyz';
      response
        .writeHead(isNotReady ? 503 : 200, { 'content-type': 'text/plain' })
        .end(isNotReady ? 'ending\n' : 'ok\n');
      return;
    }
    const bytes = await readBody(request, maxBytes);
    if (bytes === null) {
      response.writeHead(413).end();
      return;
    }
    // Apollo Server itself reports a body that is not an object.
    const body = request.method === 'POST' ? parsedJson(bytes.toString('utf8')) : undefined;
    const end = new AbortController();
    const parent = parseTraceContext(request.headers);
    const span = openSpan(`subgraph ${name}`, SpanKind.SERVER, parent);
    const traceContext = span?.context ?? parent;
    const signal = withTrace(end.signal, traceContext);
    response.on('close', () => {
      end.abort();
      span?.end({ 'http.response.status_code': response.statusCode });
    });
    const result = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: request.method ?? 'GET', headers: headersOf(request), search, body },
      context: async () => ({ now: instant(request, clock), signal, traceContext }),
    });
    response.statusCode = result.status ?? 200;
    if (isClosing) response.setHeader('connection', 'close');
    for (const [key, value] of result.headers) response.setHeader(key, value);
    if (result.body.kind === 'complete') response.end(result.body.string);
    else {
      for await (const chunk of result.body.asyncIterator) response.write(chunk);
      response.end();
    }
  };

  return {
    http,
    drain() {
      isDraining = true;
    },
    async close(limits = { lingerMs: 0, graceMs: 10_000 }) {
      await drain(http, limits, () => (isClosing = true));
      await apollo.stop();
    },
  };
}

function formattedError(
  error: GraphQLError,
  name: string,
  onUnexpectedError: OnUnexpectedError,
): GraphQLFormattedError {
  const { message, path = [], extensions = {} } = errorForClient(error, name, onUnexpectedError);
  return { message, path, extensions: { ...extensions } };
}

/** Returns the router's request id, which the client and the logs also see. */
function requestIdOf({ headers: { 'x-request-id': id } }: IncomingMessage): string | undefined {
  return typeof id === 'string' && isRequestId(id) ? id : undefined;
}

/**
 * Returns the timestamp of the router's request in epoch milliseconds. Without one: the server's own clock, floored
 * to the second.
 */
function instant(request: IncomingMessage, clock: () => number): number {
  const header = request.headers[nowHeader];
  const now = typeof header === 'string' && /^-?\d{1,16}$/.test(header) ? Number(header) : NaN;
  return Number.isSafeInteger(now) ? now : Math.floor(clock() / 1000) * 1000;
}

function headersOf(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [key, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(key, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
