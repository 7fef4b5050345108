import { readFacts } from '../../../facts/fact-table.ts';

let firstYears: ReadonlyMap<string, number> | undefined;

/**
 * The first year from which the calendar of a country was compared with an independent set, day by day, and each
 * difference has a reason (facts/tables/holiday-verified.tsv). Null without a calendar.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export function verifiedSince(country: string): number | null {
  firstYears ??= new Map(
    readFacts('holiday-verified').map(({ country: code = '', first = '' }) => [code, Number(first)]),
  );
  return firstYears.get(country) ?? null;
}

/** Whether the calendar of a country covers a year: the rules of earlier years may be missing. */
export function isVerified(country: string, year: number): boolean {
  const first = verifiedSince(country);
  return first !== null && year >= first;
}
