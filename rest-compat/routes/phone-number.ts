import { candidateParameter } from '../parameters/candidate.ts';
import type { Route } from '../routing/route.ts';
import { countryQueryParameter } from '../parameters/country.ts';

const number = candidateParameter('Phone number, preferably E.164. Separators are ignored.', '+12125550123');
const numberCountryParameter = countryQueryParameter(
  'Country of a national number outside North America: ISO 3166-1 code. Ignored for international numbers.',
);

/** The parameters of paths for phone numbers. */
export const numberParameters = { number, country: numberCountryParameter };

/** Suggests the international form or a country when a number in national format is invalid. */
export const createNationalHint: NonNullable<Route['hint']> = ({ valid }, { number: given, country }) =>
  valid === false && country === undefined && typeof given === 'string' && /^[\s(]*0?\d/.test(given)
    ? 'Begin the number with + and the calling code, or add its country, for example country=FR. It is not an international number.'
    : null;
