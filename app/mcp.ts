import { localRequest } from '../cli/local.ts';
import type { RemoteSource } from '../cli/remote.ts';
import { graphPrices } from '../rest-compat/prices/graph-prices.ts';
import { createRest } from '../rest-compat/handler/handler.ts';
import { Catalog } from '../rest-compat/mcp/catalog.ts';
import { sendWithin, type Send } from '../rest-compat/mcp/send.ts';
import { toolServer } from '../rest-compat/mcp/tools.ts';
import { routes } from '../rest-compat/routes/index.ts';
import { latest } from '../rest-compat/routing/versions.ts';
import { Access } from '../router/auth/access.ts';
import { apiSchema } from '../router/compose/api-schema.ts';
import { readSupergraph } from '../router/compose/supergraph.ts';
import type { Graph } from '../router/graph.ts';
import { createGraphql } from '../router/http/graphql/handler.ts';
import type { Settings } from './settings/settings.ts';

/** The operations, as the contract has them: they are known before anything is opened. */
export const catalogOf = (): Catalog => new Catalog(routes, apiSchema(readSupergraph()));

/** Asks a running service with its key. */
export const sendTo =
  (service: RemoteSource): Send =>
  async (question) => {
    const { status, body } = await ('path' in question
      ? service.ask(question.query === '' ? question.path : `${question.path}?${question.query}`)
      : service.query(question.document, question.variables));
    return { status, text: JSON.stringify(body) };
  };

/** Far more than an agent asks in a minute. */
const plenty = 1_000_000;

/** Asks the doors of REST and GraphQL in this process; who sits at the machine that holds the data needs no key. */
export function sendHere(graph: Graph, settings: Settings): Send {
  const { baseUrl } = settings;
  const clock = Date.now;
  const access = new Access(
    { find: () => Promise.resolve(null) },
    { clock, needsNoKey: () => true, keylessPerMinute: plenty },
  );
  const doors = {
    rest: createRest({ routes, graph, access, baseUrl, clock }),
    graphql: createGraphql({
      graph,
      access,
      prices: graphPrices(routes, graph),
      ceiling: { lookups: settings.maxLookups, fields: settings.maxFields },
      timeoutMs: settings.operationTimeoutMs,
      baseUrl,
      clock,
      introspection: 'anyone',
    }),
  };
  return sendWithin(localRequest, doors, () => undefined);
}

/** Serves one agent over stdin and stdout, until it leaves. */
export async function serveAgent(catalog: Catalog, send: Send): Promise<void> {
  const server = await toolServer(catalog, latest);
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio');
  const left = new Promise<void>((resolve) => process.stdin.once('close', resolve).once('end', resolve));
  const served = serveStdio(server(send), { maxSubscriptions: 0 });
  await left;
  await served.close();
}
