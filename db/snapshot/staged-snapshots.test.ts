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
import { citiesFormat } from './cities.ts';
import { watchEditions } from './edition-watch.ts';
import { openSnapshot } from './snapshot.ts';
import { withFetchLock, addSnapshots } from './staged-snapshots.ts';
import { fetchFile, listStoredFiles, storeFile } from './stored-file.ts';

/** Creates a dataset version with a number of places. */
const createEdition = (count: number): Dataset<typeof city> => ({
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

function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let openGate = () => {};
  const gateOpened = new Promise<void>((go) => (openGate = go));
  return { opened: gateOpened, open: openGate };
}

/** Creates a snapshot form that counts the calls of its functions. */
const createCountedForm = () => ({
  ...citiesFormat,
  build: vi.fn(citiesFormat.build),
  open: vi.fn(citiesFormat.open),
});

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
    await importDataset(importer, createEdition(1), { force: true });
  });
  const importEdition = (count: number, noticed: () => Promise<void>) =>
    importDataset(addSnapshots(importer, [citiesFormat], { noticed }), createEdition(count), { force: true });

  test('the service opens a snapshot before its rows are visible, so that a refresh only swaps it', async () => {
    const form = createCountedForm();
    const snapshot = await openSnapshot(server, form);
    const knownVersions = new Set((await listStoredFiles(server.orm)).map(({ version }) => version));
    await importEdition(2, async () => {
      const stagedFiles = (await listStoredFiles(server.orm)).filter(
        ({ version }) => !knownVersions.has(version),
      );
      expect(stagedFiles).toHaveLength(1);
      await withFetchLock(server, (orm) => snapshot.prepare(stagedFiles, orm));
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

  test('an import waits until other processes have fetched its snapshots', async () => {
    const eventOrder: string[] = [];
    let onFetched = () => {};
    let fetcher: Promise<void> | undefined;
    const importDone = importEdition(3, async () => {
      const fetchDone = new Promise<void>((go) => (onFetched = go));
      await new Promise<void>((started) => {
        fetcher = withFetchLock(server, async () => {
          started();
          await fetchDone;
        });
      });
    }).then(() => eventOrder.push('appears'));
    const checkImportWaits = async () => {
      const rows = await server.query(
        sql`select 1 from pg_locks where locktype = 'advisory' and not granted`,
      );
      return rows.length > 0;
    };
    while (eventOrder.length === 0 && !(await checkImportWaits()));
    eventOrder.push('fetched');
    onFetched();
    await importDone;
    await fetcher;
    expect(eventOrder).toEqual(['fetched', 'appears']);
  });

  test('the edition watch prepares a snapshot before the refresh', async () => {
    const events: string[] = [];
    const [first, second] = [createGate(), createGate()];
    const eventGates = { prepared: first.open, refreshed: second.open };
    const selectSpy = vi.spyOn(server.orm, 'select');
    const stop = watchEditions(
      server,
      async () => {
        events.push('refreshed');
        eventGates.refreshed();
      },
      {
        async prepare(staged) {
          events.push(...staged.map(({ name }) => `prepared ${name}`));
          eventGates.prepared();
        },
        intervalMs: 1,
        retryDelayMs: 1,
        onError: (error) => events.push(String(error)),
      },
    );
    try {
      // Files that exist at the first check are not new.
      while (selectSpy.mock.calls.length < 4) await new Promise(setImmediate);
      await importEdition(4, () => first.opened);
      await second.opened;
      // Import a version again whose file still exists.
      const [again, back] = [createGate(), createGate()];
      [eventGates.prepared, eventGates.refreshed] = [again.open, back.open];
      await importEdition(1, () => again.opened);
      await back.opened;
    } finally {
      stop();
      selectSpy.mockRestore();
    }
    expect(events).toEqual(['prepared cities', 'refreshed', 'prepared cities', 'refreshed']);
  });

  test('a missing snapshot file is fetched from the store, and an incomplete file is rebuilt', async () => {
    const otherFolder = await mkdtemp(join(tmpdir(), 'lookup-staged-'));
    const joiningDatabase = await openDatabase({ databaseUrl: store.databaseUrl, dataDir: otherFolder });
    try {
      await openSnapshot(server, citiesFormat);
      const form = createCountedForm();
      expect((await openSnapshot(joiningDatabase, form)).current.length).toBe(1);
      expect(form.build).not.toHaveBeenCalled();
      await rm(join(otherFolder, 'snapshot'), { recursive: true });
      await server.orm.delete(snapshotPart).where(eq(snapshotPart.part, 0));
      expect((await openSnapshot(joiningDatabase, form)).current.length).toBe(1);
      expect(form.build).toHaveBeenCalledOnce();
    } finally {
      await joiningDatabase.close();
      await rm(otherFolder, { recursive: true, force: true });
    }
  });

  test('the store retains the snapshot files of three versions', async () => {
    const content = Buffer.from('content');
    for (const version of ['1', '2', '3', '4']) await storeFile(server, { name: 'kept', version }, content);
    const keptFiles = (await listStoredFiles(server.orm)).filter(({ name }) => name === 'kept');
    expect(keptFiles.map(({ version }) => version)).toEqual(['2', '3', '4']);
    expect(await fetchFile(server.orm, { name: 'kept', version: '4' })).toEqual(content);
    expect(await fetchFile(server.orm, { name: 'kept', version: '1' })).toBeUndefined();
    const parts = await server.orm.select().from(snapshotPart).where(eq(snapshotPart.name, 'kept'));
    expect(parts).toHaveLength(3);
  });
});
