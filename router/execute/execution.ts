import type { LookupContext } from '../../core/lookup-context.ts';
import type { PlanNode } from '../plan/plan-nodes.ts';
import type { Json, Result } from '../document/result.ts';

/** A document without conditions, ready to run. */
export interface Execution {
  /** @param variables coerced. Never throws. */
  execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result>;
  /** Null: nothing is fetched, or field by field. */
  readonly plan: PlanNode | null;
  /** The same, with what was fetched for it. */
  run(variables: Readonly<Json>, context: LookupContext): Outcome | Promise<Outcome>;
}

/** An answer and what it was made of. */
export interface Outcome {
  readonly result: Result;
  /** What the subgraphs brought, in response keys: what is observed stands there. */
  readonly fetched: Readonly<Json>;
  /** Response key of what is observed of an object. */
  readonly observedKey: string | null;
}
