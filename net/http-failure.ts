/** A failed call of a service. The message continues the sentence "The service …". */
export class HttpFailure extends Error {
  /** Whether a retry may succeed. */
  readonly again: boolean;
  /** Pause that the service requested, milliseconds; 0 when it requested none. */
  readonly pauseMs: number;

  constructor(message: string, again: boolean, pauseMs = 0) {
    super(message);
    this.name = 'HttpFailure';
    this.again = again;
    this.pauseMs = pauseMs;
  }
}

export function failureOf(error: unknown, timeoutMs: number): HttpFailure {
  if (error instanceof HttpFailure) return error;
  const isLate = (each: unknown): boolean =>
    each instanceof Error &&
    (each.name === 'TimeoutError' || (each.name === 'AbortError' && isLate(each.cause)));
  return isLate(error)
    ? new HttpFailure(`did not answer within ${timeoutMs} ms`, true)
    : new HttpFailure('could not be reached', true);
}
