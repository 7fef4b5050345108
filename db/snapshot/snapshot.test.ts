import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { PgSession } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases, skipsPostgresql } from '../../test/support/databases.ts';
import type { Store } from '../../test/support/databases.ts';
import { copyFreshInstallation } from '../../test/support/fresh-installation.ts';
import { createAlternateNameLoader } from '../importers/alternate-names.ts';
import { openDatabase, StoreError } from '../client/client.ts';
import type { Database, Orm } from '../client/client.ts';
import { createOrm } from '../client/database.ts';
import type { Dataset } from '../import/dataset.ts';
import { cities } from '../importers/cities.ts';
import { importDataset } from '../import/import.ts';
import { city } from '../schema.ts';
import { citiesFormat } from './cities.ts';
import { cityTableFormat } from './city-names.ts';
import type { CityColumns } from './cities.ts';
import { openSnapshot } from './snapshot.ts';

type Row = typeof city.$inferInsert;
const emptyCity: Row = {
  geonamesId: 1,
  id: 'city_222222222222',
  name: 'Nowhere',
  asciiName: 'Nowhere',
  alternateNames: [],
  latitude: 0,
  longitude: 0,
  featureCode: 'PPL',
  country: 'XK',
  timezone: 'Europe/Belgrade',
  modified: '2020-01-31',
};
const munich: Row = {
  ...emptyCity,
  geonamesId: 2867714,
  id: 'city_333333333333',
  name: 'Munich',
  asciiName: 'Munich',
  alternateNames: ['München', 'Мюнхен', 'ミュンヘン'],
  latitude: 48.13743,
  longitude: 11.57549,
  country: 'DE',
  admin1: '02',
  admin2: '091',
  population: 1_260_391,
  dem: 524,
  featureCode: 'PPLA',
  timezone: 'Europe/Berlin',
  modified: '2020-12-15',
};
const smallMunich: Row = {
  ...munich,
  geonamesId: 5,
  id: 'city_444444444444',
  country: 'US',
  population: 210,
  elevation: -86,
};

/** Creates a dataset of the given rows, as an importer reads them from a source. */
const createDataset = (...rows: Row[]): Dataset<typeof city> => ({
  ...cities,
  bundled: () => ({ edition: String(rows.length), source: 'test' }),
  *rows() {
    for (const [index, row] of rows.entries()) yield { line: index + 1, row };
  },
});

/** Reads everything that a caller can access of a row. */
const readRow = (columns: CityColumns, row: number) => ({
  id: columns.id(row),
  geonamesId: columns.geonamesId[row],
  name: columns.name.at(row),
  asciiName: columns.asciiName.at(row),
  latitude: columns.latitude[row],
  longitude: columns.longitude[row],
  country: columns.country.at(row),
  admin1: columns.admin1.at(row),
  admin2: columns.admin2.at(row),
  population: columns.population(row),
  elevation: columns.elevation(row),
  dem: columns.dem(row),
  featureCode: columns.featureCode.at(row),
  timezone: columns.timezone.at(row),
  modified: columns.modified(row),
});
const readAllRows = (columns: CityColumns) =>
  Array.from({ length: columns.length }, (_, row) => readRow(columns, row));

