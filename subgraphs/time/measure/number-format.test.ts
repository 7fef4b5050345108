import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNumberFormat, parseNumberAt } from './number-format.ts';
import { parseDecimal } from './rational.ts';

const locales = [
  'en',
  'de',
  'fr',
  'de-CH',
  'de-AT',
  'es',
  'pt-PT',
  'pl',
  'sv',
  'en-IN',
  'hi',
  'ja',
  'tr',
  'en-ZA',
  'it-CH',
];

test.each(locales)('a number in the format of %s is parsed to the same value', (locale) => {
  const parsedFormat = findNumberFormat(locale);
  const numberFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, numberingSystem: 'latn' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (thousandths) => {
      const text = numberFormat
        .format(thousandths / 1000)
        .replace(/\s/g, ' ')
        .replace(/[’‘]/g, "'");
      expect(parseNumberAt(text, 0, parsedFormat)).toEqual({
        value: parseDecimal(`${thousandths}e-3`),
        end: text.length,
      });
    }),
  );
});

test.each([
  ['en', '10,000', '10000', 6],
  ['en', '10000.5', '10000.5', 7],
  ['en', '1e3', '1000', 3],
  ['en', '.5', '0.5', 2],
  ['en', '1/2', '0.5', 3],
  ['en', '5 1/2', '5.5', 5],
  ['de', '10.000,5', '10000.5', 8],
  ['fr', '10 000,5', '10000.5', 8],
  // A language without data uses the English format, whatever the host's language.
  ['qaa', '10,000.5', '10000.5', 8],
])('a number is parsed by the rules of the locale %s: %s', (locale, text, value, end) => {
  expect(parseNumberAt(`${text} km`, 0, findNumberFormat(locale))).toEqual({
    value: parseDecimal(value),
    end,
  });
});

test('an invalid group of digits ends the number before the group', () => {
  expect(parseNumberAt('1,5 km', 0, findNumberFormat('en'))).toMatchObject({ end: 1 });
  expect(parseNumberAt('1,0000 km', 0, findNumberFormat('en'))).toMatchObject({ end: 1 });
});

test('a number with an exponent beyond 30 has no value, and a division by zero is not a number', () => {
  expect(parseNumberAt('1e31', 0, findNumberFormat('en'))).toEqual({ value: null, end: 4 });
  expect(parseNumberAt('1e-999', 0, findNumberFormat('en'))).toEqual({ value: null, end: 6 });
  expect(parseNumberAt('1/0', 0, findNumberFormat('en'))).toBeNull();
  expect(parseNumberAt('km', 0, findNumberFormat('en'))).toBeNull();
});

test.each(['', 'x', 'de_DE', '!', 'a'.repeat(65)])(
  'the number format rejects the language tag %j',
  (locale) => {
    expect(() => findNumberFormat(locale)).toThrow(
      /^locale must be one BCP 47 language tag .*: for example, use /,
    );
  },
);
