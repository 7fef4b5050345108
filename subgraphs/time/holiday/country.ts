import { iso31662 } from 'iso-3166';
import { findCountryByCode } from '../../../facts/names/country-code.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { countryCodeRule } from '../../validation/country-code.ts';

const subdivisions = new Set(iso31662.map((entry) => entry.code));

/**
 * Returns the alpha-2 code of a country.
 * @param text any code that `countryCodeRule` in subgraphs/validation accepts
 * @returns null when no country has the code
 * @throws LookupError invalid_request when the code is malformed
 */
export const findCountryCode = (text: string): string | null =>
  findCountryByCode(countryCodeRule.read(text, 'country'));

/**
 * Returns the code of a region without the country part: `BY` for `by` and `DE-BY`.
 * @throws LookupError invalid_request when ISO 3166-2 has no such subdivision of the country
 */
export function parseRegion(country: string, text: string): string {
  const upperText = text.toUpperCase();
  const region = upperText.startsWith(`${country}-`) ? upperText.slice(country.length + 1) : upperText;
  if (subdivisions.has(`${country}-${region}`)) return region;
  throw createInvalidInputError(
    'region',
    `region must be an ISO 3166-2 code of ${country}, with or without the country: for example, use country=DE&region=BY.`,
  );
}
