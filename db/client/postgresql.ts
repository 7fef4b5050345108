import postgres from 'postgres';
import type { Sql } from 'postgres';
import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import { drizzle } from 'drizzle-orm/postgres-js/driver';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { dialect, ormOver } from './database.ts';
import type { Database, Load } from './database.ts';
import { GuardedPostgresSession } from './guarded-session.ts';
import { migrationsFolder } from '../migrations.ts';
import { guarded, StoreError } from './store-error.ts';

/** Milliseconds after which a silent server counts as down. */
const answerLimit = 2_500;

/** The advisory lock that processes take while they migrate: the letters `look`. */
const migrationLock = 0x6c6f6f6b;

interface Options {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Connections at most. */
  readonly connections?: number;
}

/**
 * Opens a pool on a PostgreSQL server and brings its tables up to date.
 *
 * @throws StoreError when the server does not answer within three seconds.
 */
export async function openPostgresql({ databaseUrl, dataDir, connections = 10 }: Options): Promise<Database> {
  const connect = (max: number, idleSeconds: number) =>
    driver(databaseUrl, { max, idle_timeout: idleSeconds });
  // Bulk work has connections of its own: it neither waits for lookups nor is cut off with a silent pool.
  const bulk = connect(2, 5);
  let pool = connect(connections, 300);

  // A server that vanished without closing its sockets would hold every connection for minutes. So silence ends
  // the pool: those that wait get a moment more, new queries get new connections.
  const replace = (silent: Sql) => {
    if (silent !== pool) return;
    pool = connect(connections, 300);
    void silent.end({ timeout: 2 }).catch(() => undefined);
  };
  const guard = <T>(work: () => Promise<T>) => {
    const asked = pool;
    return guarded(work, answerLimit, () => replace(asked));
  };
  const current = new Proxy(pool, { get: (_, name): unknown => Reflect.get(pool, name) });
  const session = new GuardedPostgresSession(current, guard);
  const orm = ormOver(session);
  const database: Database = {
    kind: 'postgresql',
    dataDir,
    orm,
    query: (statement) => session.execute<Record<string, unknown>[]>(statement),
    transaction: (work) => orm.transaction(work),
    load: (work) => guarded(() => loadOver(bulk, work)),
    maintain: (statement) => guarded(async () => void (await bulk.unsafe(statement))),
    async close() {
      await Promise.all([pool.end({ timeout: 2 }), bulk.end({ timeout: 2 })]);
    },
  };
  try {
    await guard(async () => void (await pool`select 1`));
    await guarded(() => migrateAlone(connect(1, 60)));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function driver(databaseUrl: string, limits: { max: number; idle_timeout: number }): Sql {
  const client = postgres(databaseUrl, {
    ...limits,
    connect_timeout: 3,
    // The next query tries at once; a server that is back is found by whoever asks first.
    backoff: () => 0,
    onnotice: () => undefined,
    connection: { application_name: 'lookup' },
  });
  drizzle(client); // sets drizzle's parsers on the client
  return client;
}

/** Processes that start together migrate one after the other; the later ones find nothing to do. */
async function migrateAlone(client: Sql): Promise<void> {
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end({ timeout: 2 }); // the lock goes with the session
  }
}

async function loadOver<T>(client: Sql, work: (load: Load) => Promise<T>): Promise<T> {
  const connection = await client.reserve();
  try {
    await connection`begin`;
    const result = await work({
      orm: ormOver(new PostgresJsSession(connection, dialect, undefined)),
      copy: (target, lines) => copyOver(connection, target, lines),
    });
    await connection`commit`;
    return result;
  } catch (error) {
    // A connection that is gone has rolled back already.
    await connection`rollback`.catch(() => undefined);
    throw error;
  } finally {
    connection.release();
  }
}

async function copyOver(
  connection: Sql,
  target: string,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
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
