/**
 * An OpenTelemetry SDK as an operator would load it (`NODE_OPTIONS=--import …`); writes spans to SPANS_FILE, one JSON per
 * line.
 */
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { trace } from '@opentelemetry/api';
import { BasicTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';

const exporter = {
  export(spans, done) {
    for (const span of spans) {
      const { traceId, spanId } = span.spanContext();
      const { name, kind, attributes, status } = span;
      const line = {
        traceId,
        spanId,
        parent: span.parentSpanContext?.spanId ?? null,
        name,
        kind,
        attributes,
        status,
      };
      appendFileSync(process.env.SPANS_FILE, `${JSON.stringify(line)}\n`);
    }
    done({ code: 0 });
  },
  shutdown: () => Promise.resolve(),
};
trace.setGlobalTracerProvider(
  new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
);
