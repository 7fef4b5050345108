import {
  ProxyTracerProvider,
  SpanStatusCode,
  trace,
  type Attributes,
  type SpanKind,
  type Tracer,
} from '@opentelemetry/api';
import { toParentContext, type TraceContext } from '../core/trace-context.ts';

export { SpanKind } from '@opentelemetry/api';

/** A span that is reported to the OpenTelemetry SDK. */
export interface OpenSpan {
  /** The trace context for calls made within the span. */
  readonly context: TraceContext;
  /** Ends the span. @param failed the error message; undefined on success */
  end(attributes: Attributes, failed?: string, name?: string): void;
}

/** The tracer of the OpenTelemetry SDK, which is registered before the program starts (`node --import`). Null without an SDK. */
let cachedTracer: Tracer | null | undefined;

function findTracer(): Tracer | null {
  if (cachedTracer !== undefined) return cachedTracer;
  const provider = trace.getTracerProvider();
  const isTracingAbsent =
    provider instanceof ProxyTracerProvider && provider.getDelegateTracer('lookup') === undefined;
  cachedTracer = isTracingAbsent ? null : trace.getTracer('lookup');
  return cachedTracer;
}

/** Starts a span. @returns null when no SDK is registered */
export function openSpan(
  name: string,
  kind: SpanKind,
  parent: TraceContext | undefined,
  attributes: Attributes = {},
): OpenSpan | null {
  const activeTracer = findTracer();
  if (activeTracer === null) return null;
  const span = activeTracer.startSpan(name, { kind, attributes }, toParentContext(parent));
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
