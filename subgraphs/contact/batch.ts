import { invalid } from '../lookup-error.ts';

/** How many records one batch field may ask for. */
const largestBatch = 100;

/** @throws invalid_request when a batch asks for more than `largestBatch` records */
export function checkBatch<T>(param: string, items: readonly T[]): readonly T[] {
  if (items.length <= largestBatch) return items;
  throw invalid(
    param,
    `${param} must have at most ${largestBatch} entries, not ${items.length}: split the list.`,
  );
}
