import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/**
 * Maximum length of a frame in bytes. No frame of bulk work is that long, so a greater length means that the bytes are not a
 * frame.
 */
const maxFrameBytes = 1 << 30;

/**
 * Writes a value to a stream: its length (4 bytes, big-endian), then the value in Node's serialisation (v8.serialize).
 */
export function writeFrame(stream: Duplex, value: unknown): Promise<void> {
  const body = serialize(value);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return new Promise((resolve, reject) => {
    stream.write(Buffer.concat([head, body]), (error) => (error ? reject(error) : resolve()));
  });
}

/** Yields the values from a stream until it ends. @throws Error when the bytes are not a frame */
export async function* framesOf(stream: Duplex): AsyncGenerator<unknown> {
  let parts: Buffer[] = [];
  let length = 0;
  let wanted = 4;
  let isHead = true;
  const take = () => {
    const bytes = Buffer.concat(parts);
    parts = [bytes.subarray(wanted)];
    length -= wanted;
    return bytes.subarray(0, wanted);
  };
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const bytes of chunks) {
    parts.push(bytes);
    length += bytes.length;
    while (length >= wanted) {
      const taken = take();
      if (isHead) {
        wanted = taken.readUInt32BE();
        if (wanted > maxFrameBytes) throw new Error('invalid frame');
      } else {
        const value: unknown = deserialize(taken);
        wanted = 4;
        yield value;
      }
      isHead = !isHead;
    }
  }
}
