import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/** A control group of Linux that limits the memory of processes. */
export interface MemoryGroup {
  /** Moves a process, and with it the processes that it starts later, into the group. */
  readonly add: (pid: number) => void;
  /** Deletes the group, whose processes have ended. */
  readonly remove: () => Promise<void>;
}

/** Creates a group in version 1 or 2 of the file system. @returns null where this user may not */
export async function createMemoryGroup(maxMb: number): Promise<MemoryGroup | null> {
  const root = '/sys/fs/cgroup';
  const isVersion1 = existsSync(join(root, 'memory/memory.limit_in_bytes'));
  const folder = join(root, isVersion1 ? 'memory' : '', `lookup-siege-${process.pid}`);
  try {
    if (!isVersion1) {
      const controllers = await readFile(join(root, 'cgroup.subtree_control'), 'utf8');
      if (!controllers.split(/\s/).includes('memory')) return null;
    }
    await mkdir(folder);
    await writeFile(
      join(folder, isVersion1 ? 'memory.limit_in_bytes' : 'memory.max'),
      String(maxMb * 1_048_576),
    );
  } catch {
    return null;
  }
  return {
    add: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    remove: () => rmdir(folder),
  };
}
