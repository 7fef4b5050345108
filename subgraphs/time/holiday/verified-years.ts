import { readFacts } from '../../../facts/fact-table.ts';

let firstVerifiedYears: ReadonlyMap<string, number> | undefined;

/**
 * Returns the first verified year of a country; null when the country has no calendar. Every day from this year on was compared
 * with an independent data set, and each difference has a documented reason. Source: facts/tables/holiday-verified.tsv.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export function findFirstVerifiedYear(country: string): number | null {
  firstVerifiedYears ??= new Map(
    readFacts('holiday-verified').map(({ country: code = '', first = '' }) => [code, Number(first)]),
  );
  return firstVerifiedYears.get(country) ?? null;
}

/** Whether the calendar of a country is verified for a year. Holidays of earlier years can be missing. */
export function isVerified(country: string, year: number): boolean {
  const first = findFirstVerifiedYear(country);
  return first !== null && year >= first;
}
