import { parse, type GraphQLSchema } from 'graphql';
import type { Graph, ResponseError, Result } from '../../router/graph.ts';
import { MergedGraph } from '../../router/execute/merged/merged-graph.ts';
import type { Member } from '../../router/execute/merged/located.ts';
import type { LookupContext } from '../../subgraphs/context.ts';
import type { GeneratedQuery } from './generate-queries.ts';

/** The answer of graphql-js, field by field, without a plan. */
export async function oracle(
  schema: GraphQLSchema,
  members: readonly Member[],
  { document, variables }: GeneratedQuery,
  context: LookupContext,
): Promise<Result> {
  const merged = new MergedGraph(schema, members);
  const result = await merged.execute(parse(document), undefined, variables, context);
  return JSON.parse(JSON.stringify(result)) as Result;
}

/** Several executions: the first is interpreted, later ones run compiled. All have to answer the same text. */
export async function answers(
  graph: Graph,
  { document, variables }: GeneratedQuery,
  context: LookupContext,
  times = 3,
): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let i = 0; i < times; i++) {
    texts.push(JSON.stringify(await graph.prepare(document).execute(variables, context)));
  }
  return texts;
}

/**
 * Where an answer is null because of an error: executors may meet the errors below one null in another order, and
 * stop at the first, so what they have to agree on is the nulls that errors made.
 */
export function faults({ data, errors = [] }: Result): readonly string[] {
  return [...new Set(errors.map((error) => nullOf(data, error)))].sort();
}

function nullOf(data: unknown, { path = [] }: ResponseError): string {
  let value = data;
  const at: (string | number)[] = [];
  for (const key of path) {
    if (value === null || value === undefined) break;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
    at.push(key);
  }
  return JSON.stringify(at);
}
