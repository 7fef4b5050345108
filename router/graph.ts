import { LRUCache } from 'lru-cache';
import { buildASTSchema, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { lazy } from '../core/lazy.ts';
import { unavailable } from '../core/lookup-error.ts';
import { apiSchema as clientSchema } from './compose/api-schema.ts';
import { conditionVariables } from './document/conditions.ts';
import { asClientDocument, clientDocument, GraphQLErrors, type ClientDocument } from './document/document.ts';
import { Introspection } from './execute/introspection.ts';
import { MergedExecution } from './execute/merged-execution.ts';
import type { Execution } from './execute/execution.ts';
import { ConditionalOperation, type Operation } from './execute/operation.ts';
import { PlannedExecution } from './execute/planned-execution.ts';
import {
  split,
  withObserved,
  withoutFields,
  withTypeKeys,
  type Observed,
  type Split,
} from './document/split.ts';
import type { SubgraphClients } from './execute/steps.ts';
import { rejectedFields } from './document/unusable-arguments.ts';
import { compileVariables } from './execute/variables.ts';
import { documentWeight } from './execute/weight.ts';
import { MergedGraph } from './execute/merged/merged-graph.ts';
import { ClientNames, plannerFields } from './plan/client-names.ts';
import { parsePlan, UnknownPlan } from './plan/parse-plan.ts';
import { sha256, type PlanBook } from './plan/plan-book.ts';
import type { PlanNode } from './plan/plan-nodes.ts';
import { planFetches } from './plan/plan-operations.ts';
import { loadPlanner, type Planner } from './plan/planner.ts';
import { withValidFetches } from './plan/valid-fetches.ts';
import { LocalSubgraph } from './subgraph/local.ts';
import type { OnUnexpectedError } from './subgraph/error-for-client.ts';

export type { Operation } from './execute/operation.ts';
export type { ResponseError, Result } from './document/result.ts';
export { GraphQLErrors } from './document/document.ts';

/** How a client's document is read, beyond what holds for those of the house. */
export interface Reading {
  /** Words and signs that a document may have. */
  readonly maxTokens: number;
  /** Looks at a document before it is validated. @throws what it has against it. */
  readonly inspect: (document: DocumentNode) => void;
  /** What is fetched besides, to learn what an answer has cost. */
  readonly observed: Observed;
}

/** The composed graph: documents in, operations out. */
export interface Graph {
  /**
   * Parses, validates, plans and compiles a document: each once. What comes of it is kept in a cache that is bounded by
   * the bytes that it holds.
   * @param reading of clients' documents; none for those of the house.
   * @throws GraphQLErrors for a document that is not valid.
   */
  prepare(document: string, operationName?: string, reading?: Reading): Operation;
  /** What clients see. */
  readonly apiSchema: GraphQLSchema;
  /** The supergraph SDL. */
  readonly sdl: string;
  /** What is kept of clients' and our own documents. */
  readonly kept: () => KeptOperations;
}

export interface KeptOperations {
  readonly operations: number;
  readonly bytes: number;
  readonly mostBytes: number;
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
  /** Bytes that prepared operations may hold: documents, plans, compiled fetches, prices. Default: 16 MiB. */
  readonly cacheBytes?: number;
  /** Makes the planner, once, when the first document without a plan comes. Default: the native one. */
  readonly loadPlanner?: (supergraph: string) => Planner | null;
  /** Told of errors that resolvers did not mean to throw, where no subgraph client hears of them. */
  readonly onUnexpectedError?: OnUnexpectedError;
}

export function createGraph(options: GraphOptions): Graph {
  const { sdl, subgraphs, introspection = true, onUnexpectedError = () => undefined } = options;
  const apiSchema = clientSchema(sdl);
  const joined = parse(sdl, { noLocation: true });
  const supergraph = buildASTSchema(joined, { assumeValidSDL: true });
  const fields = plannerFields(joined);
  const plans = options.plans?.supergraph === sha256(sdl) ? options.plans.plans : {};
  const planner = lazy(() => (options.loadPlanner ?? loadPlanner)(sdl));
  const merged = lazy(() => new MergedGraph(apiSchema, localMembers(subgraphs)));
  const answers = new Introspection(apiSchema);
  const operations = new LRUCache<string, Kept>({
    maxSize: options.cacheBytes ?? 16 * 1024 * 1024,
    sizeCalculation: ({ weight }) => weight,
  });

  /** @returns undefined when no plan can be made; null for a document that fetches nothing. */
  const planOf = (
    parts: Split,
    names: ClientNames,
    known: unknown,
    replan: boolean,
  ): PlanNode | null | undefined => {
    if (parts.fetched === null) return null;
    const read = (plan: unknown): PlanNode | null => {
      const parsed = parsePlan(plan);
      return parsed && withValidFetches(names.restore(parsed), supergraph);
    };
    const ready = replan ? planner() : null;
    try {
      if (ready !== null) return read(planFetches(parts, ready));
    } catch (error) {
      // The planner gives up on some valid documents, and some of its plans conflict. A plan that we do not understand
      // is another matter.
      if (error instanceof UnknownPlan) throw error;
    }
    return known === undefined || known === null ? undefined : read(known);
  };

  /** @param whole of which the document is a part. */
  const execution = (
    client: ClientDocument,
    withheld: ReadonlySet<string>,
    whole: ClientDocument,
    observed: Observed | undefined,
    book: { readonly plan: unknown; readonly holds: boolean },
    names: ClientNames,
  ): Execution => {
    const rejected = rejectedFields(client.document);
    const executed = withoutFields(client, apiSchema, withheld, rejected);
    const parts = split(executed, apiSchema, observed, whole.document, names);
    const isWhole = executed === client && parts.observedKey === null;
    const plan = planOf(parts, names, book.plan, !book.holds || !isWhole);
    if (plan !== undefined) {
      const fetched = { client, split: parts, plan, apiSchema, supergraph, subgraphs };
      const { typename } = names;
      return new PlannedExecution({ ...fetched, introspection: answers, withheld, typename, rejected });
    }
    const watched = withObserved(executed.document, apiSchema, observed, whole.document);
    const typename = names.reserved('typename');
    const isProjected = watched !== null || executed !== client;
    const document = watched?.document ?? executed.document;
    return new MergedExecution({
      client,
      executed: isProjected
        ? asClientDocument(withTypeKeys(document, apiSchema, typename), client.operation.name?.value)
        : client,
      observedKey: watched?.key ?? null,
      withheld,
      rejected,
      typename,
      apiSchema,
      graph: merged(),
      onUnexpectedError,
    });
  };

  const compile = (
    text: string,
    operationName: string | undefined,
    reading: Reading | undefined,
    grow: (bytes: number) => void,
  ): Operation => {
    const whole = clientDocument(text, operationName, { schema: apiSchema, introspection, ...reading });
    grow(documentWeight(whole, text));
    const coerce = compileVariables(whole.operation.variableDefinitions ?? [], apiSchema);
    // The book has documents of one operation, so the text alone says which one is meant.
    const plan = plans[sha256(text)];
    // Its plans hold for all combinations of conditions; a plan for the one at hand fetches less.
    const book = { plan, holds: plan !== undefined && conditionVariables(whole.document).length === 0 };
    const names = new ClientNames(whole.document, fields);
    return new ConditionalOperation(
      whole,
      coerce,
      (client, withheld, from = client) => execution(client, withheld, from, reading?.observed, book, names),
      // A client's document may yet be refused for its price.
      { isEager: reading === undefined, grow },
    );
  };

  return {
    apiSchema,
    sdl,
    kept: () => ({
      operations: operations.size,
      bytes: operations.calculatedSize,
      mostBytes: operations.maxSize,
    }),
    prepare(document, operationName, reading) {
      const key = `${reading === undefined ? '' : '\0'}${operationName ?? ''}\0${document}`;
      const known = operations.get(key);
      if (known !== undefined) return known.operation;
      let weight = 0;
      let kept: Kept | null = null;
      const operation = compile(document, operationName, reading, (bytes) => {
        weight += bytes;
        // Set again, so that the cache learns of the new weight.
        if (kept !== null && operations.peek(key) === kept)
          operations.set(key, (kept = { operation, weight }));
      });
      kept = { operation, weight };
      operations.set(key, kept);
      return operation;
    },
  };
}

/** A prepared operation, and the bytes that it holds. */
interface Kept {
  readonly operation: Operation;
  readonly weight: number;
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
