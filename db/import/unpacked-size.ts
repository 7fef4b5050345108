import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Maximum ratio of unpacked to packed size. Tables and databases have ratios up to about 50; Deflate reaches 1,000 with
 * constant content.
 */
const maxCompressionRatio = 200;
const alwaysAllowedBytes = 16 * 1024 * 1024;

/** Returns the maximum accepted size in bytes of the unpacked content of a compressed file. */
export const computeMaxUnpacked = (packedBytes: number): number =>
  alwaysAllowedBytes + maxCompressionRatio * packedBytes;

/** Yields unpacked content unchanged. @throws UserFacingError when the content is larger than `computeMaxUnpacked` allows */
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
    `${path} unpacks to more than ${maxCompressionRatio} times its size and may be a decompression bomb. Unpack it and import the extracted file.`,
  );
