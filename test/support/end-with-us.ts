import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A program that tests have started does not outlive them, also when the run is broken off. */
export function endWithUs(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}
