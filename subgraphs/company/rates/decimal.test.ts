import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  divideDecimals,
  parseDecimalRate,
  multiply,
  formatWithPlaces,
  formatWithSignificantDigits,
  type Decimal,
} from './decimal.ts';

const parseDecimal = (text: string): Decimal => {
  const value = parseDecimalRate(text);
  if (value === null) throw new Error(`${text} is not a decimal`);
  return value;
};
const divide = (a: string, b: string) => divideDecimals(parseDecimal(a), parseDecimal(b));

test.each(['', '-1', '+1', '1e3', '.5', '1.', '1,5', ' 1', 'NaN', '0x1'])(
  'parseDecimalRate returns null for %j',
  (text) => {
    expect(parseDecimalRate(text)).toBeNull();
  },
);

// Expected values from another implementation (Python's decimal, 40 digits, half up).
test.each([
  ['130.09', '0.7094', '183.3803214'],
  ['1', '1.1659', '0.8577064928'],
  ['0.7094', '130.09', '0.005453147821'],
  ['1', '3', '0.3333333333'],
  ['2', '3', '0.6666666667'],
  ['10', '1', '10'],
  ['12345678912345', '1', '12345678912345'],
  ['0', '7', '0'],
])('the quotient %s / %s is %s with ten significant digits', (a, b, text) => {
  expect(formatWithSignificantDigits(divide(a, b), 10)).toBe(text);
});

test('formatWithPlaces rounds half up and keeps trailing zeros', () => {
  expect(formatWithPlaces(divide('0.125', '1'), 2)).toBe('0.13');
  expect(formatWithPlaces(divide('0.115', '1'), 2)).toBe('0.12'); // As a double, 0.115 is less than 0.115.
  expect(formatWithPlaces(divide('1.005', '1'), 2)).toBe('1.01'); // As a double, 1.005 is less than 1.005.
  expect(formatWithPlaces(divide('2.5', '1'), 0)).toBe('3');
  expect(formatWithPlaces(divide('7', '1'), 3)).toBe('7.000');
});

test('a currency conversion multiplies the amount by the exact rate before it rounds', () => {
  expect(formatWithPlaces(multiply(divide('130.09', '0.7094'), parseDecimal('99.95')), 0)).toBe('18329');
  expect(formatWithPlaces(multiply(divide('0.7094', '130.09'), parseDecimal('99.95')), 2)).toBe('0.55');
  expect(formatWithPlaces(multiply(divide('0.3', '0.1'), parseDecimal('0.1')), 20)).toBe(
    '0.30000000000000000000',
  );
});

test('rounding changes an amount by at most half of the last decimal place', () => {
  const wholeNumber = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(wholeNumber, wholeNumber, fc.nat(8), (a, b, places) => {
      const text = formatWithPlaces({ numerator: a, denominator: b }, places);
      const scaled = BigInt(text.replace('.', ''));
      const error = 2n * (scaled * b - a * 10n ** BigInt(places));
      expect(error <= b && error > -b).toBe(true);
    }),
  );
});
