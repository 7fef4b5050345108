import { yielder } from '../../router/operation-context/yielder.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Decodes the next bytes; undefined marks the end of the input. */
export type Decode = (part: Buffer | undefined) => string;

/**
 * Returns a decoder for an encoding, which skips a byte order mark.
 * @throws UserFacingError for an unknown encoding; the decoder also throws a UserFacingError for bytes that are invalid in the
 * encoding
 */
export function getDecoder(charset: string): Decode {
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
const pieceBytes = 8 * 1024;
/** Maximum number of lines in a piece. A CSV row with fewer fields than the header takes 60 µs to parse. */
const pieceLines = 64;
const lineFeed = 0x0a;

/** Returns the end of the piece that begins at `start`. */
function findPieceEnd(part: Buffer, start: number): number {
  const end = Math.min(part.length, start + pieceBytes);
  let index = start;
  for (let lines = 0; lines < pieceLines; lines += 1) {
    const lineFeedIndex = part.indexOf(lineFeed, index);
    if (lineFeedIndex === -1 || lineFeedIndex >= end) return end;
    index = lineFeedIndex + 1;
  }
  return index;
}

/** Yields the text of a body in chunks. Other requests are served between chunks, even when a chunk contains no row. */
export async function* decodeText(
  parts: AsyncIterable<Buffer>,
  decode: Decode,
): AsyncGenerator<string, undefined> {
  for await (const chunk of parts) {
    for (let start = 0; start < chunk.length;) {
      const turn = yielder.turn();
      if (turn !== null) await turn;
      const end = findPieceEnd(chunk, start);
      yield decode(chunk.subarray(start, end));
      start = end;
    }
  }
  yield decode(undefined);
}
