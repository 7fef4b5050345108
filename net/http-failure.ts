/** Why a service gave no answer: its message continues "The service …". */
export class HttpFailure extends Error {
  /** Whether another try may succeed. */
  readonly again: boolean;
  /** For how long the service asked to be left alone; 0: it did not say. */
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
