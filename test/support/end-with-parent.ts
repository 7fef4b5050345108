import type { ChildProcess } from 'node:child_process';

const runningChildren = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of runningChildren) child.kill('SIGKILL');
});

/** Kills a started program when the tests end, even when the run is aborted. */
export function killWithParent(child: ChildProcess): void {
  runningChildren.add(child);
  child.once('exit', () => runningChildren.delete(child));
}
