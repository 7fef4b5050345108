import { Counter, Histogram, type Registry } from 'prom-client';
import { isErrorCode } from '../errors.ts';
import type { SentResponse, RequestInfo } from '../exchange.ts';

/** Upper bounds of the latency histogram, in seconds. */
const bucketBounds = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const;

/**
 * Maximum number of time series. Beyond it, new plan names are counted as `other`: operators can create any number of
 * plans.
 */
const maxMetricSeries = 10_000;

const pageInfo: RequestInfo = { family: 'page', plan: 'none' };
const parserRejectionInfo: RequestInfo = { family: 'http', plan: 'none' };

/** Requests since the start. */
export interface RequestSummary {
  readonly requests: number;
  /** Responses with status 500 and above. */
  readonly failed: number;
  /** Number of requests by family, the most frequent first. */
  readonly families: readonly (readonly [family: string, count: number])[];
  /** Number of responses by duration. `upTo` is the upper bound of a group in seconds; null for durations above all bounds. */
  readonly latency: readonly { readonly upTo: number | null; readonly count: number }[];
}

/** Counters for the responses of one family with one status. */
class ResponseCounter {
  readonly family: string;
  readonly status: number;
  /** Number of responses per bucket. The last bucket counts those above all bounds. */
  readonly buckets = new Float64Array(bucketBounds.length + 1);
  seconds = 0;
  readonly plans = new Map<string, number>();

  constructor(family: string, status: number) {
    this.family = family;
    this.status = status;
  }

  time(seconds: number): void {
    let bucketIndex = 0;
    while (bucketIndex < bucketBounds.length && seconds > (bucketBounds[bucketIndex] ?? 0)) bucketIndex += 1;
    this.buckets[bucketIndex] = (this.buckets[bucketIndex] ?? 0) + 1;
    this.seconds += seconds;
  }
}

/**
 * Counts responses and their latency. Prometheus series are built only on a scrape, so that counting stays cheap.
 * Labels contain nothing about a key except its plan.
 */
export class RequestMetrics {
  readonly #tallies = new Map<string, Map<number, ResponseCounter>>();
  readonly #failures = new Map<string, number>();
  #series = 0;

  observe({ request, response, ms }: SentResponse): void {
    const info = response.info ?? (request === null ? parserRejectionInfo : pageInfo);
    const responseCounter = this.#tally(info.family, response.status);
    responseCounter.time(ms / 1000);
    this.#count(responseCounter, info.plan);
    if (info.failures !== undefined) {
      for (const { code } of info.failures) {
        const label = isErrorCode(code) ? code : 'other';
        this.#failures.set(label, (this.#failures.get(label) ?? 0) + 1);
      }
    }
  }

  #tally(family: string, status: number): ResponseCounter {
    let statuses = this.#tallies.get(family);
    if (statuses === undefined) this.#tallies.set(family, (statuses = new Map<number, ResponseCounter>()));
    let responseCounter = statuses.get(status);
    if (responseCounter === undefined)
      statuses.set(status, (responseCounter = new ResponseCounter(family, status)));
    return responseCounter;
  }

  #count({ plans }: ResponseCounter, plan: string): void {
    const previousCount = plans.get(plan);
    if (previousCount === undefined) {
      if (this.#series >= maxMetricSeries && plan !== 'other') {
        plans.set('other', (plans.get('other') ?? 0) + 1);
        return;
      }
      this.#series += 1;
    }
    plans.set(plan, (previousCount ?? 0) + 1);
  }

  /** Returns the sums since the start of this thread. */
  summary(): RequestSummary {
    const families = new Map<string, number>();
    const buckets = new Float64Array(bucketBounds.length + 1);
    let [requests, failed] = [0, 0];
    for (const [family, statuses] of this.#tallies)
      for (const responseCounter of statuses.values()) {
        const count = responseCounter.buckets.reduce((sum, each) => sum + each, 0);
        requests += count;
        if (responseCounter.status >= 500) failed += count;
        families.set(family, (families.get(family) ?? 0) + count);
        responseCounter.buckets.forEach((each, index) => (buckets[index] = (buckets[index] ?? 0) + each));
      }
    return {
      requests,
      failed,
      families: [...families].sort((one, other) => other[1] - one[1]),
      latency: [...buckets].map((count, index) => ({ upTo: bucketBounds[index] ?? null, count })),
    };
  }

  register(registry: Registry): void {
    const registries = [registry];
    const listCounters = () => [...this.#tallies.values()].flatMap((statuses) => [...statuses.values()]);
    const failures = this.#failures;
    new Counter({
      name: 'lookup_requests_total',
      help: 'Number of responses. family is the family of the path, graphql, page (health, errors, metrics), http (rejected by the HTTP parser) or none (unknown path).',
      labelNames: ['family', 'plan', 'status'],
      registers: registries,
      collect() {
        this.reset();
        for (const { family, status, plans } of listCounters())
          for (const [plan, count] of plans) this.inc({ family, plan, status }, count);
      },
    });
    registry.registerMetric(new LatencyHistogram(listCounters));
    new Counter({
      name: 'lookup_graphql_errors_total',
      help: 'Errors in GraphQL responses that also have data, by code.',
      labelNames: ['code'],
      registers: registries,
      collect() {
        this.reset();
        for (const [code, count] of failures) this.inc({ code }, count);
      },
    });
  }
}

const latencyMetric = {
  name: 'lookup_request_duration_seconds',
  help: 'Time from the request head to the response, by family and status.',
  labelNames: ['family', 'status'] as const,
  registers: [],
};
type MetricValues = ReturnType<Histogram<'family' | 'status'>['get']>;

/** A histogram with externally stored values: prom-client's own costs a microsecond per observation. */
class LatencyHistogram extends Histogram<'family' | 'status'> {
  readonly #all: () => readonly ResponseCounter[];
  readonly #empty = new Histogram(latencyMetric);

  constructor(all: () => readonly ResponseCounter[]) {
    super(latencyMetric);
    this.#all = all;
  }

  override async get(): MetricValues {
    const { name } = latencyMetric;
    const values = this.#all().flatMap(({ family, status, buckets, seconds }) => {
      const labels = { family, status };
      let count = 0;
      const counts = [...buckets].map((each, index) => {
        count += each;
        return {
          labels: { le: bucketBounds[index] ?? '+Inf', ...labels },
          value: count,
          metricName: `${name}_bucket`,
        };
      });
      return [
        ...counts,
        { labels, value: seconds, metricName: `${name}_sum` },
        { labels, value: count, metricName: `${name}_count` },
      ];
    });
    return { ...(await this.#empty.get()), values };
  }

  /** When a metric has this method, the registry calls it instead of `get`. */
  getForPromString(): MetricValues {
    return this.get();
  }
}
