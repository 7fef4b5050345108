import { expect, test } from 'vitest';
import { openSpan, SpanKind } from '../net/span.ts';
import { parentOf, parseTraceContext, traceHeaders, traceOfSignal, withTrace } from './trace-context.ts';
import { trace } from '@opentelemetry/api';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const good = `00-${traceId}-${parentId}-01`;

test('a traceparent is read according to W3C Trace Context and ignored when it is invalid', () => {
  for (const [given, read] of [
    [good, good],
    [`00-${traceId}-${parentId}-00`, `00-${traceId}-${parentId}-00`],
    // A later version may append fields; the known fields are propagated as version 00.
    [`cc-${traceId}-${parentId}-01`, good],
    [`cc-${traceId}-${parentId}-01-what-the-future-holds`, good],
    [`${good}-more`, undefined],
    [`ff-${traceId}-${parentId}-01`, undefined],
    [`00-${'0'.repeat(32)}-${parentId}-01`, undefined],
    [`00-${traceId}-${'0'.repeat(16)}-01`, undefined],
    [good.toUpperCase(), undefined],
    [good.slice(1), undefined],
    [`${good} `, undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const)
    expect(parseTraceContext({ traceparent: given })?.traceparent, String(given)).toBe(read);
});

test('tracestate is propagated with a traceparent, never alone', () => {
  const tracestate = 'congo=t61rcWkgMzE,rojo=00f067aa0ba902b7';
  const context = parseTraceContext({ traceparent: good, tracestate });
  expect(traceHeaders(context)).toEqual({ traceparent: good, tracestate });
  expect(parseTraceContext({ tracestate })).toBeUndefined();
  expect(traceHeaders(parseTraceContext({ traceparent: good, tracestate: 'a'.repeat(513) }))).toEqual({
    traceparent: good,
  });
  expect(traceHeaders(undefined)).toEqual({});
});

test('a signal carries the trace context', () => {
  const { signal } = new AbortController();
  expect(traceOfSignal(withTrace(signal, undefined))).toBeUndefined();
  expect(traceOfSignal(withTrace(signal, { traceparent: good }))).toEqual({ traceparent: good });
  expect(traceOfSignal(undefined)).toBeUndefined();
});

test('the trace context is the parent of spans', () => {
  expect(trace.getSpanContext(parentOf({ traceparent: good }))).toEqual({
    traceId,
    spanId: parentId,
    traceFlags: 1,
    isRemote: true,
  });
  expect(trace.getSpanContext(parentOf(undefined))).toBeUndefined();
});

test('openSpan returns null without an OpenTelemetry SDK', () => {
  expect(openSpan('GET', SpanKind.SERVER, { traceparent: good })).toBeNull();
});
