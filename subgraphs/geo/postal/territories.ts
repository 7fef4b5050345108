import { readFacts } from '../../../facts/fact-table.ts';
import type { PostalCodeRow } from '../../../db/queries/postal-codes.ts';

interface Territory {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Whose post numbers it. */
  readonly country: string;
  readonly codes: RegExp;
}

const territories: readonly Territory[] = readFacts('postal-territories').map(
  ({ territory: code = '', country = '', codes = '' }) => ({ code, country, codes: new RegExp(codes) }),
);

/** Whose post numbers a territory. Undefined: its own, or it is a country. */
export const postOf = (territory: string): string | undefined =>
  territories.find(({ code }) => code === territory)?.country;

/** The two codes of a place that is listed both as a territory and as a part of the country whose post it has. */
const isSame = (key: string, one: string, other: string): boolean =>
  territories.some(
    ({ code, country, codes }) =>
      ((code === one && country === other) || (code === other && country === one)) && codes.test(key),
  );

/**
 * The records of a code in a country, or in a territory that shares its codes with it: its own record goes before one
 * that stands under the other's code. Of no third country.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function inCountry(rows: readonly PostalCodeRow[], country: string): readonly PostalCodeRow[] {
  const own = rows.filter((row) => row.country === country);
  return own.length > 0 ? own : rows.filter((row) => isSame(row.key, row.country, country));
}

/** The records of a code in all countries; what a territory and its country both record counts once, as the country's. */
export const inAnyCountry = (rows: readonly PostalCodeRow[]): readonly PostalCodeRow[] =>
  rows.filter(
    (row) =>
      !rows.some(
        (other) => postOf(row.country) === other.country && isSame(row.key, row.country, other.country),
      ),
  );
