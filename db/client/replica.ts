import type { PgPreparedQuery, PreparedQueryConfig, SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Query } from 'drizzle-orm';
import type { Sql } from 'postgres';
import { GuardedPostgresSession, isReadOnly } from './guarded-session.ts';
import type { StatementTables, Guard, RowMapper } from './guarded-session.ts';
import { StoreError } from '../../core/store-error.ts';

/** Time in milliseconds for which a failed replica is not used. */
const skipMs = 5_000;

/** The session of the primary server of the replica. */
interface Primary {
  readonly client: Sql;
  readonly run: Guard;
}

/** Returns a session that runs read-only statements on a replica, or on the primary server when the replica fails. */
export const preferReplica = (replica: GuardedPostgresSession, primary: Primary): GuardedPostgresSession =>
  new ReplicatedSession(replica, primary);

class ReplicatedSession extends GuardedPostgresSession {
  readonly #replica: GuardedPostgresSession;
  #excludedUntil = -Infinity;

  constructor(replica: GuardedPostgresSession, { client, run }: Primary) {
    super(client, run);
    this.#replica = replica;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    inArrays: boolean,
    mapper?: RowMapper,
    affected?: StatementTables,
  ): PgPreparedQuery<T> {
    const onPrimary = super.prepareQuery<T>(query, fields, name, inArrays, mapper, affected);
    if (!isReadOnly(query.sql)) return onPrimary;
    const onReplica = this.#replica.prepareQuery<T>(query, fields, name, inArrays, mapper, affected);
    const execute = onPrimary.execute.bind(onPrimary);
    onPrimary.execute = async (values) => {
      if (performance.now() < this.#excludedUntil) return execute(values);
      try {
        return await onReplica.execute(values);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        this.#excludedUntil = performance.now() + skipMs;
        return execute(values);
      }
    };
    return onPrimary;
  }
}
