import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import { buildPostalRow } from '../../test/support/postal-codes.ts';
import type { Database } from '../client/client.ts';
import { postal } from '../tables/postal.ts';
import { createNpiStore } from './npi.ts';
import { createPostalCodes } from './postal-codes.ts';
import { createTariffStore } from './tariff-lines.ts';
import { createAddressStore } from './us-addresses.ts';

/** Each table has more than a hundred pages, so that a sequential scan costs more than an index scan. */
const rowsPerTable = 20_000;
const tableNames = ['postal', 'geonames_postal', 'npi', 'us_address', 'tariff_line'];

describe.each(databases)('lookups of $name', ({ make }) => {
  let store: Store;
  let db: Database;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
    await db.orm.insert(postal).values(
      Array.from({ length: 500 }, (_, row) =>
        buildPostalRow({
          country: 'US',
          code: String(10_000 + row),
          city: `Town ${row}`,
          latitude: 30 + row / 50,
          longitude: -100,
        }),
      ),
    );
    // Insert the same towns again with other codes, further north.
    await db.query(
      sql`insert into postal (country, key, code, city, localities, latitude, longitude)
        select country, key || n, code || n, city || ' ' || n, localities, latitude + n, longitude
        from postal, generate_series(1, ${sql.raw(String(rowsPerTable / 500))}) n`,
    );
    await db.query(sql`insert into geonames_postal select * from postal`);
    await db.query(
      sql`insert into npi (npi, active) select (1000000000 + n)::text, true from generate_series(1, ${sql.raw(String(rowsPerTable))}) n`,
    );
    await db.query(
      sql`insert into us_address (number, street, street_key, state, postal, latitude, longitude)
        select (n % 100)::text, 'Street ' || n / 100, 'street ' || n / 100, 'CA', '90210', 34, -118
        from generate_series(1, ${sql.raw(String(rowsPerTable))}) n`,
    );
    await db.query(
      sql`insert into tariff_line (code, description, lineage, units)
        select n::text, 'goods', '{}', '{}' from generate_series(1, ${sql.raw(String(rowsPerTable))}) n`,
    );
    for (const table of tableNames) await db.query(sql`analyze ${sql.identifier(table)}`);
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
  });

  /** Returns the number of sequential scans by table, from the statistics of the database. */
  async function countSequentialScans(): Promise<Record<string, number>> {
    await db.query(sql`select pg_stat_force_next_flush()`);
    await db.query(sql`select pg_stat_clear_snapshot()`);
    const scanCounts = await db.query(sql`select relname, seq_scan from pg_stat_user_tables`);
    return Object.fromEntries(scanCounts.map(({ relname, seq_scan }) => [String(relname), Number(seq_scan)]));
  }

  test('lookup queries never scan a table sequentially, however often they run', async () => {
    const scansBefore = await countSequentialScans();
    const [codes, providers, addresses, tariff] = [
      createPostalCodes(db),
      createNpiStore(db),
      createAddressStore(db),
      createTariffStore(db),
    ];
    const circle = { country: 'US', latitude: 33, longitude: -100, radius: 5 };
    // After five executions, PostgreSQL plans a prepared statement for any value.
    for (let round = 0; round < 8; round++) {
      expect(await codes.find(String(10_007 + round))).toHaveLength(1);
      expect(await codes.countries()).toEqual(['US']);
      expect((await codes.near(circle, 3)).length).toBeGreaterThan(0);
      const names = await codes.placesIn(circle);
      expect(await codes.named(circle, names.slice(0, 1), 3)).not.toEqual([]);
      expect(await providers.find(String(1_000_000_009 + round))).toMatchObject({ active: true });
      expect(await addresses.find('7', ['street 30'], [], { state: 'CA' }, 5)).toHaveLength(1);
      expect(await addresses.find('7', [], ['street 30'], { postal: '90210' }, 5)).toHaveLength(1);
      expect(await tariff.find(String(100 + round))).toMatchObject({ description: 'goods' });
    }
    const scansAfter = await countSequentialScans();
    for (const table of tableNames)
      expect(`${table}: ${(scansAfter[table] ?? NaN) - (scansBefore[table] ?? NaN)}`).toBe(`${table}: 0`);
    // Proves that the statistics count: this query has no index.
    await db.query(sql`select count(city) from postal`);
    expect((await countSequentialScans())['postal']).toBe((scansBefore['postal'] ?? NaN) + 1);
  });
});
