import { expect, test } from 'vitest';
import { cityKinds } from './city-kinds.ts';

test('reads kinds of places separated by commas, in upper and lower case, without repetition', () => {
  expect(cityKinds.parse('city', 'types')).toEqual(['CITY']);
  expect(cityKinds.parse('City, quarter,city', 'types')).toEqual(['CITY', 'QUARTER']);
});

test.each(['', 'town', 'city,', 'city;quarter'])('rejects %j and suggests a valid value', (text) => {
  expect(() => cityKinds.parse(text, 'types')).toThrow(/types must be .* use types=city/);
});
