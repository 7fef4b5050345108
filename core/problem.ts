import type { LookupErrorCode } from './lookup-error.ts';

/** The error codes of responses. `router/errors.ts` has their statuses and texts. */
export type ErrorCode =
  | LookupErrorCode
  | 'invalid_api_key'
  | 'permission_denied'
  | 'plan_required'
  | 'rate_limited'
  | 'quota_exceeded'
  | 'server_error';

/**
 * A failed request, before the response is formatted. `status` is set only where it differs from the table's status.
 */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly status?: number;
  /** The parameter that caused the error, in the client's spelling. */
  readonly param?: string;
  /** Header names and values alternately: Retry-After, Allow, WWW-Authenticate. */
  readonly headers?: readonly string[];
  /** The setting of the external source that failed; for the log. */
  readonly source?: string;
}
