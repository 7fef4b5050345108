import { readFacts } from '../../../facts/fact-table.ts';

let codeByLibraryCode: ReadonlyMap<string, string> | undefined;

/**
 * Returns the ISO 3166-2 code, without the country part, of a region of date-holidays. Null when ISO 3166-2 does not contain
 * the region. Source of the differences: facts/tables/holiday-regions.tsv.
 */
export function findRegionCode(country: string, libraryCode: string): string | null {
  codeByLibraryCode ??= new Map(
    readFacts('holiday-regions').map(({ country = '', code = '', region = '' }) => [
      `${country}-${code}`,
      region,
    ]),
  );
  const code = libraryCode.toUpperCase();
  const isoCode = codeByLibraryCode.get(`${country}-${code}`) ?? code;
  return isoCode === '' ? null : isoCode;
}

/**
 * Countries whose national holidays apply everywhere, although date-holidays omits some of them for individual regions. The
 * lists of these regions contain the closing days of state offices (US, BR), or belong to a self-governing part of the country
 * (SO).
 */
const countriesWithNationalLaw = new Set(['US', 'BR', 'SO']);

/** Whether the calendar of a region can exclude the region from a national holiday. */
export const canRegionsDiffer = (country: string): boolean => !countriesWithNationalLaw.has(country);
