import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/**
 * Maximum length of a frame in bytes. Frames of bulk work are much shorter, so that a greater length means that the bytes are
 * not a frame.
 */
const maxFrameBytes = 1 << 30;

/** Writes a value to a stream: its length (4 bytes, big-endian), then the value as serialised by v8.serialize. */
export function writeFrame(stream: Duplex, value: unknown): Promise<void> {
  const body = serialize(value);
  const header = Buffer.alloc(4);
  header.writeUInt32BE(body.length);
  return new Promise((resolve, reject) => {
    stream.write(Buffer.concat([header, body]), (error) => (error ? reject(error) : resolve()));
  });
}

/** Yields the values from a stream until it ends. @throws Error when the bytes are not a frame */
export async function* readFrames(stream: Duplex): AsyncGenerator<unknown> {
  let parts: Buffer[] = [];
  let length = 0;
  let requiredLength = 4;
  let isHeader = true;
  const takeBytes = () => {
    const bytes = Buffer.concat(parts);
    parts = [bytes.subarray(requiredLength)];
    length -= requiredLength;
    return bytes.subarray(0, requiredLength);
  };
  const chunks: AsyncIterable<Buffer> = stream;
  for await (const bytes of chunks) {
    parts.push(bytes);
    length += bytes.length;
    while (length >= requiredLength) {
      const frameBytes = takeBytes();
      if (isHeader) {
        requiredLength = frameBytes.readUInt32BE();
        if (requiredLength > maxFrameBytes) throw new Error('invalid frame');
      } else {
        const value: unknown = deserialize(frameBytes);
        requiredLength = 4;
        yield value;
      }
      isHeader = !isHeader;
    }
  }
}
