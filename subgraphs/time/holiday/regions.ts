import { readFacts } from '../../../facts/fact-table.ts';

let exceptions: ReadonlyMap<string, string> | undefined;

/**
 * Returns the ISO 3166-2 code, without the country part, of a region of the library; null when it has none
 * (facts/tables/holiday-regions.tsv lists the differences).
 */
export function regionCode(country: string, libraryCode: string): string | null {
  exceptions ??= new Map(
    readFacts('holiday-regions').map(({ country = '', code = '', region = '' }) => [
      `${country}-${code}`,
      region,
    ]),
  );
  const code = libraryCode.toUpperCase();
  const known = exceptions.get(`${country}-${code}`) ?? code;
  return known === '' ? null : known;
}

/**
 * Countries whose national holidays apply everywhere, although the library's table of a state omits some: such a
 * table lists the closing days of state offices (US, BR), or belongs to a self-governing part (SO).
 */
const nationalLaw = new Set(['US', 'BR', 'SO']);

/** Whether the calendar of a region can exclude the region from a national holiday. */
export const regionsDecide = (country: string): boolean => !nationalLaw.has(country);
