import { spawnSync } from 'node:child_process';

/** Returns the ids of the child processes of a process. */
export function listChildren(pid: number): readonly number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map(Number)
    .filter((child) => child > 0);
}
