import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { computeMaxUnpacked, createTooLargeError } from './unpacked-size.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** One file inside a ZIP archive. */
export interface ArchiveMember {
  /** Path inside the archive. */
  readonly name: string;
  /** Uncompressed size in bytes. */
  readonly size: number;
  /** Opens the content, which must be read to its end before the next member is requested. */
  open: () => Promise<Readable>;
}

/**
 * Yields the files of a ZIP archive one after the other. Only the archive's directory is kept in memory.
 *
 * @throws UserFacingError when the file is not a ZIP archive or is broken
 */
export async function* readMembers(path: string): AsyncGenerator<ArchiveMember> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw createUnreadableError(path, error);
  });
  try {
    const entries: AsyncIterator<Entry> = archive.eachEntry();
    for (;;) {
      const step = await entries.next().catch((error: unknown) => {
        throw createUnreadableError(path, error);
      });
      if (step.done === true) return;
      const entry = step.value;
      if (entry.fileName.endsWith('/')) continue;
      yield {
        name: entry.fileName,
        size: entry.uncompressedSize,
        open: async () => {
          if (entry.uncompressedSize > computeMaxUnpacked(entry.compressedSize))
            throw createTooLargeError(path);
          return archive.openReadStreamPromise(entry).catch((error: unknown) => {
            throw createUnreadableError(path, error);
          });
        },
      };
    }
  } finally {
    archive.close();
  }
}

/**
 * Reads the only table in a ZIP archive. Documentation (readme, PDF, macOS metadata) is ignored.
 *
 * @throws UserFacingError when the archive contains no table, or several tables
 */
export async function* readTableBytes(
  path: string,
  isWanted: (name: string) => boolean,
): AsyncGenerator<Uint8Array> {
  const names: string[] = [];
  for await (const { name } of readMembers(path)) if (isWanted(name)) names.push(name);
  const [wanted] = names;
  if (wanted === undefined || names.length > 1) {
    const foundFilesText =
      wanted === undefined ? 'no table' : `${names.length} tables (${names.slice(0, 5).join(', ')})`;
    throw new UserFacingError(
      'dataset',
      `${path} contains ${foundFilesText}. Unpack it and name the file to import.`,
    );
  }
  for await (const member of readMembers(path)) {
    if (member.name !== wanted) continue;
    const content: AsyncIterable<Buffer> = await member.open();
    yield* content;
    return;
  }
}

/** Whether the name of a member indicates a table. */
export const isTableFile = (name: string): boolean =>
  /\.(txt|csv|tsv|psv)$/i.test(name) && !/(^|\/)(readme|__MACOSX\/)/i.test(name);

const createUnreadableError = (path: string, error: unknown) =>
  new UserFacingError('dataset', `${path} cannot be read as a ZIP archive: ${String(error)}`, {
    cause: error,
  });
