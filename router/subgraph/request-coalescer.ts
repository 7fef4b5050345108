/**
 * Runs equal concurrent requests only once. A caller that aborts does not affect the others; when the last caller aborts, the
 * request is aborted too.
 */
export class RequestCoalescer<T> {
  readonly #shared = new Map<string, SharedRequest<T>>();

  /**
   * Joins a pending request, or starts one.
   * @param key identifies the response: equal requests have equal keys
   * @param start starts the request; the signal aborts when no caller waits any longer
   * @param signal the caller's own signal
   */
  share(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    let sharedRequest = this.#shared.get(key);
    if (sharedRequest === undefined) {
      const abortController = new AbortController();
      sharedRequest = { end: abortController, waiting: 0, response: start(abortController.signal) };
      this.#shared.set(key, sharedRequest);
      const forget = () => void (this.#shared.get(key)?.end === abortController && this.#shared.delete(key));
      sharedRequest.response.then(forget, forget);
    }
    return signal === undefined
      ? joinRequest(sharedRequest)
      : wait(sharedRequest, signal, () => this.#removeWaiter(key));
  }

  #removeWaiter(key: string): void {
    const sharedRequest = this.#shared.get(key);
    if (sharedRequest === undefined || sharedRequest.waiting > 0) return;
    this.#shared.delete(key);
    sharedRequest.end.abort();
  }
}

interface SharedRequest<T> {
  readonly end: AbortController;
  readonly response: Promise<T>;
  waiting: number;
}

/** Joins a request without a signal, so that it always runs to completion. */
function joinRequest<T>(shared: SharedRequest<T>): Promise<T> {
  shared.waiting++;
  return shared.response;
}

function wait<T>(shared: SharedRequest<T>, signal: AbortSignal, leave: () => void): Promise<T> {
  shared.waiting++;
  return new Promise((resolve, reject) => {
    const handleAbort = (): void => {
      shared.waiting--;
      reject(new Error('The caller cancelled the request.', { cause: signal.reason }));
      leave();
    };
    if (signal.aborted) return handleAbort();
    signal.addEventListener('abort', handleAbort, { once: true });
    const removeListener = (): void => signal.removeEventListener('abort', handleAbort);
    shared.response.then(
      (answer) => {
        removeListener();
        resolve(answer);
      },
      (error: unknown) => {
        removeListener();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return undefined;
  });
}
