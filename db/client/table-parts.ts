import { and, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';

export interface TableSize {
  /** Number of pages of 8 KiB, excluding long values. */
  readonly pages: number;
  /** Bytes of rows with long values, which PostgreSQL compresses and stores separately (TOAST). */
  readonly bytes: number;
  /** Number of rows. 0 when each page is smaller than a part, because the number is then not needed. */
  readonly rows: number;
}

/**
 * Returns a statement that reads the size of a table.
 * @param place name of the table as SQL
 * @param partBytes size of a part, in bytes of the table
 */
export const createSizeStatement = (place: string, partBytes: number): string => `
  select pages, bytes, (case when bytes > pages * ${partBytes}::float8 then (select count(*) from ${place}) else 0 end)::int as rows
  from (select (pg_relation_size('${place}'::regclass) / current_setting('block_size')::int)::int as pages,
    pg_table_size('${place}'::regclass)::float8 as bytes) as size`;

export const emptyTable: TableSize = { pages: 0, bytes: 0, rows: 0 };

/** Maximum number of rows on a page of 8 KiB. */
const rowsPerPage = 291;

/**
 * Yields SQL conditions on `ctid` that split a table into parts. One statement for all rows would block an embedded database,
 * and with it the service, for seconds.
 * @param partBytes size of a part, in bytes of the table
 */
export function* listPartConditions({ pages, bytes, rows }: TableSize, partBytes: number): Generator<string> {
  const formatRange = (first: string, end: string) => `ctid >= '(${first})'::tid and ctid < '(${end})'::tid`;
  const pagesPerPart = Math.floor((partBytes * pages) / bytes);
  if (pagesPerPart >= 1) {
    for (let page = 0; page < pages; page += pagesPerPart)
      yield formatRange(`${page},0`, `${page + pagesPerPart},0`);
    return;
  }
  const rowsPerPart = Math.max(1, Math.floor((partBytes * rows) / bytes));
  for (let page = 0; page < pages; page += 1)
    for (let row = 1; row <= rowsPerPage; row += rowsPerPart)
      yield formatRange(
        `${page},${row}`,
        row + rowsPerPart > rowsPerPage ? `${page + 1},0` : `${page},${row + rowsPerPart}`,
      );
}

/** Size in bytes of a part that can be read within a few milliseconds, so that other processes are not delayed. */
export const smallPartBytes = 24 * 8192;

/** Reads all rows of a table in small parts, in no particular order. The result is consistent only within a view or a stage. */
export async function readRowsInParts<T extends PgTable>(
  orm: Orm,
  table: T,
  condition?: SQL,
): Promise<T['$inferSelect'][]> {
  const size = {
    pages: sql<number>`pages`,
    bytes: sql<number>`bytes`,
    rows: sql<number>`rows`,
  } satisfies SelectedFields;
  const statement = createSizeStatement(getTableName(table), smallPartBytes);
  const [found = emptyTable] = await orm.select(size).from(sql.raw(`(${statement}) as sizes`));
  const source: PgTable = table;
  const rows: T['$inferSelect'][] = [];
  for (const part of listPartConditions(found, smallPartBytes))
    for (const row of await orm
      .select()
      .from(source)
      .where(and(sql.raw(part), condition)))
      rows.push(row);
  return rows;
}
