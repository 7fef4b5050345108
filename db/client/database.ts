import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import type { PgQueryResultHKT, PgSession } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Duplex } from 'node:stream';
import type { StoreActivity } from './activity.ts';

/** A Drizzle database without a specific driver, so that the same queries run on PGlite and on PostgreSQL. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** Chunks of COPY text; each ends with a line end. */
export type CopyLines = Iterable<string> | AsyncIterable<string>;

/** An open transaction for writing many rows. */
export interface BulkWriter {
  readonly orm: Orm;
  /**
   * Appends rows by COPY.
   *
   * @param target table and columns, quoted: `"city" ("id", "name")`
   */
  copy(target: string, lines: CopyLines): Promise<void>;
}

/** Provides one consistent state of the datasets: no import becomes visible between the queries. Runs one query at a time. */
export interface ConsistentReader {
  readonly orm: Orm;
  /** Returns the rows of a table as COPY text, in no particular order. @param columns quoted names, separated by commas */
  rows(table: string, columns: string): AsyncIterable<string>;
  /** Returns a checksum of the rows of a table, independent of their order: `<row count>:<sum of the row hashes>`. */
  sum(table: string): Promise<string>;
}

/** Prepares new versions of tables. Queries return the current rows until all tables are swapped in one transaction. */
export interface StagingArea extends ConsistentReader {
  /** Replaces all rows of a table. After a call, `sum` covers the new rows. */
  replace(table: string, columns: string, lines: CopyLines): Promise<void>;
  /** Registers work for the transaction that swaps the tables. */
  onSwap(work: (load: BulkWriter) => Promise<void>): void;
}

/** Runs single statements on the store. */
export interface Reader {
  readonly orm: Orm;
  /** Runs a raw SQL statement. The caller checks the types of the returned rows. */
  query(statement: SQL): Promise<Record<string, unknown>[]>;
}

/** The store. Every method, and every query of `orm`, fails with a StoreError when the store does not respond. */
export interface Database extends Reader {
  readonly kind: 'pglite' | 'postgresql';
  /** The folder of the embedded database and of the snapshot files. */
  readonly dataDir: string;
  /** Connection for lookups that tolerate replication lag: the replica when it responds, otherwise the primary server. */
  readonly reads: Reader;
  /** Runs one transaction, which is rolled back when `work` throws. Errors of `work` are rethrown unchanged. */
  transaction<T>(work: (orm: Orm) => Promise<T>): Promise<T>;
  /** Reads in bulk without a time limit. Uses a separate connection if the store has several. */
  view<T>(work: (view: ConsistentReader) => Promise<T>): Promise<T>;
  /**
   * Writes in bulk without a time limit. The store stays unchanged when `work` throws or the process is killed.
   * @param names names of locks. Stages with a common name run one at a time; the embedded database runs all stages one at a
   * time.
   */
  stage<T>(names: readonly string[], work: (stage: StagingArea) => Promise<T>): Promise<T>;
  /**
   * Shares the store with another process over a stream (see `openShared`). Only for the embedded database, which a single
   * process opens. @returns when the stream has ended
   */
  readonly share?: (stream: Duplex) => Promise<void>;
  /** Runs a statement that cannot run inside a transaction (VACUUM), without a time limit. */
  maintain(statement: string): Promise<void>;
  /** Metrics of lookups, without bulk work. */
  readonly activity: StoreActivity;
  close(): Promise<void>;
}

export const pgDialect = new PgDialect();

export const createOrm = (session: PgSession): Orm => new PgDatabase(pgDialect, session, undefined);

export interface StoreOptions {
  /** `postgresql://…`. Default: the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** `postgresql://…` of a replica of the server in `databaseUrl`, for `reads`. */
  readonly databaseReadUrl?: string | undefined;
  /** A writable folder, which is created if it is missing. */
  readonly dataDir: string;
  /** Maximum size of the PostgreSQL connection pool. Imports use two additional connections. Default: 10. */
  readonly databasePool?: number;
  /** Whether to use prepared statements. Default: the setting in the URL (`?prepare=false`), otherwise true. */
  readonly preparedStatements?: boolean | undefined;
  /** Time in milliseconds after which PostgreSQL cancels a statement of a lookup. Default: 2000. */
  readonly statementTimeoutMs?: number;
  /** Maximum time in milliseconds that a statement of a lookup waits for a lock. Default: 1000. */
  readonly lockTimeoutMs?: number;
  /** Receives warnings for the operator, such as a lost connection or corrected permissions. */
  readonly warn?: (line: string) => void;
}
