import { LRUCache } from 'lru-cache';
import { buildASTSchema, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { lazy } from '../core/lazy.ts';
import { unavailable } from '../core/lookup-error.ts';
import { PlanError } from '../core/plan-error.ts';
import { apiSchema as clientSchema, publicSchema as shownSchema } from './compose/api-schema.ts';
import { conditionVariables } from './document/conditions.ts';
import {
  asClientDocument,
  clientDocument,
  invalidDocument,
  type ClientDocument,
} from './document/document.ts';
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
import type { LimitUse } from './document/limit-use.ts';
import { documentWeight } from './execute/weight.ts';
import { MergedGraph } from './execute/merged/merged-graph.ts';
import { ClientNames, plannerFields } from './plan/client-names.ts';
import { parsePlan } from './plan/parse-plan.ts';
import { sha256, type PlanBook } from './plan/plan-book.ts';
import type { PlanNode } from './plan/plan-nodes.ts';
import { planFetches } from './plan/plan-operations.ts';
import { loadPlanner, type Planner } from './plan/planner.ts';
import { withValidFetches } from './plan/valid-fetches.ts';
import { LocalSubgraph } from './subgraph/local.ts';
import type { OnUnexpectedError } from './subgraph/error-for-client.ts';

export type { Operation } from './execute/operation.ts';
export type { ResponseError, Result } from './document/result.ts';

/** Limits and checks for client documents. Built-in documents have none. */
export interface Reading {
  /** Maximum number of lexical tokens in a document. */
  readonly maxTokens: number;
  /**
   * Checks a document before validation.
   * @returns the limits that the document nearly reaches
   * @throws an error when the document breaks a limit.
   */
  readonly inspect: (document: DocumentNode, text: string) => readonly LimitUse[];
  /** Additional fields to fetch, from which the actual cost of an operation is computed. */
  readonly observed: Observed;
}

/** The composed graph: compiles GraphQL documents to operations. */
export interface Graph {
  /**
   * Parses, validates, plans and compiles a document. The result is cached; the cache is bounded in bytes.
   * @param reading rules for a client's document. Omitted for built-in documents.
   * @throws RequestRejected when the document is not valid.
   */
  prepare(document: string, operationName?: string, reading?: Reading): Operation;
  /** The schema that operations are validated against. */
  readonly apiSchema: GraphQLSchema;
  /** The schema that introspection shows. */
  readonly publicSchema: GraphQLSchema;
  /** The supergraph SDL. */
  readonly sdl: string;
  /** Returns the size of the cache of prepared operations, client and built-in ones. */
  readonly kept: () => OperationCacheStatistics;
}

export interface OperationCacheStatistics {
  readonly operations: number;
  readonly bytes: number;
  readonly maxBytes: number;
}

export interface GraphOptions {
  /** The supergraph SDL, as composition writes it (`schema/supergraph.graphql`). */
  readonly sdl: string;
  /** The client for each subgraph, by the subgraph's name in the supergraph. */
  readonly subgraphs: SubgraphClients;
  /** Query plans computed at build time (`schema/plans.json`). Ignored when they belong to another supergraph. */
  readonly plans?: PlanBook;
  /** Whether `__schema` and `__type` are allowed. Default: true. */
  readonly introspection?: boolean;
  /**
   * Maximum size of the cache of prepared operations, in bytes: documents, plans, compiled fetches, prices. Default:
   * 16 MiB.
   */
  readonly cacheBytes?: number;
  /** Creates the planner, once, for the first document that has no prebuilt plan. Default: loads the native planner. */
  readonly loadPlanner?: (supergraph: string) => Planner | null;
  /** Called for unexpected resolver errors in documents that run on the merged schema, without a subgraph client. */
  readonly onUnexpectedError?: OnUnexpectedError;
}

export function createGraph(options: GraphOptions): Graph {
  const { sdl, subgraphs, introspection = true, onUnexpectedError = () => undefined } = options;
  const apiSchema = clientSchema(sdl);
  const publicSchema = shownSchema(sdl);
  const supergraphDocument = parse(sdl, { noLocation: true });
  const supergraph = buildASTSchema(supergraphDocument, { assumeValidSDL: true });
  const fields = plannerFields(supergraphDocument);
  const plans = options.plans?.supergraph === sha256(sdl) ? options.plans.plans : {};
  const planner = lazy(() => (options.loadPlanner ?? loadPlanner)(sdl));
  const merged = lazy(() => new MergedGraph(apiSchema, localMembers(subgraphs)));
  const introspectionExecutor = new Introspection(publicSchema);
  const operations = new LRUCache<string, CachedOperation>({
    maxSize: options.cacheBytes ?? 16 * 1024 * 1024,
    sizeCalculation: ({ weight }) => weight,
  });

  /**
   * Plans a document.
   * @returns undefined when no plan can be made; null for a document that fetches nothing.
   */
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
    const readyPlanner = replan ? planner() : null;
    try {
      if (readyPlanner !== null) return read(planFetches(parts, readyPlanner));
    } catch (error) {
      // The planner fails on some valid documents, and some of its plans have conflicting fetches. An unknown kind of
      // plan, by contrast, is our error.
      if (error instanceof PlanError && error.kind === 'unknown') throw error;
    }
    return known === undefined || known === null ? undefined : read(known);
  };

  /** @param whole the complete document that `client` was derived from. */
  const execution = (
    client: ClientDocument,
    redacted: ReadonlySet<string>,
    whole: ClientDocument,
    observed: Observed | undefined,
    book: { readonly plan: unknown; readonly holds: boolean },
    names: ClientNames,
  ): Execution => {
    const rejected = rejectedFields(client.document);
    const executed = withoutFields(client, apiSchema, redacted, rejected);
    const parts = split(executed, apiSchema, observed, whole.document, names);
    const isWhole = executed === client && parts.observedKey === null;
    const plan = planOf(parts, names, book.plan, !book.holds || !isWhole);
    if (plan !== undefined) {
      const fetched = { client, split: parts, plan, apiSchema, supergraph, subgraphs };
      const { typename } = names;
      return new PlannedExecution({
        ...fetched,
        introspection: introspectionExecutor,
        redacted,
        typename,
        rejected,
      });
    }
    const observedDocument = withObserved(executed.document, apiSchema, observed, whole.document);
    const typename = names.reserved('typename');
    const isProjected = observedDocument !== null || executed !== client;
    const document = observedDocument?.document ?? executed.document;
    return new MergedExecution({
      client,
      executed: isProjected
        ? asClientDocument(withTypeKeys(document, apiSchema, typename), client.operation.name?.value)
        : client,
      observedKey: observedDocument?.key ?? null,
      redacted,
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
    let nearLimits: readonly LimitUse[] = [];
    const whole = clientDocument(text, operationName, {
      schema: apiSchema,
      introspection,
      maxTokens: reading?.maxTokens,
      inspect: (document) => (nearLimits = reading?.inspect(document, text) ?? []),
    });
    grow(documentWeight(whole, text));
    const coerce = compileVariables(whole.operation.variableDefinitions ?? [], apiSchema);
    // Every document with a prebuilt plan (schema/plans.json) has one operation, so the hash of its text identifies the plan.
    const plan = plans[sha256(text)];
    // A prebuilt plan covers all combinations of @skip and @include. A plan for the actual combination fetches less.
    const book = { plan, holds: plan !== undefined && conditionVariables(whole.document).length === 0 };
    const names = new ClientNames(whole.document, fields);
    return new ConditionalOperation(
      whole,
      coerce,
      (client, redacted, from = client) => execution(client, redacted, from, reading?.observed, book, names),
      // Client documents are compiled lazily, because they may still be rejected for their cost.
      { isEager: reading === undefined, grow, nearLimits },
    );
  };

  return {
    apiSchema,
    publicSchema,
    sdl,
    kept: () => ({
      operations: operations.size,
      bytes: operations.calculatedSize,
      maxBytes: operations.maxSize,
    }),
    prepare(document, operationName, reading) {
      const key = `${reading === undefined ? '' : '\0'}${operationName ?? ''}\0${document}`;
      const known = operations.get(key);
      if (known !== undefined) return known.operation;
      let weight = 0;
      let kept: CachedOperation | null = null;
      const operation = compile(document, operationName, reading, (bytes) => {
        weight += bytes;
        // Set the entry again, because the cache reads the weight only on insertion.
        if (kept !== null && operations.peek(key) === kept)
          operations.set(key, (kept = { operation, weight }));
      });
      kept = { operation, weight };
      operations.set(key, kept);
      return operation;
    },
  };
}

/** A prepared operation with the memory that it retains, in bytes. */
interface CachedOperation {
  readonly operation: Operation;
  readonly weight: number;
}

/** Returns the local subgraphs. A document without a plan can run only when all subgraphs are in this process. */
function localMembers(subgraphs: SubgraphClients): readonly LocalSubgraph[] {
  return Object.values(subgraphs).map((subgraph) => {
    if (subgraph instanceof LocalSubgraph) return subgraph;
    throw invalidDocument([
      unavailable(
        `There is no query plan for this document, and without one the subgraph ${subgraph.name} has to run in this process.`,
      ),
    ]);
  });
}
