import { fork } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../settings/settings.ts';

/** Free disk space in bytes that a download and its tables require. */
const minFreeBytes = 500_000_000;

/**
 * Runs a command of `npm run data` in a child process, which opens the store itself.
 * @param onLine called with each line of output
 * @returns the exit code; null when a signal ended the process
 * @throws Error (in the promise) when too little disk space is free, or the process cannot be started
 */
export async function runDataCommand(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  args: readonly string[],
  onLine: (text: string) => void,
): Promise<number | null> {
  await checkDiskSpace(databaseUrl === undefined ? [tmpdir(), dataDir] : [tmpdir()]);
  const child = fork(fileURLToPath(new URL('../../dist/data.js', import.meta.url)), [...args], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const endChild = () => child.kill();
  process.once('exit', endChild);
  // Requests take precedence over the import.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  for (const input of [child.stdout, child.stderr])
    if (input !== null)
      createInterface({ input }).on('line', (line) => {
        const text = line.trim().replace(/\s+/g, ' ');
        if (text !== '') onLine(text);
      });
  return new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => process.off('exit', endChild));
}

async function checkDiskSpace(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < minFreeBytes)
      throw new Error(`less than ${minFreeBytes / 1e6} MB are free in ${folder}`);
  }
}
