import { expect, test } from 'vitest';
import { openSpan, SpanKind } from '../net/span.ts';
import {
  toParentContext,
  parseTraceContext,
  toTraceHeaders,
  findTraceOfSignal,
  attachTrace,
} from './trace-context.ts';
import { trace } from '@opentelemetry/api';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const validTraceparent = `00-${traceId}-${parentId}-01`;

test('a traceparent is read according to W3C Trace Context and ignored when it is invalid', () => {
  for (const [given, read] of [
    [validTraceparent, validTraceparent],
    [`00-${traceId}-${parentId}-00`, `00-${traceId}-${parentId}-00`],
    // A later version may append fields; the known fields are propagated as version 00.
    [`cc-${traceId}-${parentId}-01`, validTraceparent],
    [`cc-${traceId}-${parentId}-01-what-the-future-holds`, validTraceparent],
    [`${validTraceparent}-more`, undefined],
    [`ff-${traceId}-${parentId}-01`, undefined],
    [`00-${'0'.repeat(32)}-${parentId}-01`, undefined],
    [`00-${traceId}-${'0'.repeat(16)}-01`, undefined],
    [validTraceparent.toUpperCase(), undefined],
    [validTraceparent.slice(1), undefined],
    [`${validTraceparent} `, undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const)
    expect(parseTraceContext({ traceparent: given })?.traceparent, String(given)).toBe(read);
});

test('tracestate is propagated with a traceparent, never alone', () => {
  const tracestate = 'congo=t61rcWkgMzE,rojo=00f067aa0ba902b7';
  const context = parseTraceContext({ traceparent: validTraceparent, tracestate });
  expect(toTraceHeaders(context)).toEqual({ traceparent: validTraceparent, tracestate });
  expect(parseTraceContext({ tracestate })).toBeUndefined();
  expect(
    toTraceHeaders(parseTraceContext({ traceparent: validTraceparent, tracestate: 'a'.repeat(513) })),
  ).toEqual({
    traceparent: validTraceparent,
  });
  expect(toTraceHeaders(undefined)).toEqual({});
});

test('an abort signal carries the trace context of its request', () => {
  const { signal } = new AbortController();
  expect(findTraceOfSignal(attachTrace(signal, undefined))).toBeUndefined();
  expect(findTraceOfSignal(attachTrace(signal, { traceparent: validTraceparent }))).toEqual({
    traceparent: validTraceparent,
  });
  expect(findTraceOfSignal(undefined)).toBeUndefined();
});

test('the trace context of a request is the parent of its spans', () => {
  expect(trace.getSpanContext(toParentContext({ traceparent: validTraceparent }))).toEqual({
    traceId,
    spanId: parentId,
    traceFlags: 1,
    isRemote: true,
  });
  expect(trace.getSpanContext(toParentContext(undefined))).toBeUndefined();
});

test('openSpan returns null without an OpenTelemetry SDK', () => {
  expect(openSpan('GET', SpanKind.SERVER, { traceparent: validTraceparent })).toBeNull();
});
