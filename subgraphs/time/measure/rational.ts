/** A fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function computeGreatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** Creates a fraction in lowest terms. @param denominator must not be 0 */
export function createRational(numerator: bigint, denominator = 1n): Rational {
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = computeGreatestCommonDivisor(numerator, denominator) * sign;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const zero = createRational(0n);

/** Parses a decimal with a point: `-12.5e-3`. @returns undefined for any other text */
export function parseDecimal(text: string): Rational | undefined {
  const match = /^(-?)(\d*)(?:\.(\d+))?(?:e([+-]?\d{1,4}))?$/i.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = match;
  if (whole + fraction === '') return undefined;
  const digits = BigInt(sign + whole + fraction);
  const exponent = Number(exponentText) - fraction.length;
  return exponent >= 0
    ? createRational(digits * 10n ** BigInt(exponent))
    : createRational(digits, 10n ** BigInt(-exponent));
}

export const add = (a: Rational, b: Rational): Rational =>
  createRational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Rational, b: Rational): Rational =>
  createRational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const multiply = (a: Rational, b: Rational): Rational =>
  createRational(a.numerator * b.numerator, a.denominator * b.denominator);

/** Divides two fractions. @param b must not be 0 */
export const divide = (a: Rational, b: Rational): Rational =>
  createRational(a.numerator * b.denominator, a.denominator * b.numerator);
