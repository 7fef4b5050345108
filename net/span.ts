import {
  ProxyTracerProvider,
  SpanStatusCode,
  trace,
  type Attributes,
  type SpanKind,
  type Tracer,
} from '@opentelemetry/api';
import { parentOf, type TraceContext } from '../core/trace-context.ts';

export { SpanKind } from '@opentelemetry/api';

/** A part of the work on a request, of which an OpenTelemetry SDK is told. */
export interface OpenSpan {
  /** What whoever is asked within it is told. */
  readonly context: TraceContext;
  /** @param failed says what went wrong; undefined: nothing */
  end(attributes: Attributes, failed?: string, name?: string): void;
}

/** Found once: an SDK registers before the program begins (`node --import`). Null: there is none. */
let found: Tracer | null | undefined;

function tracer(): Tracer | null {
  if (found !== undefined) return found;
  const provider = trace.getTracerProvider();
  const isAbsent =
    provider instanceof ProxyTracerProvider && provider.getDelegateTracer('lookup') === undefined;
  found = isAbsent ? null : trace.getTracer('lookup');
  return found;
}

/** @returns null, at no cost, where no SDK listens */
export function openSpan(
  name: string,
  kind: SpanKind,
  parent: TraceContext | undefined,
  attributes: Attributes = {},
): OpenSpan | null {
  const known = tracer();
  if (known === null) return null;
  const span = known.startSpan(name, { kind, attributes }, parentOf(parent));
  const { traceId, spanId, traceFlags, traceState } = span.spanContext();
  const flags = traceFlags.toString(16).padStart(2, '0');
  const tracestate = traceState?.serialize() ?? parent?.tracestate;
  return {
    context: { traceparent: `00-${traceId}-${spanId}-${flags}`, tracestate },
    end(more, failed, renamed) {
      if (renamed !== undefined) span.updateName(renamed);
      span.setAttributes(more);
      if (failed !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failed });
      span.end();
    },
  };
}
