/** Reasons why a text is not a valid number. */
export type NumberFlaw = 'malformed' | 'wrong_check_digit';

/** Removes spaces and hyphens, which the validation ignores. */
export const removeSeparators = (text: string): string => text.replace(/[\s-]/g, '');

const npiPattern = /^[12]\d{9}$/;

/** Returns the reason why a number is not valid; null for a valid number. */
export const findNpiFlaw = (text: string): NumberFlaw | null =>
  parseNpi(text) !== null
    ? null
    : npiPattern.test(removeSeparators(text))
      ? 'wrong_check_digit'
      : 'malformed';

/**
 * Validates a US National Provider Identifier. The number has ten digits, of which the first is 1 or 2. The last is a Luhn
 * check digit over the issuer prefix 80840 and the number (45 CFR 162.406).
 * @param text spaces and hyphens are ignored
 * @returns the ten digits, or null when the number is not valid
 */
export function parseNpi(text: string): string | null {
  const digits = removeSeparators(text);
  if (!npiPattern.test(digits)) return null;
  // The digits of the prefix 80840 always add 24 to the Luhn sum.
  let sum = 24;
  for (let index = 0; index < 10; index += 1) {
    const digit = Number(digits[9 - index]);
    const weightedDigit = index % 2 === 1 ? digit * 2 : digit;
    sum += weightedDigit > 9 ? weightedDigit - 9 : weightedDigit;
  }
  return sum % 10 === 0 ? digits : null;
}
