import { findCountryByCode } from '../../facts/names/country-code.ts';
import { createCodeRule } from './code-rule.ts';

/** Removes surrounding white space and the dots of `U.S.A.`. */
const removePeriods = (text: string): string => text.trim().replaceAll('.', '');

/** Returns the alpha-2 code of a country, or the input in upper case when no country has the code. */
function toAlpha2(letters: string): string {
  const code = letters.toUpperCase();
  return findCountryByCode(code) ?? code;
}

/** Rule for a country by ISO 3166-1 alpha-2 or alpha-3 code, or by an abbreviation such as UK. The canonical form is alpha-2. */
export const countryCodeRule = createCodeRule({
  form: /^[A-Za-z]{2,3}$/,
  constraint: 'an ISO 3166-1 code of two or three letters',
  example: 'FR',
  clean: removePeriods,
  write: toAlpha2,
});

/**
 * Accepts the same codes as `countryCodeRule`. The result is the client's code in upper case, so that a response can repeat the
 * code.
 */
export const countryLettersRule = createCodeRule({
  ...countryCodeRule,
  write: (letters) => letters.toUpperCase(),
});

/** Accepts only two-letter codes. */
export const countryAlpha2Rule = createCodeRule({
  ...countryCodeRule,
  form: /^[A-Za-z]{2}$/,
  constraint: 'an ISO 3166-1 code of two letters',
  example: 'US',
});

/** Accepts the codes of `countryCodeRule`, and names of countries. A name is a text of more than three letters. */
export const countryCodeOrNameRule = createCodeRule({
  form: /^(?:[A-Za-z]{2,3}|(?=(?:.*\p{L}){2})[\p{L}\p{M}][\p{L}\p{M} .,'’()&-]{1,99})$/u,
  constraint: "an ISO 3166-1 code of two or three letters or a country's name",
  example: 'FR',
  clean: (text) => (countryCodeRule.form.test(removePeriods(text)) ? removePeriods(text) : text.trim()),
  write: (text) => (countryCodeRule.form.test(text) ? text.toUpperCase() : text),
});
