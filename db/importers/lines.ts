import { createReadStream, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { LineSplitter } from '../../core/line-splitter.ts';
import { limitUnpacked } from '../import/unpacked-size.ts';
import { isTableFile, readTableBytes } from '../import/zip-archive.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';

export interface Line {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Maximum length of a line in characters. */
const maxLineLength = 1024 * 1024;

/**
 * Yields the lines of a text file, a gzip file (`.gz`), or the only table in a ZIP archive (`.zip`), without line ends.
 *
 * @param options.isWanted selects the table in an archive by member name. Default: the only member with the name of a table
 * @param options.encoding WHATWG encoding name. Default: utf-8
 * @throws UserFacingError with the line when the file is unreadable, not in the encoding, or has a line of more than a million
 * characters
 */
export async function* readLines(
  path: string,
  options: { readonly isWanted?: (name: string) => boolean; readonly encoding?: string } = {},
): AsyncGenerator<Line> {
  const { isWanted = isTableFile, encoding = 'utf-8' } = options;
  const { input, close } = openBytes(path, isWanted);
  const decoder = new TextDecoder(encoding, { fatal: true });
  const splitter = new LineSplitter(maxLineLength);
  let line = 0;
  try {
    for await (const chunk of input) {
      for (const text of splitter.add(decoder.decode(chunk, { stream: true })))
        yield { line: ++line, text: text.endsWith('\r') ? text.slice(0, -1) : text };
    }
    for (const text of splitter.add(decoder.decode())) yield { line: ++line, text };
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
  const lastText = splitter.end();
  if (lastText !== '') yield { line: line + 1, text: lastText };
}

function openBytes(
  path: string,
  isWanted: (name: string) => boolean,
): { readonly input: AsyncIterable<Uint8Array>; readonly close: () => void } {
  if (path.endsWith('.zip')) return { input: readTableBytes(path, isWanted), close: () => undefined };
  const file = createReadStream(path, { highWaterMark: 1 << 17 });
  if (!path.endsWith('.gz')) return { input: file, close: () => file.destroy() };
  const unpackedContent = file.pipe(createGunzip());
  file.once('error', (error) => unpackedContent.destroy(error));
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  return { input: limitUnpacked(unpackedContent, size, path), close: () => file.destroy() };
}
