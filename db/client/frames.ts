import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/** Longer than any piece of bulk work; a length beyond it is none of ours. */
const longest = 1 << 30;

/** Values on a stream: four bytes of length, then the value as Node writes it for itself. */
export function writeFrame(stream: Duplex, value: unknown): Promise<void> {
  const body = serialize(value);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return new Promise((resolve, reject) => {
    stream.write(Buffer.concat([head, body]), (error) => (error ? reject(error) : resolve()));
  });
}

/** The values that come, one after the other, until the stream ends. @throws Error for what is no frame */
export async function* framesOf(stream: Duplex): AsyncGenerator<unknown> {
  let parts: Buffer[] = [];
  let length = 0;
  let wanted = 4;
  let isHead = true;
  const take = () => {
    const whole = Buffer.concat(parts);
    parts = [whole.subarray(wanted)];
    length -= wanted;
    return whole.subarray(0, wanted);
  };
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const bytes of chunks) {
    parts.push(bytes);
    length += bytes.length;
    while (length >= wanted) {
      const taken = take();
      if (isHead) {
        wanted = taken.readUInt32BE();
        if (wanted > longest) throw new Error('what came is no frame');
      } else {
        const value: unknown = deserialize(taken);
        wanted = 4;
        yield value;
      }
      isHead = !isHead;
    }
  }
}
