import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { databases, leavesPostgresql } from '../../test/support/databases.ts';
import { startPgbouncer } from '../../test/support/pgbouncer.ts';
import { findFreePort, startPostgresql } from '../../test/support/postgresql-server.ts';
import { importDataset } from '../import/import.ts';
import { countries } from '../importers/places.ts';
import { plan } from '../schema.ts';
import { openDatabase, type Database } from './client.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** An empty database behind a transaction pooler with a limited number of connections. */
async function pooled(connections: number) {
  const store = await databases[1]?.make();
  if (store?.databaseUrl === undefined) throw new Error('no PostgreSQL');
  ends.push(() => store.remove());
  const pooler = await startPgbouncer(store.databaseUrl, connections);
  ends.push(() => pooler.stop());
  const lines: string[] = [];
  const open = async (more: { preparedStatements?: boolean } = {}) => {
    const options = {
      databaseUrl: pooler.url,
      dataDir: store.dataDir,
      warn: (line: string) => void lines.push(line),
      // 720 queries take long on a busy machine; one that is never answered takes the full timeout.
      statementTimeoutMs: 60_000,
    };
    const db = await openDatabase({ ...options, ...more });
    ends.push(() => db.close());
    return db;
  };
  return { open, lines, direct: store.databaseUrl };
}

describe.skipIf(leavesPostgresql)('behind PgBouncer in transaction mode', () => {
  test.each([[undefined], [false]])(
    'concurrent lookups, transactions and imports of several processes succeed; PREPARED_STATEMENTS: %s',
    async (preparedStatements) => {
      const { open, direct, lines } = await pooled(8);
      const given = preparedStatements === undefined ? {} : { preparedStatements };
      const processes = await Promise.all([open(given), open(given), open(given)]);
      const lookUp = async (db: Database, index: number): Promise<number> => {
        if (index % 3 === 0) return (await db.orm.select({ name: plan.name }).from(plan)).length;
        if (index % 3 === 1)
          return Number((await db.query(sql`select ${index}::int as n`))[0]?.['n']) >= 0 ? 4 : 0;
        return db.transaction(async (orm) => (await orm.select().from(plan)).length);
      };
      // More concurrent queries than a process has connections, and more connections than the pooler has.
      const work = processes.map(async (db): Promise<number> => {
        const reported = new Set<number>();
        for (let round = 0; round < 4; round += 1) {
          const answers = Array.from({ length: 60 }, (_, index) => lookUp(db, index));
          for (const answer of await Promise.all(answers)) reported.add(answer);
        }
        return reported.size === 1 && reported.has(4) ? 4 : 0;
      });
      // A small dataset: reading a large one would block this process and delay the timeouts of all queries.
      const imports = async () => {
        for (const db of processes) expect((await importDataset(db, countries)).rows).toBeGreaterThan(200);
        return 4;
      };
      work.push(imports());
      const answers = await Promise.allSettled(work);
      expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
      // Each process detects the missing prepared statements once, unless the setting already disables them.
      expect(lines.filter((line) => line.includes('STATEMENT_TIMEOUT_MS'))).toHaveLength(3);
      expect(lines.filter((line) => line.includes('prepared statements')).length).toBeLessThanOrEqual(
        preparedStatements === undefined ? 3 : 0,
      );
      expect(new Set(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null)))).toEqual(
        new Set([4]),
      );
      // No lock stays on a pooled connection.
      const client = postgres(direct, { max: 1 });
      ends.push(() => client.end());
      // Locks are released after the response.
      await expect
        .poll(() => client`select count(*)::int as n from pg_locks where locktype = 'advisory'`)
        .toEqual([{ n: 0 }]);
    },
    120_000,
  );

  test.each([[true], [false]])(
    'lookups survive a restart of PostgreSQL; behind PgBouncer: %s',
    async (isPooled) => {
      const folder = await mkdtemp(join(tmpdir(), 'lookup-restarted-'));
      ends.push(() => rm(folder, { recursive: true, force: true }));
      // The server's own user needs access through it.
      await chmod(folder, 0o711);
      const port = await findFreePort();
      let server = await startPostgresql(port, join(folder, 'server'));
      ends.push(() => server.stop());
      const pooler = isPooled ? await startPgbouncer(server.url, 8) : undefined;
      ends.push(async () => pooler?.stop());
      const db = await openDatabase({ databaseUrl: pooler?.url ?? server.url, dataDir: folder });
      ends.push(() => db.close());

      let isOver = false;
      let answered = 0;
      const failed: unknown[] = [];
      const clients = Array.from({ length: 20 }, async () => {
        while (!isOver) {
          await db.query(sql`select 1 as n`).then(
            () => (answered += 1),
            (error: unknown) => failed.push(error),
          );
        }
      });
      await expect.poll(() => answered).toBeGreaterThan(200);
      // On a busy machine a restart takes longer than the time that queries wait.
      const now = performance.now.bind(performance);
      const slow = vi.spyOn(performance, 'now').mockImplementation(() => now() / 20);
      ends.push(async () => slow.mockRestore());
      await server.stop();
      server = await startPostgresql(port, join(folder, 'server'));
      const before = answered;
      await expect.poll(() => answered - before).toBeGreaterThan(200);
      isOver = true;
      await Promise.all(clients);
      expect(failed).toEqual([]);
    },
    60_000,
  );
});
