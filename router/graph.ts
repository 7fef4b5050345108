import { LRUCache } from 'lru-cache';
import { buildASTSchema, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { memoize } from '../core/memoize.ts';
import { createUnavailableError } from '../core/lookup-error.ts';
import { PlanError } from '../core/plan-error.ts';
import { buildApiSchema, buildPublicSchema } from './compose/api-schema.ts';
import { listConditionVariables } from './document/conditions.ts';
import {
  toClientDocument,
  readClientDocument,
  createDocumentRejection,
  type ClientDocument,
} from './document/document.ts';
import { Introspection } from './execute/introspection.ts';
import { MergedExecution } from './execute/merged-execution.ts';
import type { Execution } from './execute/execution.ts';
import { ConditionalOperation, type Operation } from './execute/operation.ts';
import { PlannedExecution } from './execute/planned-execution.ts';
import {
  split,
  addObservedFields,
  omitFields,
  addTypeKeys,
  type ObservedFields,
  type DocumentSplit,
} from './document/split.ts';
import type { SubgraphClients } from './execute/steps.ts';
import { findRejectedFields } from './document/unusable-arguments.ts';
import { compileVariables } from './execute/variables.ts';
import type { LimitUse } from './document/limit-use.ts';
import { estimateDocumentWeight } from './execute/weight.ts';
import { MergedGraph } from './execute/merged/merged-graph.ts';
import { ClientNames, readPlannerFields } from './plan/client-names.ts';
import { parsePlan } from './plan/parse-plan.ts';
import { sha256, type PrebuiltPlans } from './plan/prebuilt-plans.ts';
import type { PlanNode } from './plan/plan-nodes.ts';
import { planFetches } from './plan/plan-operations.ts';
import { loadPlanner, type Planner } from './plan/planner.ts';
import { replaceInvalidFetches } from './plan/valid-fetches.ts';
import { LocalSubgraph } from './subgraph/local.ts';
import type { OnUnexpectedError } from './subgraph/error-for-client.ts';

export type { Operation } from './execute/operation.ts';
export type { ResponseError, Result } from './document/result.ts';

/** Limits and checks for client documents. Built-in documents have none. */
export interface ClientDocumentRules {
  /** Maximum number of lexical tokens in a document. */
  readonly maxTokens: number;
  /**
   * Checks a document before validation.
   * @returns the limits that the document nearly reaches
   * @throws an error when the document breaks a limit.
   */
  readonly inspect: (document: DocumentNode, text: string) => readonly LimitUse[];
  /** Additional fields to fetch, from which the actual cost of an operation is computed. */
  readonly observed: ObservedFields;
}

/** The composed graph: compiles GraphQL documents to operations. */
export interface Graph {
  /**
   * Parses, validates, plans and compiles a document. The result is cached; the cache is bounded in bytes.
   * @param reading rules for a client's document. Omitted for built-in documents.
   * @throws RequestRejected when the document is not valid.
   */
  prepare(document: string, operationName?: string, reading?: ClientDocumentRules): Operation;
  /** The schema that operations are validated against. */
  readonly apiSchema: GraphQLSchema;
  /** The schema that introspection shows. */
  readonly publicSchema: GraphQLSchema;
  /** The supergraph SDL. */
  readonly sdl: string;
  /** Returns the size of the cache of prepared operations, which contains client documents and built-in documents. */
  readonly operationCacheStatistics: () => OperationCacheStatistics;
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
  readonly plans?: PrebuiltPlans;
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
  const apiSchema = buildApiSchema(sdl);
  const publicSchema = buildPublicSchema(sdl);
  const supergraphDocument = parse(sdl, { noLocation: true });
  const supergraph = buildASTSchema(supergraphDocument, { assumeValidSDL: true });
  const fields = readPlannerFields(supergraphDocument);
  const plans = options.plans?.supergraph === sha256(sdl) ? options.plans.plans : {};
  const getPlanner = memoize(() => (options.loadPlanner ?? loadPlanner)(sdl));
  const getMergedGraph = memoize(() => new MergedGraph(apiSchema, requireLocalSubgraphs(subgraphs)));
  const introspectionExecutor = new Introspection(publicSchema);
  const operations = new LRUCache<string, CachedOperation>({
    maxSize: options.cacheBytes ?? 16 * 1024 * 1024,
    sizeCalculation: ({ weight }) => weight,
  });

  /**
   * Plans a document.
   * @returns undefined when no plan can be made; null for a document that fetches nothing.
   */
  const findPlan = (
    parts: DocumentSplit,
    names: ClientNames,
    prebuiltPlan: unknown,
    replan: boolean,
  ): PlanNode | null | undefined => {
    if (parts.fetched === null) return null;
    const readPlan = (plan: unknown): PlanNode | null => {
      const parsedPlan = parsePlan(plan);
      return parsedPlan && replaceInvalidFetches(names.restore(parsedPlan), supergraph);
    };
    const readyPlanner = replan ? getPlanner() : null;
    try {
      if (readyPlanner !== null) return readPlan(planFetches(parts, readyPlanner));
    } catch (error) {
      // The planner fails on some valid documents, and some of its plans have conflicting fetches. An unknown kind of plan, by
      // contrast, is an internal error.
      if (error instanceof PlanError && error.kind === 'unknown') throw error;
    }
    return prebuiltPlan === undefined || prebuiltPlan === null ? undefined : readPlan(prebuiltPlan);
  };

  /**
   * Creates the execution of a document, with a plan if there is one.
   * @param completeDocument the complete document that `client` was derived from
   */
  const createExecution = (
    client: ClientDocument,
    redacted: ReadonlySet<string>,
    completeDocument: ClientDocument,
    observed: ObservedFields | undefined,
    prebuilt: { readonly plan: unknown; readonly holds: boolean },
    names: ClientNames,
  ): Execution => {
    const rejectedFields = findRejectedFields(client.document);
    const executedDocument = omitFields(client, apiSchema, redacted, rejectedFields);
    const splitDocument = split(executedDocument, apiSchema, observed, completeDocument.document, names);
    const isUnchanged = executedDocument === client && splitDocument.observedKey === null;
    const plan = findPlan(splitDocument, names, prebuilt.plan, !prebuilt.holds || !isUnchanged);
    if (plan !== undefined) {
      const commonOptions = { client, split: splitDocument, plan, apiSchema, supergraph, subgraphs };
      const { typename } = names;
      return new PlannedExecution({
        ...commonOptions,
        introspection: introspectionExecutor,
        redacted,
        typename,
        rejected: rejectedFields,
      });
    }
    const observedDocument = addObservedFields(
      executedDocument.document,
      apiSchema,
      observed,
      completeDocument.document,
    );
    const typename = names.createReservedName('typename');
    const isProjected = observedDocument !== null || executedDocument !== client;
    const document = observedDocument?.document ?? executedDocument.document;
    return new MergedExecution({
      client,
      executed: isProjected
        ? toClientDocument(addTypeKeys(document, apiSchema, typename), client.operation.name?.value)
        : client,
      observedKey: observedDocument?.key ?? null,
      redacted,
      rejected: rejectedFields,
      typename,
      apiSchema,
      graph: getMergedGraph(),
      onUnexpectedError,
    });
  };

  const compileOperation = (
    text: string,
    operationName: string | undefined,
    reading: ClientDocumentRules | undefined,
    grow: (bytes: number) => void,
  ): Operation => {
    let nearLimitUses: readonly LimitUse[] = [];
    const clientDocument = readClientDocument(text, operationName, {
      schema: apiSchema,
      introspection,
      maxTokens: reading?.maxTokens,
      inspect: (document) => (nearLimitUses = reading?.inspect(document, text) ?? []),
    });
    grow(estimateDocumentWeight(clientDocument, text));
    const coerceVariables = compileVariables(clientDocument.operation.variableDefinitions ?? [], apiSchema);
    // Every document with a prebuilt plan (schema/plans.json) has one operation, so the hash of its text identifies the plan.
    const plan = plans[sha256(text)];
    // A prebuilt plan covers all combinations of @skip and @include. A plan for the actual combination fetches less.
    const prebuiltPlan = {
      plan,
      holds: plan !== undefined && listConditionVariables(clientDocument.document).length === 0,
    };
    const names = new ClientNames(clientDocument.document, fields);
    return new ConditionalOperation(
      clientDocument,
      coerceVariables,
      (client, redacted, from = client) =>
        createExecution(client, redacted, from, reading?.observed, prebuiltPlan, names),
      // Client documents are compiled lazily, because they can still be rejected for their cost.
      { isEager: reading === undefined, grow, nearLimits: nearLimitUses },
    );
  };

  return {
    apiSchema,
    publicSchema,
    sdl,
    operationCacheStatistics: () => ({
      operations: operations.size,
      bytes: operations.calculatedSize,
      maxBytes: operations.maxSize,
    }),
    prepare(document, operationName, reading) {
      const key = `${reading === undefined ? '' : '\0'}${operationName ?? ''}\0${document}`;
      const cachedOperation = operations.get(key);
      if (cachedOperation !== undefined) return cachedOperation.operation;
      let weight = 0;
      let entry: CachedOperation | null = null;
      const operation = compileOperation(document, operationName, reading, (bytes) => {
        weight += bytes;
        // Set the entry again, because the cache reads the weight only on insertion.
        if (entry !== null && operations.peek(key) === entry)
          operations.set(key, (entry = { operation, weight }));
      });
      entry = { operation, weight };
      operations.set(key, entry);
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
function requireLocalSubgraphs(subgraphs: SubgraphClients): readonly LocalSubgraph[] {
  return Object.values(subgraphs).map((subgraph) => {
    if (subgraph instanceof LocalSubgraph) return subgraph;
    throw createDocumentRejection([
      createUnavailableError(
        `There is no query plan for this document, and without one the subgraph ${subgraph.name} has to run in this process.`,
      ),
    ]);
  });
}
