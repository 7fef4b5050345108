import type { Access } from '../access/access.ts';
import { callerKey } from '../access/caller-key.ts';
import { rateHeaders } from '../access/rate-headers.ts';
import { chain, isPromise, type Request } from './exchange.ts';

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
