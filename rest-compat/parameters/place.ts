import { invalid } from '../../subgraphs/lookup-error.ts';
import { quoted } from './flag.ts';
import type { Parameter } from './parameter.ts';

/** A parameter whose text must match a pattern; the value is its upper or lower case. */
function code(
  where: 'path' | 'query',
  summary: string,
  {
    expression,
    rule,
    example,
    lower = false,
  }: { expression: RegExp; rule: string; example: string; lower?: boolean },
): Parameter<string> {
  return {
    in: where,
    summary,
    schema: { type: 'string', pattern: expression.source },
    example,
    parse(text, name) {
      if (expression.test(text)) return lower ? text.toLowerCase() : text.toUpperCase();
      throw invalid(name, `${name} must be ${rule}, not ${quoted(text)}: use for example ${example}.`);
    },
  };
}

const continents = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'];

export const continentCode: Parameter<string> = {
  ...code('path', 'Continent code, in either case.', {
    expression: new RegExp(`^(${continents.join('|')})$`, 'i'),
    rule: `one of ${continents.join(', ')}`,
    example: 'EU',
  }),
  schema: { type: 'string', enum: continents },
};

/** A country by code, or by name: what has more than three letters is a name. */
export const countryPathOrName: Parameter<string> = {
  in: 'path',
  summary: 'Country: ISO 3166-1 alpha-2 or alpha-3 code, in either case, or its name.',
  schema: { type: 'string', minLength: 2, maxLength: 100 },
  example: 'FR',
  parse(text, name) {
    if (/^[A-Za-z]{2,3}$/.test(text)) return text.toUpperCase();
    if (/^(?=(.*\p{L}){2})[\p{L}\p{M}][\p{L}\p{M} .,'’()&-]{1,99}$/u.test(text)) return text;
    throw invalid(
      name,
      `${name} must be an ISO 3166-1 code of two or three letters or a country's name, not ${quoted(text)}: use for example FR or FRA.`,
    );
  },
};

const state = {
  expression: /^([A-Za-z]{2}-)?[A-Za-z0-9]{1,4}$/,
  rule: 'an ISO 3166-2 code with or without the country',
};

export const statePath = code(
  'path',
  'State or province: ISO 3166-2 code, or its part behind the country, in either case.',
  { ...state, example: 'CA' },
);
export const stateQuery = code(
  'query',
  'State or province: ISO 3166-2 code; bare only together with country.',
  {
    ...state,
    example: 'US-IL',
  },
);

export const languageCode = code('path', 'ISO 639 code of two or three letters, in either case.', {
  expression: /^[A-Za-z]{2,3}$/,
  rule: 'an ISO 639 code of two or three letters',
  example: 'de',
  lower: true,
});

export const cityId = code('path', 'Stable id of a city, as other answers give it.', {
  expression: /^city_[2-9a-hjkmnp-z]{12}$/,
  rule: 'city_ and twelve letters or digits',
  example: 'city_8r3hmgzq7bku',
  lower: true,
});

/** A distance above zero. */
export const radius: Parameter<number> = {
  in: 'query',
  summary: 'Farthest distance, above 0 to 500 km or 310 miles.',
  schema: { type: 'number', exclusiveMinimum: 0, maximum: 500, default: 40 },
  example: '40',
  fallback: 40,
  parse(text, name) {
    const value = /^(\d{1,3}(\.\d{0,6})?|\.\d{1,6})$/.test(text) ? Number(text) : NaN;
    if (value > 0 && value <= 500) return value;
    throw invalid(name, `${name} must be above 0 and at most 500, not ${quoted(text)}: use ${name}=40.`);
  },
};
