import { createCodeRule } from './code-rule.ts';

/** ISO 639 code. */
export const languageCodeRule = createCodeRule({
  form: /^[A-Za-z]{2,3}$/,
  constraint: 'an ISO 639 code of two or three letters',
  example: 'de',
  write: (text) => text.toLowerCase(),
});

/** ISO 15924 code of a script. */
export const scriptCodeRule = createCodeRule({
  form: /^[A-Za-z]{4}$/,
  constraint: 'an ISO 15924 code of four letters',
  example: 'Latn',
});
