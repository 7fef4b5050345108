import type { Costs } from '../../router/auth/access.ts';
import type { Query } from '../parameters/query.ts';
import type { Route } from '../routing/route.ts';

/** The units that a successful response costs: the route's unit, and with `deep=true` the unit of metered deep facts. */
export interface RouteCosts {
  readonly plain: Costs;
  readonly deep: Costs;
}

export const deepUnitByFamily = { email: 'email_deep', vat: 'vat_deep' } as const;

export function createRouteCosts({ unit = 'pooled', deep }: Route): RouteCosts {
  const costsWithoutDeep: Costs = [[unit, 1]];
  return {
    plain: costsWithoutDeep,
    deep:
      deep === 'email' || deep === 'vat'
        ? [...costsWithoutDeep, [deepUnitByFamily[deep], 1]]
        : costsWithoutDeep,
  };
}

export const selectCosts = (costs: RouteCosts, query: Query): Costs =>
  query['deep'] === 'true' ? costs.deep : costs.plain;
