import type { Rational } from './rational.ts';

/** Maximum number of significant digits of an exact value. */
const maxExactDigits = 34;
/** Significant digits of a rounded value. */
const roundedDigits = 20;

/**
 * Formats a plain decimal without exponent or trailing zeros: exact when it has at most 34 significant digits,
 * otherwise rounded half to even to 20.
 * @param exact false when the value is an approximation, whose digits beyond 20 are meaningless
 */
export function formatDecimal({ numerator, denominator }: Rational, exact = true): string {
  if (numerator === 0n) return '0';
  const sign = numerator < 0n ? '-' : '';
  const magnitude = numerator < 0n ? -numerator : numerator;
  const places = exact ? decimalPlaces(denominator) : undefined;
  if (places !== undefined) {
    const digits = `${(magnitude * 10n ** BigInt(places)) / denominator}`;
    if (digits.replace(/0+$/, '').length <= maxExactDigits) return sign + point(digits, places);
  }
  return sign + rounded(magnitude, denominator);
}

/** Returns the number of decimal places of a fraction in lowest terms; undefined when the decimal does not terminate. */
function decimalPlaces(denominator: bigint): number | undefined {
  let rest = denominator;
  let [twos, fives] = [0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

function rounded(numerator: bigint, denominator: bigint): string {
  // The difference of the numbers of digits is the exponent of the first digit, or one more.
  const digitEstimate = `${numerator}`.length - `${denominator}`.length;
  const exponent = scaled(numerator, denominator, -digitEstimate) >= 1n ? digitEstimate : digitEstimate - 1;
  const places = roundedDigits - 1 - exponent;
  const [top, bottom] =
    places >= 0
      ? [numerator * 10n ** BigInt(places), denominator]
      : [numerator, denominator * 10n ** BigInt(-places)];
  const whole = top / bottom;
  const doubledRemainder = (top % bottom) * 2n;
  const isRoundedUp = doubledRemainder > bottom || (doubledRemainder === bottom && whole % 2n === 1n);
  const digits = isRoundedUp ? whole + 1n : whole;
  return places >= 0 ? point(`${digits}`, places) : `${digits * 10n ** BigInt(-places)}`;
}

/** Returns the integer part of a fraction multiplied by a power of ten. */
const scaled = (numerator: bigint, denominator: bigint, power: number): bigint =>
  power >= 0
    ? (numerator * 10n ** BigInt(power)) / denominator
    : numerator / (denominator * 10n ** BigInt(-power));

function point(digits: string, places: number): string {
  if (places === 0) return digits;
  const padded = digits.padStart(places + 1, '0');
  const fraction = padded.slice(-places).replace(/0+$/, '');
  const whole = padded.slice(0, -places);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
