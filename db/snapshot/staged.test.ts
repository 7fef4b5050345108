import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases, skipsPostgresql } from '../../test/support/databases.ts';
import type { Store } from '../../test/support/databases.ts';
import { openDatabase } from '../client/client.ts';
import type { Database } from '../client/client.ts';
import type { Dataset } from '../import/dataset.ts';
import { importDataset } from '../import/import.ts';
import { cities } from '../importers/cities.ts';
import type { city } from '../schema.ts';
import { snapshotPart } from '../schema.ts';
import { citiesForm } from './cities.ts';
import { watchEditions } from './edition-watch.ts';
import { openSnapshot } from './snapshot.ts';
import { whileFetching, withSnapshots } from './staged.ts';
import { fetchFile, storedFiles, storeFile } from './stored-file.ts';

/** A dataset version with a number of places. */
const edition = (count: number): Dataset<typeof city> => ({
  ...cities,
  bundled: () => ({ edition: String(count), source: 'test' }),
  *rows() {
    for (let line = 1; line <= count; line += 1) {
      yield {
        line,
        row: {
          geonamesId: line,
          id: `city_${String(line).padStart(12, '2')}`,
          name: 'Nowhere',
          asciiName: 'Nowhere',
          alternateNames: [],
          latitude: 0,
          longitude: 0,
          featureCode: 'PPL',
          country: 'XK',
          timezone: 'Europe/Belgrade',
          modified: '2020-01-31',
        },
      };
    }
  },
});

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((go) => (open = go));
  return { opened, open };
}

/** A snapshot form with its own call counters. */
const counted = () => ({ ...citiesForm, build: vi.fn(citiesForm.build), open: vi.fn(citiesForm.open) });

describe.skipIf(skipsPostgresql)('snapshots of an upcoming version', () => {
  let store: Store;
  let importer: Database;
  let server: Database;
  let folder: string;
  beforeAll(async () => {
    const make = databases.find(({ name }) => name === 'PostgreSQL')?.make;
    if (make === undefined) throw new Error('there is no PostgreSQL');
    store = await make();
    importer = await store.open();
    folder = await mkdtemp(join(tmpdir(), 'lookup-staged-'));
    server = await openDatabase({ databaseUrl: store.databaseUrl, dataDir: folder });
  });
  afterAll(async () => {
    await importer.close();
    await server.close();
    await store.remove();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await importDataset(importer, edition(1), { force: true });
  });
  const importing = (count: number, noticed: () => Promise<void>) =>
    importDataset(withSnapshots(importer, [citiesForm], { noticed }), edition(count), { force: true });

  test('the server opens a snapshot before its rows are visible, so that a refresh only swaps it', async () => {
    const form = counted();
    const snapshot = await openSnapshot(server, form);
    const known = new Set((await storedFiles(server.orm)).map(({ version }) => version));
    await importing(2, async () => {
      const staged = (await storedFiles(server.orm)).filter(({ version }) => !known.has(version));
      expect(staged).toHaveLength(1);
      await whileFetching(server, (orm) => snapshot.prepare(staged, orm));
      expect(await snapshot.refresh()).toBe(false);
      expect(snapshot.current.length).toBe(1);
      form.build.mockClear();
      form.open.mockClear();
    });
    expect(snapshot.current.length).toBe(1);
    expect(await snapshot.refresh()).toBe(true);
    expect(snapshot.current.length).toBe(2);
    expect(form.build).not.toHaveBeenCalled();
    expect(form.open).not.toHaveBeenCalled();
    // The file of the previous version was removed.
    expect(await readdir(join(folder, 'snapshot'))).toEqual([`cities-${snapshot.version}.bin`]);
  });

  test('snapshots delay the import while another process fetches them', async () => {
    const order: string[] = [];
    let fetched = () => {};
    let fetcher: Promise<void> | undefined;
    const whole = importing(3, async () => {
      const isWhole = new Promise<void>((go) => (fetched = go));
      await new Promise<void>((started) => {
        fetcher = whileFetching(server, async () => {
          started();
          await isWhole;
        });
      });
    }).then(() => order.push('appears'));
    const isWaitedFor = async () => {
      const rows = await server.query(
        sql`select 1 from pg_locks where locktype = 'advisory' and not granted`,
      );
      return rows.length > 0;
    };
    while (order.length === 0 && !(await isWaitedFor()));
    order.push('fetched');
    fetched();
    await whole;
    await fetcher;
    expect(order).toEqual(['fetched', 'appears']);
  });

  test('the watcher prepares a snapshot before the refresh', async () => {
    const events: string[] = [];
    const [first, second] = [gate(), gate()];
    const reported = { prepared: first.open, refreshed: second.open };
    const looked = vi.spyOn(server.orm, 'select');
    const stop = watchEditions(
      server,
      async () => {
        events.push('refreshed');
        reported.refreshed();
      },
      {
        async prepare(staged) {
          events.push(...staged.map(({ name }) => `prepared ${name}`));
          reported.prepared();
        },
        intervalMs: 1,
        retryDelayMs: 1,
        onError: (error) => events.push(String(error)),
      },
    );
    try {
      // Files that exist at the first check are not new.
      while (looked.mock.calls.length < 4) await new Promise(setImmediate);
      await importing(4, () => first.opened);
      await second.opened;
      // Back to a version whose file still exists.
      const [again, back] = [gate(), gate()];
      [reported.prepared, reported.refreshed] = [again.open, back.open];
      await importing(1, () => again.opened);
      await back.opened;
    } finally {
      stop();
      looked.mockRestore();
    }
    expect(events).toEqual(['prepared cities', 'refreshed', 'prepared cities', 'refreshed']);
  });

  test('fetches a snapshot from the store when the file is missing, and rebuilds an incomplete one', async () => {
    const other = await mkdtemp(join(tmpdir(), 'lookup-staged-'));
    const joining = await openDatabase({ databaseUrl: store.databaseUrl, dataDir: other });
    try {
      await openSnapshot(server, citiesForm);
      const form = counted();
      expect((await openSnapshot(joining, form)).current.length).toBe(1);
      expect(form.build).not.toHaveBeenCalled();
      await rm(join(other, 'snapshot'), { recursive: true });
      await server.orm.delete(snapshotPart).where(eq(snapshotPart.part, 0));
      expect((await openSnapshot(joining, form)).current.length).toBe(1);
      expect(form.build).toHaveBeenCalledOnce();
    } finally {
      await joining.close();
      await rm(other, { recursive: true, force: true });
    }
  });

  test('retains snapshots for three versions', async () => {
    const content = Buffer.from('content');
    for (const version of ['1', '2', '3', '4']) await storeFile(server, { name: 'kept', version }, content);
    const kept = (await storedFiles(server.orm)).filter(({ name }) => name === 'kept');
    expect(kept.map(({ version }) => version)).toEqual(['2', '3', '4']);
    expect(await fetchFile(server.orm, { name: 'kept', version: '4' })).toEqual(content);
    expect(await fetchFile(server.orm, { name: 'kept', version: '1' })).toBeUndefined();
    const parts = await server.orm.select().from(snapshotPart).where(eq(snapshotPart.name, 'kept'));
    expect(parts).toHaveLength(3);
  });
});
