import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skipsPostgresql } from '../../test/support/databases.ts';
import { findFreePort, startPostgresql, startReplica } from '../../test/support/postgresql-server.ts';
import type { PostgresqlServer } from '../../test/support/postgresql-server.ts';
import { npi } from '../schema.ts';
import { createNpiStore } from '../queries/npi.ts';
import { openDatabase, type Database } from './client.ts';

describe.skipIf(skipsPostgresql)('a server and its replica', () => {
  let folder: string;
  let archiveFolder: string;
  let server: PostgresqlServer;
  let replica: PostgresqlServer;
  let db: Database;
  const lines: string[] = [];
  const openStore = (databaseReadUrl: string) =>
    openDatabase({
      databaseUrl: server.url,
      databaseReadUrl,
      dataDir: join(folder, 'data'),
      statementTimeoutMs: 30_000,
      warn: (line) => void lines.push(line),
    });
  const replicaQuery = sql`select pg_is_in_recovery() as "is"`;
  const isAnsweredByReplica = async () => (await db.reads.query(replicaQuery))[0]?.['is'];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lookup-with-replica-'));
    archiveFolder = await mkdtemp(join(tmpdir(), 'lookup-replica-'));
    server = await startPostgresql();
    replica = await startReplica(server, archiveFolder);
    db = await openStore(replica.url);
  });
  afterAll(async () => {
    await db.close();
    await replica.stop();
    await server.stop();
    for (const each of [folder, archiveFolder]) await rm(each, { recursive: true });
  });

  test('PostgreSQL with a replica runs read-only statements on the replica, and all others on the primary server', async () => {
    // Until the replica has received the tables, it is skipped.
    await expect.poll(async () => createNpiStore(db).find('1234567893').then(isAnsweredByReplica)).toBe(true);
    expect((await db.query(replicaQuery))[0]?.['is']).toBe(false);
    expect(await db.transaction(async (orm) => orm.execute(replicaQuery))).toMatchObject([{ is: false }]);
  });

  test('rows written on the primary server can soon be read from the replica', async () => {
    await db.orm.insert(npi).values({ npi: '1234567893', active: true });
    await expect.poll(() => createNpiStore(db).find('1234567893')).toMatchObject({ npi: '1234567893' });
    await expect.poll(isAnsweredByReplica).toBe(true);
    const [row] = await db.reads.query(sql`select npi, pg_is_in_recovery() as "is" from npi`);
    expect(row).toEqual({ npi: '1234567893', is: true });
  });

  test('a statement that the read-only replica rejects runs on the primary server', async () => {
    await expect.poll(isAnsweredByReplica).toBe(true);
    const nextMigrationId = sql`select nextval(pg_get_serial_sequence('drizzle.__drizzle_migrations', 'id')) as at`;
    const [row] = await db.reads.query(nextMigrationId);
    expect(Number(row?.['at'])).toBeGreaterThan(0);
    expect(lines.join()).toMatch(/DATABASE_READ_URL: .*25006.*; using DATABASE_URL for reads/);
  });

  test('the loss of a replica causes no failed lookup and one log line, and the replica is used again when it responds', async () => {
    await expect.poll(isAnsweredByReplica).toBe(true);
    const port = Number(new URL(replica.url).port);
    lines.length = 0;
    await replica.stop();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => createNpiStore(db).find('1234567893')),
    );
    expect(new Set(answers.map((row) => row?.npi))).toEqual(new Set(['1234567893']));
    expect(await isAnsweredByReplica()).toBe(false);
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines).size).toBe(lines.length);
    replica = await startReplica(server, archiveFolder, port);
    await expect.poll(isAnsweredByReplica).toBe(true);
  });

  test('the store opens when the replica is unreachable, and logs a warning', async () => {
    lines.length = 0;
    const primaryOnly = await openStore(`postgresql://lookup@127.0.0.1:${await findFreePort()}/postgres`);
    expect((await primaryOnly.reads.query(replicaQuery))[0]?.['is']).toBe(false);
    expect(lines.join()).toMatch(/DATABASE_READ_URL: .*ECONNREFUSED/);
    await primaryOnly.close();
  });
});
