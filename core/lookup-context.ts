import type { TraceContext } from './trace-context.ts';

/** The request data for resolvers. Resolvers receive effects here and never read them from globals. */
export interface LookupContext {
  /** The time of the request in epoch milliseconds, rounded down to the second. All subgraphs use the same time. */
  readonly now: number;
  /** Whether the client has a valid API key, which is required to start an import. Default: false. */
  readonly hasKey?: boolean;
  /** Id of the request in logs and in the response. */
  readonly requestId?: string | undefined;
  /** Identifies the client, so that external services are shared fairly between clients. */
  readonly client?: string | undefined;
  /** The client's trace context, which is propagated to outgoing calls with `signal`. */
  readonly traceContext?: TraceContext | undefined;
  /** Aborts when the client disconnects or the deadline passes. Every outgoing call must receive this signal. */
  readonly signal?: AbortSignal;
}
