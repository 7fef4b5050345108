import { iso31661, iso31661Alpha3ToAlpha2, iso31662 } from 'iso-3166';
import { invalid } from '../../lookup-error.ts';
import { countryCode as countryCodeRule } from '../../rules/country-code.ts';

// Kosovo has no code of ISO 3166-1; these are the user-assigned ones that everybody uses.
const alpha2 = new Set([...iso31661.map((entry) => entry.alpha2), 'XK']);
const alpha3 = new Map([...Object.entries(iso31661Alpha3ToAlpha2), ['XKX', 'XK'] as const]);
const subdivisions = new Set(iso31662.map((entry) => entry.code));

/**
 * Alpha-2 code of an ISO 3166-1 alpha-2 or alpha-3 code in either case. Null: no such country.
 * @throws LookupError invalid_request when it is not two or three letters.
 */
export function countryCode(text: string): string | null {
  const code = countryCodeRule.read(text, 'country');
  return code.length === 3 ? (alpha3.get(code) ?? null) : alpha2.has(code) ? code : null;
}

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
