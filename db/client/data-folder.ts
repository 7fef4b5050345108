import { mkdirSync, lstatSync, readdirSync, chmodSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, StoreError } from '../../core/store-error.ts';

/** The service's own names in a data folder; all other files belong to somebody else. */
const ownNames =
  /^(pglite(\.new)?|snapshot|first-key|control\.sock|pglite\.lock|(holder|units|edition)-[\w.-]+)$/;

/** Whether a folder contains data of the service. False when it is missing or unreadable. */
export function isDataFolder(path: string): boolean {
  try {
    return readdirSync(path).some((name) => ownNames.test(name));
  } catch {
    return false;
  }
}

/** Permission bits of group and others. */
const othersMask = 0o077;

/**
 * Creates the data folder or adopts an existing one. Makes the service's files in it private to their owner (folders
 * 0700, files 0600), and sets the umask so that new files are private too.
 *
 * @param tell receives a line when permissions were corrected or cannot be corrected
 * @throws StoreError when the folder can neither be created nor written
 */
export function prepareFolder(dataDir: string, tell: (line: string) => void): void {
  // Applies to the whole process: libraries also write files while it runs.
  process.umask(othersMask);
  try {
    make(dataDir);
    const names = readdirSync(dataDir);
    const mended = names.filter((name) => ownNames.test(name)).map((name) => close(join(dataDir, name)));
    let count = mended.reduce((sum, each) => sum + each, 0);
    const strangers = names.filter((name) => !ownNames.test(name) && name !== 'lost+found');
    if (strangers.length === 0) count += makePrivate(dataDir, lstatSync(dataDir));
    else if ((lstatSync(dataDir).mode & othersMask) !== 0) {
      tell(
        `other users may look into the data folder ${dataDir}, which holds other things than ours (${strangers[0]}): give DATA_DIR a folder of its own`,
      );
    }
    if (count > 0)
      tell(`other users could reach ${count} files and folders of the data folder ${dataDir}: mended`);
  } catch (error) {
    if (isCode(error, 'EPERM')) {
      tell(
        `the rights of the data folder ${dataDir} cannot be mended: it belongs to another user than the one that runs the service`,
      );
    } else
      throw new StoreError(`the data folder ${dataDir} cannot be used: ${reasonOf(error)}`, codeOf(error));
  }
}

function make(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    // With `recursive`, Node reports a read-only file system as ENOENT.
    if (isCode(error, 'ENOENT')) mkdirSync(dataDir, { mode: 0o700 });
    else throw error;
  }
}

/**
 * Removes the permissions of group and others from a file, or recursively from a folder. @returns the number of changed
 * entries
 */
export function close(path: string): number {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  let count = makePrivate(path, stats);
  if (stats.isDirectory()) for (const name of readdirSync(path)) count += close(join(path, name));
  return count;
}

function makePrivate(path: string, stats: Stats): number {
  if (stats.isSymbolicLink() || (stats.mode & othersMask) === 0) return 0;
  chmodSync(path, stats.mode & 0o700);
  return 1;
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
export const isCode = (error: unknown, code: string): boolean => codeOf(error) === code;
