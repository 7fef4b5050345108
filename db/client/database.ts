import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import type { PgQueryResultHKT, PgSession } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Activity } from './activity.ts';

/** Drizzle without a driver: the same queries run on PGlite and on PostgreSQL. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** One open transaction for bulk work, without a time limit. */
export interface Load {
  readonly orm: Orm;
  /**
   * Appends rows by COPY.
   *
   * @param target table and columns, quoted: `"city" ("id", "name")`.
   * @param lines chunks of COPY text, each ending with a line's end.
   */
  copy(target: string, lines: Iterable<string> | AsyncIterable<string>): Promise<void>;
}

/** The store. Every method, and every query of `orm`, fails with a StoreError when the store does not answer. */
export interface Database {
  readonly kind: 'pglite' | 'postgresql';
  /** Where the embedded database and the snapshot files live. */
  readonly dataDir: string;
  readonly orm: Orm;
  /** Rows of a statement written by hand; what they hold is for the caller to check. */
  query(statement: SQL): Promise<Record<string, unknown>[]>;
  /** One transaction; rolled back when `work` throws. Errors of `work` itself come through as they are. */
  transaction<T>(work: (orm: Orm) => Promise<T>): Promise<T>;
  /** One transaction for bulk work, on a connection of its own where the store has several. */
  load<T>(work: (load: Load) => Promise<T>): Promise<T>;
  /** A statement that may not stand in a transaction (VACUUM), without a time limit. */
  maintain(statement: string): Promise<void>;
  /** What lookups ask of it; bulk work is not counted. */
  readonly activity: Activity;
  close(): Promise<void>;
}

export const dialect = new PgDialect();

export const ormOver = (session: PgSession): Orm => new PgDatabase(dialect, session, undefined);
