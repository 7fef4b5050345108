import { attachTrace } from '../../core/trace-context.ts';
import { RequestRejected } from '../../core/request-rejected.ts';
import { isFromThisMachine } from '../auth/this-machine.ts';
import { subgraphNames, type SubgraphName } from '../compose/supergraph.ts';
import type { Request, Response } from '../exchange.ts';
import type { OnUnexpectedError } from '../subgraph/error-for-client.ts';
import { buildExecutableSchema, type SubgraphModule } from '../subgraph/local.ts';
import { createPreflightResponse } from './cors.ts';
import { createSubgraphPage } from './graphql/landing-page.ts';
import { loopbackAddresses, createOperatorTest } from './operator-test.ts';
import { isFromOtherSite } from '../auth/other-site.ts';
import { createProblemResponse } from './problem-response.ts';
import type { SubgraphEndpoint } from './subgraph-endpoint.ts';
import { maxSubgraphBytes } from './subgraph-limit.ts';

export interface SubgraphPathsOptions {
  /** The subgraphs in this process, by name. */
  readonly modules: ReadonlyMap<string, SubgraphModule>;
  /** Whether a client may query the subgraphs. For all others the paths do not exist. */
  readonly isAllowed: (request: Request) => boolean;
  /** Absolute URL without a trailing slash, for requests that don't specify a base URL. */
  readonly baseUrl: string;
  /** Returns the current time in epoch milliseconds, for requests without a router's timestamp. */
  readonly clock: () => number;
  readonly onUnexpectedError: OnUnexpectedError;
}

export interface SubgraphPaths {
  /** Serves /subgraphs/<name>. Returns null for other paths, and for clients that may not query the subgraphs. */
  readonly handle: (request: Request) => Response | Promise<Response> | null;
  close(): Promise<void>;
}

/**
 * Creates a function that recognises the clients of subgraphs by their address (SUBGRAPHS_FROM). Requests to subgraphs need no
 * key, so pages of other sites are rejected: a browser on the same machine has the address of the operator. Clients at a loopback
 * address have to use a loopback host name, because the name of another site can resolve to a loopback address.
 */
export function createSubgraphClientTest(
  addresses: readonly string[],
  trustedProxies: readonly string[],
): (request: Pick<Request, 'ip' | 'headers'>) => boolean {
  const isOperator = createOperatorTest(addresses, trustedProxies);
  return (request) => {
    if (!isOperator(request)) return false;
    return loopbackAddresses.has(request.ip) ? isFromThisMachine(request) : !isFromOtherSite(request);
  };
}

/** Serves the subgraphs of this process as Apollo Servers, which are loaded on first use. */
export function createSubgraphPaths(options: SubgraphPathsOptions): SubgraphPaths {
  const endpoints = new Map<SubgraphName, Promise<SubgraphEndpoint>>();

  const openEndpoint = (name: SubgraphName, module: SubgraphModule): Promise<SubgraphEndpoint> => {
    const openedEndpoint = endpoints.get(name);
    if (openedEndpoint !== undefined) return openedEndpoint;
    const { clock, onUnexpectedError } = options;
    const endpoint = import('./subgraph-endpoint.ts').then(({ openSubgraphEndpoint }) =>
      // Build a separate schema, because Apollo Server wraps the resolvers of the schema that it gets.
      openSubgraphEndpoint({ name, schema: buildExecutableSchema(module), clock, onUnexpectedError }),
    );
    endpoints.set(name, endpoint);
    return endpoint;
  };

  const respond = async (request: Request, name: SubgraphName, module: SubgraphModule): Promise<Response> => {
    const { respond } = await openEndpoint(name, module);
    const { method, headers, query, traceContext } = request;
    const result = await respond({
      method,
      headers,
      search: query,
      body: method === 'POST' ? await readBody(request) : '',
      requestId: request.id,
      signal: attachTrace(request.signal, traceContext),
      traceContext,
    });
    // The server sets Content-Length itself, because it can compress the body.
    const headersWithoutLength = [...result.headers].filter(([key]) => key !== 'content-length');
    return {
      status: result.status,
      headers: headersWithoutLength.flat(),
      body: result.body,
      info: requestInfo,
    };
  };

  return {
    handle(request) {
      const name = findSubgraph(request.path);
      if (name === null || !options.isAllowed(request)) return null;
      if (request.method === 'OPTIONS') return createPreflightResponse('GET, POST, OPTIONS');
      const module = options.modules.get(name);
      const base = request.base ?? options.baseUrl;
      if (module === undefined) {
        const message = `The subgraph ${name} runs in another process: send requests to its own address.`;
        return createProblemResponse({ code: 'not_found', message }, request, { baseUrl: base });
      }
      const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
      if (isPage && request.query === '') return { status: 200, ...createSubgraphPage(base, name) };
      return respond(request, name, module);
    },
    async close() {
      for (const endpoint of endpoints.values()) await (await endpoint).stop();
    },
  };
}

const requestInfo = { family: 'graphql', plan: 'none' } as const;

function findSubgraph(path: string): SubgraphName | null {
  if (!path.startsWith('/subgraphs/')) return null;
  const requestedName = path.slice('/subgraphs/'.length).replace(/\/$/, '');
  return subgraphNames.find((name) => name === requestedName) ?? null;
}

/**
 * Reads the body of a request as text.
 * @throws RequestRejected (in the promise) when the body is too large
 */
async function readBody(request: Request): Promise<string> {
  const parts = request.parts?.();
  if (parts === undefined) return request.body();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of parts) {
    size += chunk.length;
    if (size > maxSubgraphBytes) {
      const message = `The request body has more than ${maxSubgraphBytes} bytes: send fewer representations in one request.`;
      throw new RequestRejected({ code: 'invalid_request', status: 413, message });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
