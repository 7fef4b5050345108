import postgres from 'postgres';
import type { Sql } from 'postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/postgres-js/driver';
import { Activity } from './activity.ts';
import { createConcurrencyLimit } from '../../net/concurrency-limit.ts';
import type { ConcurrencyLimit } from '../../net/concurrency-limit.ts';
import { dialect, ormOver } from './database.ts';
import type { Database, StoreOptions } from './database.ts';
import { ReconnectingServer } from './reconnecting-server.ts';
import { GuardedPostgresSession } from './guarded-session.ts';
import { lastMigration, migrationsFolder, rejectNewerSchema } from '../migrations.ts';
import { preferring } from './replica.ts';
import { stageOn, viewOn, asClient } from './postgresql-bulk.ts';
import { guarded, storeError, StoreError } from '../../core/store-error.ts';
import { parseTextArray, textArray } from './text-array.ts';

/** Grace period in milliseconds: a server that has not cancelled a statement so long after its timeout counts as down. */
const gracePeriodMs = 500;

/** Milliseconds to connect and to read one row of the catalog. */
const catalogTimeoutMs = 5_000;

/** Advisory lock for migrations: the characters `look`. */
const migrationLock = 0x6c6f6f6b;

/** How long a process waits while another one migrates. */
const migrationLockTimeoutMs = '60s';

/** Maximum number of lookups that wait for a connection; more are rejected immediately. */
const maxWaiting = 5_000;

/** The same failure is logged once in this many milliseconds. */
const logIntervalMs = 10_000;

/** The connections of a driver; each runs one statement at a time. */
interface Pool {
  readonly client: Sql;
  readonly inTurn: ConcurrencyLimit;
}

type Options = StoreOptions & { readonly databaseUrl: string };

/**
 * Opens a connection pool to a PostgreSQL server and migrates its tables.
 *
 * @throws StoreError when the server does not respond within three seconds
 */
