import { countryCodeOrNameRule } from '../../subgraphs/validation/country-code.ts';
import {
  continentCodeRule as continentRule,
  stateCodeRule,
} from '../../subgraphs/validation/division-code.ts';
import { languageCodeRule as languageRule } from '../../subgraphs/validation/language-code.ts';
import { quote } from '../../core/quote.ts';
import { radiusRule } from '../../subgraphs/validation/radius.ts';
import { cityIdRule } from '../../subgraphs/validation/stable-id.ts';
import { codeParameter } from './code.ts';
import type { Parameter } from './parameter.ts';

export const continentCode: Parameter<string> = {
  ...codeParameter(continentRule, 'Continent code, case-insensitive.', { in: 'path' }),
  schema: { type: 'string', enum: continentRule.all },
  words: 'continents',
};

/** A country by code or name; a text of more than three letters is a name. */
export const countryPathOrNameParameter: Parameter<string> = {
  in: 'path',
  summary: 'Country: ISO 3166-1 alpha-2 or alpha-3 code, case-insensitive, or its name.',
  schema: { type: 'string', minLength: 2, maxLength: 100 },
  example: 'FR',
  words: 'countries',
  parse: countryCodeOrNameRule.read,
};

export const statePathParameter: Parameter<string> = {
  ...codeParameter(
    stateCodeRule,
    'State or province: ISO 3166-2 code, with or without the country prefix, case-insensitive.',
    {
      in: 'path',
      example: 'CA',
    },
  ),
  words: 'states',
};
export const stateQueryParameter: Parameter<string> = {
  ...codeParameter(
    stateCodeRule,
    'State or province: ISO 3166-2 code. Without the country prefix it requires country.',
    {
      example: 'US-IL',
    },
  ),
  words: 'states',
};

export const languageCode: Parameter<string> = {
  ...codeParameter(languageRule, 'ISO 639 code of two or three letters, case-insensitive.', {
    in: 'path',
  }),
  words: 'languages',
};

export const cityIdParameter = codeParameter(cityIdRule, 'Stable ID of a city, from other responses.', {
  in: 'path',
});

/** A distance greater than zero. The maximum depends on the unit and is checked in the GraphQL layer. */
export const radius: Parameter<number> = {
  in: 'query',
  summary: 'Maximum distance, above 0 and up to 500 km or 310 miles.',
  schema: { type: 'number', exclusiveMinimum: 0, maximum: 500, default: 40 },
  example: '40',
  fallback: 40,
  parse(text, name) {
    if (/^-?(\d{1,15}(\.\d{0,6})?|\.\d{1,6})$/.test(text)) return radiusRule.read(Number(text), name);
    throw radiusRule.errorFor(name, quote(text));
  },
};
