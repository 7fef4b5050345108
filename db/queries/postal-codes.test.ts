import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import { buildPostalRow } from '../../test/support/postal-codes.ts';
import type { Database } from '../client/client.ts';
import { geonamesPostalCodes } from '../importers/geonames-postal.ts';
import { importDataset } from '../import/import.ts';
import { createPostalCodes, type PostalCodes } from './postal-codes.ts';
import { postal } from '../tables/postal.ts';

/** Synthetic rows in the format of GeoNames' export: 12 tab-separated columns. */
const exportedLines = [
  'AT\t1010\tWien, Innere Stadt\tWien\t09\tWien\t900\tWien\t90001\t48.2077\t16.3705\t6',
  'DE\t10115\tBerlin\tLand Berlin\tBE\t\t00\tBerlin, Stadt\t11000\t52.5323\t13.3846\t4',
  'DE\t99998\tKörner\tThüringen\tTH\t\t00\tUnstrut-Hainich-Kreis\t16064\t51.2305\t10.5902\t4',
  'DE\t99998\tWeinbergen\tThüringen\tTH\t\t00\tUnstrut-Hainich-Kreis\t16064\t51.2\t10.5\t4',
  'DE\t99998\tVolkenroda\tThüringen\tTH\t\t00\tUnstrut-Hainich-Kreis\t16064\t51.2\t10.5\t4',
  'FJ\tSUVA\tSuva\t\t\t\t\t\t\t-18.1416\t178.4419\t4',
  'GB\tSW1A\tWestminster Abbey\tEngland\tENG\tGreater London\t11609024\t\t\t51.501\t-0.1416\t4',
  'US\t90210\tBeverly Hills\tCalifornia\tCA\tLos Angeles\t037\t\t\t34.0901\t-118.4065\t4',
];

const rows = [
  buildPostalRow({
    country: 'US',
    code: '90210',
    city: 'Beverly Hills',
    state: 'US-CA',
    latitude: 34.0901,
    longitude: -118.4065,
  }),
  buildPostalRow({
    country: 'US',
    code: '90211',
    city: 'Beverly Hills',
    state: 'US-CA',
    latitude: 34.0652,
    longitude: -118.383,
  }),
  buildPostalRow({
    country: 'US',
    code: '10001',
    city: 'New York',
    state: 'US-NY',
    latitude: 40.7484,
    longitude: -73.9967,
  }),
  buildPostalRow({ country: 'DE', code: '10115', city: 'Berlin' }),
  buildPostalRow({ country: 'US', code: '10115', city: 'New York', state: 'US-NY' }),
  buildPostalRow({ country: 'FJ', code: 'WEST', city: 'Taveuni west', latitude: -16.85, longitude: 179.99 }),
  buildPostalRow({ country: 'FJ', code: 'EAST', city: 'Taveuni east', latitude: -16.85, longitude: -179.97 }),
];

