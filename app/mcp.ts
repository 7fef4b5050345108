import { localRequest } from '../cli/local.ts';
import type { RemoteSource } from '../cli/remote.ts';
import { createGraphPrices } from '../rest-compat/prices/graph-prices.ts';
import { createRest } from '../rest-compat/handler/handler.ts';
import { Catalog } from '../rest-compat/mcp/catalog.ts';
import { createSender, type RequestSender } from '../rest-compat/mcp/send.ts';
import { createToolServer } from '../rest-compat/mcp/tools.ts';
import { routes } from '../rest-compat/routes/index.ts';
import { latestVersion } from '../rest-compat/routing/versions.ts';
import { Access } from '../router/auth/access.ts';
import { buildApiSchema } from '../router/compose/api-schema.ts';
import { readSupergraph } from '../router/compose/supergraph.ts';
import type { Graph } from '../router/graph.ts';
import { createGraphql } from '../router/http/graphql/handler.ts';
import type { Settings } from './settings/settings.ts';

/** Creates the catalogue of operations for MCP clients. Only the schema is needed, no store or service. */
export const createCatalog = (): Catalog => new Catalog(routes, buildApiSchema(readSupergraph()));

/** Returns a function that sends requests to a running service. */
export const sendTo =
  (service: RemoteSource): RequestSender =>
  async (request) => {
    const { status, body } = await ('path' in request
      ? service.ask(request.query === '' ? request.path : `${request.path}?${request.query}`)
      : service.query(request.document, request.variables));
    return { status, text: JSON.stringify(body) };
  };

/** Maximum number of requests per minute, more than any agent sends. */
const unlimitedPerMinute = 1_000_000;

/** Returns a function that handles REST and GraphQL requests in this process. No key is needed, because the data is local. */
export function sendInProcess(graph: Graph, settings: Settings): RequestSender {
  const { baseUrl } = settings;
  const clock = Date.now;
  const access = new Access(
    { find: () => Promise.resolve(null) },
    { clock, needsNoKey: () => true, anonymousPerMinute: unlimitedPerMinute },
  );
  const handlers = {
    rest: createRest({ routes, graph, access, baseUrl, clock }),
    graphql: createGraphql({
      graph,
      access,
      prices: createGraphPrices(routes, graph),
      ceiling: { lookups: settings.maxLookups, fields: settings.maxFields },
      limits: settings.documentLimits,
      timeoutMs: settings.operationTimeoutMs,
      baseUrl,
      clock,
      introspection: 'anyone',
    }),
  };
  return createSender(localRequest, handlers, () => undefined);
}

/** Serves one agent over stdin and stdout, until stdin closes. */
export async function serveMcp(catalog: Catalog, send: RequestSender): Promise<void> {
  const server = await createToolServer(catalog, latestVersion);
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
  const stdinClosed = new Promise<void>((resolve) =>
    process.stdin.once('close', resolve).once('end', resolve),
  );
  const connection = serveStdio(server(send), { maxSubscriptions: 0 });
  await stdinClosed;
  await connection.close();
}
