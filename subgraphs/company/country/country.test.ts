import { expect, test } from 'vitest';
import { countryReference } from './resolvers.ts';

test('findCountryReference returns null for a null code', () => {
  expect(countryReference(null)).toBeNull();
  expect(countryReference('US')).toEqual({ code: 'US' });
});
