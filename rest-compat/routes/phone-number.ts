import { candidate } from '../parameters/candidate.ts';
import type { Route } from '../routing/route.ts';
import { countryQuery } from '../parameters/country.ts';

const number = candidate('Phone number: E.164 preferred; separators are tolerated.', '+12125550123');
const numberCountry = countryQuery(
  'Country of a national number, for numbers outside North America. An international number ignores it.',
);

/** What the paths of phone numbers take. */
export const numberParameters = { number, country: numberCountry };

/** A number that is written as within its country is none elsewhere. */
export const nationalHint: NonNullable<Route['hint']> = ({ valid }, { number: given, country }) =>
  valid === false && country === undefined && typeof given === 'string' && /^[\s(]*0?\d/.test(given)
    ? 'The number is no international one: begin it with + and the calling code, or say whose it is, for example country=FR.'
    : null;
