import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leavesPostgresql } from '../../test/support/databases.ts';
import { findFreePort, startPostgresql, startReplica } from '../../test/support/postgresql-server.ts';
import type { PostgresqlServer } from '../../test/support/postgresql-server.ts';
import { npi } from '../schema.ts';
import { npiStore } from '../queries/npi.ts';
import { openDatabase, type Database } from './client.ts';

describe.skipIf(leavesPostgresql)('a server and its replica', () => {
  let folder: string;
  let kept: string;
  let server: PostgresqlServer;
  let replica: PostgresqlServer;
  let db: Database;
  const lines: string[] = [];
  const open = (databaseReadUrl: string) =>
    openDatabase({
      databaseUrl: server.url,
      databaseReadUrl,
      dataDir: join(folder, 'data'),
      statementTimeoutMs: 30_000,
      warn: (line) => void lines.push(line),
    });
  const isReplica = sql`select pg_is_in_recovery() as "is"`;
  const askedReplica = async () => (await db.reads.query(isReplica))[0]?.['is'];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lookup-with-replica-'));
    kept = await mkdtemp(join(tmpdir(), 'lookup-replica-'));
    server = await startPostgresql();
    replica = await startReplica(server, kept);
    db = await open(replica.url);
  });
  afterAll(async () => {
    await db.close();
    await replica.stop();
    await server.stop();
    for (const each of [folder, kept]) await rm(each, { recursive: true });
  });

  test('the replica runs read-only statements, the server all others', async () => {
    // The replica may lag behind the creation of the tables and is then skipped.
    await expect.poll(async () => npiStore(db).find('1234567893').then(askedReplica)).toBe(true);
    expect((await db.query(isReplica))[0]?.['is']).toBe(false);
    expect(await db.transaction(async (orm) => orm.execute(isReplica))).toMatchObject([{ is: false }]);
  });

  test('rows written on the server can soon be read from the replica', async () => {
    await db.orm.insert(npi).values({ npi: '1234567893', active: true });
    await expect.poll(() => npiStore(db).find('1234567893')).toMatchObject({ npi: '1234567893' });
    await expect.poll(askedReplica).toBe(true);
    const [row] = await db.reads.query(sql`select npi, pg_is_in_recovery() as "is" from npi`);
    expect(row).toEqual({ npi: '1234567893', is: true });
  });

  test('a statement that fails on the read-only replica runs on the server', async () => {
    await expect.poll(askedReplica).toBe(true);
    const taken = sql`select nextval(pg_get_serial_sequence('drizzle.__drizzle_migrations', 'id')) as at`;
    const [row] = await db.reads.query(taken);
    expect(Number(row?.['at'])).toBeGreaterThan(0);
    expect(lines.join()).toMatch(/DATABASE_READ_URL: .*25006.*; using DATABASE_URL for reads/);
  });

  test('a lost replica causes no failed lookup and one log line, and is used again when it responds', async () => {
    await expect.poll(askedReplica).toBe(true);
    const port = Number(new URL(replica.url).port);
    lines.length = 0;
    await replica.stop();
    const answers = await Promise.all(Array.from({ length: 50 }, () => npiStore(db).find('1234567893')));
    expect(new Set(answers.map((row) => row?.npi))).toEqual(new Set(['1234567893']));
    expect(await askedReplica()).toBe(false);
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines).size).toBe(lines.length);
    replica = await startReplica(server, kept, port);
    await expect.poll(askedReplica).toBe(true);
  });

  test('the store opens without an unreachable replica and logs that', async () => {
    lines.length = 0;
    const alone = await open(`postgresql://lookup@127.0.0.1:${await findFreePort()}/postgres`);
    expect((await alone.reads.query(isReplica))[0]?.['is']).toBe(false);
    expect(lines.join()).toMatch(/DATABASE_READ_URL: .*ECONNREFUSED/);
    await alone.close();
  });
});
