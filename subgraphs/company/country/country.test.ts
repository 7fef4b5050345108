import { expect, test } from 'vitest';
import { alpha2, countryReference } from './resolvers.ts';

// ISO 3166-1; Ascension (AC) and Tristan da Cunha (TA) are reserved for parts of SH.
test.each([
  ['US', 'US'],
  ['usa', 'US'],
  ['gbr', 'GB'],
  ['sh', 'SH'],
  ['SHN', 'SH'],
  ['AC', null],
  ['TA', null],
  ['ASC', null],
  ['QQ', null],
  ['', null],
])('%s is the country %s', (code, country) => {
  expect(alpha2(code)).toBe(country);
});

test('no code refers to no country', () => {
  expect(countryReference(null)).toBeNull();
  expect(countryReference('US')).toEqual({ code: 'US' });
});
