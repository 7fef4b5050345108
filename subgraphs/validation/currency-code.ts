import { createCodeRule } from './code-rule.ts';

/** ISO 4217 alphabetic code. */
export const currencyCodeRule = createCodeRule({
  form: /^[A-Za-z]{3}$/,
  constraint: 'an ISO 4217 code of three letters',
  example: 'EUR',
  maxLength: 3,
});
