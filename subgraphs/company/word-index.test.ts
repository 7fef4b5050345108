import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, wordIndex, wordsOf } from './word-index.ts';

test('words lose case, accents, plural and small words', () => {
  expect(wordsOf('The Cafés & Breweries of the glass bus')).toEqual(['cafe', 'brewery', 'glass', 'bus']);
});

test.each([
  ['kitten', 'sitting', 3],
  ['restorant', 'restaurant', 2],
  ['ab', 'ba', 1], // neighbours swapped
  ['', 'abc', 3],
  ['same', 'same', 0],
])('%s is %s at distance %i', (a, b, distance) => {
  expect(editDistance(a, b, 5)).toBe(distance);
});

test('a distance beyond the limit is told as one more than it, and never less than it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), fc.nat(4), (a, b, limit) => {
      const exact = editDistance(a, b, 20);
      expect(exact).toBe(editDistance(b, a, 20));
      expect(Math.min(editDistance(a, b, limit), limit + 1)).toBe(Math.min(exact, limit + 1));
    }),
  );
});

test('every word must be there; a title counts more than a text', () => {
  const index = wordIndex(['apple pie', 'apple', 'pie with apple'], (item) => [
    { field: 'name', text: item === 'pie with apple' ? 'dessert' : item, weight: 8 },
    { field: 'text', text: item, weight: 1 },
  ]);
  expect(index.search('apple pie').hits.map(({ item }) => item)).toEqual(['apple pie', 'pie with apple']);
  expect(index.search('appel').corrections).toEqual([{ from: 'appel', to: 'apple' }]);
  expect(index.search('qqqqqq')).toMatchObject({ hits: [], corrections: [] });
});
