import type { Sql } from 'postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pgDialect, createOrm } from './database.ts';
import type { Database, StoreOptions } from './database.ts';
import { ReconnectingServer } from './reconnecting-server.ts';
import { GuardedPostgresSession } from './guarded-session.ts';
import { getLastMigration, migrationsFolder, rejectNewerSchema } from '../migrations.ts';
import { createDriver } from './postgresql-driver.ts';
import { Pool } from './postgresql-pool.ts';
import { preferReplica } from './replica.ts';
import { withStage, withView, createTransactionClient } from './postgresql-bulk.ts';
import { guardStoreCall, toStoreError, StoreError } from '../../core/store-error.ts';

/** Timeout in milliseconds for connecting, or for reading one row of the catalog. */
const catalogTimeoutMs = 5_000;

/** Key of the advisory lock for migrations: the characters `look`. */
const migrationLockKey = 0x6c6f6f6b;

/** Time in PostgreSQL notation for which a process waits while another process migrates. */
const migrationLockTimeout = '60s';

type PostgresqlOptions = StoreOptions & { readonly databaseUrl: string };

/**
 * Opens a connection pool to a PostgreSQL server and migrates its tables.
 *
 * @throws StoreError when the server does not respond within three seconds
 */
export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const { databaseUrl, databaseReadUrl, dataDir, warn = () => undefined } = options;
  const {
    databasePool = 10,
    preparedStatements,
    statementTimeoutMs = 2_000,
    lockTimeoutMs = 1_000,
  } = options;
  const poolOptions = { size: databasePool, preparedStatements, statementTimeoutMs, lockTimeoutMs, warn };
  // Before the pool is open, errors are returned to the caller instead of being logged.
  let isOpen = false;
  const lookupPool = new Pool({
    ...poolOptions,
    url: databaseUrl,
    setting: 'DATABASE_URL',
    server: new ReconnectingServer(),
    onFailure: (message) => {
      if (isOpen) warn(message);
    },
  });
  // When a replica fails, statements go to the primary server without a retry.
  const replica =
    databaseReadUrl === undefined
      ? null
      : new Pool({
          ...poolOptions,
          url: databaseReadUrl,
          setting: 'DATABASE_READ_URL',
          onFailure: (message) => warn(`DATABASE_READ_URL: ${message}; using DATABASE_URL for reads`),
        });
  // Bulk work has separate connections. It neither waits for lookups nor is cancelled when an unresponsive pool is replaced.
  const bulkClient = createDriver(databaseUrl, { max: 2, idle_timeout: 5, prepare: false });
  const orm = createOrm(lookupPool.session);
  const readSession = replica === null ? lookupPool.session : preferReplica(replica.session, lookupPool);
  const database: Database = {
    kind: 'postgresql',
    dataDir,
    orm,
    activity: lookupPool.activity,
    query: (statement) => lookupPool.session.execute<Record<string, unknown>[]>(statement),
    reads: {
      orm: createOrm(readSession),
      query: (statement) => readSession.execute<Record<string, unknown>[]>(statement),
    },
    transaction: (work) => orm.transaction(work),
    view: (work) => guardStoreCall(() => withView(bulkClient, work)),
    stage: (names, work) => guardStoreCall(() => withStage(bulkClient, names, work)),
    maintain: (statement) => guardStoreCall(async () => void (await bulkClient.unsafe(statement))),
    async close() {
      await Promise.all([lookupPool.end(), replica?.end(), bulkClient.end({ timeout: 2 })]);
    },
  };
  try {
    await lookupPool.run(() => checkEncoding(lookupPool.driver));
    if (!(await lookupPool.run(() => isMigrated(lookupPool.driver))))
      await guardStoreCall(() => migrateUnderLock(databaseUrl));
    isOpen = true;
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function checkEncoding(client: Sql): Promise<void> {
  const [row] =
    await client`select current_setting('server_encoding') as encoding, current_database() as name`;
  const { encoding, name } = row ?? {};
  if (encoding === 'UTF8') return;
  throw new StoreError(
    `the database ${name} has the encoding ${encoding}, but UTF8 is required. Create another: createdb -E UTF8 -T template0 <name>`,
  );
}

/**
 * Whether the latest migration has run. In that case, the role does not need the right to create tables.
 * @throws StoreError when a newer program has run a later migration
 */
async function isMigrated(client: Sql): Promise<boolean> {
  try {
    const [row] = await client`select max(created_at) as at from drizzle.__drizzle_migrations`;
    const appliedMigration = Number(row?.['at'] ?? 0);
    rejectNewerSchema(appliedMigration);
    return appliedMigration >= getLastMigration();
  } catch (error) {
    const failure = toStoreError(error);
    // A missing schema or table means that no migration has run.
    if (failure instanceof StoreError && (failure.code === '42P01' || failure.code === '3F000')) return false;
    throw error;
  }
}

/**
 * Whether the database contains the service's tables, of any version. Reads only the catalog, which every role may read.
 *
 * @throws StoreError when the server does not respond
 */
export async function hasTables(databaseUrl: string): Promise<boolean> {
  const client = createDriver(databaseUrl, { max: 1, idle_timeout: 5, prepare: false });
  try {
    const [row] = await guardStoreCall(
      () => client`
        select exists (
          select from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'
        ) as found`,
      catalogTimeoutMs,
    );
    return row?.['found'] === true;
  } finally {
    await client.end({ timeout: 2 });
  }
}

/**
 * Migrates under a lock, so that processes that start at the same time migrate one after the other. The lock belongs to a
 * transaction, because a pooler could leave a session lock on an arbitrary connection.
 */
async function migrateUnderLock(databaseUrl: string): Promise<void> {
  const client = createDriver(databaseUrl, { max: 1, idle_timeout: 60, prepare: false });
  try {
    await client.begin(async (transaction) => {
      await transaction`select set_config('lock_timeout', ${migrationLockTimeout}, true)`;
      await transaction`select pg_advisory_xact_lock(${migrationLockKey})`.catch((error: unknown) => {
        const failure = toStoreError(error);
        if (!(failure instanceof StoreError) || failure.code !== '55P03') throw error;
        throw new StoreError(
          `another process has been migrating the database for ${migrationLockTimeout}. Wait until it has finished, then start again.`,
        );
      });
      // Run the migration in the transaction of the lock. Processes that wait for the lock can occupy all other connections.
      const session = new GuardedPostgresSession(createTransactionClient(client, transaction), (work) =>
        guardStoreCall(work),
      );
      await pgDialect.migrate(readMigrationFiles({ migrationsFolder }), session, { migrationsFolder });
    });
  } finally {
    await client.end({ timeout: 2 });
  }
}
