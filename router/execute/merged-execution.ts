import type { ExecutionResult } from 'graphql';
import type { LookupContext } from '../../subgraphs/context.ts';
import type { MergedGraph } from './merged/merged-graph.ts';
import { shownError, type OnUnexpectedError } from '../subgraph/shown-error.ts';
import type { ClientDocument } from './document.ts';
import type { Execution } from './operation.ts';
import { isJson, isPromise, type Json, type Result } from './result.ts';

/** Executes a document field by field, where there is no plan. */
export class MergedExecution implements Execution {
  readonly #client: ClientDocument;
  readonly #graph: MergedGraph;
  readonly #onUnexpectedError: OnUnexpectedError;

  constructor(client: ClientDocument, graph: MergedGraph, onUnexpectedError: OnUnexpectedError) {
    this.#client = client;
    this.#graph = graph;
    this.#onUnexpectedError = onUnexpectedError;
  }

  execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result> {
    const { document, operation } = this.#client;
    const result = this.#graph.execute(document, operation.name?.value, variables, context);
    return isPromise(result) ? result.then((settled) => this.#shown(settled)) : this.#shown(result);
  }

  #shown({ data, errors }: ExecutionResult): Result {
    const shown = { data: isJson(data) ? data : null };
    if (errors === undefined) return shown;
    return { ...shown, errors: errors.map((error) => shownError(error, 'graph', this.#onUnexpectedError)) };
  }
}
