import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, wordIndex, wordsOf } from './word-index.ts';

/** By its definition (optimal string alignment): the cheapest way to the last characters. */
function defined(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)];
  const swapped =
    a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
      ? [defined(a.slice(0, -2), b.slice(0, -2)) + 1]
      : [];
  return Math.min(
    defined(restA, b) + 1,
    defined(a, restB) + 1,
    defined(restA, restB) + (a.at(-1) === b.at(-1) ? 0 : 1),
    ...swapped,
  );
}

test('the distance of two words is the fewest insertions, deletions, replacements and swaps', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 6 }), (a, b, limit) => {
      expect(editDistance(a, b, limit) > limit).toBe(defined(a, b) > limit);
      if (defined(a, b) <= limit) expect(editDistance(a, b, limit)).toBe(defined(a, b));
    }),
    { numRuns: 300 },
  );
});

// Lower case, without marks and small words; a plural as its singular, as question and text are both compared.
test.each([
  ['Batteries of the car', ['battery', 'car']],
  ['ties, shoes', ['tie', 'shoe']],
  ['glass bus analysis gas is', ['glass', 'bus', 'analysis', 'gas']],
  ['Cafés & Crème, N.Y.', ['cafe', 'creme', 'n', 'y']],
  ['A B by the to', ['b']],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a whole word counts more than a beginning, a short text more than a long one, a weighty field more', () => {
  const items = [
    { name: 'coffee', text: 'coffee' },
    { name: 'coffeemaker', text: 'coffeemaker' },
    { name: 'long', text: 'coffee tea cocoa sugar milk' },
  ];
  const index = wordIndex(items, ({ text }) => [{ field: 'text', text, weight: 1 }]);
  expect(index.search('coffee').hits.map(({ item }) => item.name)).toEqual(['coffee', 'long', 'coffeemaker']);
  const fields = wordIndex(items, ({ name, text }) => [
    { field: 'name', text: name, weight: 10 },
    { field: 'text', text, weight: 1 },
  ]);
  expect(fields.search('long').hits).toMatchObject([{ item: { name: 'long' }, field: 'name' }]);
  expect(fields.search('tea').hits).toMatchObject([{ item: { name: 'long' }, field: 'text' }]);
  expect(fields.search('zzzzz').hits).toEqual([]);
  expect(fields.search('').hits).toEqual([]);
});
