/** Timeout in milliseconds of a request to a source that has not responded since the service started. */
const firstWaitMs = 3000;

/**
 * Shortens the wait for a source until its first response, so that a service without a network doesn't delay its clients. A
 * request that is too slow continues in the background; once it succeeds, the source's own timeout applies.
 * @param late creates the error of a request that waited too long
 */
export function createFirstWait(late: (waitedMs: number) => Error): <T>(work: Promise<T>) => Promise<T> {
  let hasResponded = false;
  return (work) => {
    if (hasResponded) return work;
    const trackedWork = work.then((response) => {
      hasResponded = true;
      return response;
    });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(late(firstWaitMs)), firstWaitMs);
      trackedWork.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
}
