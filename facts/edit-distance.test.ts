import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeEditDistance } from './edit-distance.ts';

/** Computes the optimal string alignment by its definition: insertions, deletions, replacements and transpositions. */
function computeAlignment(a: string, b: string): number {
  const memo = new Map<string, number>();
  const computeDistance = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const cachedDistance = memo.get(`${i} ${j}`);
    if (cachedDistance !== undefined) return cachedDistance;
    let minDistance = Math.min(
      computeDistance(i - 1, j) + 1,
      computeDistance(i, j - 1) + 1,
      computeDistance(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
    );
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      minDistance = Math.min(minDistance, computeDistance(i - 2, j - 2) + 1);
    memo.set(`${i} ${j}`, minDistance);
    return minDistance;
  };
  return computeDistance(a.length, b.length);
}

test('computeEditDistance equals optimal string alignment for distances up to the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      const actualDistance = computeEditDistance(a, b, limit);
      const expectedDistance = computeAlignment(a, b);
      if (expectedDistance <= limit) expect(actualDistance).toBe(expectedDistance);
      else expect(actualDistance).toBeGreaterThan(limit);
    }),
    { numRuns: 1000 },
  );
  expect([
    computeEditDistance('', '', 0),
    computeEditDistance('ab', 'ba', 1),
    computeEditDistance('abc', 'ca', 3),
  ]).toEqual([0, 1, 3]);
  expect([computeEditDistance('kitten', 'sitting', 3), computeEditDistance('kitten', 'sitting', 2)]).toEqual([
    3, 3,
  ]);
  expect(computeEditDistance('abcdef', 'uvwxyz', 1)).toBe(2);
});
