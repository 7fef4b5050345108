import { createCodeRule } from './code-rule.ts';

/** Code of a bloc of countries, such as EU. */
export const blocCodeRule = createCodeRule({
  form: /^[A-Za-z][A-Za-z0-9]{1,11}$/,
  constraint: 'the code of a bloc',
  example: 'EU',
});
