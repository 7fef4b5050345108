import { getCountryDataList } from 'countries-list';

/** A country by ISO 3166-1 alpha-2 code: the reference by which the graph finds the rest of it. */
export interface CountryReference {
  readonly code: string;
}

/** Codes that are reserved for parts of a country, and no country of ISO 3166-1: Ascension, Tristan da Cunha. */
const reserved = new Set(['AC', 'TA']);

const byCode = new Map<string, string>();
for (const { iso2, iso3 } of getCountryDataList()) {
  if (reserved.has(iso2)) continue;
  byCode.set(iso2, iso2);
  byCode.set(iso3, iso2);
}

/** @param code alpha-2 or alpha-3, in either case. @returns the alpha-2 code; null when no country has the code. */
export const alpha2 = (code: string): string | null => byCode.get(code.toUpperCase()) ?? null;

/** @param code alpha-2 or null. */
export const countryReference = (code: string | null): CountryReference | null =>
  code === null ? null : { code };
