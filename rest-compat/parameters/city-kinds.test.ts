import { expect, test } from 'vitest';
import { cityKindsParameter } from './city-kinds.ts';

test('the parameter types accepts kinds of places separated by commas, ignores case and removes duplicates', () => {
  expect(cityKindsParameter.parse('city', 'types')).toEqual(['CITY']);
  expect(cityKindsParameter.parse('City, quarter,city', 'types')).toEqual(['CITY', 'QUARTER']);
});

test.each(['', 'town', 'city,', 'city;quarter'])(
  'the parameter types rejects %j and suggests a valid value',
  (text) => {
    expect(() => cityKindsParameter.parse(text, 'types')).toThrow(/types must be .* use types=city/);
  },
);
