import type { TraceContext } from './trace-context.ts';

/** The request data that every resolver receives. Effects are injected here, never read from globals. */
export interface LookupContext {
  /** The instant of the request: epoch milliseconds, floored to the second, captured once for all subgraphs. */
  readonly now: number;
  /** Whether the client has a valid API key. Only then may a lookup start an import. Default: false. */
  readonly hasKey?: boolean;
  /** Id of the request in logs and in the response. */
  readonly requestId?: string | undefined;
  /** Identifies the client, so that clients share external services fairly. */
  readonly client?: string | undefined;
  /** The client's trace context. Outgoing calls made with `signal` propagate it. */
  readonly traceContext?: TraceContext | undefined;
  /** Aborts when the client disconnects or the deadline passes. Pass this signal to every outgoing call. */
  readonly signal?: AbortSignal;
}
