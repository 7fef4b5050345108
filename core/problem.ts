import type { LookupErrorCode } from './lookup-error.ts';

/** The error codes of responses. `router/errors.ts` contains their statuses and texts. */
export type ErrorCode =
  | LookupErrorCode
  | 'invalid_api_key'
  | 'permission_denied'
  | 'plan_required'
  | 'rate_limited'
  | 'quota_exceeded'
  | 'server_error';

/** A failed request before the response is formatted. `status` is set only when it differs from the status of the error code. */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly status?: number;
  /** The parameter that caused the error, in the client's spelling. */
  readonly param?: string;
  /** Alternating header names and values: Retry-After, Allow, WWW-Authenticate. */
  readonly headers?: readonly string[];
  /** The setting of the external source that failed, for the log. */
  readonly source?: string;
}
