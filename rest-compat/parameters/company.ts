import { integer } from './integer.ts';
import type { Parameter } from './parameter.ts';
import { text } from './text.ts';

export const companyText = (summary: string, example: string, maximum: number): Parameter<string> =>
  text(summary, { example, maximum });

/** The form is checked by the directory, which knows ids that work. */
export const companyId: Parameter<string> = text('Stable company id: co_ and 12 lower-case characters.', {
  in: 'path',
  example: 'co_8gdv9rgx7f32',
  maximum: 64,
});

export const companyNumber: Parameter<string> = text('Company number, with or without leading zeros.', {
  in: 'path',
  example: '0000320193',
  maximum: 32,
});

export const companyCountry = (summary: string): Parameter<string> =>
  text(summary, {
    example: 'US',
    maximum: 2,
    pattern: { expression: /^[A-Za-z]{2}$/, rule: 'an ISO 3166-1 alpha-2 code of two letters' },
  });

export const companyIndustry: Parameter<string> = text(
  'SIC code of exactly four digits; required together with industry_type.',
  {
    example: '7372',
    maximum: 4,
    pattern: { expression: /^[0-9]{4}$/, rule: 'a SIC code of exactly four digits' },
  },
);

export const companyLimit: Parameter<number> = integer('Companies per page.', {
  minimum: 1,
  maximum: 50,
  fallback: 20,
});

export const companyCursor: Parameter<string> = text(
  'The value of next from the page before; selector, filters and limit stay the same.',
  { example: 'the value of next', maximum: 200 },
);