export async function openPostgresql(options: Options): Promise<Database> {
  const { databaseUrl, databaseReadUrl, dataDir } = options;
  // During opening, the caller gets the error itself.
  let isOpen = false;
  const lookups = connections(options, {
    url: databaseUrl,
    setting: 'DATABASE_URL',
    server: new ReconnectingServer(),
    tell: (failure) => {
      if (isOpen) options.tell?.(failure);
    },
  });
  // When a replica fails, the server answers immediately.
  const replica =
    databaseReadUrl === undefined
      ? null
      : connections(options, {
          url: databaseReadUrl,
          setting: 'DATABASE_READ_URL',
          tell: (failure) => options.tell?.(`DATABASE_READ_URL: ${failure}; DATABASE_URL answers meanwhile`),
        });
  // Bulk work has separate connections: it does not wait for lookups, and replacing an unresponsive pool does not
  // cancel it.
  const bulk = driver(databaseUrl, { max: 2, idle_timeout: 5, prepare: false });
  const orm = ormOver(lookups.session);
  const reading = replica === null ? lookups.session : preferring(replica.session, lookups);
  const database: Database = {
    kind: 'postgresql',
    dataDir,
    orm,
    activity: lookups.activity,
    query: (statement) => lookups.session.execute<Record<string, unknown>[]>(statement),
    reads: {
      orm: ormOver(reading),
      query: (statement) => reading.execute<Record<string, unknown>[]>(statement),
    },
    transaction: (work) => orm.transaction(work),
    view: (work) => guarded(() => viewOn(bulk, work)),
    stage: (names, work) => guarded(() => stageOn(bulk, names, work)),
    maintain: (statement) => guarded(async () => void (await bulk.unsafe(statement))),
    async close() {
      await Promise.all([lookups.end(), replica?.end(), bulk.end({ timeout: 2 })]);
    },
  };
  try {
    await lookups.guard(() => checkEncoding(lookups.driver()));
    if (!(await lookups.guard(() => isMigrated(lookups.driver()))))
      await guarded(() => migrateUnderLock(databaseUrl));
    isOpen = true;
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface Target {
  readonly url: string;
  /** Name of the setting that contains the URL. */
  readonly setting: string;
  /** Bridges restarts of the server. Default: queries fail immediately. */
  readonly server?: ReconnectingServer;
  /** Receives failures, throttled per kind. */
  readonly tell: (failure: string) => void;
}

/** Connections for lookups. */
interface Connections {
  readonly session: GuardedPostgresSession;
  /** A proxy for the current driver, for sessions. */
  readonly client: Sql;
  /** Returns the current driver. */
  driver(): Sql;
  readonly guard: <T>(work: () => Promise<T>, isRead?: boolean) => Promise<T>;
  readonly activity: Activity;
  end(): Promise<void>;
}

function connections(options: StoreOptions, target: Target): Connections {
  const { databasePool = 10, preparedStatements } = options;
  const { statementTimeoutMs = 2_000, lockTimeoutMs = 1_000 } = options;
  const answerLimit = statementTimeoutMs + gracePeriodMs;
  const { url, setting, server } = target;
  const tell = throttled(target.tell);
  let prepare = preparedStatements;
  let limits: Limits = { statement_timeout: statementTimeoutMs, lock_timeout: lockTimeoutMs };
  const connect = (): Pool => ({
    client: driver(
      url,
      { max: databasePool, idle_timeout: 300, ...(prepare === undefined ? {} : { prepare }) },
      limits,
    ),
    // The driver would send a statement on a busy connection. There it waits although another connection may be free,
    // and PgBouncer may leave it in its buffer until the next statement.
    inTurn: createConcurrencyLimit(databasePool, maxWaiting),
  });
  let pool = connect();

  // A server that vanished without closing its sockets would block every connection for minutes. A timeout therefore
  // replaces the pool: waiting queries get a moment more, new queries get new connections.
  const replace = (silent: Pool) => {
    if (silent !== pool) return;
    pool = connect();
    void silent.client.end({ timeout: 2 }).catch(() => undefined);
  };
  const activity = new Activity(databasePool);
  const guard = <T>(work: () => Promise<T>, isRead = false) =>
    activity.watch(async () => {
      const asked = pool;
      const attempt = (of: Pool) => {
        let isLate = false;
        const inTurn = (from: Pool): Promise<T> =>
          from.inTurn(() => {
            if (isLate) throw tooLate();
            if (from !== pool) return inTurn(pool);
            return server === undefined ? work() : server.bridge(work, isRead, tell);
          }, tooManyWaiting);
        return guarded(
          () => inTurn(of),
          answerLimit,
          () => {
            isLate = true;
            replace(of);
          },
        );
      };
      /** Disables a feature that the pooler lacks and retries. */
      const adapted = (error: unknown, to: Pool): Promise<T> => {
        const lackedFeature = isStatementNotKept(error)
          ? statementsNotKept
          : isTimeoutRejected(error)
            ? timeoutsRejected
            : null;
        if (lackedFeature === null) throw error;
        if (to === pool) options.tell?.(`${setting} ${lackedFeature}`);
        if (lackedFeature === statementsNotKept) prepare = false;
        else limits = {};
        replace(to);
        return attempt(pool);
      };
      try {
        return await attempt(asked).catch((error: unknown) => {
          const second = pool;
          return adapted(error, asked).catch((again: unknown) => adapted(again, second));
        });
      } catch (error) {
        if (error instanceof StoreError) tell(error);
        throw error;
      }
    });
  const client = new Proxy(pool.client, { get: (_, name): unknown => Reflect.get(pool.client, name) });
  return {
    session: new GuardedPostgresSession(client, guard),
    client,
    driver: () => pool.client,
    guard,
    activity,
    end: () => pool.client.end({ timeout: 2 }),
  };
}

/** Timeouts in milliseconds that the server enforces; none when absent. */
interface Limits {
  readonly statement_timeout?: number;
  readonly lock_timeout?: number;
}

function driver(
  databaseUrl: string,
  options: { max: number; idle_timeout: number; prepare?: boolean },
  limits: Limits = {},
): Sql {
  const client = postgres(databaseUrl, {
    ...options,
    connect_timeout: 3,
    // The next query reconnects immediately, so the first client after a restart succeeds.
    backoff: () => 0,
    onnotice: () => undefined,
    // The driver's own query for array types crashes the process when the server disconnects during it.
    fetch_types: false,
    connection: { application_name: 'lookup', ...limits },
  });
  drizzle(client); // sets Drizzle's parsers on the client
  client.options.parsers[textArray] = parseTextArray;
  return client;
}

const statementsNotKept =
  'leads to a pooler that does not keep prepared statements: the service does without from now on (PREPARED_STATEMENTS=false says so at once).';

const timeoutsRejected =
  'leads to a pooler that takes no STATEMENT_TIMEOUT_MS and LOCK_TIMEOUT_MS: the service does without; ALTER ROLE … SET statement_timeout says the same to the server.';

const tooManyWaiting = () => new StoreError(`more than ${maxWaiting} questions wait for the database`);
const tooLate = () => new StoreError('nobody waits for this answer any longer');

/** The statement has not run: its name was not found, or was already in use. */
const isStatementNotKept = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === '26000' || error.code === '42P05');

/** PgBouncer rejected the startup parameters: no statement has run yet. */
const isTimeoutRejected = (error: unknown): boolean =>
  error instanceof StoreError && error.code === '08P01' && error.message.includes('startup parameter');

/** Passes failures on, throttled per error code. */
function throttled(tell: (line: string) => void): (error: StoreError) => void {
  const last = new Map<string, number>();
  return ({ code = '', message }) => {
    const now = performance.now();
    if (now - (last.get(code) ?? -Infinity) < logIntervalMs) return;
    last.set(code, now);
    tell(message);
  };
}

async function checkEncoding(client: Sql): Promise<void> {
  const [row] =
    await client`select current_setting('server_encoding') as encoding, current_database() as name`;
  const { encoding, name } = row ?? {};
  if (encoding === 'UTF8') return;
  throw new StoreError(
    `the database ${name} has the encoding ${encoding}, which does not hold the letters of the world: make one with createdb -E UTF8 -T template0 <name>`,
  );
}

/**
 * Whether the latest migration has run. Then a role without the right to create tables is sufficient.
 * @throws StoreError when a newer program has run a later migration
 */
async function isMigrated(client: Sql): Promise<boolean> {
  try {
    const [row] = await client`select max(created_at) as at from drizzle.__drizzle_migrations`;
    const present = Number(row?.['at'] ?? 0);
    rejectNewerSchema(present);
    return present >= lastMigration();
  } catch (error) {
    const failure = storeError(error);
    // The schema or table does not exist: there was no migration yet.
    if (failure instanceof StoreError && (failure.code === '42P01' || failure.code === '3F000')) return false;
    throw error;
  }
}

/**
 * Whether the database has the service's tables, of any version. Reads the catalog, which every role may read.
 *
 * @throws StoreError when the server does not respond
 */
export async function hasTables(databaseUrl: string): Promise<boolean> {
  const client = driver(databaseUrl, { max: 1, idle_timeout: 5, prepare: false });
  try {
    const [row] = await guarded(
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
 * Migrates under a lock: processes that start together migrate one after the other, and the later ones find nothing to
 * do. It is a transaction lock, because behind a pooler a session lock stays on an arbitrary connection.
 */
async function migrateUnderLock(databaseUrl: string): Promise<void> {
  const client = driver(databaseUrl, { max: 1, idle_timeout: 60, prepare: false });
  try {
    await client.begin(async (held) => {
      await held`select set_config('lock_timeout', ${migrationLockTimeoutMs}, true)`;
      await held`select pg_advisory_xact_lock(${migrationLock})`.catch((error: unknown) => {
        const failure = storeError(error);
        if (!(failure instanceof StoreError) || failure.code !== '55P03') throw error;
        throw new StoreError(
          `another process has been migrating the database for ${migrationLockTimeoutMs}: look what it does, then start again`,
        );
      });
      // In the same transaction: a second connection might be occupied by processes that wait for the lock.
      const session = new GuardedPostgresSession(asClient(client, held), (work) => guarded(work));
      await dialect.migrate(readMigrationFiles({ migrationsFolder }), session, { migrationsFolder });
    });
  } finally {
    await client.end({ timeout: 2 });
  }
}
