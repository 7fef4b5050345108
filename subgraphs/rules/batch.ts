import { invalid } from '../lookup-error.ts';
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

/** @returns the keys. @throws invalid_request when they are more than one batch looks up */
export function batch<T>(kind: keyof typeof batchLimits, keys: readonly T[], param: string): readonly T[] {
  const most = batchLimits[kind];
  if (keys.length <= most) return keys;
  throw invalid(
    param,
    `${param} must have at most ${most} elements, not ${keys.length}: ask for the rest in another batch.`,
  );
}

/** How many records a page has. */
export const pageRange = { minimum: 1, maximum: 50 } as const;

const page = integerRule({ ...pageRange, example: 10 });

/** @throws invalid_request when a page size is out of 1 to 50 */
export const checkLimit = (limit: number, param = 'limit'): number => page.read(limit, param);
