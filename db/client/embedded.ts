import type { PGlite, Transaction } from '@electric-sql/pglite';
import { PgliteSession } from 'drizzle-orm/pglite';
import { pgDialect, createOrm } from './database.ts';
import type { CopyLines, BulkWriter, StagingArea, ConsistentReader } from './database.ts';
import { quoteIdentifier } from './identifier.ts';
import { splitAtLines } from './chunks-of-lines.ts';
import {
  emptyTable,
  listPartConditions,
  createSizeStatement,
  smallPartBytes,
  type TableSize,
} from './table-parts.ts';

/** A PGlite database, which this process or another process has open. */
export interface EmbeddedStore {
  /** Runs single statements. */
  readonly client: PGlite | Transaction;
  /** Runs single statements with results of any size. */
  readonly reader: PGlite | Transaction;
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Waits for other bulk work to end and reserves the database. @returns a function that releases the database */
  readonly acquire: () => Promise<() => Promise<void>>;
  /** Whether other processes also use the database. Statements of bulk work must then be short. */
  readonly isShared: boolean;
}

/**
 * Schema in which new versions of tables are built before the swap. The schema remains in the database only when the process is
 * killed.
 */
const stagingSchema = 'next';
const liveSchema = 'public';

/** Removes the tables of an import that was killed. */
export const dropStagingSchema = `drop schema if exists ${stagingSchema} cascade`;

/**
 * Maximum size of one statement of bulk work, in characters of COPY text and in bytes of the table. PGlite keeps the complete
 * text of a COPY in memory.
 */
const getChunkLength = ({ isShared }: EmbeddedStore) => (isShared ? 1 << 16 : 4 << 20);
const getPartBytes = ({ isShared }: EmbeddedStore) => (isShared ? smallPartBytes : 4 << 20);

const createPgliteOrm = (client: PGlite | Transaction) =>
  createOrm(new PgliteSession(client, pgDialect, undefined));

export async function withView<T>(
  embedded: EmbeddedStore,
  work: (view: ConsistentReader) => Promise<T>,
): Promise<T> {
  const release = await embedded.acquire();
  try {
    return await work({
      orm: createPgliteOrm(embedded.reader),
      rows: (table, columns) => readRows(embedded, `${liveSchema}.${quoteIdentifier(table)}`, columns),
      sum: (table) => computeChecksum(embedded, `${liveSchema}.${quoteIdentifier(table)}`),
    });
  } finally {
    await release();
  }
}

/**
 * Builds new tables in a separate schema with single statements, so that lookups can run between them. Then swaps them with the
 * current tables in one short transaction.
 */
export async function withStage<T>(
  embedded: EmbeddedStore,
  work: (stage: StagingArea) => Promise<T>,
): Promise<T> {
  const { client } = embedded;
  const stagedTables = new Set<string>();
  const swaps: ((load: BulkWriter) => Promise<void>)[] = [];
  const qualifyTable = (table: string) =>
    `${stagedTables.has(table) ? stagingSchema : liveSchema}.${quoteIdentifier(table)}`;
  const release = await embedded.acquire();
  try {
    await client.exec(`${dropStagingSchema}; create schema ${stagingSchema}`);
    const result = await work({
      orm: createPgliteOrm(client),
      rows: (table, columns) => readRows(embedded, `${liveSchema}.${quoteIdentifier(table)}`, columns),
      sum: (table) => computeChecksum(embedded, qualifyTable(table)),
      async replace(table, columns, lines) {
        await client.exec(
          `create table ${stagingSchema}.${quoteIdentifier(table)} (like ${liveSchema}.${quoteIdentifier(table)} including all excluding indexes)`,
        );
        stagedTables.add(table);
        const indexes = await readIndexes(client, table);
        // Index creation after writing the rows is faster, but blocks lookups for long. A shared database therefore creates its
        // indexes before the rows.
        if (embedded.isShared) await client.exec(indexes);
        await copyInto(embedded, client, `${stagingSchema}.${quoteIdentifier(table)} (${columns})`, lines);
        if (!embedded.isShared) await client.exec(indexes);
        // PGlite has no autovacuum, and new tables need no vacuum. For a shared database, a small sample keeps the statement
        // short.
        const statisticsTarget = embedded.isShared ? 10 : 100;
        await client.exec(
          `set default_statistics_target = ${statisticsTarget}; analyze ${stagingSchema}.${quoteIdentifier(table)}; reset default_statistics_target`,
        );
      },
      onSwap: (swap) => void swaps.push(swap),
    });
    await embedded.transaction(async (tx) => {
      for (const table of stagedTables) {
        await tx.exec(`drop table ${liveSchema}.${quoteIdentifier(table)};
          alter table ${stagingSchema}.${quoteIdentifier(table)} set schema ${liveSchema}`);
      }
      const bulkWriter: BulkWriter = {
        orm: createPgliteOrm(tx),
        copy: (target, lines) => copyInto(embedded, tx, target, lines),
      };
      for (const swap of swaps) await swap(bulkWriter);
    });
    return result;
  } finally {
    await client.exec(dropStagingSchema).catch(() => undefined);
    await release();
  }
}

