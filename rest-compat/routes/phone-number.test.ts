import { expect, test } from 'vitest';
import { createNationalHint } from './phone-number.ts';

const getHint = (number: unknown, valid = false, country?: string) =>
  createNationalHint({ valid }, country === undefined ? { number } : { number, country });

test.each(['0664 1234567', '06641234567', '(0664) 123', ' (0)664', '664 123', ' 7'])(
  'the number %j, which is national, gets a hint to give its country',
  (number) => expect(getHint(number)).toMatch(/^Begin the number with \+ .* country=FR\./),
);

test.each(['+43 664 123', 'x0664', '', '-1', '((', 7, undefined])(
  'the phone number %j gets no hint',
  (number) => {
    expect(getHint(number)).toBeNull();
  },
);

test('a valid number, and one with a country, get no hint', () => {
  expect(getHint('0664 1234567', true)).toBeNull();
  expect(getHint('0664 1234567', false, 'AT')).toBeNull();
});
