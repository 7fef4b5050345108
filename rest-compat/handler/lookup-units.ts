import type { Access, Admission } from '../../router/auth/access.ts';
import { chain } from '../../core/promise-or-value.ts';
import type { Reservation } from '../../router/limits/units.ts';
import { isProblem, type Problem } from '../../router/errors.ts';
import type { Request } from '../../router/exchange.ts';
import { RequestContext } from '../../router/http/request-context.ts';
import { selectCosts } from '../prices/costs.ts';
import { isMetered } from './is-metered.ts';
import type { PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';

/** The parts of a request that determine its price. */
export interface PricedLookup {
  readonly prepared: PreparedRoute;
  /** Path parameters, still percent-encoded. */
  readonly values: readonly string[];
  readonly query: Query;
  readonly request: Request;
}

/** The units of lookups: reserved before the lookup, released when it fails. */
export class LookupUnits {
  readonly #access: Access;
  readonly #clock: () => number;

  /**
   * @param access reserves and releases the units
   * @param clock returns the current time in epoch milliseconds
   */
  constructor(access: Access, clock: () => number) {
    this.#access = access;
    this.#clock = clock;
  }

  /**
   * Reserves the units of a lookup. Metered units are reserved only when a provider can be queried. With `deep=true`, the
   * provider is checked before the lookup, because the response does not report whether the provider was queried. Without `deep`,
   * the provider is checked only when the units are exhausted, because `settle` releases unused metered units.
   */
  reserve(
    key: Admission['key'],
    { prepared, values, query, request }: PricedLookup,
  ): Reservation | Problem | Promise<Reservation | Problem> {
    const access = this.#access;
    const { plain } = prepared.costs;
    const costs = selectCosts(prepared.costs, query);
    const isDue = () =>
      isMetered(prepared, request, values, query, new RequestContext(request, this.#clock()));
    if (costs !== plain) return chain(isDue(), (isDeepDue) => access.reserve(key, isDeepDue ? costs : plain));
    return chain(access.reserve(key, costs), (reserved) => {
      if (!isProblem(reserved)) return reserved;
      const pooledCosts = costs.filter(([unit]) => unit === 'pooled');
      return chain(isDue(), (isUnitDue) => (isUnitDue ? reserved : access.reserve(key, pooledCosts)));
    });
  }

  /**
   * Releases the units that a response does not cost.
   * @param outcome `rejected` for an error; `unmetered` for invalid input
   * @returns the units that the response costs
   */
  settle(reserved: Reservation, outcome: 'found' | 'unmetered' | 'rejected'): Reservation {
    if (outcome === 'found') return reserved;
    const isSpent = ({ meter }: Reservation[number]) => outcome === 'unmetered' && meter.unit === 'pooled';
    this.#access.release(reserved.filter((one) => !isSpent(one)));
    return reserved.filter(isSpent);
  }
}

export const countUnits = (reserved: Reservation): number =>
  reserved.reduce((total, { count }) => total + count, 0);
