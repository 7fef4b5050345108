import { countryLettersRule } from '../../subgraphs/validation/country-code.ts';
import { codeParameter } from './code.ts';
import type { Parameter } from './parameter.ts';

const summary = 'Country: ISO 3166-1 alpha-2 or alpha-3 code, case-insensitive.';

/** A country in a path: ISO 3166-1 alpha-2 or alpha-3 code, converted to upper case. */
export const countryPathParameter: Parameter<string> = {
  ...codeParameter(countryLettersRule, summary, { in: 'path' }),
  words: 'countries',
};

/** `?country=`: ISO 3166-1 alpha-2 or alpha-3 code, converted to upper case. */
export const countryQueryParameter = (description: string = summary): Parameter<string> => ({
  ...codeParameter(countryLettersRule, description),
  words: 'countries',
});
