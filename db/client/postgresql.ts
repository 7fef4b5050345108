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
import { stageOn, viewOn, within } from './postgresql-bulk.ts';
import { guarded, storeError, StoreError } from '../../core/store-error.ts';
import { parseTextArray, textArray } from './text-array.ts';

/** A server that does not even end a statement whose time is over counts as down so many milliseconds later. */
const silence = 500;

/** Milliseconds to connect and to read one row of the catalog. */
const catalogTimeout = 5_000;

/** The lock that processes take while they migrate: the letters `look`. */
const migrationLock = 0x6c6f6f6b;

/** For how long a process waits for another one that migrates. */
const migrationLockTimeoutMs = '60s';

/** So many lookups may wait for a connection; more are refused at once. */
const mostWaiting = 5_000;

/** The same failure is told once in so many milliseconds. */
const toldEvery = 10_000;

/** The driver's connections, each of which is asked one thing at a time. */
interface Pool {
  readonly client: Sql;
  readonly inTurn: ConcurrencyLimit;
}

type Options = StoreOptions & { readonly databaseUrl: string };

/**
 * Opens a pool on a PostgreSQL server and brings its tables up to date.
 *
 * @throws StoreError when the server does not answer within three seconds.
 */
export async function openPostgresql(options: Options): Promise<Database> {
  const { databaseUrl, databaseReadUrl, dataDir } = options;
  // While it is being opened, whoever opens it is told by the failure itself.
  let isOpen = false;
  const lookups = connections(options, {
    url: databaseUrl,
    setting: 'DATABASE_URL',
    server: new ReconnectingServer(),
    tell: (failure) => {
      if (isOpen) options.tell?.(failure);
    },
  });
  // What a replica does not answer is asked of the server itself, at once.
  const replica =
    databaseReadUrl === undefined
      ? null
      : connections(options, {
          url: databaseReadUrl,
          setting: 'DATABASE_READ_URL',
          tell: (failure) => options.tell?.(`DATABASE_READ_URL: ${failure}; DATABASE_URL answers meanwhile`),
        });
  // Bulk work has connections of its own: it neither waits for lookups nor is cut off with a silent pool.
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
      await guarded(() => migrateAlone(databaseUrl));
    isOpen = true;
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface Where {
  readonly url: string;
  /** The setting that names it. */
  readonly setting: string;
  /** Whose restarts are waited for. Default: nobody waits. */
  readonly server?: ReconnectingServer;
  /** Told of failures, each kind once in a while. */
  readonly tell: (failure: string) => void;
}

/** Connections for lookups, and how they are asked. */
interface Connections {
  readonly session: GuardedPostgresSession;
  /** The driver that is asked at the moment, whichever it is: for sessions. */
  readonly client: Sql;
  /** The driver that is asked now. */
  driver(): Sql;
  readonly guard: <T>(work: () => Promise<T>, isRead?: boolean) => Promise<T>;
  readonly activity: Activity;
  end(): Promise<void>;
}

function connections(options: StoreOptions, given: Where): Connections {
  const { databasePool = 10, preparedStatements } = options;
  const { statementTimeoutMs = 2_000, lockTimeoutMs = 1_000 } = options;
  const answerLimit = statementTimeoutMs + silence;
  const { url, setting, server } = given;
  const tell = sparing(given.tell);
  let prepare = preparedStatements;
  let limits: Limits = { statement_timeout: statementTimeoutMs, lock_timeout: lockTimeoutMs };
  const connect = (): Pool => ({
    client: driver(
      url,
      { max: databasePool, idle_timeout: 300, ...(prepare === undefined ? {} : { prepare }) },
      limits,
    ),
    // The driver would send a question behind one that a connection is still busy with. There it waits for the slow
    // one though another connection is free by then, and PgBouncer may leave it in its buffer until the next comes.
    inTurn: createConcurrencyLimit(databasePool, mostWaiting),
  });
  let pool = connect();

  // A server that vanished without closing its sockets would hold every connection for minutes. So silence ends
  // the pool: those that wait get a moment more, new queries get new connections.
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
          }, crowded);
        return guarded(
          () => inTurn(of),
          answerLimit,
          () => {
            isLate = true;
            replace(of);
          },
        );
      };
      /** Does from now on without what a pooler does not do. */
      const adapted = (error: unknown, to: Pool): Promise<T> => {
        const lacking = isLostStatement(error) ? lostStatement : isRefusedLimit(error) ? refusedLimit : null;
        if (lacking === null) throw error;
        if (to === pool) options.tell?.(`${setting} ${lacking}`);
        if (lacking === lostStatement) prepare = false;
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

/** Milliseconds after which the server itself ends what a connection asks; with none, never. */
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
    // The next query tries at once; a server that is back is found by whoever asks first.
    backoff: () => 0,
    onnotice: () => undefined,
    // The driver's own question for the types of arrays ends the process where the server goes away in the middle of it.
    fetch_types: false,
    connection: { application_name: 'lookup', ...limits },
  });
  drizzle(client); // sets drizzle's parsers on the client
  client.options.parsers[textArray] = parseTextArray;
  return client;
}

