import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Kills a started program when the tests end, even when the run is aborted. */
export function endWithParent(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}
