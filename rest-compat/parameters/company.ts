import { countryAlpha2 } from '../../subgraphs/validation/country-code.ts';
import { companyIdRule } from '../../subgraphs/validation/stable-id.ts';
import { sicCode } from '../../subgraphs/validation/trade-code.ts';
import { codeParameter } from './code.ts';
import { pageSizeParameter } from './integer.ts';
import { formParameter } from './pattern-parameter.ts';
import type { Parameter } from './parameter.ts';
import { textParameter } from './text.ts';

export const companyText = (summary: string, example: string, maximum: number): Parameter<string> =>
  formParameter(summary, { example, maximum });

export const companyId: Parameter<string> = {
  ...textParameter('Stable company ID: co_ and 12 lower-case characters.', {
    in: 'path',
    example: companyIdRule.example,
    maximum: 64,
  }),
  parse: companyIdRule.read,
};

export const companyNumber: Parameter<string> = formParameter(
  'Company number, with or without leading zeros.',
  {
    in: 'path',
    example: '0000320193',
    maximum: 32,
  },
);

export const companyCountryParameter = (summary: string): Parameter<string> =>
  codeParameter({ ...countryAlpha2, maxLength: 2 }, summary);

export const companyIndustry: Parameter<string> = formParameter(
  'SIC code of exactly four digits. Requires industry_type.',
  { example: sicCode.example, maximum: 4, pattern: sicCode.form },
);

export const companyLimit: Parameter<number> = pageSizeParameter('Companies per page.', 20);

export const companyCursor: Parameter<string> = formParameter(
  'The value of next from the previous page. Send the same selector, filters and limit.',
  { example: 'the value of next', maximum: 200 },
);
