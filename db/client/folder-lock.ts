import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreError } from './store-error.ts';

/**
 * Takes a data folder for this process: two processes on one embedded database would destroy it. A lock whose
 * process is gone counts as none.
 *
 * @returns gives the folder back.
 * @throws StoreError that names the process which has the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'pglite.lock');
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(mine);
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    const [pid = '', start = ''] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
    if (pid !== '' && isAlive(Number(pid)) && (await startOf(Number(pid))) === start) {
      throw new StoreError(
        `process ${pid} has the embedded database in ${folder} open; stop it, or set DATABASE_URL to share a PostgreSQL`,
      );
    }
    await rm(path, { force: true });
  }
  throw new StoreError(`the lock of the data folder ${folder} cannot be taken`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/** When a process started, where the system tells: a container gives the same number to the next process too. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The process name is in parentheses and may hold blanks; the start time is the 20th field behind it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