describe.each(databases)('the snapshot on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
  });
  beforeEach(async () => {
    await rm(join(store.dataDir, 'snapshot'), { recursive: true, force: true });
    await importDataset(db, createDataset(emptyCity, smallMunich, munich), { force: true });
  });
  const getSnapshotFolder = () => join(store.dataDir, 'snapshot');
  const listSnapshotFiles = () => readdir(getSnapshotFolder());

  test('the snapshot contains the cities of the store, the largest city first, with null for unknown values', async () => {
    const { current } = await openSnapshot(db, citiesFormat);
    const expectedRow: Partial<Row> = { ...munich };
    delete expectedRow.alternateNames;
    expect(readAllRows(current)).toEqual([
      { ...expectedRow, elevation: null },
      { ...expectedRow, geonamesId: 5, id: smallMunich.id, country: 'US', population: 210, elevation: -86 },
      expect.objectContaining({
        id: emptyCity.id,
        admin1: null,
        admin2: null,
        population: null,
        elevation: null,
        dem: null,
      }),
    ]);
  });

  test('the snapshot finds cities by any of their names and by id', async () => {
    const { current } = await openSnapshot(db, citiesFormat);
    for (const name of ['München', 'munich', 'MUNCHEN', 'мюнхен', 'ミュンヘン']) {
      expect(current.rowsByName(name)).toEqual([0, 1]);
    }
    expect(current.rowsByName('Atlantis')).toEqual([]);
    expect(current.rowsByName('')).toEqual([]);
    expect(current.rowOfId(smallMunich.id)).toBe(1);
    for (const id of ['city_555555555555', 'city_', 'co_333333333333', 'city_3333333333333']) {
      expect(current.rowOfId(id)).toBeUndefined();
    }
    expect(current.country.codeOf('DE')).toBe(current.country.codes[0]);
    expect(current.country.codeOf('FR')).toBeUndefined();
  });

  test('only the largest of several places with the same name is found by its English name', async () => {
    const gent: Row = {
      ...emptyCity,
      name: 'Gent',
      asciiName: 'Gent',
      country: 'BE',
      timezone: 'Europe/Brussels',
    };
    const places = [110, 265_086, 7].map((population, index) => ({
      ...gent,
      geonamesId: 100 + index,
      id: `city_${'567'.charAt(index).repeat(12)}`,
      population,
    }));
    await importDataset(db, createDataset(...places), { force: true });
    const { current } = await openSnapshot(db, cityTableFormat);
    const readNames = (row: number) => [
      current.name.at(row),
      current.nameLocal.at(row),
      current.population(row),
    ];
    expect([0, 1, 2].map(readNames)).toEqual([
      ['Ghent', 'Gent', 265_086],
      ['Gent', '', 110],
      ['Gent', '', 7],
    ]);
    expect(current.rowsOwning('Ghent')).toEqual([0]);
    expect(current.rowsOwning('Gand')).toEqual([0]);
    expect(current.rowsOwning('Gent')).toEqual([0, 1, 2]);
  });

  test('a snapshot loaded from its file equals the built snapshot, without a query for the rows', async () => {
    const built = await openSnapshot(db, citiesFormat);
    expect(await listSnapshotFiles()).toEqual([`cities-${built.version}.bin`]);
    const build = vi.fn(citiesFormat.build);
    const loadedSnapshot = await openSnapshot(db, { ...citiesFormat, build });
    expect(build).not.toHaveBeenCalled();
    expect(loadedSnapshot.version).toBe(built.version);
    expect(readAllRows(loadedSnapshot.current)).toEqual(readAllRows(built.current));
    expect(loadedSnapshot.current.rowsByName('München')).toEqual([0, 1]);
  });

  test.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (file: Buffer) => file.subarray(0, file.length - 100)],
    [
      'changed in one bit',
      (file: Buffer) => Buffer.from(file.map((byte, at) => (at === file.length - 9 ? byte ^ 4 : byte))),
    ],
    ['foreign', () => Buffer.from('%PDF-1.7'.padEnd(5_000, ' '))],
  ])('the snapshot is built again when its file is %s', async (_, damage) => {
    const { version, current } = await openSnapshot(db, citiesFormat);
    const path = join(getSnapshotFolder(), `cities-${version}.bin`);
    const completeFile = await readFile(path);
    await writeFile(path, damage(completeFile));
    const secondSnapshot = await openSnapshot(db, citiesFormat);
    expect(readAllRows(secondSnapshot.current)).toEqual(readAllRows(current));
    expect(await readFile(path)).toEqual(completeFile);
  });

  test('the snapshot is built in memory when its folder is not writable', async () => {
    await writeFile(getSnapshotFolder(), 'a file where the folder should be');
    const { current } = await openSnapshot(db, citiesFormat);
    expect(current.length).toBe(3);
  });

  test('a changed dataset replaces the complete snapshot while lookups read it', async () => {
    const snapshot = await openSnapshot(db, citiesFormat);
    const { current: reserved, version } = snapshot;
    expect(await snapshot.refresh()).toBe(false);
    await importDataset(db, createDataset({ ...munich, name: 'Minga' }), { force: true });
    const refreshes = Promise.all([snapshot.refresh(), snapshot.refresh()]);
    expect(snapshot.current).toBe(reserved);
    expect(await refreshes).toEqual([true, true]);
    expect(snapshot.version).not.toBe(version);
    expect(snapshot.current.length).toBe(1);
    expect(snapshot.current.name.at(0)).toBe('Minga');
    expect(reserved.length).toBe(3);
    expect(reserved.name.at(0)).toBe('Munich');
    expect(await listSnapshotFiles()).toEqual([`cities-${snapshot.version}.bin`]);
  });

  test('the alternate names of twenty cities are read with one statement (DES-006)', async () => {
    const statements: string[] = [];
    // Every query of the drivers goes through the session's prepareQuery.
    const loader = createAlternateNameLoader({ ...db, orm: createCountingOrm(db.orm, statements) });
    const ids = [munich.geonamesId, 5, 1, ...Array.from({ length: 17 }, (_, index) => 1_000 + index)];
    const names = await Promise.all(ids.map((id) => loader.load(id)));
    expect(names.slice(0, 4)).toEqual([munich.alternateNames, munich.alternateNames, [], []]);
    expect(statements).toHaveLength(1);
  });
});

