/** Milliseconds that all long operations together may use in one turn of the event loop. */
const maxSliceMs = 5;

interface WaitingOperation {
  readonly resume: () => void;
  next: WaitingOperation | null;
}

/**
 * Shares the event loop between long operations. Each operation runs until the time slice of the turn is used up, and then waits
 * for a later turn, so that other requests are served in between.
 */
export class Yielder {
  /** Linked list of waiting operations: removing the first is O(1), even with tens of thousands waiting. */
  #first: WaitingOperation | null = null;
  #last: WaitingOperation | null = null;
  #sliceEnd = 0;

  /** Returns null when the caller may continue; otherwise a promise to await. */
  turn(): Promise<void> | null {
    return performance.now() < this.#sliceEnd ? null : this.next();
  }

  /** Waits for the next turn unconditionally. */
  next(): Promise<void> {
    return new Promise((resume) => {
      const operation: WaitingOperation = { resume, next: null };
      if (this.#last === null) {
        this.#first = operation;
        setImmediate(() => this.#begin());
      } else this.#last.next = operation;
      this.#last = operation;
    });
  }

  #begin(): void {
    this.#sliceEnd = performance.now() + maxSliceMs;
    this.#release();
  }

  /** Resumes one operation at a time. Its synchronous work completes before the next operation resumes. */
  #release(): void {
    const operation = this.#first;
    if (operation === null) return;
    this.#first = operation.next;
    if (this.#first === null) this.#last = null;
    operation.resume();
    if (this.#first === null) return;
    // A `nextTick` callback runs only when the microtask queue is empty.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (performance.now() < this.#sliceEnd) this.#release();
        else setImmediate(() => this.#begin());
      }),
    );
  }
}

/** Runs all steps of a generator in one turn of the event loop. */
export function runSynchronously<T>(steps: Generator<unknown, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * Runs the steps of a generator, and lets other operations run when the time slice is used up.
 * @param isEnded whether the remaining steps are no longer needed. Default: all steps are needed
 * @returns undefined when the generator was ended early
 */
export async function runInSteps<T>(
  steps: Generator<unknown, T>,
  isEnded: () => boolean = () => false,
): Promise<T | undefined> {
  let step = steps.next();
  while (step.done !== true) {
    const nextTurn = yielder.turn();
    if (nextTurn !== null) await nextTurn;
    if (isEnded()) return undefined;
    step = steps.next();
  }
  return step.value;
}

/** The process-wide yielder, because all operations share one event loop. */
export const yielder = new Yielder();