const lostStatement =
  'leads to a pooler that does not keep prepared statements: the service does without from now on (PREPARED_STATEMENTS=false says so at once).';

const refusedLimit =
  'leads to a pooler that takes no STATEMENT_TIMEOUT_MS and LOCK_TIMEOUT_MS: the service does without; ALTER ROLE … SET statement_timeout says the same to the server.';

const crowded = () => new StoreError(`more than ${mostWaiting} questions wait for the database`);
const tooLate = () => new StoreError('nobody waits for this answer any longer');

/** Nothing has been done: the statement was not found, or one of its name was there already. */
const isLostStatement = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === '26000' || error.code === '42P05');

/** PgBouncer, of what a connection begins with: nothing has been asked yet. */
const isRefusedLimit = (error: unknown): boolean =>
  error instanceof StoreError && error.code === '08P01' && error.message.includes('startup parameter');

/** Hands failures on, each kind once in a while. */
function sparing(tell: (line: string) => void): (error: StoreError) => void {
  const last = new Map<string, number>();
  return ({ code = '', message }) => {
    const now = performance.now();
    if (now - (last.get(code) ?? -Infinity) < toldEvery) return;
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
 * Whether the last of our migrations has been made: then a role that may not make tables does.
 * @throws StoreError when a later one has, by a newer program.
 */
async function isMigrated(client: Sql): Promise<boolean> {
  try {
    const [row] = await client`select max(created_at) as at from drizzle.__drizzle_migrations`;
    const present = Number(row?.['at'] ?? 0);
    rejectNewerSchema(present);
    return present >= lastMigration();
  } catch (error) {
    const told = storeError(error);
    // No such schema or table: nothing has been made yet.
    if (told instanceof StoreError && (told.code === '42P01' || told.code === '3F000')) return false;
    throw error;
  }
}

/**
 * Whether the database has our tables, of this version or another. Reads the catalog, which every role may.
 *
 * @throws StoreError when the server does not answer.
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
      catalogTimeout,
    );
    return row?.['found'] === true;
  } finally {
    await client.end({ timeout: 2 });
  }
}

/**
 * Processes that start together migrate one after the other; the later ones find nothing to do. The lock is one of a
 * transaction: behind a pooler a session's lock stays with whatever connection it fell on.
 */
async function migrateAlone(databaseUrl: string): Promise<void> {
  const client = driver(databaseUrl, { max: 1, idle_timeout: 60, prepare: false });
  try {
    await client.begin(async (held) => {
      await held`select set_config('lock_timeout', ${migrationLockTimeoutMs}, true)`;
      await held`select pg_advisory_xact_lock(${migrationLock})`.catch((error: unknown) => {
        const told = storeError(error);
        if (!(told instanceof StoreError) || told.code !== '55P03') throw error;
        throw new StoreError(
          `another process has been migrating the database for ${migrationLockTimeoutMs}: look what it does, then start again`,
        );
      });
      // In the same transaction: a second connection might be one that others hold who wait for the lock.
      const session = new GuardedPostgresSession(within(client, held), (work) => guarded(work));
      await dialect.migrate(readMigrationFiles({ migrationsFolder }), session, { migrationsFolder });
    });
  } finally {
    await client.end({ timeout: 2 });
  }
}
