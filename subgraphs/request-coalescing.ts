import { unavailable } from '../core/lookup-error.ts';

/**
 * The answer of work that others wait for too: whoever's signal ends leaves, the work goes on for the rest.
 * @throws service_unavailable when the signal ends first
 */
export function waitFor<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(unavailable('The request was ended before the answer came.'));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Equal questions that are under way at the same time share one piece of work. */
export function createCoalescing<T>() {
  const underWay = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
    let shared = underWay.get(key);
    if (shared === undefined) {
      shared = work().finally(() => underWay.delete(key));
      underWay.set(key, shared);
    }
    return waitFor(shared, signal);
  };
}
