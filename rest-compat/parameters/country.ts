import { countryLetters } from '../../subgraphs/validation/country-code.ts';
import { code } from './code.ts';
import type { Parameter } from './parameter.ts';

const summary = 'Country: ISO 3166-1 alpha-2 or alpha-3 code, in either case.';

/** `{code}` or `{country}` in a path: upper case ISO 3166-1 alpha-2 or alpha-3. */
export const countryPath: Parameter<string> = {
  ...code(countryLetters, summary, { in: 'path' }),
  words: 'countries',
};

/** `?country=`: upper case ISO 3166-1 alpha-2 or alpha-3. */
export const countryQuery = (own: string = summary): Parameter<string> => ({
  ...code(countryLetters, own),
  words: 'countries',
});
