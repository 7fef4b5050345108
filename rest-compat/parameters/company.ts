import { countryAlpha2Rule } from '../../subgraphs/validation/country-code.ts';
import { companyIdRule } from '../../subgraphs/validation/stable-id.ts';
import { sicCodeRule } from '../../subgraphs/validation/trade-code.ts';
import { codeParameter } from './code.ts';
import { pageSizeParameter } from './integer.ts';
import { patternParameter } from './pattern-parameter.ts';
import type { Parameter } from './parameter.ts';
import { textParameter } from './text.ts';

export const companyTextParameter = (summary: string, example: string, maximum: number): Parameter<string> =>
  patternParameter(summary, { example, maximum });

export const companyIdParameter: Parameter<string> = {
  ...textParameter('Stable company ID: co_ and 12 lower-case characters.', {
    in: 'path',
    example: companyIdRule.example,
    maximum: 64,
  }),
  parse: companyIdRule.read,
};

export const companyNumberParameter: Parameter<string> = patternParameter(
  'Company number, with or without leading zeros.',
  {
    in: 'path',
    example: '0000320193',
    maximum: 32,
  },
);

export const companyCountryParameter = (summary: string): Parameter<string> =>
  codeParameter({ ...countryAlpha2Rule, maxLength: 2 }, summary);

export const companyIndustryParameter: Parameter<string> = patternParameter(
  'SIC code of exactly four digits. Requires industry_type.',
  { example: sicCodeRule.example, maximum: 4, pattern: sicCodeRule.form },
);

export const companyLimitParameter: Parameter<number> = pageSizeParameter('Companies per page.', 20);

export const companyCursorParameter: Parameter<string> = patternParameter(
  'The value of next from the previous page. Send the same selector, filters and limit.',
  { example: 'the value of next', maximum: 200 },
);
