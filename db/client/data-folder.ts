import { mkdirSync, lstatSync, readdirSync, chmodSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, StoreError } from '../../core/store-error.ts';

/** What we keep in a data folder: anything else in it is somebody else's. */
const ours =
  /^(pglite(\.new)?|snapshot|first-key|control\.sock|pglite\.lock|(holder|units|edition)-[\w.-]+)$/;

/** Whether a folder holds data of ours. One that is missing or cannot be read does not. */
export function isDataFolder(path: string): boolean {
  try {
    return readdirSync(path).some((name) => ours.test(name));
  } catch {
    return false;
  }
}

/** Rights of group and others. */
const foreign = 0o077;

/**
 * Makes the data folder, or takes it over as it is: whatever lies in it of ours is for its owner alone (folders 0700,
 * files 0600), and whatever this process writes from now on is too.
 *
 * @param tell gets a line when rights had to be mended, or cannot be.
 * @throws StoreError when the folder can neither be made nor written.
 */
export function prepareFolder(dataDir: string, tell: (line: string) => void): void {
  // Of the process, not of this call: files are written for as long as it runs, by libraries too.
  process.umask(foreign);
  try {
    make(dataDir);
    const names = readdirSync(dataDir);
    const mended = names.filter((name) => ours.test(name)).map((name) => close(join(dataDir, name)));
    let count = mended.reduce((sum, each) => sum + each, 0);
    const strangers = names.filter((name) => !ours.test(name) && name !== 'lost+found');
    if (strangers.length === 0) count += closeOne(dataDir, lstatSync(dataDir));
    else if ((lstatSync(dataDir).mode & foreign) !== 0) {
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
    // With `recursive`, a read-only file system is told as "no such directory".
    if (isCode(error, 'ENOENT')) mkdirSync(dataDir, { mode: 0o700 });
    else throw error;
  }
}

/** Takes the rights of group and others from a file, or from a folder and all that is in it. @returns how many had some. */
export function close(path: string): number {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  let count = closeOne(path, stats);
  if (stats.isDirectory()) for (const name of readdirSync(path)) count += close(join(path, name));
  return count;
}

function closeOne(path: string, stats: Stats): number {
  if (stats.isSymbolicLink() || (stats.mode & foreign) === 0) return 0;
  chmodSync(path, stats.mode & 0o700);
  return 1;
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
export const isCode = (error: unknown, code: string): boolean => codeOf(error) === code;
