import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of one turn of the event loop. */
const sliceMs = 4;

/** Lets others have the event loop while a longer piece of work goes on. */
export class Turns {
  #end = performance.now() + sliceMs;

  /** Whether the slice of this turn is used up. */
  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** Waits for a turn of the loop. */
  async next(): Promise<void> {
    await nextTurn();
    this.#end = performance.now() + sliceMs;
  }
}

/** Runs work to its end, and lets the requests beside it pass whenever a slice is used up. */
export async function inSlices<T>(work: Generator<unknown, T>): Promise<T> {
  const turns = new Turns();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (turns.isOver) await turns.next();
  }
}
