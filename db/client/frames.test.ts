import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { framesOf, writeFrame } from './frames.ts';

/** Returns the bytes of some values as frames. */
async function bytesOf(values: readonly unknown[]): Promise<Buffer> {
  const stream = new PassThrough();
  for (const value of values) await writeFrame(stream, value);
  return (stream.read() as Buffer | null) ?? Buffer.alloc(0);
}

async function read(chunks: readonly Buffer[]): Promise<unknown[]> {
  const stream = new PassThrough();
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  const found: unknown[] = [];
  for await (const value of framesOf(stream)) found.push(value);
  return found;
}

test('reads frames exactly as sent, however the stream splits them', async () => {
  const value = fc.oneof(fc.string(), fc.jsonValue(), fc.bigInt(), fc.constant(undefined), fc.uint8Array());
  await fc.assert(
    fc.asyncProperty(fc.array(value, { maxLength: 6 }), fc.array(fc.nat(200)), async (values, cuts) => {
      const bytes = await bytesOf(values);
      const places = [...cuts.map((cut) => Math.min(cut, bytes.length)), 0, bytes.length].sort(
        (a, b) => a - b,
      );
      const chunks = places.slice(1).map((place, index) => bytes.subarray(places[index], place));
      expect(await read(chunks)).toEqual(values);
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('drops a truncated frame at the end of a stream', async () => {
  const bytes = await bytesOf(['one', 'two']);
  expect(await read([bytes.subarray(0, -1)])).toEqual(['one']);
  expect(await read([bytes.subarray(0, 3)])).toEqual([]);
});

test('rejects bytes that are not a frame before it waits for more', async () => {
  await expect(read([Buffer.from('GET / HTTP/1.1')])).rejects.toThrow('invalid frame');
});
