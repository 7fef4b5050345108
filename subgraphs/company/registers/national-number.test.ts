import { describe, expect, test } from 'vitest';
import { findCountryOfNumber, nationalNumbers, parseNationalNumber } from './national-number.ts';

/** Computes the Luhn sum modulo 10 (ISO/IEC 7812-1, annex B). */
const computeLuhnDigit = (digits: string): number =>
  Array.from(digits, Number)
    .reverse()
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9), 0) % 10;

/**
 * Computes the check digit of an Australian company number: weights 8 to 1, complement to a multiple of 10. Source:
 * ASIC, "Australian Company Number digit check".
 */
const computeAcnDigit = (eight: string): number =>
  (10 - (Array.from(eight, (digit, at) => Number(digit) * (8 - at)).reduce((a, b) => a + b, 0) % 10)) % 10;

/**
 * Computes the check digit of a Norwegian number: weights 3 2 7 6 5 4 3 2, modulus 11; 10 means that there is no such
 * number. Source: Brønnøysundregistrene, "Organisasjonsnummeret".
 */
const computeOrgnrDigit = (eight: string): number =>
  (11 -
    (Array.from(eight, (digit, at) => Number(digit) * Number('32765432'[at])).reduce((a, b) => a + b, 0) %
      11)) %
  11;

/** Eight-digit bodies whose digits vary. */
const eightDigitNumbers = Array.from({ length: 200 }, (_, at) => String(10_000_019 + at * 444_443));

describe('check digits of national numbers', () => {
  test('the last digit of a SIREN is a Luhn check digit', () => {
    for (const firstDigits of eightDigitNumbers) {
      for (const lastDigit of '0123456789') {
        const number = firstDigits + lastDigit;
        expect(parseNationalNumber(number, 'FR')).toEqual({
          number,
          type: 'siren',
          valid: computeLuhnDigit(number) === 0,
        });
      }
    }
  });

  test('a SIRET with an invalid SIREN is not valid, even with a correct Luhn digit', () => {
    // The fourteen digits satisfy Luhn; the first nine do not.
    expect(computeLuhnDigit('58244376284894')).toBe(0);
    expect(parseNationalNumber('58244376284894', 'FR')).toMatchObject({ type: 'siret', valid: false });
  });

  test('a valid SIRET satisfies the Luhn check over all its digits and over its SIREN', () => {
    // Danone and its head office. Source: Sirene.
    expect(parseNationalNumber('55203253400646', 'FR')).toEqual({
      number: '55203253400646',
      type: 'siret',
      valid: computeLuhnDigit('55203253400646') === 0,
    });
    for (const lastDigit of '0123456789') {
      const number = `5520325340064${lastDigit}`;
      expect(parseNationalNumber(number, 'FR')?.valid, number).toBe(computeLuhnDigit(number) === 0);
    }
  });

  test('the digit sum of a SIRET of La Poste is divisible by 5 (INSEE)', () => {
    expect(parseNationalNumber('35600000009075', 'FR')?.valid).toBe(true);
    expect(parseNationalNumber('35600000009076', 'FR')?.valid).toBe(false);
    // The number of its head office satisfies Luhn, like those of other companies' establishments.
    expect(parseNationalNumber('35600000000048', 'FR')?.valid).toBe(true);
  });

  test('the check digit of an ACN follows the algorithm of ASIC', () => {
    // The example of ASIC's page, and numbers of ASIC's list of valid numbers.
    for (const number of ['004085616', '000000019', '000250000', '010749961', '001000004', '010499966'])
      expect(parseNationalNumber(number, 'AU'), number).toEqual({ number, type: 'acn', valid: true });
    for (const firstDigits of eightDigitNumbers) {
      for (let checkDigit = 0; checkDigit < 10; checkDigit += 1)
        expect(parseNationalNumber(`${firstDigits}${checkDigit}`, 'AU')?.valid, firstDigits).toBe(
          checkDigit === computeAcnDigit(firstDigits),
        );
    }
  });

  test('the example ABN of the Australian Business Register is valid', () => {
    expect(parseNationalNumber('51 824 753 556', 'AU')).toEqual({
      number: '51824753556',
      type: 'abn',
      valid: true,
    });
    expect(parseNationalNumber('51 824 753 557', 'AU')?.valid).toBe(false);
  });

  test('the check digit of a Norwegian number follows the algorithm of the Norwegian register', () => {
    expect(parseNationalNumber('974 760 673', 'NO')).toEqual({
      number: '974760673',
      type: 'orgnr',
      valid: true,
    });
    for (const firstDigits of eightDigitNumbers.filter((each) => /^[89]/.test(each))) {
      for (let checkDigit = 0; checkDigit < 10; checkDigit += 1)
        expect(parseNationalNumber(`${firstDigits}${checkDigit}`, 'NO')?.valid, firstDigits).toBe(
          checkDigit === computeOrgnrDigit(firstDigits),
        );
    }
  });
});

test('a British company number has a format but no check digit', () => {
  for (const number of ['00445790', '09876543', 'SC123456', 'NI012345', 'OC301540', 'R0000123', 'IP00525R'])
    expect(parseNationalNumber(number, 'GB'), number).toEqual({
      number,
      type: 'company_number',
      valid: true,
    });
  expect(parseNationalNumber('445790', 'GB')?.number).toBe('00445790');
  expect(parseNationalNumber('sc 123456', 'GB')?.number).toBe('SC123456');
  for (const text of [
    '123456789',
    'S1234567',
    'SC12345',
    'SC1234567',
    'SCA12345',
    'R123456',
    '00000000',
    'Ł1234567',
  ])
    expect(parseNationalNumber(text, 'GB')?.valid, text).toBe(false);
});

test('a company number in no format of its country has no type, and a country without rules returns null', () => {
  expect(parseNationalNumber('12 34', 'FR')).toEqual({ number: '1234', type: null, valid: false });
  expect(parseNationalNumber('000000000', 'FR')).toMatchObject({ type: 'siren', valid: false });
  expect(parseNationalNumber('552.032-534', 'FR')?.number).toBe('552032534');
  expect(parseNationalNumber('552032534', 'DE')).toBeNull();
  expect(nationalNumbers.map(({ countryCode }) => countryCode)).toEqual(['AU', 'FR', 'GB', 'NO']);
});

test.each([
  // The ABNs of an Australian company and of the Australian Taxation Office (Australian Business Register), and Danone's head office (Sirene).
  ['53 004 085 616', 'AU'],
  ['51824753556', 'AU'],
  ['55203253400646', 'FR'],
  // Incorrect check digits.
  ['53004085617', null],
  ['55203253400647', null],
  // Nine digits fit Australia, France and Norway. British numbers have no check digit.
  ['004085616', null],
  ['732829320', null],
  ['00102498', null],
  ['SC095000', null],
  ['5493001KJTIIGC8Y1R12', null],
])('the company number %s without a country belongs to %s', (number, country) => {
  expect(findCountryOfNumber(number)).toBe(country);
});
