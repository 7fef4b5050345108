import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOfLines } from './pieces-of-lines.ts';

test('pieces are all lines once, whole, and as many as fit', () => {
  const line = fc.string({ maxLength: 12 }).map((text) => `${text.replaceAll('\n', ' ')}\n`);
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 30 }), (lines, most) => {
      const pieces = [...piecesOfLines(lines.join(''), most)];
      expect(pieces.join('')).toBe(lines.join(''));
      const counts = pieces.map((piece) => piece.split('\n').length - 1);
      for (const [index, piece] of pieces.entries()) {
        expect(piece.endsWith('\n')).toBe(true);
        if (piece.length > most) expect(counts[index]).toBe(1);
        const next = pieces[index + 1]?.split('\n')[0];
        // Of the rest that fits as a whole nothing is cut off.
        if (next !== undefined) expect(piece.length + next.length + 1).toBeGreaterThan(most);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('nothing is nothing', () => {
  expect([...piecesOfLines('', 10)]).toEqual([]);
});
