import { currencyCodeRule as rule } from '../../subgraphs/validation/currency-code.ts';
import { codeParameter } from './code.ts';
import type { Parameter } from './parameter.ts';

/** An ISO 4217 alphabetic code in a path, case-insensitive; converted to upper case. */
export const currencyCodeParameter = (summary: string, example: string): Parameter<string> => ({
  ...codeParameter(rule, summary, { in: 'path', example }),
  words: 'currencies',
});
