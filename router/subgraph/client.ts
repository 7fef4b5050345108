import type { LookupContext } from '../../core/lookup-context.ts';
import type { Json, Result } from '../document/result.ts';

/**
 * One request of a query plan to one subgraph. A plan reuses the same object in all its executions, so a client can cache its
 * compiled form in a WeakMap.
 */
export interface CompiledFetch {
  readonly subgraph: string;
  /** A valid document of the subgraph with one operation. */
  readonly document: string;
  /** Kind of operation. A mutation is sent once and never shared between callers. Default: query. */
  readonly operation?: 'query' | 'mutation';
}

/** Executes requests to a subgraph: with its schema in this process, or over HTTP. */
export interface SubgraphClient {
  readonly name: string;
  /**
   * Executes a fetch.
   * @param variables exactly the variables of the document
   * @returns the subgraph's result, synchronously where possible; a failure is an error of the result
   */
  execute(fetch: CompiledFetch, variables: Readonly<Json>, context: LookupContext): Result | Promise<Result>;
}
