import { expect, test } from 'vitest';
import { yieldCompleteLines } from './complete-lines.ts';

async function readPieces(...parts: readonly Uint8Array[]): Promise<string[]> {
  async function* yieldParts() {
    for (const part of parts) yield part;
  }
  const pieces: string[] = [];
  for await (const piece of yieldCompleteLines(yieldParts())) pieces.push(piece);
  return pieces;
}
const encodeText = (text: string) => new TextEncoder().encode(text);

test('yieldCompleteLines ends each piece after a line, wherever the input was split', async () => {
  expect(await readPieces(encodeText('a\nb'), encodeText('c\n'), encodeText('d\ne\n'))).toEqual([
    'a\n',
    'bc\n',
    'd\ne\n',
  ]);
});

test('yieldCompleteLines yields no empty piece, and joins the parts of a line', async () => {
  expect(await readPieces(encodeText('a'), encodeText(''), encodeText('b'), encodeText('\n'))).toEqual([
    'ab\n',
  ]);
  expect(await readPieces()).toEqual([]);
  expect(await readPieces(encodeText('\n'))).toEqual(['\n']);
});

test('yieldCompleteLines decodes a character whose bytes arrive in separate parts', async () => {
  const text = encodeText('Zürich €\n漢字\n');
  const singleBytes = Array.from(text, (byte) => Uint8Array.of(byte));
  expect(await readPieces(...singleBytes)).toEqual(['Zürich €\n', '漢字\n']);
});

test('yieldCompleteLines drops the text after the last line end', async () => {
  expect(await readPieces(encodeText('a\nrest'))).toEqual(['a\n']);
});
