import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of one turn of the event loop. */
const sliceMs = 4;

/** Lets others have the event loop while a longer piece of work goes on. */
export class Turns {
  #end = 0;

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
