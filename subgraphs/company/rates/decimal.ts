/** An exact decimal: `units` / 10^`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Parses a decimal. @param text digits with at most one point; no sign, no exponent @returns null for any other text */
export function parseDecimalRate(text: string): Decimal | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match?.[1] === undefined) return null;
  const fraction = match[2] ?? '';
  return { units: BigInt(match[1] + fraction), scale: fraction.length };
}

const computePowerOfTen = (power: number): bigint => 10n ** BigInt(power);

/** Divides two integers, rounded half up to the given number of decimal places. */
function formatQuotient(numerator: bigint, denominator: bigint, places: number): string {
  const scaledNumerator = numerator * computePowerOfTen(places) * 2n + denominator;
  const digits = (scaledNumerator / (denominator * 2n)).toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** An exact fraction of two integers. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const divideDecimals = (a: Decimal, b: Decimal): Fraction => ({
  numerator: a.units * computePowerOfTen(b.scale),
  denominator: b.units * computePowerOfTen(a.scale),
});

export const multiply = ({ numerator, denominator }: Fraction, by: Decimal): Fraction => ({
  numerator: numerator * by.units,
  denominator: denominator * computePowerOfTen(by.scale),
});

/** Formats a fraction with a fixed number of decimal places, rounded half up. */
export const formatWithPlaces = ({ numerator, denominator }: Fraction, places: number): string =>
  formatQuotient(numerator, denominator, places);

/** Formats a fraction with at most the given number of significant digits, rounded half up, without trailing zeros. */
export function formatWithSignificantDigits({ numerator, denominator }: Fraction, digits: number): string {
  if (numerator === 0n) return '0';
  // The decimal places of the last significant digit are the significant digits minus the integer digits, plus the zeros after
  // the point.
  let places = digits - (numerator / denominator).toString().length;
  if (numerator < denominator) {
    places = digits;
    for (let scaledNumerator = numerator * 10n; scaledNumerator < denominator; scaledNumerator *= 10n)
      places += 1;
  }
  const text = formatQuotient(numerator, denominator, Math.max(places, 0));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
