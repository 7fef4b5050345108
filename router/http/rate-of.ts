import type { Access } from '../auth/access.ts';
import { chain, isPromise } from '../../core/promise-or-value.ts';
import { callerKey } from '../auth/caller-key.ts';
import { rateHeaders } from '../limits/rate-headers.ts';
import type { Request } from '../exchange.ts';

/** The rate headers of a request that is refused before its key is judged; none without a genuine key. */
export type RateOf = (request: Request) => readonly string[] | Promise<readonly string[]>;

const none: readonly string[] = [];

export function rateOf(access: Pick<Access, 'admit'>): RateOf {
  return (request) => {
    if (callerKey(request.headers) === null) return none;
    const told = chain(access.admit(request, { key: false }), ({ rate }) =>
      rate === null || rate === undefined ? none : rateHeaders(rate),
    );
    // A store of keys that is down does not make another refusal of this one.
    return isPromise(told) ? told.catch(() => none) : told;
  };
}