describe.each(databases)('postal codes on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  let codes: PostalCodes;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lookup-postal-'));
    store = await make();
    db = await store.open();
    await db.orm.insert(postal).values(rows);
    codes = createPostalCodes(db);
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
    await rm(folder, { recursive: true });
  });
  const importLines = async (lines: readonly string[]) => {
    const path = join(folder, 'allCountries.txt');
    await writeFile(path, `${lines.join('\n')}\n`);
    return importDataset(db, geonamesPostalCodes, {
      from: { path, edition: '2026-11-20', source: 'sample' },
    });
  };

  test('a postal code is found in every country that has it', async () => {
    expect((await codes.find('10115')).map(({ country, city }) => `${country} ${city}`)).toEqual([
      'DE Berlin',
      'US New York',
    ]);
    expect(await codes.find('00000')).toEqual([]);
  });

  test('concurrent postal code lookups share one prepared statement', async () => {
    const executedStatements: string[] = [];
    const watchedOrm = new Proxy(db.orm, {
      get(orm, name) {
        if (name === 'select') executedStatements.push('select');
        const value: unknown = Reflect.get(orm, name);
        return typeof value === 'function' ? value.bind(orm) : value;
      },
    });
    const watchedCodes = createPostalCodes({ ...db, orm: watchedOrm });
    executedStatements.length = 0;
    const keys = [
      '90210',
      '90211',
      '00000',
      '90210',
      '10115',
      ...Array.from({ length: 15 }, (_, n) => `A${n}`),
    ];
    const foundRows = await Promise.all(keys.map((key) => watchedCodes.find(key)));
    expect(foundRows.slice(0, 5).map((one) => one.length)).toEqual([1, 1, 0, 1, 2]);
    // All statements are prepared beforehand: a request builds none.
    expect(executedStatements).toEqual([]);
  });

  test('postal code lookups treat any text as data, never as SQL', async () => {
    for (const key of ['"', '\\', "'", '{', '},{', 'a,b', 'NULL', ''])
      expect(await codes.find(key)).toEqual([]);
  });

  test('postal codes within a circle are sorted by distance', async () => {
    const circle = { country: 'US', latitude: 34.0901, longitude: -118.4065, radius: 10 };
    const nearbyCodes = await codes.near(circle, 10);
    expect(nearbyCodes.map(({ row }) => row.code)).toEqual(['90210', '90211']);
    expect(nearbyCodes[0]?.distance).toBeCloseTo(0, 6);
    // Vincenty's formula on WGS 84 gives 3.51 km.
    expect(nearbyCodes[1]?.distance).toBeCloseTo(3.51, 1);
    expect(await codes.near({ ...circle, radius: 3 }, 10)).toHaveLength(1);
    expect(await codes.near(circle, 1)).toHaveLength(1);
  });

  test('postal codes within a box are found by their main place and by their other places', async () => {
    const circle = { country: 'US', latitude: 34.0901, longitude: -118.4065, radius: 10 };
    expect(await codes.placesIn(circle)).toEqual(['Beverly Hills']);
    const findNames = async (names: readonly string[], limit = 5) =>
      (await codes.named(circle, names, limit)).map(({ code }) => code);
    expect(await findNames(['Beverly Hills', 'New York'])).toEqual(['90210', '90211']);
    expect(await findNames(['Beverly Hills'], 1)).toEqual(['90210']);
    expect(await findNames(['beverly', '"', '{', ','])).toEqual([]);
    const datelineCircle = { country: 'FJ', latitude: -16.85, longitude: 180, radius: 10 };
    expect((await codes.placesIn(datelineCircle)).toSorted()).toEqual(['Taveuni east', 'Taveuni west']);
  });

  test('postal codes near a point are found across the antimeridian', async () => {
    for (const longitude of [179.99, -179.97]) {
      const nearbyCodes = await codes.near({ country: 'FJ', latitude: -16.85, longitude, radius: 10 }, 10);
      expect(nearbyCodes.map(({ row }) => row.code).sort()).toEqual(['EAST', 'WEST']);
    }
  });

  test('an import of a GeoNames export adds postal codes that the packages lack', async () => {
    expect(await importLines(exportedLines)).toMatchObject({ status: 'imported', rows: 6, rejected: 0 });
    expect(await codes.find('1010')).toMatchObject([
      { country: 'AT', city: 'Wien, Innere Stadt', state: 'AT-9' },
    ]);
    expect(await codes.find('99998')).toMatchObject([
      { city: 'Körner', state: 'DE-TH', localities: ['Weinbergen', 'Volkenroda'] },
    ]);
    expect(await codes.find('SW1A')).toMatchObject([{ country: 'GB', state: 'GB-ENG', latitude: 51.501 }]);
    expect(await codes.find('SUVA')).toMatchObject([{ state: null, stateName: null }]);
    const [berlin] = await codes.find('10115');
    expect(berlin).toMatchObject({ city: 'Berlin', state: 'DE-BE', latitude: 52.5323 });
    expect(await codes.find('90210')).toHaveLength(1);
    const nearbyCodes = await codes.near(
      { country: 'US', latitude: 34.0901, longitude: -118.4065, radius: 1 },
      10,
    );
    expect(nearbyCodes).toHaveLength(1);
    const thuringia = { country: 'DE', latitude: 51.23, longitude: 10.59, radius: 1 };
    expect((await codes.placesIn(thuringia)).toSorted()).toEqual(['Körner', 'Volkenroda', 'Weinbergen']);
    expect(await codes.named(thuringia, ['Volkenroda'], 5)).toMatchObject([{ code: '99998' }]);
    // Both tables contain this code, and the record of the package takes precedence.
    const hills = { country: 'US', latitude: 34.0901, longitude: -118.4065, radius: 1 };
    expect(await codes.named(hills, ['Beverly Hills'], 5)).toHaveLength(1);
  });

  test('a postal code file with other columns is rejected, and the present codes stay', async () => {
    await expect(importLines(['US\t90210\tBeverly Hills'])).rejects.toThrow(
      'line 1 has 3 columns; GeoNames files have 12',
    );
    expect(await codes.find('1010')).toHaveLength(1);
  });
});
