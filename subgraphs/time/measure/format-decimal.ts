import type { Rational } from './rational.ts';

/** Maximum number of significant digits of an exact value. */
const maxExactDigits = 34;
/** Number of significant digits of a rounded value. */
const maxRoundedDigits = 20;

/**
 * Formats a plain decimal without exponent or trailing zeros. A value of at most 34 significant digits is exact. Other values
 * are rounded half to even to 20 digits.
 * @param exact false for an approximation, which always has at most 20 digits
 */
export function formatDecimal({ numerator, denominator }: Rational, exact = true): string {
  if (numerator === 0n) return '0';
  const sign = numerator < 0n ? '-' : '';
  const magnitude = numerator < 0n ? -numerator : numerator;
  const places = exact ? countDecimalPlaces(denominator) : undefined;
  if (places !== undefined) {
    const digits = `${(magnitude * 10n ** BigInt(places)) / denominator}`;
    if (digits.replace(/0+$/, '').length <= maxExactDigits) return sign + insertPoint(digits, places);
  }
  return sign + formatRounded(magnitude, denominator);
}

/** Returns the number of decimal places of a fraction in lowest terms; undefined when the decimal does not terminate. */
function countDecimalPlaces(denominator: bigint): number | undefined {
  let remainingFactor = denominator;
  let [twos, fives] = [0, 0];
  for (; remainingFactor % 2n === 0n; remainingFactor /= 2n) twos += 1;
  for (; remainingFactor % 5n === 0n; remainingFactor /= 5n) fives += 1;
  return remainingFactor === 1n ? Math.max(twos, fives) : undefined;
}

function formatRounded(numerator: bigint, denominator: bigint): string {
  // The exponent of the first digit is the difference of the numbers of digits, or one less.
  const digitEstimate = `${numerator}`.length - `${denominator}`.length;
  const exponent =
    scaleToInteger(numerator, denominator, -digitEstimate) >= 1n ? digitEstimate : digitEstimate - 1;
  const places = maxRoundedDigits - 1 - exponent;
  const [top, bottom] =
    places >= 0
      ? [numerator * 10n ** BigInt(places), denominator]
      : [numerator, denominator * 10n ** BigInt(-places)];
  const quotient = top / bottom;
  const doubledRemainder = (top % bottom) * 2n;
  const isRoundedUp = doubledRemainder > bottom || (doubledRemainder === bottom && quotient % 2n === 1n);
  const digits = isRoundedUp ? quotient + 1n : quotient;
  return places >= 0 ? insertPoint(`${digits}`, places) : `${digits * 10n ** BigInt(-places)}`;
}

/** Returns the integer part of a fraction multiplied by a power of ten. */
const scaleToInteger = (numerator: bigint, denominator: bigint, power: number): bigint =>
  power >= 0
    ? (numerator * 10n ** BigInt(power)) / denominator
    : numerator / (denominator * 10n ** BigInt(-power));

function insertPoint(digits: string, places: number): string {
  if (places === 0) return digits;
  const paddedDigits = digits.padStart(places + 1, '0');
  const fraction = paddedDigits.slice(-places).replace(/0+$/, '');
  const integerDigits = paddedDigits.slice(0, -places);
  return fraction === '' ? integerDigits : `${integerDigits}.${fraction}`;
}
