import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { StoreActivity } from '../../db/client/activity.ts';
import { StoreError } from '../../db/client/client.ts';
import { databases } from '../../test/support/databases.ts';
import { getTraffic } from '../../net/traffic.ts';
import { Addresses } from '../../router/subgraph/addresses.ts';
import { Units } from '../../router/limits/units.ts';
import { RequestMetrics } from '../../router/http/request-metrics.ts';
import { formatMetrics, createProcessMetricsReader } from './metrics.ts';
import { dataset } from '../../db/schema.ts';

const documentation = readFileSync(new URL('../../docs/metrics.md', import.meta.url), 'utf8');

async function createEmptyStore() {
  const [pglite] = databases;
  if (pglite === undefined) throw new Error('no PGlite');
  const store = await pglite.make();
  const database = await store.open();
  return {
    database,
    close: async () => {
      await database.close();
      await store.remove();
    },
  };
}

test('/metrics has exactly the names and types that docs/metrics.md documents', async () => {
  const { database, close } = await createEmptyStore();
  await database.orm.insert(dataset).values({
    name: 'tariff',
    edition: '2026',
    source: 'test',
    licence: 'CC0',
    attribution: null,
    rowCount: 7,
    rejectedCount: 0,
    importedAt: new Date('2026-11-20T00:00:00Z'),
    contentHash: 'x',
    revision: 1,
    bundled: true,
  });
  const units = new Units(
    { lease: async (_, { wanted }) => wanted, settle: async () => undefined },
    { clock: () => Date.parse('2026-11-20T12:00:00Z') },
  );
  const meter = await units.reserve('k', 'carrier', null, 3);
  if (meter !== null) units.release(meter, 1);
  getTraffic('Provider of this test').failed += 2;
  const readMetrics = createProcessMetricsReader({
    requests: new RequestMetrics(),
    graph: { operationCacheStatistics: () => ({ operations: 3, bytes: 1000, maxBytes: 64_000 }) },
    units,
    database,
    remote: { geo: new Addresses(['http://one.test/', 'http://other.test/']) },
  });
  const text = await formatMetrics([await readMetrics()]);
  await close();

  const exposedMetrics = [...text.matchAll(/^# TYPE (lookup_\w+) (\w+)$/gm)].map(
    ([, name, type]) => `${name} ${type}`,
  );
  const documentedRows = [...documentation.matchAll(/^\| `(lookup_\w+)` +\| (\w+)/gm)].map(
    ([, name, type]) => `${name} ${type}`,
  );
  expect(exposedMetrics.sort()).toEqual(documentedRows.sort());
  expect(exposedMetrics.length).toBeGreaterThan(15);
  for (const line of [
    'lookup_cache_bytes{cache="operations"} 1000',
    'lookup_cache_limit_bytes 64000',
    'lookup_units_reserved_total{unit="carrier"} 3',
    'lookup_units_returned_total{unit="carrier"} 1',
    'lookup_provider_failures_total{provider="Provider of this test"} 2',
    'lookup_provider_open_circuits{provider="Provider of this test"} 0',
    'lookup_subgraph_addresses_out{subgraph="geo"} 0',
    'lookup_dataset_rows{dataset="tariff"} 7',
    `lookup_dataset_imported_timestamp_seconds{dataset="tariff"} ${Date.parse('2026-11-20T00:00:00Z') / 1000}`,
    'lookup_store_connections_limit 1',
  ])
    expect(text).toContain(`\n${line}\n`);
  // Each default metric of the process that the documentation names exists.
  for (const name of documentation.matchAll(/`((?:process|nodejs)_\w+)`/g))
    expect(text).toContain(`# TYPE ${name[1]} `);
  // Observing garbage collections would cause additional ones.
  expect(text).not.toContain('nodejs_gc');
});

test('/metrics omits only the dataset metrics when the store does not respond', async () => {
  const { database, close } = await createEmptyStore();
  await close();
  const readMetrics = createProcessMetricsReader({
    requests: new RequestMetrics(),
    graph: { operationCacheStatistics: () => ({ operations: 0, bytes: 0, maxBytes: 0 }) },
    units: {
      totals: new Units({ lease: async () => 0, settle: async () => undefined }, { clock: () => 0 }).totals,
    },
    database,
    remote: {},
  });
  const text = await formatMetrics([await readMetrics()]);
  expect(text).toContain('\nlookup_store_in_flight ');
  expect(text).not.toContain('dataset="');
});

test('/metrics counts running and completed database statements, and failures by SQLSTATE', async () => {
  const activity = new StoreActivity(10);
  let endActivity: () => void = () => undefined;
  const runningActivity = activity.watch(() => new Promise<void>((resolve) => (endActivity = resolve)));
  expect(activity.inFlight).toBe(1);
  endActivity();
  await runningActivity;
  for (const code of ['57014', '57014', undefined])
    await activity.watch(async () => Promise.reject(new StoreError('down', code))).catch(() => undefined);
  await activity.watch(async () => Promise.reject(new RangeError('ours'))).catch(() => undefined);
  expect(activity).toMatchObject({ inFlight: 0, ended: 5 });
  expect([...activity.failed]).toEqual([
    ['57014', 2],
    ['silent', 1],
  ]);
});
