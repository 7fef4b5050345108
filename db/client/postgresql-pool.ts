import type { Sql } from 'postgres';
import { createConcurrencyLimit } from '../../net/concurrency-limit.ts';
import type { ConcurrencyLimit } from '../../net/concurrency-limit.ts';
import { guardStoreCall, StoreError } from '../../core/store-error.ts';
import { StoreActivity } from './activity.ts';
import { GuardedPostgresSession } from './guarded-session.ts';
import { createDriver, type ServerTimeouts } from './postgresql-driver.ts';
import type { ReconnectingServer } from './reconnecting-server.ts';

/**
 * Grace period in milliseconds for the server to cancel a statement after its timeout. A server that takes longer counts as
 * unresponsive.
 */
const gracePeriodMs = 500;

/** Maximum number of lookups that wait for a connection. Further lookups are rejected immediately. */
const maxWaitingQueries = 5_000;

/** Interval in milliseconds in which the same failure is logged only once. */
const logIntervalMs = 10_000;

interface PoolOptions {
  readonly url: string;
  /** Name of the setting that contains the URL, for warnings. */
  readonly setting: string;
  /** Maximum number of connections. */
  readonly size: number;
  /** Whether to use prepared statements. Default: the setting in the URL (`?prepare=false`), otherwise true. */
  readonly preparedStatements: boolean | undefined;
  /** Milliseconds. */
  readonly statementTimeoutMs: number;
  /** Milliseconds. */
  readonly lockTimeoutMs: number;
  /** Retries statements while the server restarts. Default: statements fail immediately. */
  readonly server?: ReconnectingServer;
  /** Receives failures, throttled per error code. */
  readonly onFailure: (message: string) => void;
  /** Receives a warning when a feature is disabled because the pooler does not support the feature. */
  readonly warn: (line: string) => void;
}

/** The connections of one driver. A connection runs one statement at a time. */
interface Connections {
  readonly driver: Sql;
  readonly limit: ConcurrencyLimit;
}

interface Statement<T> {
  readonly run: () => Promise<T>;
  readonly isReadOnly: boolean;
}

/**
 * A connection pool for lookups. When the server stops responding, the pool replaces its connections. Features that a pooler
 * such as PgBouncer does not support are disabled.
 */
export class Pool {
  readonly activity: StoreActivity;
  /** A client that forwards calls to the current driver. Sessions and prepared queries stay valid when the driver is replaced. */
  readonly client: Sql;
  readonly session: GuardedPostgresSession;
  readonly #options: PoolOptions;
  readonly #report: (error: StoreError) => void;
  #preparedStatements: boolean | undefined;
  #timeouts: ServerTimeouts;
  #connections: Connections;

  constructor(options: PoolOptions) {
    const { size, preparedStatements, statementTimeoutMs, lockTimeoutMs, onFailure } = options;
    this.#options = options;
    this.#report = throttleFailures(onFailure);
    this.#preparedStatements = preparedStatements;
    this.#timeouts = { statement_timeout: statementTimeoutMs, lock_timeout: lockTimeoutMs };
    this.#connections = this.#connect();
    this.activity = new StoreActivity(size);
    this.client = new Proxy(this.driver, { get: (_, name): unknown => Reflect.get(this.driver, name) });
    this.session = new GuardedPostgresSession(this.client, this.run);
  }

  get driver(): Sql {
    return this.#connections.driver;
  }

  /**
   * Runs a statement or a transaction on a free connection.
   *
   * @param isReadOnly whether the work can be repeated after an aborted connection
   * @throws StoreError when the server does not respond in time or rejects the statement
   */
  readonly run = <T>(work: () => Promise<T>, isReadOnly = false): Promise<T> =>
    this.activity.watch(async () => {
      try {
        return await this.#runAdapting({ run: work, isReadOnly });
      } catch (error) {
        if (error instanceof StoreError) this.#report(error);
        throw error;
      }
    });

  end(): Promise<void> {
    return this.driver.end({ timeout: 2 });
  }

  /** Runs a statement, and repeats it after disabling a feature that the pooler does not support. */
  async #runAdapting<T>(statement: Statement<T>): Promise<T> {
    for (let adaptationCount = 0; ; adaptationCount += 1) {
      const connections = this.#connections;
      try {
        return await this.#attempt(statement, connections);
      } catch (error) {
        if (adaptationCount === features.length || !this.#adapt(error, connections)) throw error;
      }
    }
  }

