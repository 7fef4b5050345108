import { readFacts } from '../../../facts/fact-table.ts';

/** A block of postal codes within one division (`facts/tables/postal-blocks.tsv`). */
export interface PostalBlock {
  readonly from: string;
  readonly to: string;
  /** ISO 3166-2. */
  readonly state: string;
  /** Name of the second-order division. Null when the division is unknown, or the block is in several divisions. */
  readonly district: string | null;
}

/** Returns a function that finds the block of a code; null when the numbering does not determine the division. */
export function createBlockFinder(country: string): (code: string) => PostalBlock | null {
  const blocks = readFacts('postal-blocks')
    .filter((row) => row['country'] === country)
    .map(({ from = '', to = '', state = '', district = '' }): PostalBlock => ({
      from,
      to,
      state,
      district: district === '' ? null : district,
    }));
  return (code) => blocks.find(({ from, to }) => from <= code && code <= to) ?? null;
}
