import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal } from './format-decimal.ts';
import { divide, parseDecimal, createRational, subtract, type Rational } from './rational.ts';

const parseNumber = (text: string): Rational => {
  const value = parseDecimal(text);
  if (value === undefined) throw new Error(text);
  return value;
};
const computeMagnitude = ({ numerator, denominator }: Rational) =>
  createRational(numerator < 0n ? -numerator : numerator, denominator);
const isAtMost = (a: Rational, b: Rational) => subtract(a, b).numerator <= 0n;

describe('formatDecimal', () => {
  test('formatDecimal returns decimals of at most 34 digits exactly', () => {
    const arbitraryDecimal = fc
      .tuple(fc.bigInt({ min: -(10n ** 34n) + 1n, max: 10n ** 34n - 1n }), fc.integer({ min: -40, max: 40 }))
      .map(([digits, exponent]) => parseNumber(`${digits}e${exponent}`));
    fc.assert(
      fc.property(arbitraryDecimal, (value) => {
        expect(parseNumber(formatDecimal(value))).toEqual(value);
        expect(formatDecimal(value)).toMatch(/^(?:0|-?(?:[1-9]\d*|0)(?:\.\d*[1-9])?)$/);
      }),
    );
  });

  test('formatDecimal rounds other fractions to within half a unit of the twentieth digit', () => {
    const arbitraryBigInteger = fc.bigInt({ min: 1n, max: 10n ** 40n });
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
        arbitraryBigInteger,
        (numerator, denominator) => {
          fc.pre(numerator !== 0n);
          const value = createRational(numerator, denominator);
          const error = computeMagnitude(subtract(value, parseNumber(formatDecimal(value, false))));
          // The first digit is at most the complete value, so the twentieth digit is at most 1e-19 of the value.
          expect(isAtMost(divide(error, computeMagnitude(value)), parseNumber('0.5e-19'))).toBe(true);
        },
      ),
    );
  });

  test.each([
    [1n, 3n, '0.33333333333333333333'],
    [2n, 3n, '0.66666666666666666667'],
    [-2n, 3n, '-0.66666666666666666667'],
    [1n, 300n, '0.0033333333333333333333'],
    [0n, 7n, '0'],
    [10n ** 30n, 1n, `1${'0'.repeat(30)}`],
    // A value of 35 digits is rounded to 20 digits, half to even.
    [10n ** 34n + 1n, 1n, `1${'0'.repeat(34)}`],
    [100000000000000000005n * 10n ** 15n + 1n, 10n ** 14n, '1000000000000000000100'],
    [10n ** 36n - 1n, 1n, `1${'0'.repeat(36)}`],
  ])('formatDecimal formats the fraction %d / %d correctly', (numerator, denominator, text) => {
    expect(formatDecimal(createRational(numerator, denominator))).toBe(text);
  });

  test('formatDecimal rounds halves to even when the value is inexact', () => {
    expect(formatDecimal(parseNumber('1.00000000000000000025'), false)).toBe('1.0000000000000000002');
    expect(formatDecimal(parseNumber('1.00000000000000000035'), false)).toBe('1.0000000000000000004');
  });
});

describe('parseDecimal', () => {
  test('parseDecimal parses numbers to the same value as ECMAScript does', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(Number(formatDecimal(parseNumber(`${number}`)))).toBe(number === 0 ? 0 : number);
      }),
    );
  });

  test.each(['', '.', '-', '1.', '1,5', '0x10', '1e', 'e5', '--1', '1e99999', 'Infinity'])(
    'parseDecimal rejects %s',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );
});
