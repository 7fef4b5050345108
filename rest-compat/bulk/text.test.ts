import { expect, test } from 'vitest';
import { openNdjsonFile } from './records.ts';
import { getDecoder, decodeText } from './text.ts';

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

test('a large body part is decoded in pieces without splitting characters, and other requests are served between pieces', async () => {
  const body = 'é€👩'.repeat(20_000);
  const pieces = await collect(decodeText(once(body), getDecoder('utf-8')));
  expect(pieces.join('')).toBe(body);
  expect(Math.max(...pieces.map((piece) => Buffer.byteLength(piece)))).toBeLessThanOrEqual(8 * 1024 + 3);
});

test('a bulk body of short lines is decoded in pieces of at most 64 lines, without losing bytes', async () => {
  const body = `city,a\n${',x\n'.repeat(10_000)}last`;
  const pieces = await collect(decodeText(once(body), getDecoder('utf-8')));
  expect(pieces.join('')).toBe(body);
  expect(Math.max(...pieces.map((piece) => piece.split('\n').length - 1))).toBe(64);
});

test('a bulk body of empty lines does not block other requests, and each empty line is skipped', async () => {
  let turns = 0;
  let isReading = true;
  const count = () => {
    turns += 1;
    if (isReading) setImmediate(count);
  };
  setImmediate(count);
  const file = openNdjsonFile(decodeText(once('\n \r\n'.repeat(700_000)), getDecoder('utf-8')), []);
  const records = (await collect(file.records)).flat();
  isReading = false;
  expect(records).toEqual([]);
  // The longest step with two million rows takes a fraction of the 5 ms time slice.
  expect(turns).toBeGreaterThan(3);
});

test('a bulk line that is too long counts as a line, and an empty line does not', async () => {
  const text = `\n{"a":1}\n  \n${' '.repeat(50)}\n{"a":2}`;
  const file = openNdjsonFile(decodeText(once(text), getDecoder('utf-8')), [], { maxLength: 20 });
  const records = (await collect(file.records)).flat();
  expect(records.map((record) => [record.value('a'), record.violation?.slice(0, 6)])).toEqual([
    ['1', undefined],
    ['', 'Line 2'],
    ['2', undefined],
  ]);
});
