import type { GraphQLSchema, ExecutionResult } from 'graphql';
import type { LookupContext } from '../../core/lookup-context.ts';
import { chain, isPromise } from '../../core/promise-or-value.ts';
import type { MergedGraph } from './merged/merged-graph.ts';
import { toClientError, type OnUnexpectedError } from '../subgraph/error-for-client.ts';
import type { ClientDocument } from '../document/document.ts';
import type { Execution, Outcome } from './execution.ts';
import { Projection } from './project.ts';
import { isJson, type Json, type Result } from '../document/result.ts';
import type { RejectedFields } from '../document/unusable-arguments.ts';
import { Run } from './run.ts';

export interface MergedExecutionOptions {
  readonly client: ClientDocument;
  /** The document to execute: the client's document without redacted fields, with the fields of `ObservedFields`. */
  readonly executed: ClientDocument;
  readonly observedKey: string | null;
  readonly redacted: ReadonlySet<string>;
  /** Fields that are null with an error. The executor skips these fields. */
  readonly rejected: RejectedFields;
  /** Response key under which `executed` selects type names wherever the type can vary. */
  readonly typename: string;
  readonly apiSchema: GraphQLSchema;
  readonly graph: MergedGraph;
  readonly onUnexpectedError: OnUnexpectedError;
}

/** Executes a document on the merged graph, field by field, when there is no plan. */
export class MergedExecution implements Execution {
  readonly plan = null;
  readonly #parts: MergedExecutionOptions;
  /** Projects the data to the client's document; null when that document itself was executed. */
  readonly #projection: Projection | null;

  constructor(parts: MergedExecutionOptions) {
    const { client, executed, apiSchema, redacted, typename, rejected } = parts;
    this.#parts = parts;
    this.#projection =
      executed === client ? null : new Projection(client, apiSchema, redacted, { typename, rejected });
  }

  execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result> {
    return chain(this.run(variables, context), ({ result }) => result);
  }

  #execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result> {
    const { executed, graph } = this.#parts;
    const { document, operation } = executed;
    const result = graph.execute(document, operation.name?.value, variables, context);
    return isPromise(result)
      ? result.then((settled) => this.#toResult(settled, context))
      : this.#toResult(result, context);
  }

  run(variables: Readonly<Json>, context: LookupContext): Outcome | Promise<Outcome> {
    return chain(this.#execute(variables, context), (fetched) => this.#outcome(fetched, variables, context));
  }

  #outcome(fetched: Result, variables: Readonly<Json>, context: LookupContext): Outcome {
    const { observedKey } = this.#parts;
    if (this.#projection === null || !fetched.data) {
      return { result: fetched, fetched: fetched.data ?? {}, observedKey };
    }
    const run = new Run(variables, context);
    run.data = fetched.data;
    run.errors = [...(fetched.errors ?? [])];
    const data = this.#projection.project(run);
    const errors = run.clientErrors(data);
    const result = errors.length === 0 ? { data } : { data, errors };
    return { result, fetched: fetched.data, observedKey };
  }

  #toResult({ data, errors }: ExecutionResult, { requestId }: LookupContext): Result {
    const dataOnlyResult = { data: isJson(data) ? data : null };
    if (errors === undefined) return dataOnlyResult;
    const { onUnexpectedError } = this.#parts;
    return {
      ...dataOnlyResult,
      errors: errors.map((error) => toClientError(error, 'graph', onUnexpectedError, requestId)),
    };
  }
}
