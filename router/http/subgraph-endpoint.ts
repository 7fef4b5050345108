import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { parseJson } from '../../core/json.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import { nowHeader } from '../subgraph/remote.ts';
import { toClientError, type OnUnexpectedError } from '../subgraph/error-for-client.ts';

export interface SubgraphEndpointOptions {
  readonly name: string;
  readonly schema: GraphQLSchema;
  /** Returns the current time in epoch milliseconds, for requests without a router's timestamp. */
  readonly clock: () => number;
  readonly onUnexpectedError: OnUnexpectedError;
}

interface SubgraphRequest extends Pick<LookupContext, 'requestId' | 'signal' | 'traceContext'> {
  readonly method: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** Raw query, with or without the question mark. */
  readonly search: string;
  readonly body: string;
}

interface SubgraphResponse {
  readonly status: number;
  /** Names and values. */
  readonly headers: Iterable<readonly [string, string]>;
  readonly body: string;
}

/** A subgraph as an Apollo Server, independent of sockets. */
export interface SubgraphEndpoint {
  readonly respond: (request: SubgraphRequest) => Promise<SubgraphResponse>;
  stop(): Promise<void>;
}

/** Starts an Apollo Server for a subgraph. */
export async function openSubgraphEndpoint(options: SubgraphEndpointOptions): Promise<SubgraphEndpoint> {
  const { name, schema, clock } = options;
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
        ? toFormattedError(error, name, onUnexpectedError)
        : formatted,
    plugins: [ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginLandingPageDisabled()],
  });
  await apollo.start();

  const respond = async (request: SubgraphRequest): Promise<SubgraphResponse> => {
    const { method, search, signal, traceContext } = request;
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method,
        headers: toHeaderMap(request.headers),
        search,
        // Apollo Server itself reports a body that is not an object.
        body: method === 'POST' ? parseJson(request.body) : undefined,
      },
      context: async () => ({
        now: readTimestamp(request.headers, clock),
        traceContext,
        ...(signal === undefined ? {} : { signal }),
      }),
    });
    return {
      status: status ?? 200,
      headers,
      body: body.kind === 'complete' ? body.string : await joinChunks(body.asyncIterator),
    };
  };

  return {
    respond: (request) => requestIds.run(request.requestId, () => respond(request)),
    stop: () => apollo.stop(),
  };
}

function toFormattedError(
  error: GraphQLError,
  name: string,
  onUnexpectedError: OnUnexpectedError,
): GraphQLFormattedError {
  const { message, path = [], extensions = {} } = toClientError(error, name, onUnexpectedError);
  return { message, path, extensions: { ...extensions } };
}

/**
 * Returns the timestamp of the router's request in epoch milliseconds. Without a timestamp, returns the server's time, rounded
 * down to the second.
 */
function readTimestamp({ [nowHeader]: header }: Readonly<IncomingHttpHeaders>, clock: () => number): number {
  const now = typeof header === 'string' && /^-?\d{1,16}$/.test(header) ? Number(header) : NaN;
  return Number.isSafeInteger(now) ? now : Math.floor(clock() / 1000) * 1000;
}

function toHeaderMap(headers: Readonly<IncomingHttpHeaders>): HeaderMap {
  const map = new HeaderMap();
  for (const [key, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(key, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

async function joinChunks(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}
