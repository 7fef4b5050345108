import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFrames, writeFrame } from './frames.ts';

/** Serialises values as frames. */
async function writeFrames(values: readonly unknown[]): Promise<Buffer> {
  const stream = new PassThrough();
  for (const value of values) await writeFrame(stream, value);
  return (stream.read() as Buffer | null) ?? Buffer.alloc(0);
}

async function readFromChunks(chunks: readonly Buffer[]): Promise<unknown[]> {
  const stream = new PassThrough();
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  const foundValues: unknown[] = [];
  for await (const value of readFrames(stream)) foundValues.push(value);
  return foundValues;
}

test('frames are read exactly as sent, however the stream splits them', async () => {
  const value = fc.oneof(fc.string(), fc.jsonValue(), fc.bigInt(), fc.constant(undefined), fc.uint8Array());
  await fc.assert(
    fc.asyncProperty(fc.array(value, { maxLength: 6 }), fc.array(fc.nat(200)), async (values, cuts) => {
      const bytes = await writeFrames(values);
      const cutOffsets = [...cuts.map((cut) => Math.min(cut, bytes.length)), 0, bytes.length].sort(
        (a, b) => a - b,
      );
      const chunks = cutOffsets.slice(1).map((place, index) => bytes.subarray(cutOffsets[index], place));
      expect(await readFromChunks(chunks)).toEqual(values);
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('a truncated frame at the end of the stream is dropped', async () => {
  const bytes = await writeFrames(['one', 'two']);
  expect(await readFromChunks([bytes.subarray(0, -1)])).toEqual(['one']);
  expect(await readFromChunks([bytes.subarray(0, 3)])).toEqual([]);
});

test('bytes that are not a frame are rejected without waiting for more bytes', async () => {
  await expect(readFromChunks([Buffer.from('GET / HTTP/1.1')])).rejects.toThrow('invalid frame');
});
