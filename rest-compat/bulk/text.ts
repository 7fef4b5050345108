import { yielder } from '../../router/budget/yielder.ts';
import { UsageError } from './usage-error.ts';

/** The next bytes as text; undefined: there are no more. */
export type Decode = (part: Buffer | undefined) => string;

/**
 * Reads bytes of an encoding, without a byte order mark.
 * @throws UsageError for an encoding that there is not; what it returns, for bytes that are none of it.
 */
export function decoderOf(charset: string): Decode {
  const decoder = openDecoder(charset);
  return (part) => {
    try {
      return decoder.decode(part, { stream: part !== undefined });
    } catch {
      throw new UsageError(
        `The body is not ${decoder.encoding} throughout: save it as UTF-8, or name its charset in the Content-Type.`,
      );
    }
  };
}

function openDecoder(charset: string) {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw new UsageError(
      `charset ${JSON.stringify(charset.slice(0, 40))} is not known: send UTF-8, or name windows-1252 or utf-16le.`,
    );
  }
}

/** Bytes that are read as one: of so many, none makes work for a whole slice, be they a line each. */
const pieceBytes = 8 * 1024;

/** The text of a body, piece by piece. Others are served between the pieces, also where no row comes of them. */
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
