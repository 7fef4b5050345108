/** Lets so much work go on at a time and so much wait; more is refused by throwing what `full` returns. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, full: () => Error) => Promise<T>;

/**
 * @param most how much goes on at a time
 * @param waiting how much may wait for its turn
 */
export function createConcurrencyLimit(most: number, waiting: number): ConcurrencyLimit {
  let free = most;
  const queue: (() => void)[] = [];
  return async (work, full) => {
    if (free > 0) free -= 1;
    else {
      if (queue.length >= waiting) throw full();
      // The turn is handed over by whoever ends.
      await new Promise<void>((enter) => queue.push(enter));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
