import { countryLetters } from '../../subgraphs/validation/country-code.ts';
import { code } from './code.ts';
import type { Parameter } from './parameter.ts';

const summary = 'Country: ISO 3166-1 alpha-2 or alpha-3 code, case-insensitive.';

/** A country in a path: ISO 3166-1 alpha-2 or alpha-3 code, converted to upper case. */
export const countryPath: Parameter<string> = {
  ...code(countryLetters, summary, { in: 'path' }),
  words: 'countries',
};

/** `?country=`: ISO 3166-1 alpha-2 or alpha-3 code, converted to upper case. */
export const countryQuery = (description: string = summary): Parameter<string> => ({
  ...code(countryLetters, description),
  words: 'countries',
});
