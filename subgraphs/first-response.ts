/** Milliseconds that a request waits for a source that has not responded since the start. */
const firstWaitMs = 3000;

/**
 * Bounds the wait for a source until it has responded once: a machine without a network must not delay its clients. The late
 * request continues, and its success allows the timeout of the source from then on.
 * @param late creates the error of a request that waited too long
 */
export function createFirstWait(late: (waitedMs: number) => Error): <T>(work: Promise<T>) => Promise<T> {
  let hasResponded = false;
  return (work) => {
    if (hasResponded) return work;
    const noted = work.then((response) => {
      hasResponded = true;
      return response;
    });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(late(firstWaitMs)), firstWaitMs);
      noted.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
}
