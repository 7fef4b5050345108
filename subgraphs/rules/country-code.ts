import { iso31661Alpha3ToAlpha2 } from 'iso-3166/1-a3-to-1-a2.js';
import { codeRule } from './code-rule.ts';

const alpha2Of = new Map<string, string>([...Object.entries(iso31661Alpha3ToAlpha2), ['XKX', 'XK']]);

/** ISO 3166-1 alpha-2 or alpha-3. */
export const countryCode = codeRule({
  form: /^[A-Za-z]{2,3}$/,
  says: 'an ISO 3166-1 code of two or three letters',
  example: 'FR',
});

/** ISO 3166-1 alpha-2 alone, where records are kept by it. */
export const countryAlpha2 = codeRule({
  form: /^[A-Za-z]{2}$/,
  says: 'an ISO 3166-1 code of two letters',
  example: 'US',
});

/** A country's code, or its name: what has more than three letters is a name. */
export const countryCodeOrName = codeRule({
  form: /^(?:[A-Za-z]{2,3}|(?=(?:.*\p{L}){2})[\p{L}\p{M}][\p{L}\p{M} .,'’()&-]{1,99})$/u,
  says: "an ISO 3166-1 code of two or three letters or a country's name",
  example: 'FR',
  write: (text) => (countryCode.form.test(text) ? text.toUpperCase() : text),
});

/** ISO 3166-1 alpha-2 or alpha-3, as alpha-2; an alpha-3 code that nobody has stays as it is. */
export const countryAsAlpha2 = codeRule({
  ...countryCode,
  write: (text) => alpha2Of.get(text.toUpperCase()) ?? text.toUpperCase(),
});
