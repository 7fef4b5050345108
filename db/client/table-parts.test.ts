import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import { geofeedEntry, networkCountry } from '../tables/network.ts';
import type { Database } from './client.ts';
import { emptyTable, listPartConditions, readRowsInParts, smallPartBytes } from './table-parts.ts';

const parseLimits = (parts: readonly string[]) =>
  parts.map((part) => [...part.matchAll(/'\((\d+),(\d+)\)'/g)].map(([, page, row]) => `${page},${row}`));

test('the parts of a table follow each other without gaps, whether they are split by pages or by rows', () => {
  for (const bytes of [8192, 400_000, 8_000_000, 900_000_000]) {
    const parts = parseLimits([...listPartConditions({ pages: 50, bytes, rows: 1000 }, smallPartBytes)]);
    expect(parts[0]?.[0]).toMatch(/^0,[01]$/);
    expect(parts.at(-1)?.[1]).toMatch(/^(?:[5-9]\d|\d{3,}),0$/);
    for (const [index, [first]] of parts.entries()) {
      const previousEnd = parts[index - 1]?.[1];
      // Rows of a page are numbered from 1.
      if (previousEnd !== undefined)
        expect(first?.replace(/,1$/, ',0')).toBe(previousEnd.replace(/,1$/, ',0'));
    }
  }
  expect([...listPartConditions(emptyTable, smallPartBytes)]).toEqual([]);
});

test('a part of a table has at most the requested number of bytes when few rows have long values', () => {
  // The table has twelve rows of 5 MB on one page.
  const parts = [...listPartConditions({ pages: 1, bytes: 60_000_000, rows: 12 }, smallPartBytes)];
  expect(parseLimits(parts).slice(0, 3)).toEqual([
    ['0,1', '0,2'],
    ['0,2', '0,3'],
    ['0,3', '0,4'],
  ]);
});

describe.each(databases)('reading a table in parts on $name', ({ make }) => {
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

  test('reading a long table in parts returns every row once', async () => {
    const rows = Array.from({ length: 9000 }, (_, index) => ({
      source: 'feed',
      network: `10.${index >> 8}.${index & 255}.0/24`,
      country: 'NO',
    }));
    for (let start = 0; start < rows.length; start += 3000)
      await db.orm.insert(geofeedEntry).values(rows.slice(start, start + 3000));
    const storedRows = await readRowsInParts(db.orm, geofeedEntry);
    expect(storedRows).toHaveLength(9000);
    expect(new Set(storedRows.map(({ network }) => network)).size).toBe(9000);
  });

  test('reading a table with long values in parts returns every row once', async () => {
    // Creates a range of varying digits, which PostgreSQL can hardly compress.
    const createRange = (index: number) =>
      `${(index * 7919) % 255}.${(index * 104_729) % 255}.${index % 255}.1`;
    const rows = Array.from({ length: 12 }, (_, row) => ({
      country: `X${String.fromCharCode(65 + row)}`,
      ranges: Array.from({ length: 8000 }, (_, index) => createRange(index + row)),
    }));
    for (const row of rows) await db.orm.insert(networkCountry).values(row);
    const storedRows = await readRowsInParts(db.orm, networkCountry);
    expect(storedRows.sort((a, b) => (a.country < b.country ? -1 : 1))).toEqual(rows);
  });
});
