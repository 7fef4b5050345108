import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { LookupContext } from '../../subgraphs/context.ts';
import { readBody } from '../http/read-body.ts';
import { nowHeader } from './remote.ts';
import { shownError, type OnUnexpectedError } from './shown-error.ts';

export interface SubgraphServerOptions {
  readonly name: string;
  readonly schema: GraphQLSchema;
  /** Epoch milliseconds, for requests that do not carry the router's instant. */
  readonly clock: () => number;
  readonly onUnexpectedError: OnUnexpectedError;
  /** Largest request in bytes: representations of long lists. Default: 4 MiB. */
  readonly maxBytes?: number;
}

/** One subgraph alone, for a router elsewhere. */
export interface SubgraphServer {
  readonly http: Server;
  /** Ends when what is under way has been answered. */
  close(): Promise<void>;
}

/** Starts Apollo Server over node:http; listening is the caller's. */
export async function createSubgraphServer(options: SubgraphServerOptions): Promise<SubgraphServer> {
  const { name, schema, clock, onUnexpectedError, maxBytes = 4 * 1024 * 1024 } = options;
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

  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      onUnexpectedError(error instanceof Error ? error : new Error(String(error)), name);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://subgraph.invalid');
    if (pathname === '/healthz') {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('ok\n');
      return;
    }
    const bytes = await readBody(request, maxBytes);
    if (bytes === null) {
      response.writeHead(413).end();
      return;
    }
    const body = request.method === 'POST' ? parsed(bytes) : undefined;
    const end = new AbortController();
    response.on('close', () => end.abort());
    const answered = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: request.method ?? 'GET', headers: headersOf(request), search, body },
      context: async () => ({ now: instant(request, clock), signal: end.signal }),
    });
    response.statusCode = answered.status ?? 200;
    if (!http.listening) response.setHeader('connection', 'close');
    for (const [key, value] of answered.headers) response.setHeader(key, value);
    if (answered.body.kind === 'complete') response.end(answered.body.string);
    else {
      for await (const chunk of answered.body.asyncIterator) response.write(chunk);
      response.end();
    }
  };

  return {
    http,
    async close() {
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeIdleConnections();
      });
      await apollo.stop();
    },
  };
}

function formattedError(
  error: GraphQLError,
  name: string,
  onUnexpectedError: OnUnexpectedError,
): GraphQLFormattedError {
  const { message, path = [], extensions = {} } = shownError(error, name, onUnexpectedError);
  return { message, path, extensions: { ...extensions } };
}

/** The instant of the router's request; without one, the server's own, floored to the second. */
function instant(request: IncomingMessage, clock: () => number): number {
  const given = request.headers[nowHeader];
  const now = typeof given === 'string' && /^-?\d{1,16}$/.test(given) ? Number(given) : NaN;
  return Number.isSafeInteger(now) ? now : Math.floor(clock() / 1000) * 1000;
}

function headersOf(request: IncomingMessage): HeaderMap {
  const headers = new HeaderMap();
  for (const [key, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(key, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** What Apollo Server shall judge: it says what is wrong with a body that is no object. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
