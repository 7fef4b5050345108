import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type { Sql, TransactionSql } from 'postgres';
import { dialect, ormOver } from './database.ts';
import type { CopyLines, Load, Stage, View } from './database.ts';
import { hashSum, sumText } from './embedded.ts';
import { identifier } from './identifier.ts';
import { StoreError } from '../../core/store-error.ts';
import { completeLines } from './complete-lines.ts';

/** For so long an import waits for another one of the same name. */
const lockTimeoutMs = '30min';

export const viewOn = <T>(bulk: Sql, work: (view: View) => Promise<T>): Promise<T> =>
  inTransaction(bulk, 'isolation level repeatable read read only', (connection, whole) =>
    work(viewBy(connection, whole)),
  );

/** One transaction: readers see the present rows until it ends. */
export async function stageOn<T>(
  bulk: Sql,
  names: readonly string[],
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const replaced: string[] = [];
  const result = await inTransaction(bulk, '', async (connection, whole) => {
    // Another import of a name is waited for, but not one that hangs.
    await connection`select set_config('lock_timeout', ${lockTimeoutMs}, true)`;
    // In one order everywhere, so that two never wait for each other.
    for (const name of [...names].sort())
      await connection`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
    await connection`select set_config('lock_timeout', '0', true)`;
    const swaps: ((load: Load) => Promise<void>)[] = [];
    const view = viewBy(connection, whole);
    const copy: Load['copy'] = (target, lines) => copyOver(connection, target, lines);
    const done = await work({
      ...view,
      async replace(table, columns, lines) {
        await connection.unsafe(`delete from ${identifier(table)}`);
        await copy(`${identifier(table)} (${columns})`, lines);
        replaced.push(table);
      },
      atSwap: (swap) => void swaps.push(swap),
    });
    for (const swap of swaps) await swap({ orm: view.orm, copy });
    return done;
  });
  // What was deleted is cleared away, and the planner learns what is there now.
  for (const table of replaced) await bulk.unsafe(`vacuum analyze ${identifier(table)}`);
  return result;
}

const viewBy = (connection: TransactionSql, whole: Sql): View => ({
  orm: ormOver(new PostgresJsSession(whole, dialect, undefined)),
  async *rows(table, columns) {
    const source = await connection
      .unsafe(`copy (select ${columns} from ${identifier(table)}) to stdout`)
      .readable();
    yield* completeLines(source);
    // The driver stops its socket when the reader is slow, and lets it go on when the stream is read again: a stream whose
    // end had come by then is not, and the connection would be silent for ever.
    source._read(0);
  },
  async sum(table) {
    const [row] = await connection.unsafe<{ count: string; sum: string }[]>(
      `select count(*)::text as count, ${hashSum} as sum from ${identifier(table)} as each`,
    );
    return sumText(Number(row?.count ?? 0), BigInt(row?.sum ?? 0));
  },
});

async function inTransaction<T>(
  client: Sql,
  mode: string,
  work: (connection: TransactionSql, whole: Sql) => Promise<T>,
): Promise<T> {
  const done = await client.begin(mode, async (connection) => {
    const result = await work(connection, within(client, connection));
    return () => result;
  });
  return done();
}

/** A transaction's connection as the client that Drizzle asks: one that begins within it makes a savepoint. */
export const within = (client: Sql, held: TransactionSql): Sql =>
  new Proxy(client, {
    get: (_, name): unknown => Reflect.get(held, name === 'begin' ? 'savepoint' : name),
  });

async function copyOver(connection: TransactionSql, target: string, lines: CopyLines): Promise<void> {
  const sink = await connection.unsafe(`COPY ${target} FROM STDIN`).writable();
  sink.on('error', () => undefined); // told by the write that fails
  try {
    for await (const chunk of lines) {
      await new Promise<void>((resolve, reject) => {
        sink.write(chunk, (error) => (error ? reject(error) : resolve()));
      });
    }
    sink.end();
  } catch (error) {
    sink.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
  // The driver never ends a stream whose rows the server refused, and drops the reason. A statement behind the
  // last row tells: it fails where the transaction has failed.
  await connection`select 1`.catch(() => {
    throw new StoreError('the database refused the rows; its log says why');
  });
}
