import { unavailable } from '../core/lookup-error.ts';

/**
 * Waits for work that other callers may share. A caller whose signal aborts stops waiting; the work continues for the others.
 * @throws service_unavailable when the signal aborts first
 */
export function waitFor<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(unavailable('The request was cancelled before the response arrived.'));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Coalesces concurrent calls with equal keys: they share one execution of the work. */
export function createCoalescing<T>() {
  const inFlight = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    let shared = inFlight.get(key);
    if (shared === undefined) {
      shared = work().finally(() => inFlight.delete(key));
      inFlight.set(key, shared);
    }
    return waitFor(shared, signal);
  };
}
