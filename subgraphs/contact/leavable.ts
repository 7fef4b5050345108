import { unavailable } from '../lookup-error.ts';

/** Shared work outlives those who wait for it: one of them leaves when its signal says so, the work goes on. */
export function leavable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(unavailable('The request was ended before the answer came.'));
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
