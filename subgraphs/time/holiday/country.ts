import { iso31662 } from 'iso-3166';
import { countryWithCode } from '../../../facts/names/country-code.ts';
import { invalid } from '../../../core/lookup-error.ts';
import { countryCode as countryCodeRule } from '../../validation/country-code.ts';

const subdivisions = new Set(iso31662.map((entry) => entry.code));

/**
 * Alpha-2 code of a country by any code that `rules/country-code.ts` accepts. Null: no country has it.
 * @throws LookupError invalid_request when it is not two or three letters.
 */
export const countryCode = (text: string): string | null =>
  countryWithCode(countryCodeRule.read(text, 'country'));

/**
 * The code of a region behind its country: `by` and `DE-BY` give `BY`.
 * @throws LookupError invalid_request when ISO 3166-2 has no such subdivision of the country.
 */
export function regionOf(country: string, text: string): string {
  const upper = text.toUpperCase();
  const region = upper.startsWith(`${country}-`) ? upper.slice(country.length + 1) : upper;
  if (subdivisions.has(`${country}-${region}`)) return region;
  throw invalid(
    'region',
    `region must be an ISO 3166-2 code of ${country}, with or without the country: use for example region=BY with DE.`,
  );
}
