import { candidate } from '../parameters/candidate.ts';
import type { Route } from '../routing/route.ts';
import { countryQuery } from '../parameters/country.ts';

const number = candidate('Phone number: E.164 preferred; separators are tolerated.', '+12125550123');
const numberCountry = countryQuery(
  'Country of a national number, for numbers outside North America. An international number ignores it.',
);

/** The parameters of paths for phone numbers. */
export const numberParameters = { number, country: numberCountry };

/** Suggests the international form or a country when a number in national format is invalid. */
export const nationalHint: NonNullable<Route['hint']> = ({ valid }, { number: given, country }) =>
  valid === false && country === undefined && typeof given === 'string' && /^[\s(]*0?\d/.test(given)
    ? 'The number is no international one: begin it with + and the calling code, or say whose it is, for example country=FR.'
    : null;
