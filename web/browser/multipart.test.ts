import { expect, test } from 'vitest';
import { partsOf } from './multipart.ts';

const encoded =
  '\r\n---\r\ncontent-type: application/json; charset=utf-8\r\n\r\n{"data":{"a":"ä"},"hasNext":true}\r\n---' +
  '\r\ncontent-type: application/json; charset=utf-8\r\n\r\n{"incremental":[{"path":[],"data":{"b":"\\r\\n--x"}}],"hasNext":false}\r\n-----\r\n';

/** Returns a multipart response whose body arrives in chunks of `size` bytes. */
const responseOf = (text: string, size: number): Response => {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'multipart/mixed; boundary="-"; deferSpec=20220824' },
  });
};

test.each([1, 7, 64, 10_000])(
  'a multipart body yields the same parts in chunks of %i bytes',
  async (size) => {
    const parts: unknown[] = [];
    for await (const part of partsOf(responseOf(encoded, size))) parts.push(part);
    expect(parts).toEqual([
      { data: { a: 'ä' }, hasNext: true },
      { incremental: [{ path: [], data: { b: '\r\n--x' } }], hasNext: false },
    ]);
  },
);

test('a multipart body that ends before the closing boundary throws an error', async () => {
  const parts: unknown[] = [];
  const reading = (async () => {
    for await (const part of partsOf(responseOf(encoded.slice(0, -20), 50))) parts.push(part);
  })();
  await expect(reading).rejects.toThrow('The response was interrupted.');
  expect(parts).toHaveLength(1);
});
