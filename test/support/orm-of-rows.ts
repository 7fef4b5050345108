import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../../db/client/database.ts';

/** Stored rows of a table in key order. */
export type StoredRows = readonly [table: PgTable, rows: readonly object[]];

/** Returns an ORM without a store that reads complete tables in key order; other tables are empty. */
export function createRowOrm(...tables: readonly StoredRows[]): Orm {
  const stored = new Map<unknown, readonly object[]>(tables);
  const selectFrom = (table: unknown) => {
    const rows = Promise.resolve([...(stored.get(table) ?? [])]);
    return Object.assign(rows, { orderBy: () => rows, where: () => rows });
  };
  // Named columns are queried only for the size of a table, which is one page here.
  const size = { from: () => Promise.resolve([{ pages: 1, bytes: 1 }]) };
  return {
    select: (columns?: object) => (columns === undefined ? { from: selectFrom } : size),
  } as unknown as Orm;
}
