import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../../db/client/database.ts';

/** Rows of a table as it stores them, in the order of its key. */
export type StoredRows = readonly [table: PgTable, rows: readonly object[]];

/** Tables that are read whole, in the order of their keys, without a store; of others there are no rows. */
export function ormOfRows(...tables: readonly StoredRows[]): Orm {
  const stored = new Map<unknown, readonly object[]>(tables);
  const from = (table: unknown) => {
    const rows = Promise.resolve([...(stored.get(table) ?? [])]);
    return Object.assign(rows, { orderBy: () => rows });
  };
  return { select: () => ({ from }) } as unknown as Orm;
}
