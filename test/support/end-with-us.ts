import type { ChildProcess } from 'node:child_process';

/** A program that tests have started does not outlive them, also when the run is broken off. */
export function endWithUs(child: ChildProcess): void {
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
