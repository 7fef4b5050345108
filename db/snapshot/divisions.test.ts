import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import type { Database } from '../client/client.ts';
import { readBundledRows } from '../../test/support/places.ts';
import type { Dataset } from '../import/dataset.ts';
import { importDataset } from '../import/import.ts';
import { districts } from '../importers/districts.ts';
import { datasets } from '../importers/index.ts';
import { countries, languages, states } from '../importers/places.ts';
import { country } from '../tables/country.ts';
import { divisionsFormat } from './divisions.ts';
import { openSnapshot } from './snapshot.ts';

const tables = [
  ...['country', 'state', 'district', 'language', 'us_county', 'us_population', 'us_property_tax'],
  ...['gb_district', 'gb_population'],
];

/** Imports rows of a bundled source that another test has already read. */
async function importKept<T extends PgTable>(db: Database, dataset: Dataset<T>): Promise<void> {
  const rows = await readBundledRows(dataset);
  await importDataset(db, { ...dataset, rows: () => rows.map((row, at) => ({ line: at + 1, row })) });
}

describe('divisions', () => {
  test('the snapshot of divisions depends on every dataset that fills its tables', () => {
    const filling = datasets.filter(({ table }) => tables.includes(getTableName(table)));
    expect([...divisionsFormat.datasets].sort()).toEqual(filling.map(({ name }) => name).sort());
  });

  describe.each(databases)('on $name', ({ make }) => {
    let store: Store;
    let db: Database;
    beforeAll(async () => {
      store = await make();
      db = await store.open();
      await importKept(db, countries);
      await importKept(db, states);
      await importKept(db, districts);
      await importKept(db, languages);
    });
    afterAll(async () => {
      await db.close();
      await store.remove();
    });

    test('divisions loaded from the snapshot file equal those of the table, without a query to the table', async () => {
      const built = await openSnapshot(db, divisionsFormat);
      const build = vi.fn(divisionsFormat.build);
      const loadedSnapshot = await openSnapshot(db, { ...divisionsFormat, build });
      expect(build).not.toHaveBeenCalled();
      expect(loadedSnapshot.current).toEqual(built.current);
      expect(loadedSnapshot.current.states.find('FR-OCC')).toMatchObject({ name: 'Occitanie' });
      expect(loadedSnapshot.current.districts.find('75', 'FR')).toMatchObject({
        name: 'Paris',
        propertyTax: null,
      });
      expect(loadedSnapshot.current.countries.all).toEqual(
        (await db.orm.select().from(country)).sort((a, b) => (a.code < b.code ? -1 : 1)),
      );
    });
  });
});
