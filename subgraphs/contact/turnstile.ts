/** Lets so much work go on at a time and so much wait; more is refused by throwing what `full` returns. */
export type Turnstile = <T>(work: () => Promise<T>, full: () => Error) => Promise<T>;

/**
 * @param places how much goes on at a time
 * @param seats how much may wait for a place
 */
export function createTurnstile(places: number, seats: number): Turnstile {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work, full) => {
    if (free > 0) free -= 1;
    else {
      if (waiting.length >= seats) throw full();
      // The place is handed over by whoever leaves.
      await new Promise<void>((enter) => waiting.push(enter));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
