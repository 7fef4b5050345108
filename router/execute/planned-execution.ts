import { isEnumType, parse, type GraphQLSchema } from 'graphql';
import type { LookupContext } from '../../core/lookup-context.ts';
import type { Budget } from '../operation-context/budget.ts';
import { runSynchronously, runInSteps, yielder } from '../operation-context/yielder.ts';
import { chain, isPromise } from '../../core/promise-or-value.ts';
import type { PlanNode } from '../plan/plan-nodes.ts';
import { toClientDocument, type ClientDocument } from '../document/document.ts';
import type { IntrospectionRunner, Introspection, IntrospectionResult } from './introspection.ts';
import type { Execution, Outcome } from './execution.ts';
import { formatOutline } from './outline.ts';
import { Projection } from './project.ts';
import type { Json, Result } from '../document/result.ts';
import { RootFetch } from './root-fetch.ts';
import { Run } from './run.ts';
import type { DocumentSplit } from '../document/split.ts';
import type { RejectedFields } from '../document/unusable-arguments.ts';
import { compileStep, type Step, type SubgraphClients } from './steps.ts';

export interface PlannedExecutionOptions {
  /** The client's document without conditions. */
  readonly client: ClientDocument;
  readonly split: DocumentSplit;
  readonly plan: PlanNode | null;
  readonly apiSchema: GraphQLSchema;
  /** The supergraph's types, including the inaccessible ones. */
  readonly supergraph: GraphQLSchema;
  readonly subgraphs: SubgraphClients;
  readonly introspection: Introspection;
  /** Coordinates (`Type.field`) of redacted fields: null in the response, and not fetched. */
  readonly redacted: ReadonlySet<string>;
  /** Response key of type names in the fetched data. Default: `__typename`. */
  readonly typename?: string;
  /** Fields that are null with an error; the plan does not fetch them. Default: none. */
  readonly rejected?: RejectedFields;
}

/** Runs a plan, and projects the fetched data to the client's response. */
export class PlannedExecution implements Execution {
  readonly plan: PlanNode | null;
  readonly #step: Step | null;
  /** The plan's only fetch, when its result can be returned to the client unchanged. */
  readonly #direct: RootFetch | null;
  readonly #projection: Projection;
  readonly #introspect: IntrospectionRunner | null;
  readonly #observedKey: string | null;

  constructor(parts: PlannedExecutionOptions) {
    const { client, split, plan, apiSchema, supergraph, subgraphs, introspection, redacted, typename } =
      parts;
    this.plan = plan;
    const step = plan && compileStep(plan, subgraphs, supergraph, typename);
    this.#step = step;
    this.#projection = new Projection(client, apiSchema, redacted, { typename, rejected: parts.rejected });
    this.#introspect = split.introspection && introspection.compile(split.introspection);
    this.#observedKey = split.observedKey;
    const hasSingleFetch =
      plan?.kind === 'Fetch' &&
      plan.outputRewrites.length === 0 &&
      !hasHiddenEnumValues(supergraph, apiSchema);
    const isDirectResult = hasSingleFetch && hasSameOutline(client, plan.document, apiSchema);
    this.#direct = isDirectResult && step instanceof RootFetch ? step : null;
  }

  execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result> {
    const run = new Run(variables, context);
    if (this.#direct !== null) return this.#executeDirect(this.#direct, run);
    const completion = this.#step?.execute(run);
    return isPromise(completion) ? completion.then(() => this.#finish(run)) : this.#finish(run);
  }

  run(variables: Readonly<Json>, context: LookupContext): Outcome | Promise<Outcome> {
    const run = new Run(variables, context);
    const observedKey = this.#observedKey;
    if (this.#direct !== null) {
      const result = this.#executeDirect(this.#direct, run);
      return chain(result, (known) => ({ result: known, fetched: known.data ?? run.data, observedKey }));
    }
    const createOutcome = (): Outcome => ({
      result: run.isEnded ? {} : this.#project(run),
      fetched: run.data,
      observedKey,
    });
    return chain(this.#step?.execute(run), () => {
      if (run.budget !== null) return this.#introspectInSteps(run, run.budget).then(createOutcome);
      this.#introspectAtOnce(run);
      return createOutcome();
    });
  }

  #executeDirect(step: RootFetch, run: Run): Result | Promise<Result> {
    const finishDirectResult = (result: Result): Result => {
      if (result.errors === undefined && result.data) return result;
      step.settle(run, result);
      return this.#finish(run);
    };
    const result = step.fetch.send(run, null);
    return isPromise(result) ? result.then(finishDirectResult) : finishDirectResult(result);
  }

  #finish(run: Run): Result {
    this.#introspectAtOnce(run);
    return this.#project(run);
  }

  #introspectAtOnce(run: Run): void {
    if (this.#introspect === null) return;
    addIntrospectionResult(run, runSynchronously(this.#introspect(run.variables, () => undefined)));
  }

  /** Yields to the event loop before it introspects, and between the steps of a long introspection. */
  async #introspectInSteps(run: Run, budget: Budget): Promise<void> {
    await yielder.next();
    if (this.#introspect === null) return;
    const steps = this.#introspect(run.variables, (bytes) => budget.addBytes(bytes));
    const introspectionResult = await runInSteps(steps, () => budget.problem !== null);
    if (introspectionResult !== undefined) addIntrospectionResult(run, introspectionResult);
  }

  #project(run: Run): Result {
    const data = this.#projection.project(run);
    const errors = run.clientErrors(data);
    return errors.length === 0 ? { data } : { data, errors };
  }
}

function addIntrospectionResult(run: Run, { data, errors }: IntrospectionResult): void {
  Object.assign(run.data, data);
  run.errors.push(...errors);
}

/** Whether the result of a fetched document has exactly the shape that the client requests. */
function hasSameOutline(client: ClientDocument, document: string, apiSchema: GraphQLSchema): boolean {
  const clientOutline = formatOutline(client, apiSchema);
  return (
    clientOutline !== null && clientOutline === formatOutline(toClientDocument(parse(document)), apiSchema)
  );
}

/** Whether a subgraph could return an enum value that is hidden from clients. */
const hasHiddenEnumValues = (supergraph: GraphQLSchema, apiSchema: GraphQLSchema): boolean =>
  Object.values(apiSchema.getTypeMap()).some((type) => {
    const completeType = isEnumType(type) ? supergraph.getType(type.name) : undefined;
    return (
      isEnumType(type) &&
      isEnumType(completeType) &&
      completeType.getValues().length > type.getValues().length
    );
  });
