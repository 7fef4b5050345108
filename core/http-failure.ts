interface FailureDetails {
  /** Milliseconds that the service requires before a retry. Default: 0. */
  readonly pauseMs?: number;
  readonly cause?: unknown;
}

/** A failed outbound request. The message continues the sentence "The service …". */
export class HttpFailure extends Error {
  /** Whether a retry can succeed. */
  readonly isRetryable: boolean;
  /** Milliseconds that the service requires before a retry; 0 when it does not specify a pause. */
  readonly pauseMs: number;

  constructor(message: string, isRetryable: boolean, { pauseMs = 0, cause }: FailureDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'HttpFailure';
    this.isRetryable = isRetryable;
    this.pauseMs = pauseMs;
  }
}
