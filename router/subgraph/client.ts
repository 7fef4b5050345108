import type { LookupContext } from '../../core/lookup-context.ts';
import type { Json, Result } from '../document/result.ts';

/**
 * One request of a plan to one subgraph. A plan holds the same object for all its executions, so a client may keep
 * what it compiles of it in a WeakMap.
 */
export interface CompiledFetch {
  readonly subgraph: string;
  /** A valid document of the subgraph with one operation. */
  readonly document: string;
  /** What the operation does: a mutation is sent once and for one caller. Default: query. */
  readonly operation?: 'query' | 'mutation';
}

/** Who answers for a subgraph: its schema in this process, or its server. */
export interface SubgraphClient {
  readonly name: string;
  /**
   * @param variables the variables of the document, and no others.
   * @returns what the subgraph answers, without a promise where it can; a failure is an error of the result.
   */
  execute(fetch: CompiledFetch, variables: Readonly<Json>, context: LookupContext): Result | Promise<Result>;
}
