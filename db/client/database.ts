import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import type { PgQueryResultHKT, PgSession } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Duplex } from 'node:stream';
import type { Activity } from './activity.ts';

/** Drizzle without a driver: the same queries run on PGlite and on PostgreSQL. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** Chunks of COPY text, each ending with a line's end. */
export type CopyLines = Iterable<string> | AsyncIterable<string>;

/** One open transaction that takes many rows. */
export interface Load {
  readonly orm: Orm;
  /**
   * Appends rows by COPY.
   *
   * @param target table and columns, quoted: `"city" ("id", "name")`.
   */
  copy(target: string, lines: CopyLines): Promise<void>;
}

/** Reads one state of the datasets: no import ends in between. It is asked one thing at a time. */
export interface View {
  readonly orm: Orm;
  /** A table's rows as COPY text, in no order. @param columns quoted, separated by commas */
  rows(table: string, columns: string): AsyncIterable<string>;
  /** Tells a table's rows from all others, whatever their order: `<rows>:<sum of the hashes of the rows>`. */
  sum(table: string): Promise<string>;
}

/** Other editions of some tables in the making: readers see the present ones until all is swapped at once. */
export interface Stage extends View {
  /** Puts all rows of a table in the place of the present ones. From then on `sum` is that of the new ones. */
  replace(table: string, columns: string, lines: CopyLines): Promise<void>;
  /** What is written in the same moment as the new rows appear. */
  atSwap(work: (load: Load) => Promise<void>): void;
}

/** What is asked of the store, statement by statement. */
export interface Reader {
  readonly orm: Orm;
  /** Rows of a statement written by hand; what they hold is for the caller to check. */
  query(statement: SQL): Promise<Record<string, unknown>[]>;
}

/** The store. Every method, and every query of `orm`, fails with a StoreError when the store does not answer. */
export interface Database extends Reader {
  readonly kind: 'pglite' | 'postgresql';
  /** Where the embedded database and the snapshot files live. */
  readonly dataDir: string;
  /** For lookups that may be some moments behind: a replica, where there is one that answers. */
  readonly reads: Reader;
  /** One transaction; rolled back when `work` throws. Errors of `work` itself come through as they are. */
  transaction<T>(work: (orm: Orm) => Promise<T>): Promise<T>;
  /** Bulk reading, on a connection of its own where the store has several. No time limit. */
  view<T>(work: (view: View) => Promise<T>): Promise<T>;
  /**
   * Bulk writing: when `work` throws, and wherever the process is killed, everything stays as it was. No time limit.
   * @param names one at a time of each; the embedded database makes one at a time altogether.
   */
  stage<T>(names: readonly string[], work: (stage: Stage) => Promise<T>): Promise<T>;
  /**
   * Lets another process use the store over a stream, as `openShared` does. Only the embedded database, which one
   * process has. @returns when the stream has ended.
   */
  readonly share?: (stream: Duplex) => Promise<void>;
  /** A statement that may not stand in a transaction (VACUUM), without a time limit. */
  maintain(statement: string): Promise<void>;
  /** What lookups ask of it; bulk work is not counted. */
  readonly activity: Activity;
  close(): Promise<void>;
}

export const dialect = new PgDialect();

export const ormOver = (session: PgSession): Orm => new PgDatabase(dialect, session, undefined);

export interface StoreOptions {
  /** `postgresql://…`; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** A replica of that server, for `reads`. */
  readonly databaseReadUrl?: string | undefined;
  /** A writable folder; made if it is missing. */
  readonly dataDir: string;
  /** Connections to PostgreSQL at most, beside two for imports. Default: 10. */
  readonly databasePool?: number;
  /** Default: as the URL says (`?prepare=false`), else true. */
  readonly preparedStatements?: boolean | undefined;
  /** Milliseconds after which PostgreSQL ends a statement of a lookup. Default: 2000. */
  readonly statementTimeoutMs?: number;
  /** Milliseconds for which such a statement waits for a lock. Default: 1000. */
  readonly lockTimeoutMs?: number;
  /** Told, in a line, what had to be mended. */
  readonly tell?: (line: string) => void;
}
