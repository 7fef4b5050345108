import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { Database } from '../../db/client/client.ts';
import { dataset } from '../../db/schema.ts';
import { getAllTraffic, type Traffic } from '../../net/traffic.ts';
import type { Units } from '../../router/limits/units.ts';
import type { Graph } from '../../router/graph.ts';
import { getCompressedCacheBytes } from '../../router/http/compression.ts';
import type { RequestMetrics } from '../../router/http/request-metrics.ts';
import type { RemoteSubgraphs } from '../graph.ts';
import { registerProcess } from './process-metrics.ts';
import type { Metrics } from '../threads/messages.ts';

/** The objects whose values the metrics report. */
export interface MetricSources {
  readonly requests: RequestMetrics;
  readonly graph: Pick<Graph, 'operationCacheStatistics'>;
  readonly units: Pick<Units, 'totals'>;
  readonly database: Pick<Database, 'activity' | 'orm'>;
  readonly remote: RemoteSubgraphs;
}

/** Names of default metrics that describe the process, not a single thread. */
const processMetricPattern = /^(?:process_|nodejs_(?:active|version))/;

/** Reads the values of a metric by label value. The key is the empty string for a metric without a label. */
type MetricValueReader = () => Iterable<readonly [label: string, value: number]>;

/** Aggregates the metrics of all threads into the text of /metrics. */
export const formatMetrics = (threads: readonly Metrics[]): Promise<string> =>
  AggregatorRegistry.aggregate(threads.map((metrics) => [...metrics])).metrics();

/** Creates the metrics reader of the main thread: metrics of the thread, the process and the datasets. See docs/metrics.md. */
export function createProcessMetricsReader(sources: MetricSources): () => Promise<Metrics> {
  const registry = createRegistry(sources);
  const readDatasets = createDatasetMetrics(sources.database, registry);
  return async () => {
    await readDatasets();
    const metrics = await registry.getMetricsAsJSON();
    // Exclude metrics of the process, which must not be summed over its threads.
    return metrics.map((metric) =>
      processMetricPattern.test(metric.name) ? { ...metric, aggregator: 'first' as const } : metric,
    );
  };
}

/** Creates the metrics reader of a worker thread. The main thread reports the metrics of the process. */
export function createThreadMetricsReader(sources: MetricSources): () => Promise<Metrics> {
  const registry = createRegistry(sources);
  return async () =>
    (await registry.getMetricsAsJSON()).filter(({ name }) => !processMetricPattern.test(name));
}

/** Registers all metrics of a thread. Each request of /metrics reads their values. */
function createRegistry(sources: MetricSources): Registry {
  const registry = new Registry();
  registerProcess(registry);
  sources.requests.register(registry);
  for (const row of createMetricRows(sources)) register(row, registry);
  return registry;
}

interface MetricRow {
  readonly type: 'gauge' | 'counter';
  readonly name: string;
  readonly help: string;
  /** Name of the label. Default: no label. */
  readonly label?: string;
  readonly read: MetricValueReader;
  /** How /metrics combines the values of the threads. Default: sum. */
  readonly aggregator?: 'max';
}

function register({ type, name, help, label, read, aggregator }: MetricRow, registry: Registry): void {
  const getLabels = (value: string) => (label === undefined ? {} : { [label]: value });
  const options = { name, help, registers: [registry], labelNames: label === undefined ? [] : [label] };
  if (type === 'counter')
    new Counter({
      ...options,
      collect() {
        this.reset();
        for (const [labelValue, value] of read()) this.inc(getLabels(labelValue), value);
      },
    });
  else
    new Gauge({
      ...options,
      aggregator: aggregator ?? 'sum',
      collect() {
        this.reset();
        for (const [labelValue, value] of read()) this.set(getLabels(labelValue), value);
      },
    });
}

/** Reads a metric without a label. */
const createValueReader =
  (read: () => number): MetricValueReader =>
  () => [['', read()]];

/** Reads a counter of each external service. */
const createProviderReader =
  (read: (traffic: Traffic) => number): MetricValueReader =>
  () =>
    [...getAllTraffic()].map(([name, traffic]) => [name, read(traffic)]);

