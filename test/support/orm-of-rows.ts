import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../../db/client/database.ts';

/** Stored rows of a table in key order. */
export type StoredRows = readonly [table: PgTable, rows: readonly object[]];

/** Returns an ORM without a store that reads complete tables in key order; other tables are empty. */
export function ormOfRows(...tables: readonly StoredRows[]): Orm {
  const stored = new Map<unknown, readonly object[]>(tables);
  const from = (table: unknown) => {
    const rows = Promise.resolve([...(stored.get(table) ?? [])]);
    return Object.assign(rows, { orderBy: () => rows });
  };
  return { select: () => ({ from }) } as unknown as Orm;
}
