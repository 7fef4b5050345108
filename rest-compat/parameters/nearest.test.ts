import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNearest } from './nearest.ts';

const words = [
  'Europe/Oslo',
  'Europe/Paris',
  'Asia/Tokyo',
  'UTC',
  'Côte d’Ivoire',
  'Chad',
  'Chile',
  'Mali',
  'Malta',
];

test.each<[string, string | null]>([
  ['Europe/Olso', 'Europe/Oslo'],
  ['europe/oslo', 'Europe/Oslo'],
  ['Europ/Oslo', 'Europe/Oslo'],
  ['Europe/Osloo', 'Europe/Oslo'],
  ['Eurppe/Pariss', 'Europe/Paris'],
  ['Asia/Tokio', 'Asia/Tokyo'],
  ['Cote d’Ivoire', 'Côte d’Ivoire'],
  ['CHIEL', 'Chile'],
  // At most a third of the letters may be wrong.
  ['UTX', 'UTC'],
  ['UXX', null],
  ['UT', null],
  ['Cha', 'Chad'],
  ['Chxx', null],
  // At most three letters may be wrong, in words of any length.
  ['Eurxpx/Parxs', 'Europe/Paris'],
  ['Exrxpx/Parxs', null],
  // Here two words are equally similar.
  ['Malia', null],
  ['Malx', 'Mali'],
  ['', null],
  ['x'.repeat(65), null],
])('the word nearest to %j is %j', (text, intended) => {
  expect(findNearest(text, words)).toBe(intended);
});

test('findNearest compares words of up to 64 letters', () => {
  const longText = 'x'.repeat(64);
  expect(findNearest(`${longText.slice(1)}y`, [longText])).toBe(longText);
  expect(findNearest(longText, [`${longText}y`])).toBeNull();
  expect(findNearest(`${longText}y`, [`${longText}y`])).toBeNull();
});

test('findNearest counts two spellings of the same word as one word', () => {
  expect(findNearest('Malt', ['Malta', 'MALTA'])).toBe('Malta');
});

/**
 * Returns the edit distance by the full table of the textbook (Damerau-Levenshtein, each neighbour swapped at most
 * once).
 */
function countEdits(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const getDistance = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const distances = [
        getDistance(i - 1, j) + 1,
        getDistance(i, j - 1) + 1,
        getDistance(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distances.push(getDistance(i - 2, j - 2) + 1);
      const row = table[i];
      if (row !== undefined) row[j] = Math.min(...distances);
    }
  return getDistance(a.length, b.length);
}

test('findNearest returns a word exactly when its edit distance is small enough', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(word, word, (text, known) => {
      const maxEdits = Math.min(3, Math.floor(text.length / 3));
      expect(findNearest(text, [known])).toBe(countEdits(text, known) <= maxEdits ? known : null);
    }),
    { numRuns: 2000 },
  );
});
