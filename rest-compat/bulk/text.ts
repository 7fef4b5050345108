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

/** Maximum size of a piece that is decoded in one step. */
const pieceBytes = 8 * 1024;
/** Maximum number of lines in a piece. A CSV row with fewer fields than the header takes 60 µs to parse. */
const pieceLines = 64;
const lineFeed = 0x0a;

/** Returns the end of the piece that begins at `start`. */
function pieceEnd(part: Buffer, start: number): number {
  const end = Math.min(part.length, start + pieceBytes);
  let at = start;
  for (let lines = 0; lines < pieceLines; lines += 1) {
    const feed = part.indexOf(lineFeed, at);
    if (feed === -1 || feed >= end) return end;
    at = feed + 1;
  }
  return at;
}

/** Yields the text of a body in chunks. Other requests are served between chunks, even when a chunk contains no row. */
export async function* textOf(
  parts: AsyncIterable<Buffer>,
  decode: Decode,
): AsyncGenerator<string, undefined> {
  for await (const part of parts) {
    for (let start = 0; start < part.length;) {
      const turn = yielder.turn();
      if (turn !== null) await turn;
      const end = pieceEnd(part, start);
      yield decode(part.subarray(start, end));
      start = end;
    }
  }
  yield decode(undefined);
}
