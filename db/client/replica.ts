import type { PgPreparedQuery, PreparedQueryConfig, SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Query } from 'drizzle-orm';
import type { Sql } from 'postgres';
import { GuardedPostgresSession, isReadOnly } from './guarded-session.ts';
import type { StatementTables, Guard, RowMapper } from './guarded-session.ts';
import { StoreError } from '../../core/store-error.ts';

/** Time in milliseconds for which a failed replica is not used. */
const skipReplicaMs = 5_000;

/** The session of the primary server of the replica. */
interface PrimaryServer {
  readonly client: Sql;
  readonly run: Guard;
}

/** Returns a session that runs read-only statements on a replica, or on the primary server when the replica fails. */
export const preferReplica = (
  replica: GuardedPostgresSession,
  primary: PrimaryServer,
): GuardedPostgresSession => new ReplicatedSession(replica, primary);

class ReplicatedSession extends GuardedPostgresSession {
  readonly #replica: GuardedPostgresSession;
  #excludedUntil = -Infinity;

  constructor(replica: GuardedPostgresSession, { client, run }: PrimaryServer) {
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
    const primaryQuery = super.prepareQuery<T>(query, fields, name, inArrays, mapper, affected);
    if (!isReadOnly(query.sql)) return primaryQuery;
    const replicaQuery = this.#replica.prepareQuery<T>(query, fields, name, inArrays, mapper, affected);
    const execute = primaryQuery.execute.bind(primaryQuery);
    primaryQuery.execute = async (values) => {
      if (performance.now() < this.#excludedUntil) return execute(values);
      try {
        return await replicaQuery.execute(values);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        this.#excludedUntil = performance.now() + skipReplicaMs;
        return execute(values);
      }
    };
    return primaryQuery;
  }
}
