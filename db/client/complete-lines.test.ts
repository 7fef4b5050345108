import { expect, test } from 'vitest';
import { completeLines } from './complete-lines.ts';

async function piecesOf(...parts: readonly Uint8Array[]): Promise<string[]> {
  async function* bytes() {
    for (const part of parts) yield part;
  }
  const pieces: string[] = [];
  for await (const piece of completeLines(bytes())) pieces.push(piece);
  return pieces;
}
const bytesOf = (text: string) => new TextEncoder().encode(text);

test('pieces end after a line, wherever the bytes were split', async () => {
  expect(await piecesOf(bytesOf('a\nb'), bytesOf('c\n'), bytesOf('d\ne\n'))).toEqual([
    'a\n',
    'bc\n',
    'd\ne\n',
  ]);
});

test('completeLines yields no empty piece, and joins a line that arrives in many parts', async () => {
  expect(await piecesOf(bytesOf('a'), bytesOf(''), bytesOf('b'), bytesOf('\n'))).toEqual(['ab\n']);
  expect(await piecesOf()).toEqual([]);
  expect(await piecesOf(bytesOf('\n'))).toEqual(['\n']);
});

test('completeLines decodes a character whose bytes arrive in separate parts', async () => {
  const text = bytesOf('Zürich €\n漢字\n');
  const single = Array.from(text, (byte) => Uint8Array.of(byte));
  expect(await piecesOf(...single)).toEqual(['Zürich €\n', '漢字\n']);
});

test('completeLines drops the text after the last line end', async () => {
  expect(await piecesOf(bytesOf('a\nrest'))).toEqual(['a\n']);
});
