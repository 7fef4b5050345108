import type { OperationContext } from '../operation-context/operation-context.ts';
import type { Json, Result } from '../document/result.ts';
import type { Problem } from '../errors.ts';
import type { ExecutedPlans } from '../execute/deferred/delivery.ts';
import type { Outcome } from '../execute/execution.ts';
import type { Reservation } from '../limits/units.ts';
import type { CostBound } from './bound.ts';
import type { CostTree } from './cost-tree.ts';
import type { ReservedUnits } from './reserved-units.ts';
import { countPooledUnits, computeSpentUnits, type SpentUnits } from './spent-units.ts';

/** An operation with its variables and the key that pays for it. */
export interface PricedOperation {
  readonly tree: CostTree;
  readonly bound: CostBound;
  /** Coerced. */
  readonly variables: Readonly<Json>;
  /** Paid fields that the key's plan does not include. */
  readonly redacted: readonly string[];
  /** Maximum number of root fields of an operation. */
  readonly maxRootFields: number;
  /** Whether the operation is large, so that it needs a budget and a response that is serialised in chunks. */
  readonly isLarge: boolean;
  /** Returns the problem of an operation that has spent its reserved units. */
  quotaExceeded(units: ReservedUnits): Problem;
}

/** A complete result with its cost, and the information for `extensions`. */
export interface ChargedResult extends ExecutedPlans {
  readonly result: Result;
  readonly spent: SpentUnits;
  /** The reserved units that remain charged. */
  readonly reservation: Reservation;
  readonly bound: CostBound;
  /** Paid fields that the key's plan does not include, same as in `PricedOperation`. */
  readonly redacted: readonly string[];
}

/**
 * Settles the cost of an execution: unspent units are released. Executed lookups are charged even when there is no
 * response.
 * @param outcome the fetched data and the delivered response
 */
export function settle(
  operation: PricedOperation,
  units: ReservedUnits,
  outcome: Outcome,
  { budget }: OperationContext,
  { plan, deferred }: ExecutedPlans,
): ChargedResult | Problem {
  const { tree, bound, redacted } = operation;
  const spentUnits = computeSpentUnits(tree, outcome, operation.variables);
  const problem =
    budget?.problem ?? (spentUnits.pooled > units.pooled ? operation.quotaExceeded(units) : null);
  if (problem !== null) {
    const startedLookups = Math.max(
      bound.minimum,
      countPooledUnits(tree.nodes, outcome.fetched),
      (budget?.runs ?? 0) - operation.maxRootFields,
    );
    units.settle({ pooled: Math.max(startedLookups, spentUnits.pooled), metered: bound.metered });
    return problem;
  }
  units.settle(spentUnits);
  const { result } = outcome;
  const { reservation } = units;
  return { result, spent: spentUnits, reservation, bound, redacted, plan, deferred };
}
