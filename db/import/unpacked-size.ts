import { UserFacingError } from '../../core/user-facing-error.ts';

/** Tables and databases compress to a fiftieth at least. Deflate itself reaches a thousandth, with constant content. */
const maxRatio = 200;
const freeBytes = 16 * 1024 * 1024;

/** Returns the maximum unpacked size of a compressed file in bytes. A larger one is not data. */
export const computeMaxUnpacked = (packedBytes: number): number => freeBytes + maxRatio * packedBytes;

/** Passes unpacked content on. @throws UserFacingError when it is larger than data of this packed size can be */
export async function* limitUnpacked<T extends Uint8Array>(
  content: AsyncIterable<T>,
  packedBytes: number,
  path: string,
): AsyncGenerator<T> {
  let bytes = 0;
  for await (const part of content) {
    bytes += part.length;
    if (bytes > computeMaxUnpacked(packedBytes)) throw createTooLargeError(path);
    yield part;
  }
}

export const createTooLargeError = (path: string): UserFacingError =>
  new UserFacingError(
    'dataset',
    `${path} unpacks to more than ${maxRatio} times its size and may be a decompression bomb. Unpack it and import the extracted file.`,
  );