/** Returns the statements that create the indexes of the current table on the new table, with the same names. */
async function readIndexes(client: PGlite | Transaction, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string; definition: string; is_key: boolean }>(
    `select pg_class.relname as name, pg_get_indexdef(indexrelid) as definition, indisprimary as is_key
     from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = $1::regclass`,
    [`${liveSchema}.${quoteIdentifier(table)}`],
  );
  return rows
    .map(({ name, definition, is_key: isKey }) => {
      const stagedDefinition = definition.replace(` ON ${liveSchema}.`, ` ON ${stagingSchema}.`);
      const primaryKeyStatement = `alter table ${stagingSchema}.${quoteIdentifier(table)} add constraint ${quoteIdentifier(name)} primary key using index ${quoteIdentifier(name)}`;
      return isKey ? `${stagedDefinition}; ${primaryKeyStatement};` : `${stagedDefinition};`;
    })
    .join('\n');
}

async function copyInto(
  embedded: EmbeddedStore,
  client: PGlite | Transaction,
  target: string,
  lines: CopyLines,
): Promise<void> {
  const maxLength = getChunkLength(embedded);
  const send = (text: string) =>
    client.query(`COPY ${target} FROM '/dev/blob'`, [], { blob: new Blob([text]) });
  let textChunk = '';
  for await (const chunk of lines) {
    for (const part of splitAtLines(chunk, maxLength)) {
      if (textChunk !== '' && textChunk.length + part.length > maxLength) {
        await send(textChunk);
        textChunk = '';
      }
      textChunk += part;
    }
  }
  if (textChunk !== '') await send(textChunk);
}

/** Yields the parts of a table as SQL conditions. */
async function* readRanges(embedded: EmbeddedStore, place: string): AsyncGenerator<string> {
  const partBytes = getPartBytes(embedded);
  const { rows } = await embedded.client.query<TableSize>(createSizeStatement(place, partBytes));
  yield* listPartConditions(rows[0] ?? emptyTable, partBytes);
}

async function* readRows(embedded: EmbeddedStore, place: string, columns: string): AsyncGenerator<string> {
  for await (const range of readRanges(embedded, place)) {
    const { blob } = await embedded.client.query(
      `COPY (select ${columns} from ${place} where ${range}) TO '/dev/blob'`,
    );
    const text = await blob?.text();
    if (text !== undefined && text !== '') yield text;
  }
}

async function computeChecksum(embedded: EmbeddedStore, place: string): Promise<string> {
  let count = 0;
  let sum = 0n;
  for await (const range of readRanges(embedded, place)) {
    const { rows } = await embedded.client.query<{ count: number; sum: string }>(
      `select count(*)::int as count, ${hashSumColumn} as sum from ${place} as each where ${range}`,
    );
    count += rows[0]?.count ?? 0;
    sum += BigInt(rows[0]?.sum ?? 0);
  }
  return formatChecksum(count, sum);
}

/** SQL expression: the sum of the row hashes of `each`, as text. */
export const hashSumColumn = `coalesce(sum(hashtextextended(each::text, 0)), 0)::text`;

export const formatChecksum = (count: number, sum: bigint): string => `${count}:${sum}`;
