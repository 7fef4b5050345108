import { HttpFailure } from '../core/http-failure.ts';

export { HttpFailure };

export function failureOf(error: unknown, timeoutMs: number): HttpFailure {
  if (error instanceof HttpFailure) return error;
  const isLate = (each: unknown): boolean =>
    each instanceof Error &&
    (each.name === 'TimeoutError' || (each.name === 'AbortError' && isLate(each.cause)));
  return isLate(error)
    ? new HttpFailure(`did not respond within ${timeoutMs} ms`, true)
    : new HttpFailure('could not be reached', true);
}
