import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { Database } from '../../db/client/client.ts';
import { dataset } from '../../db/schema.ts';
import { allTraffic, type Traffic } from '../../net/traffic.ts';
import type { Units } from '../../router/limits/units.ts';
import type { Graph } from '../../router/graph.ts';
import { compressedCacheBytes } from '../../router/http/compression.ts';
import type { RequestMetrics } from '../../router/http/request-metrics.ts';
import type { RemoteSubgraphs } from '../graph.ts';
import { registerProcess } from './process-metrics.ts';
import type { Metrics } from '../threads/messages.ts';

/** The sources of the metrics. */
export interface MetricSources {
  readonly requests: RequestMetrics;
  readonly graph: Pick<Graph, 'kept'>;
  readonly units: Pick<Units, 'totals'>;
  readonly database: Pick<Database, 'activity' | 'orm'>;
  readonly elsewhere: RemoteSubgraphs;
}

/** Names of the default metrics that describe the process, not a thread. */
const processMetricName = /^(?:process_|nodejs_(?:active|version))/;

/** Reads the values of a metric by its only label; by the empty string when it has no label. */
type ReadValues = () => Iterable<readonly [label: string, value: number]>;

/** Aggregates the metrics of all threads into the text of /metrics. */
export const metricsText = (threads: readonly Metrics[]): Promise<string> =>
  AggregatorRegistry.aggregate(threads.map((metrics) => [...metrics])).metrics();

/** The metrics of the main thread: its own, those of the process and those of the datasets. See docs/metrics.md. */
export function processMetricsOf(sources: MetricSources): () => Promise<Metrics> {
  const registry = registryOf(sources);
  const readDatasets = datasetMetrics(sources.database, registry);
  return async () => {
    await readDatasets();
    const metrics = await registry.getMetricsAsJSON();
    // Metrics of the process must not be summed over its threads.
    return metrics.map((metric) =>
      processMetricName.test(metric.name) ? { ...metric, aggregator: 'first' as const } : metric,
    );
  };
}

/** The metrics of a worker thread: those of the process come from the main thread. */
export function threadMetricsOf(sources: MetricSources): () => Promise<Metrics> {
  const registry = registryOf(sources);
  return async () => (await registry.getMetricsAsJSON()).filter(({ name }) => !processMetricName.test(name));
}

/** All metrics of a thread; their values are read when they are requested. */
function registryOf({ requests, graph, units, database, elsewhere }: MetricSources): Registry {
  const registry = new Registry();
  const registers = [registry];
  registerProcess(registry);
  requests.register(registry);

  const gauge = (
    name: string,
    help: string,
    read: ReadValues,
    label?: string,
    aggregator: 'sum' | 'max' = 'sum',
  ) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      labelNames: label === undefined ? [] : [label],
      collect() {
        this.reset();
        for (const [of, value] of read()) this.set(label === undefined ? {} : { [label]: of }, value);
      },
    });
  const counter = (name: string, help: string, read: ReadValues, label?: string) =>
    new Counter({
      name,
      help,
      registers,
      labelNames: label === undefined ? [] : [label],
      collect() {
        this.reset();
        for (const [of, value] of read()) this.inc(label === undefined ? {} : { [label]: of }, value);
      },
    });
  const single = (read: () => number): ReadValues => {
    return () => [['', read()]];
  };

  const cacheSizes: ReadValues = () => [
    ['operations', graph.kept().bytes],
    ['coded_bodies', compressedCacheBytes()],
  ];
  gauge('lookup_cache_bytes', 'Bytes that caches hold.', cacheSizes, 'cache');
  gauge(
    'lookup_cache_limit_bytes',
    'What prepared operations may hold.',
    single(() => graph.kept().mostBytes),
  );
  gauge(
    'lookup_cache_operations',
    'Prepared operations that are kept.',
    single(() => graph.kept().operations),
  );

  const unitsOf = (kind: 'reserved' | 'returned'): ReadValues => {
    return () => Object.entries(units.totals).map(([unit, total]) => [unit, total[kind]]);
  };
  counter('lookup_units_reserved_total', 'Units reserved for lookups.', unitsOf('reserved'), 'unit');
  counter('lookup_units_returned_total', 'Of these, given back unspent.', unitsOf('returned'), 'unit');

  const { activity } = database;
  gauge(
    'lookup_store_connections_limit',
    'DATABASE_POOL; 1 for the embedded store.',
    single(() => activity.most),
  );
  gauge(
    'lookup_store_in_flight',
    'Statements that run or wait for a connection.',
    single(() => activity.inFlight),
  );
  counter(
    'lookup_store_statements_total',
    'Statements and transactions that ended.',
    single(() => activity.answered),
  );
  counter(
    'lookup_store_seconds_total',
    'What they took, waiting included.',
    single(() => activity.seconds),
  );
  counter('lookup_store_failures_total', 'Of these, failed, by SQLSTATE.', () => activity.failed, 'code');

  const outside = (read: (traffic: Traffic) => number): ReadValues => {
    return () => [...allTraffic()].map(([name, traffic]) => [name, read(traffic)]);
  };
  const provider = 'provider';
  counter(
    'lookup_provider_answers_total',
    'Tries that were answered.',
    outside((t) => t.answered),
    provider,
  );
  counter(
    'lookup_provider_failures_total',
    'Tries that failed.',
    outside((t) => t.failed),
    provider,
  );
  counter(
    'lookup_provider_refusals_total',
    'Not tried: open circuit, or busy.',
    outside((t) => t.refused),
    provider,
  );
  counter(
    'lookup_provider_seconds_total',
    'What the tries took.',
    outside((t) => t.seconds),
    provider,
  );
  gauge(
    'lookup_provider_open_circuits',
    'Parts left alone for now.',
    outside((t) => t.openCircuits),
    provider,
  );

  gauge(
    'lookup_subgraph_addresses_out',
    'Servers of a subgraph that do not answer.',
    () => Object.entries(elsewhere).map(([name, { out }]) => [name, out]),
    'subgraph',
    'max',
  );

  return registry;
}

/**
 * Registers the row count and import time of each dataset.
 * @returns a function that reads them; there are no values while the store does not respond
 */
function datasetMetrics({ orm }: Pick<Database, 'orm'>, registry: Registry): () => Promise<void> {
  const options = { labelNames: ['dataset'] as const, registers: [registry] };
  const rows = new Gauge({ name: 'lookup_dataset_rows', help: 'Rows of each dataset.', ...options });
  const imported = new Gauge({
    name: 'lookup_dataset_imported_timestamp_seconds',
    help: 'When each dataset was imported: time() less this is its age.',
    ...options,
  });
  return async () => {
    const { name, rowCount, importedAt } = dataset;
    const datasets = await orm
      .select({ name, rowCount, importedAt })
      .from(dataset)
      .catch(() => []);
    rows.reset();
    imported.reset();
    for (const each of datasets) {
      rows.set({ dataset: each.name }, each.rowCount);
      imported.set({ dataset: each.name }, each.importedAt.getTime() / 1000);
    }
  };
}
