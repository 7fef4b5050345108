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
  const plainCosts: Costs = [[unit, 1]];
  return {
    plain: plainCosts,
    deep: deep === 'email' || deep === 'vat' ? [...plainCosts, [deepUnitByFamily[deep], 1]] : plainCosts,
  };
}

export const selectCosts = (costs: RouteCosts, query: Query): Costs =>
  query['deep'] === 'true' ? costs.deep : costs.plain;
