/**
 * Runs work when a slot is free, and queues a limited number of callers. Further callers are rejected with the error that
 * `full` returns.
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, full: () => Error) => Promise<T>;

/**
 * Creates a limit.
 * @param max maximum number of concurrent runs
 * @param waiting maximum number of waiting callers
 */
export function createConcurrencyLimit(max: number, waiting: number): ConcurrencyLimit {
  let freeSlots = max;
  const queue: (() => void)[] = [];
  return async (work, full) => {
    if (freeSlots > 0) freeSlots -= 1;
    else {
      if (queue.length >= waiting) throw full();
      // A finished run passes its slot to the first waiting caller.
      await new Promise<void>((enter) => queue.push(enter));
    }
    try {
      return await work();
    } finally {
      const startNext = queue.shift();
      if (startNext === undefined) freeSlots += 1;
      else startNext();
    }
  };
}
