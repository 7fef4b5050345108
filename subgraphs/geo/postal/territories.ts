import { readFacts } from '../../../facts/fact-table.ts';
import type { PostalCodeRow } from '../../../db/queries/postal-codes.ts';

interface Territory {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Country whose postal service covers the territory. */
  readonly country: string;
  readonly codes: RegExp;
}

const territories: readonly Territory[] = readFacts('postal-territories').map(
  ({ territory: code = '', country = '', codes = '' }) => ({ code, country, codes: new RegExp(codes) }),
);

/**
 * Returns the country whose postal service covers a territory. @returns undefined for a country, and for a territory with its
 * own postal service
 */
export const findPostalCountry = (territory: string): string | undefined =>
  territories.find(({ code }) => code === territory)?.country;

/** Whether two records denote the same place: one as a territory, the other as a part of the country that delivers its mail. */
const isSamePlace = (key: string, one: string, other: string): boolean =>
  territories.some(
    ({ code, country, codes }) =>
      ((code === one && country === other) || (code === other && country === one)) && codes.test(key),
  );

/**
 * Returns the records of a code in a country, or in a territory that has the same codes. A record of the requested country
 * takes precedence. Records of unrelated countries are excluded.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function filterByCountry(rows: readonly PostalCodeRow[], country: string): readonly PostalCodeRow[] {
  const rowsOfCountry = rows.filter((row) => row.country === country);
  return rowsOfCountry.length > 0
    ? rowsOfCountry
    : rows.filter((row) => isSamePlace(row.key, row.country, country));
}

/**
 * Returns the records of a code in all countries. Of equal records of a territory and its country, only the country's record is
 * returned.
 */
export const removeTerritoryDuplicates = (rows: readonly PostalCodeRow[]): readonly PostalCodeRow[] =>
  rows.filter(
    (row) =>
      !rows.some(
        (other) =>
          findPostalCountry(row.country) === other.country &&
          isSamePlace(row.key, row.country, other.country),
      ),
  );
