import { LRUCache } from 'lru-cache';
import { buildASTSchema, parse, type GraphQLSchema } from 'graphql';
import { unavailable } from '../subgraphs/lookup-error.ts';
import { apiSchema as clientSchema } from './compose/api-schema.ts';
import { conditionVariables } from './execute/conditions.ts';
import { clientDocument, GraphQLErrors } from './execute/document.ts';
import { split, type Split } from './execute/introspect.ts';
import { MergedExecution } from './execute/merged-execution.ts';
import { ConditionalOperation, type Operation } from './execute/operation.ts';
import { PlannedExecution } from './execute/planned-execution.ts';
import type { SubgraphClients } from './execute/steps.ts';
import { compileVariables } from './execute/variables.ts';
import { MergedGraph } from './execute/merged/merged-graph.ts';
import { parsePlan, UnknownPlan } from './plan/parse-plan.ts';
import { sha256, type PlanBook } from './plan/plan-book.ts';
import type { PlanNode } from './plan/plan-nodes.ts';
import { planFetches } from './plan/plan-operations.ts';
import { loadPlanner, type Planner } from './plan/planner.ts';
import { LocalSubgraph } from './subgraph/local.ts';
import type { OnUnexpectedError } from './subgraph/shown-error.ts';

export type { Operation } from './execute/operation.ts';
export type { ResponseError, Result } from './execute/result.ts';
export { GraphQLErrors } from './execute/document.ts';

/** The composed graph: documents in, operations out. */
export interface Graph {
  /**
   * Parses, validates, plans and compiles a document; the result is kept in a bounded cache.
   * @throws GraphQLErrors for a document that is not valid.
   */
  prepare(document: string, operationName?: string): Operation;
  /** What clients see. */
  readonly apiSchema: GraphQLSchema;
  /** The supergraph SDL. */
  readonly sdl: string;
}

export interface GraphOptions {
  /** The supergraph SDL, as composition writes it (`schema/supergraph.graphql`). */
  readonly sdl: string;
  /** Who answers for each subgraph, by its name in the supergraph. */
  readonly subgraphs: SubgraphClients;
  /** Plans made beforehand (`schema/plans.json`). Those of another supergraph are not used. */
  readonly plans?: PlanBook;
  /** False: `__schema` and `__type` are refused. Default: true. */
  readonly introspection?: boolean;
  /** How many prepared operations are kept. Default: 1000. */
  readonly cacheSize?: number;
  /** Makes the planner, once, when the first document without a plan comes. Default: the native one. */
  readonly loadPlanner?: (supergraph: string) => Planner | null;
  /** Told of errors that resolvers did not mean to throw, where no subgraph client hears of them. */
  readonly onUnexpectedError?: OnUnexpectedError;
}

export function createGraph(options: GraphOptions): Graph {
  const { sdl, subgraphs, introspection = true, onUnexpectedError = () => undefined } = options;
  const apiSchema = clientSchema(sdl);
  const supergraph = buildASTSchema(parse(sdl), { assumeValidSDL: true });
  const plans = options.plans?.supergraph === sha256(sdl) ? options.plans.plans : {};
  const planner = once(() => (options.loadPlanner ?? loadPlanner)(sdl));
  const merged = once(() => new MergedGraph(apiSchema, localMembers(subgraphs)));
  const operations = new LRUCache<string, Operation>({ max: options.cacheSize ?? 1000 });

  /** @returns undefined when no plan can be made; null for a document that fetches nothing. */
  const planOf = (parts: Split, known: unknown, replan: boolean): PlanNode | null | undefined => {
    if (parts.fetched === null) return null;
    const ready = replan ? planner() : null;
    try {
      if (ready !== null) return parsePlan(planFetches(parts, ready));
    } catch (error) {
      // There are valid documents that the planner gives up on; a plan that we do not understand is another matter.
      if (error instanceof UnknownPlan) throw error;
    }
    return known === undefined || known === null ? undefined : parsePlan(known);
  };

  const compile = (text: string, operationName: string | undefined): Operation => {
    const whole = clientDocument(text, operationName, apiSchema, introspection);
    const coerce = compileVariables(whole.operation.variableDefinitions ?? [], apiSchema);
    // The book has documents of one operation, so the text alone says which one is meant.
    const known = plans[sha256(text)];
    // Its plans hold for all combinations of conditions; a plan for the one at hand fetches less.
    const replan = known === undefined || conditionVariables(whole.document).length > 0;
    return new ConditionalOperation(whole, coerce, (client) => {
      const parts = split(client, apiSchema);
      const plan = planOf(parts, known, replan);
      return plan === undefined
        ? new MergedExecution(client, merged(), onUnexpectedError)
        : new PlannedExecution({ client, split: parts, plan, apiSchema, supergraph, subgraphs });
    });
  };

  return {
    apiSchema,
    sdl,
    prepare(document, operationName) {
      const key = operationName === undefined ? document : `${operationName}\0${document}`;
      let operation = operations.get(key);
      if (operation === undefined) {
        operation = compile(document, operationName);
        operations.set(key, operation);
      }
      return operation;
    },
  };
}

/** Without a plan every subgraph has to be in this process. */
function localMembers(subgraphs: SubgraphClients): readonly LocalSubgraph[] {
  return Object.values(subgraphs).map((subgraph) => {
    if (subgraph instanceof LocalSubgraph) return subgraph;
    throw new GraphQLErrors([
      unavailable(
        `There is no query plan for this document, and without one the subgraph ${subgraph.name} has to run in this process.`,
      ),
    ]);
  });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
