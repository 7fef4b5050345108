import { countryWithCode } from '../../facts/names/country-code.ts';
import { codeRule } from './code-rule.ts';

/** Without surrounding white space, and without the dots of `U.S.A.`. */
const lettersOf = (text: string): string => text.trim().replaceAll('.', '');

/** Alpha-2 where a country has the code; else the code itself, which then finds nothing. */
function alpha2Of(letters: string): string {
  const code = letters.toUpperCase();
  return countryWithCode(code) ?? code;
}

/** A country by ISO 3166-1 alpha-2 or alpha-3, or by an abbreviation such as UK. Reads as alpha-2. */
export const countryCode = codeRule({
  form: /^[A-Za-z]{2,3}$/,
  says: 'an ISO 3166-1 code of two or three letters',
  example: 'FR',
  clean: lettersOf,
  write: alpha2Of,
});

/** The same codes as they were given, in upper case: responses may show a parameter as the client sent it. */
export const countryLetters = codeRule({ ...countryCode, write: (letters) => letters.toUpperCase() });

/** As `countryCode`, where the contract takes codes of two letters only. */
export const countryAlpha2 = codeRule({
  ...countryCode,
  form: /^[A-Za-z]{2}$/,
  says: 'an ISO 3166-1 code of two letters',
  example: 'US',
});

/** As `countryCode`, or the name of a country as it is written: a name has more than three Latin letters. */
export const countryCodeOrName = codeRule({
  form: /^(?:[A-Za-z]{2,3}|(?=(?:.*\p{L}){2})[\p{L}\p{M}][\p{L}\p{M} .,'’()&-]{1,99})$/u,
  says: "an ISO 3166-1 code of two or three letters or a country's name",
  example: 'FR',
  clean: (text) => (countryCode.form.test(lettersOf(text)) ? lettersOf(text) : text.trim()),
  write: (text) => (countryCode.form.test(text) ? text.toUpperCase() : text),
});
