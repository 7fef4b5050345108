/** Timeout in milliseconds for requests to a source that has not responded since the start of the service. */
const firstWaitMs = 3000;

/**
 * Shortens the timeout of a source until its first response, so that a service without a network doesn't delay its clients. A
 * request that takes longer continues in the background. After its success, the source's normal timeout applies.
 * @param late creates the error of a request that timed out
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
