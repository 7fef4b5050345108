import { yielder } from '../../router/operation-context/yielder.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Decodes the next bytes; undefined marks the end of the input. */
export type TextDecodeFunction = (part: Buffer | undefined) => string;

/**
 * Returns a decoder for an encoding, which skips a byte order mark.
 * @throws UserFacingError for an unknown encoding; the decoder also throws a UserFacingError for bytes that are invalid in the
 * encoding
 */
export function getDecoder(charset: string): TextDecodeFunction {
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

/** Maximum size of a piece that is decoded in one step. */
const maxChunkBytes = 8 * 1024;
/** Maximum number of lines in a piece. A CSV row with fewer fields than the header takes 60 µs to parse. */
const maxChunkLines = 64;
const lineFeed = 0x0a;

/** Returns the end of the piece that begins at `start`. */
function findChunkEnd(part: Buffer, start: number): number {
  const end = Math.min(part.length, start + maxChunkBytes);
  let index = start;
  for (let lines = 0; lines < maxChunkLines; lines += 1) {
    const lineFeedIndex = part.indexOf(lineFeed, index);
    if (lineFeedIndex === -1 || lineFeedIndex >= end) return end;
    index = lineFeedIndex + 1;
  }
  return index;
}

/** Yields the text of a body in chunks. Other requests are served between chunks, even when a chunk contains no row. */
export async function* decodeText(
  parts: AsyncIterable<Buffer>,
  decode: TextDecodeFunction,
): AsyncGenerator<string, undefined> {
  for await (const chunk of parts) {
    for (let start = 0; start < chunk.length;) {
      const nextTurn = yielder.turn();
      if (nextTurn !== null) await nextTurn;
      const end = findChunkEnd(chunk, start);
      yield decode(chunk.subarray(start, end));
      start = end;
    }
  }
  yield decode(undefined);
}
