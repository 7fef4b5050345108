import { expect, test } from 'vitest';
import { countryReference } from './resolvers.ts';

test('no code refers to no country', () => {
  expect(countryReference(null)).toBeNull();
  expect(countryReference('US')).toEqual({ code: 'US' });
});
