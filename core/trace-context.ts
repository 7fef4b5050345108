import { isSpanContextValid, ROOT_CONTEXT, trace, TraceFlags, type Context } from '@opentelemetry/api';

/** Where a request stands in a trace that began elsewhere, as W3C Trace Context has it: what is told to whom we ask. */
export interface TraceContext {
  readonly traceparent: string;
  readonly tracestate?: string | undefined;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Version 00, and what later versions put in its place: 55 characters, and more of later ones alone. */
const form = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
/** What is passed on of a list that others keep; a longer one is left out. */
const longestState = 512;

/** @returns undefined: none came, or one that means nothing, which W3C has us ignore */
export function readTraceContext(headers: Headers): TraceContext | undefined {
  const { traceparent, tracestate } = headers;
  const parts = typeof traceparent === 'string' ? form.exec(traceparent) : null;
  if (parts === null) return undefined;
  const [, version, traceId, parentId, flags, more] = parts;
  if (version === '00' && more !== undefined) return undefined;
  const state = typeof tracestate === 'string' && tracestate.length <= longestState ? tracestate : undefined;
  return {
    traceparent: `00-${traceId}-${parentId}-${flags}`,
    ...(state === undefined ? {} : { tracestate: state }),
  };
}

/** As headers of a request to another. */
export const traceHeaders = (context: TraceContext | undefined): Readonly<Record<string, string>> =>
  context === undefined
    ? {}
    : {
        traceparent: context.traceparent,
        ...(context.tracestate === undefined ? {} : { tracestate: context.tracestate }),
      };

/** As OpenTelemetry takes the parent of a span. */
export function parentOf(context: TraceContext | undefined): Context {
  if (context === undefined) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = '00'] = context.traceparent.split('-');
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const parent = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

const known = new WeakMap<AbortSignal, TraceContext>();

/** A signal goes with a request through all that serves it; its trace goes with the signal. @returns the signal */
export function withTrace(signal: AbortSignal, context: TraceContext | undefined): AbortSignal {
  if (context !== undefined) known.set(signal, context);
  return signal;
}

export const traceOfSignal = (signal: AbortSignal | undefined): TraceContext | undefined =>
  signal === undefined ? undefined : known.get(signal);
