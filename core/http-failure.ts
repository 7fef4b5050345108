interface FailureDetails {
  /** Time in milliseconds before the service allows a retry. Default: 0. */
  readonly pauseMs?: number;
  readonly cause?: unknown;
}

/** A failed outbound request. The message is the rest of a sentence that begins with "The service". */
export class HttpFailure extends Error {
  /** Whether a retry may succeed. */
  readonly isRetryable: boolean;
  /** Time in milliseconds before the service allows a retry; 0 when not specified. */
  readonly pauseMs: number;

  constructor(message: string, isRetryable: boolean, { pauseMs = 0, cause }: FailureDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'HttpFailure';
    this.isRetryable = isRetryable;
    this.pauseMs = pauseMs;
  }
}
