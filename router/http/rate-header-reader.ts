import type { Access } from '../auth/access.ts';
import { chain, isPromise } from '../../core/promise-or-value.ts';
import { readCallerKey } from '../auth/caller-key.ts';
import { createRateHeaders } from '../limits/rate-headers.ts';
import type { Request } from '../exchange.ts';

/**
 * Returns the rate limit headers for a request that is rejected before its key is checked. Empty without a valid key.
 */
export type RateHeaderReader = (request: Request) => readonly string[] | Promise<readonly string[]>;

const noHeaders: readonly string[] = [];

export function createRateHeaderReader(access: Pick<Access, 'admit'>): RateHeaderReader {
  return (request) => {
    if (readCallerKey(request.headers) === null) return noHeaders;
    const headers = chain(access.admit(request, { key: false }), ({ rate }) =>
      rate === null || rate === undefined ? noHeaders : createRateHeaders(rate),
    );
    // If the key store is unavailable, the rejection stays the same but has no rate limit headers.
    return isPromise(headers) ? headers.catch(() => noHeaders) : headers;
  };
}
