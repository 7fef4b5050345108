import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { maxUnpacked, unpacksTooLarge } from './unpacked-size.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** One file inside a ZIP archive. */
export interface Member {
  /** Path inside the archive. */
  readonly name: string;
  /** Uncompressed size in bytes. */
  readonly size: number;
  /** Opens the content, which must be read to its end before the next member is requested. */
  open: () => Promise<Readable>;
}

/**
 * Yields the files of a ZIP archive one after the other. Reads its directory, never the complete archive.
 *
 * @throws UserFacingError when the file is not a ZIP archive or is broken
 */
export async function* membersOf(path: string): AsyncGenerator<Member> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  try {
    const entries: AsyncIterator<Entry> = archive.eachEntry();
    for (;;) {
      const next = await entries.next().catch((error: unknown) => {
        throw unreadable(path, error);
      });
      if (next.done === true) return;
      const entry = next.value;
      if (entry.fileName.endsWith('/')) continue;
      yield {
        name: entry.fileName,
        size: entry.uncompressedSize,
        open: async () => {
          if (entry.uncompressedSize > maxUnpacked(entry.compressedSize)) throw unpacksTooLarge(path);
          return archive.openReadStreamPromise(entry).catch((error: unknown) => {
            throw unreadable(path, error);
          });
        },
      };
    }
  } finally {
    archive.close();
  }
}

/**
 * Reads the only table in a ZIP archive; documentation (readme, PDF, macOS metadata) is ignored.
 *
 * @throws UserFacingError when the archive contains no table, or several: then the file must be unpacked first
 */
export async function* tableIn(
  path: string,
  isWanted: (name: string) => boolean,
): AsyncGenerator<Uint8Array> {
  const names: string[] = [];
  for await (const { name } of membersOf(path)) if (isWanted(name)) names.push(name);
  const [wanted] = names;
  if (wanted === undefined || names.length > 1) {
    const found =
      wanted === undefined ? 'no table' : `${names.length} tables (${names.slice(0, 5).join(', ')})`;
    throw new UserFacingError('dataset', `${path} contains ${found}. Unpack it and name the file to import.`);
  }
  for await (const member of membersOf(path)) {
    if (member.name !== wanted) continue;
    const content: AsyncIterable<Buffer> = await member.open();
    yield* content;
    return;
  }
}

/** Whether a member looks like a table of rows. */
export const isTable = (name: string): boolean =>
  /\.(txt|csv|tsv|psv)$/i.test(name) && !/(^|\/)(readme|__MACOSX\/)/i.test(name);

const unreadable = (path: string, error: unknown) =>
  new UserFacingError('dataset', `${path} cannot be read as a ZIP archive: ${String(error)}`, {
    cause: error,
  });
