import { invalid } from '../lookup-error.ts';

/** How many records one batch field looks up. */
export const batchLimit = 300;

/** @throws LookupError when a batch is longer than `batchLimit`. */
export function checkBatch(param: string, keys: readonly unknown[], example: string): void {
  if (keys.length > batchLimit) {
    throw invalid(
      param,
      `${param} has ${keys.length} elements, at most ${batchLimit} are looked up: for example ${example}.`,
    );
  }
}

/** @throws LookupError when a page size is out of 1 to 50. */
export function checkLimit(limit: number): void {
  if (limit < 1 || limit > 50)
    throw invalid('limit', `limit must be an integer from 1 to 50, not ${limit}: use limit=10.`);
}