  /**
   * Runs a statement and replaces the connections after a timeout. A server that fails without closing its sockets would
   * otherwise block every connection for minutes. Queries in flight have a grace period, and new queries use new connections.
   */
  #attempt<T>(statement: Statement<T>, connections: Connections): Promise<T> {
    const timeout = { hasExpired: false };
    return guardStoreCall(
      () => this.#runInTurn(statement, connections, timeout),
      this.#options.statementTimeoutMs + gracePeriodMs,
      () => {
        timeout.hasExpired = true;
        this.#replace(connections);
      },
    );
  }

  /**
   * Waits for a free connection. Without the wait, the driver would queue the statement on a busy connection, even when another
   * connection becomes free. PgBouncer can also leave a queued statement in a buffer until the next statement.
   */
  #runInTurn<T>(
    statement: Statement<T>,
    connections: Connections,
    timeout: { readonly hasExpired: boolean },
  ): Promise<T> {
    return connections.limit(() => {
      if (timeout.hasExpired) throw new StoreError('query cancelled: the caller timed out');
      if (connections !== this.#connections) return this.#runInTurn(statement, this.#connections, timeout);
      const { server } = this.#options;
      return server === undefined
        ? statement.run()
        : server.bridge(statement.run, statement.isReadOnly, this.#report);
    }, createOverloadError);
  }

  /** Disables the unsupported feature that caused an error. @returns false when the error has another cause */
  #adapt(error: unknown, connections: Connections): boolean {
    const feature = features.find((each) => each.isUnsupportedError(error));
    if (feature === undefined) return false;
    if (connections === this.#connections) this.#options.warn(feature.warning(this.#options.setting));
    if (feature.name === 'prepared statements') this.#preparedStatements = false;
    else this.#timeouts = {};
    this.#replace(connections);
    return true;
  }

  /** Replaces connections, unless another query has already replaced them. */
  #replace(replaced: Connections): void {
    if (replaced !== this.#connections) return;
    this.#connections = this.#connect();
    void replaced.driver.end({ timeout: 2 }).catch(() => undefined);
  }

  #connect(): Connections {
    const { url, size } = this.#options;
    const prepare = this.#preparedStatements;
    return {
      driver: createDriver(
        url,
        { max: size, idle_timeout: 300, ...(prepare === undefined ? {} : { prepare }) },
        this.#timeouts,
      ),
      limit: createConcurrencyLimit(size, maxWaitingQueries),
    };
  }
}

interface Feature {
  readonly name: 'prepared statements' | 'timeouts';
  /** Whether an error means that the pooler does not support the feature. The failed statement was not executed. */
  readonly isUnsupportedError: (error: unknown) => boolean;
  readonly warning: (setting: string) => string;
}

/** Features that some poolers do not support. */
const features: readonly Feature[] = [
  {
    name: 'prepared statements',
    // Matches the SQLSTATE of a prepared statement that does not exist, or already exists.
    isUnsupportedError: (error) =>
      error instanceof StoreError && (error.code === '26000' || error.code === '42P05'),
    warning: (setting) =>
      `${setting}: the pooler does not retain prepared statements, so they are now disabled. Set PREPARED_STATEMENTS=false to disable them from the start.`,
  },
  {
    name: 'timeouts',
    // PgBouncer rejects unknown startup parameters.
    isUnsupportedError: (error) =>
      error instanceof StoreError && error.code === '08P01' && error.message.includes('startup parameter'),
    warning: (setting) =>
      `${setting}: the pooler rejects STATEMENT_TIMEOUT_MS and LOCK_TIMEOUT_MS, so they are now disabled. Set them on the server: ALTER ROLE <role> SET statement_timeout = '2s'.`,
  },
];

const createOverloadError = () =>
  new StoreError(`the database is overloaded: more than ${maxWaitingQueries} queries wait for a connection`);

/** Forwards failures, throttled per error code. */
function throttleFailures(onFailure: (message: string) => void): (error: StoreError) => void {
  const loggedAt = new Map<string, number>();
  return ({ code = '', message }) => {
    const now = performance.now();
    if (now - (loggedAt.get(code) ?? -Infinity) < logIntervalMs) return;
    loggedAt.set(code, now);
    onFailure(message);
  };
}
