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
 * Operations whose first answer reads a table of many thousand rows, and keeps the whole process for 50 to 400 ms: those who
 * ask other things would wait. None asks a provider or the store.
 */
export const warmUpQueries: readonly (readonly [operation: string, variables: Record<string, unknown>])[] = [
  // Names of countries in other languages.
  ['country', { code: 'Deutschland' }],
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
  // Names of cities and states in other languages.
  ['city', { name: 'Paris', lang: 'ja' }],
  ['holiday', { country: 'US' }],
  // The calendars of the moon.
  ['holiday', { country: 'MY' }],
  ['name', { name: 'Jane Doe' }],
];

/** Texts that are made when they are first asked for. */
export const firstTexts: readonly string[] = [
  '/time/help',
  '/llms-full.txt',
  '/openapi.yaml',
  '/postman.json',
];

/** The library of the Model Context Protocol is read by whoever asks /mcp first: 400 ms. */
const firstTools = {
  path: '/mcp',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
};

/** What a graph is asked by. */
interface Asked {
  prepare(document: string): { execute(variables: Record<string, unknown>, context: LookupContext): unknown };
}

/** Asks these, one in each turn of the event loop: what fails here fails later with its reason. */
export async function runWarmUp(graph: Asked, app: Handler, now: number): Promise<void> {
  const { signal } = new AbortController();
  for (const [name, variables] of warmUpQueries) {
    await nextTurn();
    try {
      await graph.prepare(readOperation(name)).execute(variables, { now, signal });
    } catch {
      // A subgraph elsewhere that is away, say: who asks for it is told.
    }
  }
  const caller = { query: '', ip: '127.0.0.1', id: 'start', signal };
  for (const path of firstTexts) {
    await nextTurn();
    await app({ ...caller, method: 'GET', path, headers: {}, body: () => Promise.resolve('') });
  }
  await nextTurn();
  const { path, headers, body } = firstTools;
  await app({ ...caller, method: 'POST', path, headers, body: () => Promise.resolve(body) });
}

/** Asks of them what a subgraph that runs alone can tell, one in each turn of the event loop, before it listens. */
export async function warmUpSubgraph(schema: GraphQLSchema, now: number): Promise<void> {
  const contextValue: LookupContext = { now, signal: new AbortController().signal };
  for (const [name, variableValues] of warmUpQueries) {
    await nextTurn();
    const document = partOf(parse(readOperation(name)), schema);
    await execute({ schema, document, variableValues, contextValue });
  }
}

/** An operation without the fields that a subgraph does not have. */
function partOf(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema);
  const Field = () => (types.getFieldDef() ? undefined : null);
  return visit(document, visitWithTypeInfo(types, { Field }));
}
