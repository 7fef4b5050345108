import { invalid } from '../lookup-error.ts';

/** @throws LookupError invalid_request when a batch asks for nothing, or for more than 100 records. */
export function checkBatch(values: readonly string[]): void {
  if (values.length >= 1 && values.length <= 100) return;
  throw invalid(
    'values',
    `values must have 1 to 100 entries, not ${values.length}: ask for the rest in another batch.`,
  );
}
