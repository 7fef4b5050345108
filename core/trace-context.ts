import { isSpanContextValid, ROOT_CONTEXT, trace, TraceFlags, type Context } from '@opentelemetry/api';

/** The client's trace context (W3C Trace Context), which is propagated to outgoing calls. */
export interface TraceContext {
  readonly traceparent: string;
  readonly tracestate?: string | undefined;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Matches version 00, and later versions, which have the same first 55 characters. Only later versions can have more fields. */
const traceparentPattern =
  /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
/** Maximum length in characters. A longer tracestate is dropped. */
const maxStateLength = 512;

/**
 * Parses the trace context of a request. @returns undefined when the header is missing, or invalid; the specification requires
 * that an invalid header is ignored
 */
export function parseTraceContext(headers: Headers): TraceContext | undefined {
  const { traceparent, tracestate } = headers;
  const match = typeof traceparent === 'string' ? traceparentPattern.exec(traceparent) : null;
  if (match === null) return undefined;
  const [, version, traceId, parentId, flags, extra] = match;
  if (version === '00' && extra !== undefined) return undefined;
  const state =
    typeof tracestate === 'string' && tracestate.length <= maxStateLength ? tracestate : undefined;
  return {
    traceparent: `00-${traceId}-${parentId}-${flags}`,
    ...(state === undefined ? {} : { tracestate: state }),
  };
}

/** Returns the trace headers of an outgoing request. */
export const toTraceHeaders = (context: TraceContext | undefined): Readonly<Record<string, string>> =>
  context === undefined
    ? {}
    : {
        traceparent: context.traceparent,
        ...(context.tracestate === undefined ? {} : { tracestate: context.tracestate }),
      };

/** Returns an OpenTelemetry context in which this trace is the parent of new spans. */
export function toParentContext(context: TraceContext | undefined): Context {
  if (context === undefined) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = '00'] = context.traceparent.split('-');
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const parent = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

const traceBySignal = new WeakMap<AbortSignal, TraceContext>();

/** Attaches a trace context to a signal, because every part of a request receives the signal. @returns the signal */
export function attachTrace(signal: AbortSignal, context: TraceContext | undefined): AbortSignal {
  if (context !== undefined) traceBySignal.set(signal, context);
  return signal;
}

export const findTraceOfSignal = (signal: AbortSignal | undefined): TraceContext | undefined =>
  signal === undefined ? undefined : traceBySignal.get(signal);
