interface Details {
  /** Milliseconds that the service requested before a retry. Default: 0, it requested none. */
  readonly pauseMs?: number;
  readonly cause?: unknown;
}

/** A failed outbound request. The message continues the sentence "The service …". */
export class HttpFailure extends Error {
  /** Whether a retry may succeed. */
  readonly isRetryable: boolean;
  /** Pause that the service requested, milliseconds; 0 when it requested none. */
  readonly pauseMs: number;

  constructor(message: string, isRetryable: boolean, { pauseMs = 0, cause }: Details = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'HttpFailure';
    this.isRetryable = isRetryable;
    this.pauseMs = pauseMs;
  }
}
