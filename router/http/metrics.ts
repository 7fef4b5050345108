/** Counts what the service answers, for Prometheus. Labels never hold anything of a key but its plan. */
export interface Metrics {
  /**
   * @param family of the table, or `graphql`, or `none` for a path that is none of them.
   * @param plan of the key; `none` without one.
   */
  count(family: string, plan: string, status: number): void;
}

/** More series than these share the label `other`: operators name plans as they like. */
const mostSeries = 10_000;

export class Counters implements Metrics {
  readonly #counts = new Map<string, number>();
  readonly #startedAt: number;

  /** @param clock epoch milliseconds. */
  constructor(clock: () => number) {
    this.#startedAt = clock();
  }

  count(family: string, plan: string, status: number): void {
    const labels = `family="${family}",plan="${plan}",status="${status}"`;
    const known = this.#counts.get(labels);
    if (known !== undefined || this.#counts.size < mostSeries) this.#counts.set(labels, (known ?? 0) + 1);
    else if (plan !== 'other') this.count(family, 'other', status);
  }

  /** The text exposition format, version 0.0.4. */
  text(): string {
    return [
      '# HELP lookup_requests_total Answered requests.',
      '# TYPE lookup_requests_total counter',
      ...[...this.#counts].sort().map(([labels, count]) => `lookup_requests_total{${labels}} ${count}`),
      '# HELP process_start_time_seconds Start of the process, seconds since 1970-01-01T00:00:00Z.',
      '# TYPE process_start_time_seconds gauge',
      `process_start_time_seconds ${this.#startedAt / 1000}`,
      '# HELP process_resident_memory_bytes Resident memory.',
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '',
    ].join('\n');
  }
}

export const noMetrics: Metrics = { count: () => undefined };
