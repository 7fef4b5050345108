import type { PgPreparedQuery, PreparedQueryConfig, SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Query } from 'drizzle-orm';
import type { Sql } from 'postgres';
import { GuardedPostgresSession, isRead } from './guarded-session.ts';
import type { Affected, Guard, Mapper } from './guarded-session.ts';
import { StoreError } from '../../core/store-error.ts';

/** Milliseconds for which a replica that failed is not asked. */
const restMs = 5_000;

/** The server itself. */
interface Primary {
  readonly client: Sql;
  readonly guard: Guard;
}

/** A session that asks a replica what only reads, and the server itself where the replica fails. */
export const preferring = (replica: GuardedPostgresSession, primary: Primary): GuardedPostgresSession =>
  new ReplicatedSession(replica, primary);

class ReplicatedSession extends GuardedPostgresSession {
  readonly #replica: GuardedPostgresSession;
  #restsUntil = -Infinity;

  constructor(replica: GuardedPostgresSession, { client, guard }: Primary) {
    super(client, guard);
    this.#replica = replica;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    inArrays: boolean,
    mapper?: Mapper,
    affected?: Affected,
  ): PgPreparedQuery<T> {
    const own = super.prepareQuery<T>(query, fields, name, inArrays, mapper, affected);
    if (!isRead(query.sql)) return own;
    const there = this.#replica.prepareQuery<T>(query, fields, name, inArrays, mapper, affected);
    const execute = own.execute.bind(own);
    own.execute = async (values) => {
      if (performance.now() < this.#restsUntil) return execute(values);
      try {
        return await there.execute(values);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        this.#restsUntil = performance.now() + restMs;
        return execute(values);
      }
    };
    return own;
  }
}
