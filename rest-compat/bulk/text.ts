import { yielder } from '../../router/operation-context/yielder.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Decodes the next bytes; undefined marks the end of the input. */
export type Decode = (part: Buffer | undefined) => string;

/**
 * Returns a decoder for an encoding, which skips a byte order mark.
 * @throws UserFacingError for an unknown encoding; the decoder throws it for bytes that are invalid in that encoding
 */
export function decoderOf(charset: string): Decode {
  const decoder = openDecoder(charset);
  return (part) => {
    try {
      return decoder.decode(part, { stream: part !== undefined });
    } catch {
      throw new UserFacingError(
        'usage',
        `The body contains bytes that are not valid ${decoder.encoding}. Encode it as UTF-8, or add its charset to the Content-Type, for example text/csv; charset=windows-1252.`,
      );
    }
  };
}

function openDecoder(charset: string) {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw new UserFacingError(
      'usage',
      `Unknown charset ${JSON.stringify(charset.slice(0, 40))}. Use UTF-8, or for example windows-1252 or utf-16le.`,
    );
  }
}

/** Bytes decoded per step: small enough that even one row per byte takes less than a time slice. */
const pieceBytes = 8 * 1024;

/** Yields the text of a body in chunks. Other requests are served between chunks, even when a chunk contains no row. */
export async function* textOf(
  parts: AsyncIterable<Buffer>,
  decode: Decode,
): AsyncGenerator<string, undefined> {
  for await (const part of parts) {
    for (let start = 0; start < part.length; start += pieceBytes) {
      const turn = yielder.turn();
      if (turn !== null) await turn;
      yield decode(part.subarray(start, start + pieceBytes));
    }
  }
  yield decode(undefined);
}
