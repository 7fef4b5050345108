import { parse, type GraphQLSchema } from 'graphql';
import { Budget } from '../../router/operation-context/budget.ts';
import { OperationContext } from '../../router/operation-context/operation-context.ts';
import { Yielder } from '../../router/operation-context/yielder.ts';
import type { ObservedFields } from '../../router/document/split.ts';
import type { Graph, ResponseError, Result } from '../../router/graph.ts';
import { MergedGraph } from '../../router/execute/merged/merged-graph.ts';
import type { Member } from '../../router/subgraph/ownership.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import type { GeneratedQuery } from './generate-queries.ts';

/** Returns the result of graphql-js, field by field and without a plan. */
export async function createOracle(
  schema: GraphQLSchema,
  members: readonly Member[],
  { document, variables }: GeneratedQuery,
  context: LookupContext,
): Promise<Result> {
  const mergedGraph = new MergedGraph(schema, members);
  const result = await mergedGraph.execute(parse(document), undefined, variables, context);
  return JSON.parse(JSON.stringify(result)) as Result;
}

/** Returns the results of several executions: the first is interpreted, later ones are compiled. All must be equal. */
export async function executeRepeatedly(
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

/** Makes long operations yield at every lookup and every list element. */
class CountingYielder extends Yielder {
  override turn(): Promise<void> {
    return Promise.resolve();
  }
}

/**
 * Returns the result of a client document as /graphql executes it: with a budget, with type names and other fields that the
 * client did not select, and projected.
 * @param observed a field of each type that is fetched in addition.
 */
export async function fetchClientResult(
  graph: Graph,
  { document, variables }: GeneratedQuery,
  now: number,
  observed: ObservedFields,
): Promise<string> {
  const { signal } = new AbortController();
  const context = new OperationContext({ now, client: { signal }, timeoutMs: 60_000 });
  context.budget = new Budget({
    timeoutMs: 60_000,
    signal,
    lookups: Infinity,
    calls: Infinity,
    createSpentProblem: () => ({ code: 'invalid_request', message: 'The operation is too large.' }),
    countLookups: () => 0,
    yielder: new CountingYielder(),
  });
  const reading = { maxTokens: 100_000, inspect: () => [], observed };
  const bound = graph.prepare(document, undefined, reading).bind(variables);
  if (bound.errors !== undefined) return JSON.stringify({ errors: bound.errors });
  const { result } = await bound.variant.executionFor().run(bound.values, context);
  return JSON.stringify(result);
}

/**
 * Returns the paths at which the result is null because of an error. Executors may find the errors below a null in another
 * order and stop at the first, so only these nulls must be equal.
 */
export function findNullPaths({ data, errors = [] }: Result): readonly string[] {
  return [...new Set(errors.map((error) => findNullPath(data, error)))].sort();
}

function findNullPath(data: unknown, { path = [] }: ResponseError): string {
  let value = data;
  const currentPath: (string | number)[] = [];
  for (const key of path) {
    if (value === null || value === undefined) break;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
    currentPath.push(key);
  }
  return JSON.stringify(currentPath);
}
