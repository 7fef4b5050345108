import { mkdirSync, lstatSync, readdirSync, chmodSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { formatErrorReason, StoreError } from '../../core/store-error.ts';

/** Matches names that the service uses in a data folder. All other files belong to other programs. */
const storeFilePattern =
  /^(pglite(\.new)?|snapshot|first-key|control\.sock|pglite\.lock|(holder|units|edition)-[\w.-]+)$/;

/** Whether a folder contains data of the service. False for a missing or unreadable folder. */
export function isDataFolder(path: string): boolean {
  try {
    return readdirSync(path).some((name) => storeFilePattern.test(name));
  } catch {
    return false;
  }
}

/** Permission bits of the group and of other users. */
const groupAndOthersMask = 0o077;

/**
 * Creates the data folder, or uses an existing folder. Makes the files of the service private to their owner (folders 0700,
 * files 0600). Sets the umask, so that new files are also private.
 *
 * @param warn receives a line when permissions were corrected or cannot be corrected
 * @throws StoreError when the folder can neither be created nor written
 */
export function prepareFolder(dataDir: string, warn: (line: string) => void): void {
  // The umask applies to the complete process, so that files of libraries are also private.
  process.umask(groupAndOthersMask);
  try {
    createFolder(dataDir);
    const names = readdirSync(dataDir);
    const counts = names
      .filter((name) => storeFilePattern.test(name))
      .map((name) => makeTreePrivate(join(dataDir, name)));
    let count = counts.reduce((sum, each) => sum + each, 0);
    const foreignFileNames = names.filter((name) => !storeFilePattern.test(name) && name !== 'lost+found');
    if (foreignFileNames.length === 0) count += makePathPrivate(dataDir, lstatSync(dataDir));
    else if ((lstatSync(dataDir).mode & groupAndOthersMask) !== 0) {
      warn(
        `other users can read the data folder ${dataDir}, which also contains files of other programs (${foreignFileNames[0]}). Set DATA_DIR to a folder for this service only.`,
      );
    }
    if (count > 0)
      warn(`other users had access to ${count} files and folders of the data folder ${dataDir}: fixed`);
  } catch (error) {
    if (hasErrorCode(error, 'EPERM')) {
      warn(
        `the permissions of the data folder ${dataDir} cannot be fixed: it belongs to another user. Run the service as its owner.`,
      );
    } else
      throw new StoreError(
        `the data folder ${dataDir} cannot be used: ${formatErrorReason(error)}`,
        getErrorCode(error),
      );
  }
}

function createFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    // With the option `recursive`, Node reports a read-only file system as ENOENT.
    if (hasErrorCode(error, 'ENOENT')) mkdirSync(dataDir, { mode: 0o700 });
    else throw error;
  }
}

/**
 * Removes the permissions of the group and of other users from a file, or recursively from a folder. @returns the number of
 * changed entries
 */
export function makeTreePrivate(path: string): number {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  let count = makePathPrivate(path, stats);
  if (stats.isDirectory()) for (const name of readdirSync(path)) count += makeTreePrivate(join(path, name));
  return count;
}

function makePathPrivate(path: string, stats: Stats): number {
  if (stats.isSymbolicLink() || (stats.mode & groupAndOthersMask) === 0) return 0;
  chmodSync(path, stats.mode & 0o700);
  return 1;
}

export const getErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
export const hasErrorCode = (error: unknown, code: string): boolean => getErrorCode(error) === code;
