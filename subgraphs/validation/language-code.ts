import { codeRule } from './code-rule.ts';

/** ISO 639 code. */
export const languageCode = codeRule({
  form: /^[A-Za-z]{2,3}$/,
  constraint: 'an ISO 639 code of two or three letters',
  example: 'de',
  write: (text) => text.toLowerCase(),
});
