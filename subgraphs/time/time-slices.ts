import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum duration of one slice in milliseconds. */
const maxSliceMs = 4;

/** Divides long work into slices. Between two slices, the work yields to the event loop. */
export class TimeSlices {
  #end = performance.now() + maxSliceMs;

  /** Whether the current slice has reached its maximum duration. */
  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** Yields to the event loop and starts a new slice. */
  async next(): Promise<void> {
    await nextTurn();
    this.#end = performance.now() + maxSliceMs;
  }
}

/** Runs a generator to its end in slices, so that other requests are not blocked. */
export async function runInSlices<T>(work: Generator<unknown, T>): Promise<T> {
  const slices = new TimeSlices();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (slices.isOver) await slices.next();
  }
}
