/** Reasons why a text is not a valid number. */
export type NumberFlaw = 'malformed' | 'wrong_check_digit';

/** Removes spaces and hyphens, which the validation ignores. */
export const removeSeparators = (text: string): string => text.replace(/[\s-]/g, '');

const npiPattern = /^[12]\d{9}$/;

/** @returns the reason why a number is not valid; null when it is valid */
export const findNpiFlaw = (text: string): NumberFlaw | null =>
  parseNpi(text) !== null
    ? null
    : npiPattern.test(removeSeparators(text))
      ? 'wrong_check_digit'
      : 'malformed';

/**
 * Validates a US National Provider Identifier: ten digits, the first 1 or 2, the last a Luhn check digit computed over the issuer
 * prefix 80840 and the number (45 CFR 162.406).
 * @param text spaces and hyphens are ignored.
 * @returns the ten digits, or null when the number is not valid
 */
export function parseNpi(text: string): string | null {
  const digits = removeSeparators(text);
  if (!npiPattern.test(digits)) return null;
  // The constant sum of the prefix 80840, which is part of every Luhn sum.
  let sum = 24;
  for (let index = 0; index < 10; index += 1) {
    const digit = Number(digits[9 - index]);
    const weightedDigit = index % 2 === 1 ? digit * 2 : digit;
    sum += weightedDigit > 9 ? weightedDigit - 9 : weightedDigit;
  }
  return sum % 10 === 0 ? digits : null;
}
