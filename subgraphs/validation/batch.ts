import { createInvalidInputError, isInvalid } from '../../core/lookup-error.ts';
import { createIntegerRule } from './number-rule.ts';

/**
 * Maximum number of records per batch field. Places and networks are rows of a snapshot. Other records are computed, need
 * several tables, or are much larger.
 */
export const batchLimits = {
  places: 300,
  companies: 50,
  currencies: 100,
  zones: 100,
  values: 100,
  contacts: 100,
} as const;

/**
 * Looks up every key. A malformed key yields an error at its own position in the list and does not affect the other keys.
 * @throws invalid_request when the number of keys exceeds the limit
 */
export function resolveBatch<K, V>(
  kind: keyof typeof batchLimits,
  keys: readonly K[],
  param: string,
  find: (key: K) => V,
): V[] {
  const limit = batchLimits[kind];
  if (keys.length > limit)
    throw createInvalidInputError(
      param,
      `${param} must have at most ${limit} elements, not ${keys.length}: send the rest in another batch.`,
    );
  return keys.map((key) => {
    try {
      return find(key);
    } catch (error) {
      return throwBatchError(error);
    }
  });
}

/** Waits for all asynchronous lookups of a batch. A malformed key yields an error at its own position. */
export const settleAll = <V>(found: readonly Promise<V>[]): Promise<V[]> =>
  Promise.all(found.map((one) => one.catch(throwBatchError)));

/**
 * Returns a validation error as a value. GraphQL accepts an error in place of any value, and reports the error at the path of
 * the value.
 */
function throwBatchError(error: unknown): never {
  if (isInvalid(error)) return error as never;
  throw error;
}

/** Allowed page sizes, in records. */
export const pageRange = { minimum: 1, maximum: 50 } as const;

const pageSizeRule = createIntegerRule({ ...pageRange, example: 10 });

/** Checks a page size. @throws invalid_request outside 1 to 50 */
export const checkLimit = (limit: number, param = 'limit'): number => pageSizeRule.read(limit, param);
