import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** Optimal string alignment by its definition: insertions, deletions, replacements and transpositions. */
function alignment(a: string, b: string): number {
  const memo = new Map<string, number>();
  const of = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const known = memo.get(`${i} ${j}`);
    if (known !== undefined) return known;
    let least = Math.min(
      of(i - 1, j) + 1,
      of(i, j - 1) + 1,
      of(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
    );
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      least = Math.min(least, of(i - 2, j - 2) + 1);
    memo.set(`${i} ${j}`, least);
    return least;
  };
  return of(a.length, b.length);
}

test('editDistance equals optimal string alignment up to the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      const found = editDistance(a, b, limit);
      const defined = alignment(a, b);
      if (defined <= limit) expect(found).toBe(defined);
      else expect(found).toBeGreaterThan(limit);
    }),
    { numRuns: 1000 },
  );
  expect([editDistance('', '', 0), editDistance('ab', 'ba', 1), editDistance('abc', 'ca', 3)]).toEqual([
    0, 1, 3,
  ]);
  expect([editDistance('kitten', 'sitting', 3), editDistance('kitten', 'sitting', 2)]).toEqual([3, 3]);
  expect(editDistance('abcdef', 'uvwxyz', 1)).toBe(2);
});
