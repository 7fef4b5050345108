import { expect, test } from 'vitest';
import { toCountryReference } from './resolvers.ts';

test('toCountryReference returns null for a null code', () => {
  expect(toCountryReference(null)).toBeNull();
  expect(toCountryReference('US')).toEqual({ code: 'US' });
});
