import type { LookupContext } from '../../core/lookup-context.ts';
import type { PlanNode } from '../plan/plan-nodes.ts';
import type { Json, Result } from '../document/result.ts';

/** A document without `@skip` and `@include`, ready to run. */
export interface Execution {
  /**
   * Executes the document. Never throws.
   * @param variables coerced values by variable name
   */
  execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result>;
  /** The query plan. Null when no data is fetched, or when there is no plan. */
  readonly plan: PlanNode | null;
  /** Executes the document as `execute` does, and also returns the fetched data. */
  run(variables: Readonly<Json>, context: LookupContext): Outcome | Promise<Outcome>;
}

/** The result of an execution, with the fetched data that it is derived from. */
export interface Outcome {
  readonly result: Result;
  /** Merged data of the subgraphs, by response key. Includes the fields of `ObservedFields`. */
  readonly fetched: Readonly<Json>;
  /** Response key of the additional field, see `ObservedFields`. Null without an additional field. */
  readonly observedKey: string | null;
}
