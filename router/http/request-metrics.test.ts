import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { RequestInfo, Request } from '../exchange.ts';
import { RequestMetrics } from './request-metrics.ts';

const request: Request = {
  method: 'GET',
  path: '/country/FR',
  query: '',
  headers: {},
  ip: '192.0.2.1',
  id: 'r-1',
  signal: new AbortController().signal,
  body: async () => '',
};
const createSentResponse = (status: number, ms: number, requested?: RequestInfo) => ({
  request,
  response: { status, headers: [], body: '', ...(requested === undefined ? {} : { info: requested }) },
  ms,
});

async function readReport(metrics: RequestMetrics): Promise<readonly string[]> {
  const registry = new Registry();
  metrics.register(registry);
  return (await registry.metrics()).split('\n');
}

test('the latency histogram of requests equals the histogram of prom-client for the same responses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          family: fc.constantFrom('country', 'city'),
          status: fc.constantFrom(200, 404),
          // Values at the bounds, between them and beyond them.
          ms: fc.oneof(fc.constantFrom(0.5, 1, 2.5, 5, 10_000), fc.integer({ min: 0, max: 20_000 })),
        }),
      ),
      async (answers) => {
        const metrics = new RequestMetrics();
        const otherRegistry = new Registry();
        const expectedHistogram = new Histogram({
          name: 'lookup_request_duration_seconds',
          help: 'h',
          labelNames: ['family', 'status'],
          buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
          registers: [otherRegistry],
        });
        for (const { family, status, ms } of answers) {
          metrics.observe(createSentResponse(status, ms, { family, plan: 'pro' }));
          expectedHistogram.observe({ family, status }, ms / 1000);
        }
        const listSeries = (lines: readonly string[]) =>
          lines.filter((line) => line.startsWith('lookup_request_duration_seconds')).sort();
        expect(listSeries(await readReport(metrics))).toEqual(
          listSeries((await otherRegistry.metrics()).split('\n')),
        );
      },
    ),
    { numRuns: 30 },
  );
});

test('responses are counted by family, plan and status, with separate families for pages and parser errors', async () => {
  const metrics = new RequestMetrics();
  metrics.observe(createSentResponse(200, 1, { family: 'country', plan: 'pro' }));
  metrics.observe(createSentResponse(200, 1, { family: 'country', plan: 'pro' }));
  metrics.observe(createSentResponse(404, 1, { family: 'country', plan: 'free' }));
  metrics.observe(createSentResponse(200, 1));
  metrics.observe({ ...createSentResponse(431, 0), request: null });
  expect(
    (await readReport(metrics)).filter((line) => line.startsWith('lookup_requests_total')).sort(),
  ).toEqual([
    'lookup_requests_total{family="country",plan="free",status="404"} 1',
    'lookup_requests_total{family="country",plan="pro",status="200"} 2',
    'lookup_requests_total{family="http",plan="none",status="431"} 1',
    'lookup_requests_total{family="page",plan="none",status="200"} 1',
  ]);
});

test('errors in GraphQL responses are counted by code, and unknown codes together', async () => {
  const metrics = new RequestMetrics();
  const failures = ['service_unavailable', 'service_unavailable', 'SOMETHING'].map((code) => ({
    code,
    message: 'm',
  }));
  metrics.observe(createSentResponse(200, 1, { family: 'graphql', plan: 'pro', failures }));
  expect(
    (await readReport(metrics)).filter((line) => line.startsWith('lookup_graphql_errors_total')),
  ).toEqual([
    'lookup_graphql_errors_total{code="service_unavailable"} 2',
    'lookup_graphql_errors_total{code="other"} 1',
  ]);
});

test('price plans beyond the maximum number of labels share one time series', async () => {
  const metrics = new RequestMetrics();
  for (let plan = 0; plan < 10_050; plan += 1)
    metrics.observe(createSentResponse(200, 1, { family: 'country', plan: `p${plan}` }));
  const lines = (await readReport(metrics)).filter((line) => line.startsWith('lookup_requests_total'));
  expect(lines).toHaveLength(10_001);
  expect(lines).toContain('lookup_requests_total{family="country",plan="other",status="200"} 50');
});
