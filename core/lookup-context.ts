import type { TraceContext } from './trace-context.ts';

/** What every resolver may know about the request that it serves. Effects come in here, never from globals. */
export interface LookupContext {
  /** The instant of the request: epoch milliseconds, floored to the second, captured once for all subgraphs. */
  readonly now: number;
  /** By which the client and the log know the request. */
  readonly requestId?: string | undefined;
  /** Where it stands in a trace of its client. Who is asked by `signal` is told it. */
  readonly traceContext?: TraceContext | undefined;
  /** Ends when the client is gone or the deadline has passed; hand it to every outgoing call. */
  readonly signal?: AbortSignal;
}
