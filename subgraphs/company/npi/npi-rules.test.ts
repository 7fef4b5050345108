import { expect, test } from 'vitest';
import { joinParts, formatPhone, formatPostalCode, findStateName } from './registry-record.ts';
import { parseNpi } from './npi.ts';

/** Whether a number has a correct Luhn check digit (ISO/IEC 7812-1, annex B). */
function isLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce(
      (total, digit, at) =>
        total + (at % 2 === 0 ? digit : Math.floor((digit * 2) / 10) + ((digit * 2) % 10)),
      0,
    );
  return sum % 10 === 0;
}

test('the check digit of an NPI is the Luhn digit of 80840 followed by the number (45 CFR 162.406)', () => {
  for (const firstNineDigits of [
    '123456789',
    '100000000',
    '299999999',
    '190358627',
    '156789012',
    '200000001',
  ]) {
    for (let checkDigit = 0; checkDigit < 10; checkDigit += 1) {
      const number = `${firstNineDigits}${checkDigit}`;
      expect(parseNpi(number), number).toBe(isLuhn(`80840${number}`) ? number : null);
    }
  }
  // The example of the standard.
  expect(parseNpi('1234567893')).toBe('1234567893');
  expect(parseNpi('123-456 7893')).toBe('1234567893');
  for (const text of ['', '123456789', '12345678933', '3234567893', '0234567893', '123456789x'])
    expect(parseNpi(text), text).toBeNull();
});

test('postal codes and phone numbers of the NPI registry are normalised', () => {
  expect(formatPostalCode('100014567', 'US')).toBe('10001-4567');
  expect(formatPostalCode('10001-4567', 'US')).toBe('10001-4567');
  expect(formatPostalCode('10001', 'US')).toBe('10001');
  expect(formatPostalCode('100014567', 'CA')).toBe('100014567');
  expect(formatPostalCode(null, 'US')).toBeNull();
  expect(formatPhone('(212) 555-0123')).toBe('+12125550123');
  expect(formatPhone('2125550123 ext')).toBe('+12125550123');
  for (const text of ['112-555-0123', '212-555-012', '1-212-555-0123', ''])
    expect(formatPhone(text)).toBe(text);
  expect(formatPhone(null)).toBeNull();
  expect(findStateName('US', 'NY')).toBe('New York');
  expect([findStateName('US', 'ZZ'), findStateName(null, 'NY'), findStateName('US', null)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(joinParts('A', null, 'B')).toBe('A B');
  expect(joinParts(null, null)).toBeNull();
});
