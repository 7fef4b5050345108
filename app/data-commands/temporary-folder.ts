import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Runs `work` with a temporary folder for downloads. The folder is removed afterwards, also when a signal ends the program,
 * because an incomplete download can take gigabytes.
 */
export async function withTemporaryFolder<T>(
  prefix: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  const exit = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  for (const signal of signals) process.on(signal, exit);
  process.on('exit', removeNow);
  try {
    return await work(folder);
  } finally {
    process.off('exit', removeNow);
    for (const signal of signals) process.off(signal, exit);
    await rm(folder, { recursive: true, force: true });
  }
}