/** The table of metrics. The metrics of requests, datasets and the process are registered separately. */
const createMetricRows = ({ graph, units, database, remote }: MetricSources): readonly MetricRow[] => {
  const { activity } = database;
  const createUnitReader =
    (kind: 'reserved' | 'returned'): MetricValueReader =>
    () =>
      Object.entries(units.totals).map(([unit, total]) => [unit, total[kind]]);
  return [
    {
      type: 'gauge',
      name: 'lookup_cache_bytes',
      help: 'Size of the caches in bytes.',
      label: 'cache',
      read: () => [
        ['operations', graph.operationCacheStatistics().bytes],
        ['coded_bodies', getCompressedCacheBytes()],
      ],
    },
    {
      type: 'gauge',
      name: 'lookup_cache_limit_bytes',
      help: 'Maximum size of the cache of prepared operations in bytes.',
      read: createValueReader(() => graph.operationCacheStatistics().maxBytes),
    },
    {
      type: 'gauge',
      name: 'lookup_cache_operations',
      help: 'Number of cached prepared operations.',
      read: createValueReader(() => graph.operationCacheStatistics().operations),
    },
    {
      type: 'counter',
      name: 'lookup_units_reserved_total',
      help: 'Units reserved for lookups.',
      label: 'unit',
      read: createUnitReader('reserved'),
    },
    {
      type: 'counter',
      name: 'lookup_units_returned_total',
      help: 'Reserved units that were released unspent.',
      label: 'unit',
      read: createUnitReader('returned'),
    },
    {
      type: 'gauge',
      name: 'lookup_store_connections_limit',
      help: 'Maximum number of connections to the store: DATABASE_POOL, or 1 for the embedded store.',
      read: createValueReader(() => activity.limit),
    },
    {
      type: 'gauge',
      name: 'lookup_store_in_flight',
      help: 'Statements that run or wait for a connection.',
      read: createValueReader(() => activity.inFlight),
    },
    {
      type: 'counter',
      name: 'lookup_store_statements_total',
      help: 'Statements and transactions that ended.',
      read: createValueReader(() => activity.ended),
    },
    {
      type: 'counter',
      name: 'lookup_store_seconds_total',
      help: 'Duration of statements and transactions in seconds, including the wait for a connection.',
      read: createValueReader(() => activity.seconds),
    },
    {
      type: 'counter',
      name: 'lookup_store_failures_total',
      help: 'Failed statements and transactions by SQLSTATE.',
      label: 'code',
      read: () => activity.failed,
    },
    {
      type: 'counter',
      name: 'lookup_provider_answers_total',
      help: 'Attempts with a response.',
      label: 'provider',
      read: createProviderReader((traffic) => traffic.succeeded),
    },
    {
      type: 'counter',
      name: 'lookup_provider_failures_total',
      help: 'Attempts that failed.',
      label: 'provider',
      read: createProviderReader((traffic) => traffic.failed),
    },
    {
      type: 'counter',
      name: 'lookup_provider_refusals_total',
      help: 'Requests that were not sent: open circuit breaker, or concurrency limit reached.',
      label: 'provider',
      read: createProviderReader((traffic) => traffic.rejected),
    },
    {
      type: 'counter',
      name: 'lookup_provider_seconds_total',
      help: 'Duration of all attempts in seconds.',
      label: 'provider',
      read: createProviderReader((traffic) => traffic.seconds),
    },
    {
      type: 'gauge',
      name: 'lookup_provider_open_circuits',
      help: 'Number of open circuit breakers.',
      label: 'provider',
      read: createProviderReader((traffic) => traffic.openCircuits),
    },
    {
      type: 'gauge',
      name: 'lookup_subgraph_addresses_out',
      help: 'Number of unhealthy endpoints of a subgraph.',
      label: 'subgraph',
      read: () => Object.entries(remote).map(([name, { unhealthyCount }]) => [name, unhealthyCount]),
      aggregator: 'max',
    },
  ];
};

/**
 * Registers the row count and import time of each dataset.
 * @returns a function that reads the values; while the store does not respond, there are no values
 */
function createDatasetMetrics({ orm }: Pick<Database, 'orm'>, registry: Registry): () => Promise<void> {
  const options = { labelNames: ['dataset'] as const, registers: [registry] };
  const rows = new Gauge({
    name: 'lookup_dataset_rows',
    help: 'Number of rows of each dataset.',
    ...options,
  });
  const importTimes = new Gauge({
    name: 'lookup_dataset_imported_timestamp_seconds',
    help: 'Import time of each dataset in Unix seconds; its age is time() minus this.',
    ...options,
  });
  return async () => {
    const { name, rowCount, importedAt } = dataset;
    const datasets = await orm
      .select({ name, rowCount, importedAt })
      .from(dataset)
      .catch(() => []);
    rows.reset();
    importTimes.reset();
    for (const datasetRow of datasets) {
      rows.set({ dataset: datasetRow.name }, datasetRow.rowCount);
      importTimes.set({ dataset: datasetRow.name }, datasetRow.importedAt.getTime() / 1000);
    }
  };
}
