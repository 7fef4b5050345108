import { HttpFailure } from '../core/http-failure.ts';

export { HttpFailure };

export function toHttpFailure(error: unknown, timeoutMs: number): HttpFailure {
  if (error instanceof HttpFailure) return error;
  const isTimeout = (each: unknown): boolean =>
    each instanceof Error &&
    (each.name === 'TimeoutError' || (each.name === 'AbortError' && isTimeout(each.cause)));
  return isTimeout(error)
    ? new HttpFailure(`did not respond within ${timeoutMs} ms`, true)
    : new HttpFailure('could not be reached', true);
}
