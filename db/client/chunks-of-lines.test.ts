import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtLines } from './chunks-of-lines.ts';

test('splitAtLines puts every line into exactly one piece, and makes each piece as long as the limit allows', () => {
  const line = fc.string({ maxLength: 12 }).map((text) => `${text.replaceAll('\n', ' ')}\n`);
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 30 }), (lines, most) => {
      const pieces = [...splitAtLines(lines.join(''), most)];
      expect(pieces.join('')).toBe(lines.join(''));
      const counts = pieces.map((piece) => piece.split('\n').length - 1);
      for (const [index, piece] of pieces.entries()) {
        expect(piece.endsWith('\n')).toBe(true);
        if (piece.length > most) expect(counts[index]).toBe(1);
        const nextLine = pieces[index + 1]?.split('\n')[0];
        // The next line would have made the piece too long.
        if (nextLine !== undefined) expect(piece.length + nextLine.length + 1).toBeGreaterThan(most);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('splitAtLines yields no piece for empty text', () => {
  expect([...splitAtLines('', 10)]).toEqual([]);
});
