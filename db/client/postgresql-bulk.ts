import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type { Sql, TransactionSql } from 'postgres';
import { pgDialect, createOrm } from './database.ts';
import type { CopyLines, BulkWriter, StagingArea, ConsistentReader } from './database.ts';
import { hashSumColumn, formatChecksum } from './embedded.ts';
import { quoteIdentifier } from './identifier.ts';
import { StoreError } from '../../core/store-error.ts';
import { yieldCompleteLines } from './complete-lines.ts';

/** Time in PostgreSQL notation for which an import waits for another import of the same name. */
const lockTimeoutMs = '30min';

export const withView = <T>(bulk: Sql, work: (view: ConsistentReader) => Promise<T>): Promise<T> =>
  inTransaction(bulk, 'isolation level repeatable read read only', (connection, client) =>
    work(createView(connection, client)),
  );

/** Runs work in one transaction. Queries return the current rows until the commit. */
export async function withStage<T>(
  bulk: Sql,
  names: readonly string[],
  work: (stage: StagingArea) => Promise<T>,
): Promise<T> {
  const replacedTables: string[] = [];
  const result = await inTransaction(bulk, '', async (connection, client) => {
    // Wait for another import of the same name, with a timeout in case the other import hangs.
    await connection`select set_config('lock_timeout', ${lockTimeoutMs}, true)`;
    // Take the locks in sorted order, as all processes do, to prevent deadlocks.
    for (const name of [...names].sort())
      await connection`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
    await connection`select set_config('lock_timeout', '0', true)`;
    const swaps: ((load: BulkWriter) => Promise<void>)[] = [];
    const reader = createView(connection, client);
    const copy: BulkWriter['copy'] = (target, lines) => copyRows(connection, target, lines);
    const stageResult = await work({
      ...reader,
      async replace(table, columns, lines) {
        await connection.unsafe(`delete from ${quoteIdentifier(table)}`);
        await copy(`${quoteIdentifier(table)} (${columns})`, lines);
        replacedTables.push(table);
      },
      onSwap: (swap) => void swaps.push(swap),
    });
    for (const swap of swaps) await swap({ orm: reader.orm, copy });
    return stageResult;
  });
  // Remove the deleted rows, and update the statistics of the query planner.
  for (const table of replacedTables) await bulk.unsafe(`vacuum analyze ${quoteIdentifier(table)}`);
  return result;
}

const createView = (connection: TransactionSql, client: Sql): ConsistentReader => ({
  orm: createOrm(new PostgresJsSession(client, pgDialect, undefined)),
  async *rows(table, columns) {
    const source = await connection
      .unsafe(`copy (select ${columns} from ${quoteIdentifier(table)}) to stdout`)
      .readable();
    yield* yieldCompleteLines(source);
    // Work around a bug of the driver, which pauses its socket for a slow reader and resumes on the next read. After the end of
    // the stream there is no next read, so that the connection would hang permanently.
    source._read(0);
  },
  async sum(table) {
    const [row] = await connection.unsafe<{ count: string; sum: string }[]>(
      `select count(*)::text as count, ${hashSumColumn} as sum from ${quoteIdentifier(table)} as each`,
    );
    return formatChecksum(Number(row?.count ?? 0), BigInt(row?.sum ?? 0));
  },
});

async function inTransaction<T>(
  client: Sql,
  mode: string,
  work: (connection: TransactionSql, client: Sql) => Promise<T>,
): Promise<T> {
  const transactionResult = await client.begin(mode, async (connection) => {
    const result = await work(connection, createTransactionClient(client, connection));
    return () => result;
  });
  return transactionResult();
}

/** Adapts the connection of a transaction to Drizzle's client interface. A nested transaction becomes a savepoint. */
export const createTransactionClient = (client: Sql, transaction: TransactionSql): Sql =>
  new Proxy(client, {
    get: (_, name): unknown => Reflect.get(transaction, name === 'begin' ? 'savepoint' : name),
  });

async function copyRows(connection: TransactionSql, target: string, lines: CopyLines): Promise<void> {
  const copyStream = await connection.unsafe(`COPY ${target} FROM STDIN`).writable();
  copyStream.on('error', () => undefined); // reported by the failing write
  try {
    for await (const chunk of lines) {
      await new Promise<void>((resolve, reject) => {
        copyStream.write(chunk, (error) => (error ? reject(error) : resolve()));
      });
    }
    copyStream.end();
  } catch (error) {
    copyStream.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
  // When the server rejects rows, the driver neither ends the stream nor reports the reason. Detect the rejection with a
  // statement after the last row, because every statement fails in a failed transaction.
  await connection`select 1`.catch(() => {
    throw new StoreError(
      'the database rejected the rows. The reason is in the log of the PostgreSQL server.',
    );
  });
}
