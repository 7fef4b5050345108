import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isTable, tableIn } from '../import/zip-archive.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';

export interface Line {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * Yields the lines of a text file, a gzip file (`.gz`), or the only table in a ZIP archive (`.zip`), without line ends.
 *
 * @param options.isWanted selects the table in an archive by member name. Default: the only member that looks like a table
 * @param options.encoding WHATWG encoding name. Default: utf-8
 * @throws UserFacingError with the line when the file is unreadable or not in the encoding
 */
export async function* linesOf(
  path: string,
  options: { readonly isWanted?: (name: string) => boolean; readonly encoding?: string } = {},
): AsyncGenerator<Line> {
  const { isWanted = isTable, encoding = 'utf-8' } = options;
  const { input, close } = bytesOf(path, isWanted);
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 0;
  let rest = '';
  try {
    for await (const chunk of input) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines) yield { line: ++line, text: text.endsWith('\r') ? text.slice(0, -1) : text };
    }
    rest += decoder.decode();
  } catch (error) {
    if (isUserFacing(error, 'dataset')) throw error;
    throw new UserFacingError(
      'dataset',
      `${path}: unreadable after line ${line}: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  } finally {
    close();
  }
  if (rest !== '') yield { line: line + 1, text: rest };
}

function bytesOf(
  path: string,
  isWanted: (name: string) => boolean,
): { readonly input: AsyncIterable<Uint8Array>; readonly close: () => void } {
  if (path.endsWith('.zip')) return { input: tableIn(path, isWanted), close: () => undefined };
  const file = createReadStream(path, { highWaterMark: 1 << 17 });
  const input: Readable = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  file.once('error', (error) => input.destroy(error));
  return { input, close: () => file.destroy() };
}
