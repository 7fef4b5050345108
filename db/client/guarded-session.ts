import { PgliteSession } from 'drizzle-orm/pglite';
import type { PgliteTransaction } from 'drizzle-orm/pglite';
import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type { PostgresJsTransaction } from 'drizzle-orm/postgres-js';
import type {
  PgPreparedQuery,
  PgTransactionConfig,
  PreparedQueryConfig,
  SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import type { Query } from 'drizzle-orm';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Sql } from 'postgres';
import { pgDialect } from './database.ts';
import { StatementQueue } from './statement-queue.ts';

type NoSchema = Record<string, never>;
export type RowMapper = (rows: unknown[][]) => unknown;
export type StatementTables = { type: 'select' | 'update' | 'delete' | 'insert'; tables: string[] };

/** Runs work and converts the driver's errors to StoreErrors. Read-only work is retried after temporary failures. */
export type Guard = <T>(work: () => Promise<T>, isReadOnly?: boolean) => Promise<T>;

export const isReadOnly = (statement: string): boolean => /^[\s(]*select\b/i.test(statement);

function guardQuery<T extends PreparedQueryConfig>(
  query: PgPreparedQuery<T>,
  guard: <R>(work: () => Promise<R>) => Promise<R>,
): PgPreparedQuery<T> {
  const execute = query.execute.bind(query);
  query.execute = (values) => guard(() => execute(values));
  return query;
}

/** Drizzle session for PGlite that runs statements one after the other. Failures are StoreErrors. */
export class GuardedPgliteSession extends PgliteSession<NoSchema, NoSchema> {
  readonly #guard: Guard;
  readonly #line = new StatementQueue();

  constructor(client: PGlite | Transaction, guard: Guard) {
    super(client, pgDialect, undefined);
    this.#guard = guard;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    inArrays: boolean,
    mapper?: RowMapper,
    affected?: StatementTables,
  ): PgPreparedQuery<T> {
    const preparedQuery = super.prepareQuery<T>(query, fields, name, inArrays, mapper, affected);
    return guardQuery(preparedQuery, (work) => this.#guard(() => this.#line.take(work)));
  }

  override transaction<T>(
    work: (tx: PgliteTransaction<NoSchema, NoSchema>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    return this.#guard(() => super.transaction(work, config));
  }
}

/** Drizzle session for PostgreSQL. Failures and timeouts of statements are StoreErrors. */
export class GuardedPostgresSession extends PostgresJsSession<Sql, NoSchema, NoSchema> {
  readonly #guard: Guard;

  constructor(client: Sql, guard: Guard) {
    super(client, pgDialect, undefined);
    this.#guard = guard;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    inArrays: boolean,
    mapper?: RowMapper,
    affected?: StatementTables,
  ): PgPreparedQuery<T> {
    const preparedQuery = super.prepareQuery<T>(query, fields, name, inArrays, mapper, affected);
    return guardQuery(preparedQuery, (work) => this.#guard(work, isReadOnly(query.sql)));
  }

  override transaction<T>(
    work: (tx: PostgresJsTransaction<NoSchema, NoSchema>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    return this.#guard(() => super.transaction(work, config));
  }
}
