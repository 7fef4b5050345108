import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  execute,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { Handler } from '../../router/exchange.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import type { LookupContext } from '../../core/lookup-context.ts';

/**
 * Operations whose first execution reads a table of many thousand rows, which blocks the process for 50 to 400 ms. None of them
 * queries a provider or the store.
 */
export const warmUpQueries: readonly (readonly [operation: string, variables: Record<string, unknown>])[] = [
  // Loads country names in other languages: the name is neither English nor local, so the names of CLDR are read.
  ['country', { code: 'Allemagne' }],
  ['mac', { mac: '00:1A:11:00:00:00' }],
  ['point', { lat: 40.7128, lon: -74.006, deep: true }],
  ['email', { email: 'jane@gmial.com' }],
  ['emoji', { emoji: '👋' }],
  ['emoji-search', { q: 'cat' }],
  ['naics-search', { q: 'software', limit: 3 }],
  ['asn', { asn: 'AS13335' }],
  ['phone', { number: '+12125550123', country: 'US', deep: true }],
  ['time-zones', { dst: true, at: '2026-11-20T12:00:00Z', timed: true, details: true }],
  ['useragent', { ua: 'curl/8.5.0' }],
  // Loads city and state names in other languages.
  ['city', { name: 'Paris', lang: 'ja' }],
  ['holiday', { country: 'US' }],
  // Lunar calendars.
  ['holiday', { country: 'MY' }],
  ['name', { name: 'Jane Doe' }],
];

/** Paths of documents that the first request generates. */
export const warmUpPaths: readonly string[] = [
  '/time/help',
  '/llms-full.txt',
  '/openapi.yaml',
  '/postman.json',
];

/** The first request to /mcp loads the library of the Model Context Protocol, which takes 400 ms. */
const mcpRequest = {
  path: '/mcp',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
};

/** The part of the graph that warm-up uses. */
interface WarmUpGraph {
  prepare(document: string): { execute(variables: Record<string, unknown>, context: LookupContext): unknown };
}

/** Runs the warm-up queries, one in each turn of the event loop. Errors are ignored: later requests report them. */
export async function runWarmUp(graph: WarmUpGraph, app: Handler, now: number): Promise<void> {
  const { signal } = new AbortController();
  for (const [name, variables] of warmUpQueries) {
    await nextTurn();
    try {
      await graph.prepare(readOperation(name)).execute(variables, { now, signal });
    } catch {
      // Ignore errors, such as a remote subgraph that does not respond. Requests that need the subgraph report the error.
    }
  }
  const caller = { query: '', ip: '127.0.0.1', id: 'start', signal };
  for (const path of warmUpPaths) {
    await nextTurn();
    await app({ ...caller, method: 'GET', path, headers: {}, body: () => Promise.resolve('') });
  }
  await nextTurn();
  const { path, headers, body } = mcpRequest;
  await app({ ...caller, method: 'POST', path, headers, body: () => Promise.resolve(body) });
}

/**
 * Runs the warm-up queries of a single subgraph, one in each turn of the event loop. Fields of other subgraphs are removed first.
 */
export async function warmUpSubgraph(schema: GraphQLSchema, now: number): Promise<void> {
  const contextValue: LookupContext = { now, signal: new AbortController().signal };
  for (const [name, variableValues] of warmUpQueries) {
    await nextTurn();
    const document = selectSubgraphFields(parse(readOperation(name)), schema);
    await execute({ schema, document, variableValues, contextValue });
  }
}

/** Removes the fields that the subgraph does not have from an operation. */
function selectSubgraphFields(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema);
  const Field = () => (types.getFieldDef() ? undefined : null);
  return visit(document, visitWithTypeInfo(types, { Field }));
}
