import { expect, test } from 'vitest';
import { toLocalStateCode, findStateName } from './subdivision.ts';

test.each([
  ['CA', 'US', 'CA'],
  ['US-CA', 'US', 'CA'],
  ['BC', 'CA', 'BC'],
  ['PR', 'US', 'PR'],
  ['CA', 'IE', null],
  ['US-CA', 'CA', null],
  ['ZZ', 'US', null],
  [null, 'US', null],
  ['US-CA', null, 'CA'],
  ['CA', null, 'CA'],
  // Texts that are not in the format of ISO 3166-2 are returned unchanged.
  ['XUS-CA', null, 'XUS-CA'],
  ['US-CALI', null, 'US-CALI'],
  ['US-CA1', null, 'CA1'],
  ['us-ca', null, 'us-ca'],
])('COM-028 COM-029 the state %s of a company address in %s is read as %s', (state, country, expected) => {
  expect(toLocalStateCode(state, country)).toBe(expected);
});

test('findStateName returns the name of a known subdivision, and null for an unknown code', () => {
  expect(findStateName('CA', 'US')).toBe('California');
  expect(findStateName('BC', 'CA')).toBe('British Columbia');
  expect(findStateName('ZZ', 'US')).toBeNull();
  expect(findStateName(null, 'US')).toBeNull();
});
