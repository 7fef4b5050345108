import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that requests beside may wait. */
const SLICE_MS = 4;

/** Runs work to its end, and lets the requests beside it pass every few milliseconds. */
export async function inSlices<T>(work: Generator<unknown, T>): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - begun < SLICE_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
}
