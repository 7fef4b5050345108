import { candidate } from './candidate.ts';
import { countryQuery } from './country.ts';

const number = candidate('Phone number: E.164 preferred; separators are tolerated.', '+12125550123');
const numberCountry = countryQuery(
  'Country of a national number, for numbers outside North America. An international number ignores it.',
);

/** What the paths of phone numbers take. */
export const numberParameters = { number, country: numberCountry };
