import { createUnavailableError } from '../core/lookup-error.ts';

/**
 * Waits for work that several callers share. A caller whose signal aborts stops waiting; the work continues for the other
 * callers.
 * @throws service_unavailable when the signal aborts first
 */
export function waitFor<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise<T>((resolve, reject) => {
    const rejectCaller = () =>
      reject(createUnavailableError('The request was cancelled before the response arrived.'));
    if (signal.aborted) rejectCaller();
    signal.addEventListener('abort', rejectCaller, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectCaller));
  });
}

/** Creates a function that coalesces concurrent calls. Calls with equal keys share one execution of the work. */
export function createCoalescing<T>() {
  const pendingRequests = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    let sharedWork = pendingRequests.get(key);
    if (sharedWork === undefined) {
      sharedWork = work().finally(() => pendingRequests.delete(key));
      pendingRequests.set(key, sharedWork);
    }
    return waitFor(sharedWork, signal);
  };
}
