import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPgliteOver, type Database } from '../db/client/client.ts';
import { dataset } from '../db/tables/dataset.ts';
import type { SnapshotForm } from '../db/snapshot/snapshot.ts';
import { databases, type Store } from '../test/support/databases.ts';
import { buildSnapshots, snapshotsAhead, streamOver, type Builder } from './snapshots-ahead.ts';

let store: Store;
let db: Database;
beforeAll(async () => {
  const [embedded] = databases;
  if (embedded === undefined) throw new Error('there is no embedded store');
  store = await embedded.make();
  db = await store.open();
});
afterAll(async () => {
  await db.close();
  await store.remove();
});

const row = (name: string, contentHash = 'a') => ({
  name,
  contentHash,
  ...{
    edition: '1',
    source: 'here',
    licence: 'CC0-1.0',
    attribution: '',
    rowCount: 1,
    rejectedCount: 0,
    revision: 1,
  },
  ...{ bundled: true, importedAt: new Date(0) },
});
let built: string[];
beforeEach(async () => {
  built = [];
  await db.orm.delete(dataset);
  await db.orm.insert(dataset).values([row('rivers'), row('lakes'), row('seas')]);
});

/** Its one section is the number of datasets in the store. */
const form = (name: string, datasets: readonly string[]): SnapshotForm<number> => ({
  name,
  datasets,
  revision: 1,
  async build(orm) {
    built.push(name);
    const rows = await orm.select().from(dataset);
    return { count: new Uint8Array([rows.length]) };
  },
  open: () => 0,
});
const forms = [form('waters', ['lakes', 'rivers']), form('tides', ['seas']), form('dunes', ['deserts'])];

/** The builder, over a port as a thread has it, but in this thread. */
function inThisThread() {
  const started: Promise<void>[] = [];
  const start = (port: MessagePort): Builder => {
    const orders = new MessageChannel();
    const database = openPgliteOver(streamOver(port), store.dataDir);
    const ended = buildSnapshots(database, forms, orders.port2)
      .then(() => database.close())
      .finally(() => orders.port2.close());
    started.push(ended);
    return { tell: (order) => orders.port1.postMessage(order), ended };
  };
  return { start, started };
}

const plan = (names: readonly string[]) => names.map((name) => ({ name, about: 1 }));
const files = async () => {
  const folder = join(store.dataDir, 'snapshot');
  return existsSync(folder) ? (await readdir(folder)).map((name) => name.split('-')[0]) : [];
};

test('a snapshot is built once its datasets are in, through a port, and those of the last dataset are left', async () => {
  const { start, started } = inThisThread();
  const ahead = snapshotsAhead(db, forms, start);
  ahead.progress.plan?.(plan(['lakes', 'rivers', 'seas']));
  ahead.progress.end('lakes', '');
  expect(started).toHaveLength(0);
  ahead.progress.end('rivers', '');
  expect(started).toHaveLength(1);
  ahead.progress.end('seas', '');
  await ahead.done();
  await Promise.all(started);
  expect(built).toEqual(['waters']);
  expect(await files()).toEqual(['waters']);
});

test('where nothing is imported nothing is started, and nothing is waited for', async () => {
  const { start, started } = inThisThread();
  const ahead = snapshotsAhead(db, forms, start);
  ahead.progress.plan?.([]);
  await ahead.done();
  expect(started).toHaveLength(0);
});

test('what was swapped while it was read is not written', async () => {
  const swapped: SnapshotForm<number> = {
    ...form('swapped', ['rivers']),
    async build() {
      await db.orm.delete(dataset);
      await db.orm.insert(dataset).values(row('rivers', 'b'));
      return { count: new Uint8Array([1]) };
    },
  };
  const { port1, port2 } = new MessageChannel();
  port1.postMessage('swapped');
  port1.postMessage(null);
  await buildSnapshots(db, [swapped], port2);
  port1.close();
  expect(await files()).not.toContain('swapped');
});
