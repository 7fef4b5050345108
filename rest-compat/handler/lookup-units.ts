import type { Access, Admission } from '../../router/auth/access.ts';
import { chain } from '../../core/promise-or-value.ts';
import type { Reservation } from '../../router/limits/units.ts';
import { isProblem, type Problem } from '../../router/errors.ts';
import type { Request } from '../../router/exchange.ts';
import { RequestContext } from '../../router/http/request-context.ts';
import { costsOf } from '../prices/costs.ts';
import { isMetered } from './is-metered.ts';
import type { PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';

/** What a lookup is about, as far as its price goes. */
export interface Priced {
  readonly prepared: PreparedRoute;
  /** Of the path's parameters, still encoded. */
  readonly values: readonly string[];
  readonly query: Query;
  readonly request: Request;
}

/** The units of lookups: reserved before the answer, given back where there is none. */
export class LookupUnits {
  readonly #access: Access;
  readonly #clock: () => number;

  /** @param clock epoch milliseconds. */
  constructor(access: Access, clock: () => number) {
    this.#access = access;
    this.#clock = clock;
  }

  /**
   * Reserves metered units only where a provider can be queried. Of deep facts that is determined first, since their
   * response does not say it; of others when the units are used up, since `settle` returns them.
   */
  reserve(
    key: Admission['key'],
    { prepared, values, query, request }: Priced,
  ): Reservation | Problem | Promise<Reservation | Problem> {
    const access = this.#access;
    const { plain } = prepared.costs;
    const costs = costsOf(prepared.costs, query);
    const isDue = () =>
      isMetered(prepared, request, values, query, new RequestContext(request, this.#clock()));
    if (costs !== plain) return chain(isDue(), (isDeepDue) => access.reserve(key, isDeepDue ? costs : plain));
    return chain(access.reserve(key, costs), (held) => {
      if (!isProblem(held)) return held;
      const others = costs.filter(([unit]) => unit === 'pooled');
      return chain(isDue(), (isUnitDue) => (isUnitDue ? held : access.reserve(key, others)));
    });
  }

  /**
   * Gives back what an answer does not cost.
   * @param outcome refused: there is none; unmetered: it is about something that is not valid
   * @returns what it does cost
   */
  settle(held: Reservation, outcome: 'found' | 'unmetered' | 'refused'): Reservation {
    if (outcome === 'found') return held;
    const isSpent = ({ meter }: Reservation[number]) => outcome === 'unmetered' && meter.unit === 'pooled';
    this.#access.release(held.filter((one) => !isSpent(one)));
    return held.filter(isSpent);
  }
}

export const countOf = (held: Reservation): number => held.reduce((total, { count }) => total + count, 0);
