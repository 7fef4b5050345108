import { expect, test } from 'vitest';
import { createNationalHint } from './phone-number.ts';

const getHint = (number: unknown, valid = false, country?: string) =>
  createNationalHint({ valid }, country === undefined ? { number } : { number, country });

test.each(['0664 1234567', '06641234567', '(0664) 123', ' (0)664', '664 123', ' 7'])(
  'the national phone number %j gets a hint to add the parameter country',
  (number) => expect(getHint(number)).toMatch(/^Begin the number with \+ .* country=FR\./),
);

test.each(['+43 664 123', 'x0664', '', '-1', '((', 7, undefined])(
  'the phone number %j gets no hint about its format',
  (number) => {
    expect(getHint(number)).toBeNull();
  },
);

test('a valid phone number, and a number with a country, get no hint about their format', () => {
  expect(getHint('0664 1234567', true)).toBeNull();
  expect(getHint('0664 1234567', false, 'AT')).toBeNull();
});