/** Returns the same database with a session that records each executed statement. */
function createCountingOrm(orm: Orm, statements: string[]): Orm {
  const session = orm._.session as unknown as PgSession;
  return createOrm(
    new Proxy(session, {
      get(target, key) {
        if (key !== 'prepareQuery') return Reflect.get(target, key) as unknown;
        return (...args: Parameters<typeof target.prepareQuery>) => {
          const query = target.prepareQuery(...args);
          const execute = query.execute.bind(query);
          query.execute = (values) => {
            statements.push(query.getQuery().sql);
            return execute(values);
          };
          return query;
        };
      },
    }),
  );
}

describe.skipIf(skipsPostgresql)('a snapshot whose store fails', () => {
  test('the present version of a snapshot stays in use when the new version is rejected', async () => {
    const store = await databases[1]?.make();
    if (store === undefined) throw new Error('no PostgreSQL');
    const db = await store.open();
    await importDataset(db, createDataset(munich));
    const snapshot = await openSnapshot(db, citiesFormat);
    await db.close();
    await expect(snapshot.refresh()).rejects.toBeInstanceOf(StoreError);
    expect(snapshot.current.name.at(0)).toBe('Munich');
    await expect(openSnapshot(db, citiesFormat)).rejects.toBeInstanceOf(StoreError);
    await store.remove();
  });
});

describe('the bundled cities', () => {
  // These tests use the data of a first start.
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await copyFreshInstallation('embedded');
  });
  afterAll(() => rm(dataFolder, { recursive: true }));

  test('the bundled cities are found by their names in every script', async () => {
    const db = await openDatabase({ dataDir: join(dataFolder, 'data') });
    const { current } = await openSnapshot(db, citiesFormat);
    expect(current.length).toBeGreaterThan(229_000);
    // GeoNames ids: https://www.geonames.org/2867714 and so on.
    for (const [name, geonamesId] of [
      ['München', 2867714],
      ['Munich', 2867714],
      ['Wien', 2761369],
      ['東京', 1850147],
      ['Tokyo', 1850147],
      ['Москва', 524901],
      ['القاهرة', 360630],
      ['Sao Paulo', 3448439],
      ['Reykjavik', 3413829],
    ] as const) {
      expect(current.geonamesId[current.rowsByName(name)[0] ?? -1], name).toBe(geonamesId);
    }
    const [biggest] = await db.orm
      .select()
      .from(city)
      .where(eq(city.geonamesId, current.geonamesId[0] ?? 0));
    expect(readRow(current, 0)).toMatchObject({
      id: biggest?.id,
      name: biggest?.name,
      population: biggest?.population,
    });
    for (let row = 0; row < current.length; row += 997) expect(current.rowOfId(current.id(row))).toBe(row);
    await db.close();
  });
});
