import { invalid, isInvalid } from '../../core/lookup-error.ts';
import { integerRule } from './number-rule.ts';

/**
 * How many records one batch field looks up: places and networks are rows of a snapshot; the others are computed, looked
 * up in several tables, or much larger.
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
 * Each key looked up. One that is malformed is an error at its own place in the list; the others have their answers.
 * @throws invalid_request when they are more than one batch looks up
 */
export function batch<K, V>(
  kind: keyof typeof batchLimits,
  keys: readonly K[],
  param: string,
  find: (key: K) => V,
): V[] {
  const most = batchLimits[kind];
  if (keys.length > most)
    throw invalid(
      param,
      `${param} must have at most ${most} elements, not ${keys.length}: ask for the rest in another batch.`,
    );
  return keys.map((key) => {
    try {
      return find(key);
    } catch (error) {
      return atItsPlace(error);
    }
  });
}

/** The answers of a batch whose lookups take time, with what is malformed as an error at its own place. */
export const settled = <V>(found: readonly Promise<V>[]): Promise<V[]> =>
  Promise.all(found.map((one) => one.catch(atItsPlace)));

/** GraphQL takes an error for a value of any type, and tells it at the value's path. */
function atItsPlace(error: unknown): never {
  if (isInvalid(error)) return error as never;
  throw error;
}

/** How many records a page has. */
export const pageRange = { minimum: 1, maximum: 50 } as const;

const page = integerRule({ ...pageRange, example: 10 });

/** @throws invalid_request when a page size is out of 1 to 50 */
export const checkLimit = (limit: number, param = 'limit'): number => page.read(limit, param);
