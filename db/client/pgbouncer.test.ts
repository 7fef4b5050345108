import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { databases, skipsPostgresql } from '../../test/support/databases.ts';
import { startPgbouncer } from '../../test/support/pgbouncer.ts';
import { findFreePort, startPostgresql } from '../../test/support/postgresql-server.ts';
import { importDataset } from '../import/import.ts';
import { countries } from '../importers/places.ts';
import { plan } from '../schema.ts';
import { openDatabase, type Database } from './client.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Creates an empty database behind a transaction pooler with a limited number of connections. */
async function startPooledStore(connections: number) {
  const store = await databases[1]?.make();
  if (store?.databaseUrl === undefined) throw new Error('no PostgreSQL');
  cleanups.push(() => store.remove());
  const pooler = await startPgbouncer(store.databaseUrl, connections);
  cleanups.push(() => pooler.stop());
  const lines: string[] = [];
  const openStore = async (more: { preparedStatements?: boolean } = {}) => {
    const options = {
      databaseUrl: pooler.url,
      dataDir: store.dataDir,
      warn: (line: string) => void lines.push(line),
      // 720 queries take long on a busy machine; a query without a response takes the full timeout.
      statementTimeoutMs: 60_000,
    };
    const db = await openDatabase({ ...options, ...more });
    cleanups.push(() => db.close());
    return db;
  };
  return { open: openStore, lines, direct: store.databaseUrl };
}

describe.skipIf(skipsPostgresql)('behind PgBouncer in transaction mode', () => {
  test.each([[undefined], [false]])(
    'concurrent lookups, transactions and imports of several processes succeed; PREPARED_STATEMENTS: %s',
    async (preparedStatements) => {
      const { open, direct, lines } = await startPooledStore(8);
      const openOptions = preparedStatements === undefined ? {} : { preparedStatements };
      const processes = await Promise.all([open(openOptions), open(openOptions), open(openOptions)]);
      const lookUp = async (db: Database, index: number): Promise<number> => {
        if (index % 3 === 0) return (await db.orm.select({ name: plan.name }).from(plan)).length;
        if (index % 3 === 1)
          return Number((await db.query(sql`select ${index}::int as n`))[0]?.['n']) >= 0 ? 4 : 0;
        return db.transaction(async (orm) => (await orm.select().from(plan)).length);
      };
      // Run more concurrent queries than a process has connections, and more connections than the pooler has.
      const lookups = processes.map(async (db): Promise<number> => {
        const lookupResults = new Set<number>();
        for (let round = 0; round < 4; round += 1) {
          const answers = Array.from({ length: 60 }, (_, index) => lookUp(db, index));
          for (const answer of await Promise.all(answers)) lookupResults.add(answer);
        }
        return lookupResults.size === 1 && lookupResults.has(4) ? 4 : 0;
      });
      // The dataset is small: reading a large one would block this process and delay the timeouts of all queries.
      const runImports = async () => {
        for (const db of processes) expect((await importDataset(db, countries)).rows).toBeGreaterThan(200);
        return 4;
      };
      lookups.push(runImports());
      const answers = await Promise.allSettled(lookups);
      expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
      // Each process detects the missing prepared statements once, unless the setting already disables them.
      expect(lines.filter((line) => line.includes('STATEMENT_TIMEOUT_MS'))).toHaveLength(3);
      expect(lines.filter((line) => line.includes('prepared statements')).length).toBeLessThanOrEqual(
        preparedStatements === undefined ? 3 : 0,
      );
      expect(new Set(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null)))).toEqual(
        new Set([4]),
      );
      // A lock must not stay on a pooled connection.
      const client = postgres(direct, { max: 1 });
      cleanups.push(() => client.end());
      // The server releases locks only after it has responded.
      await expect
        .poll(() => client`select count(*)::int as n from pg_locks where locktype = 'advisory'`)
        .toEqual([{ n: 0 }]);
    },
  );

  test.each([[true], [false]])(
    'lookups survive a restart of PostgreSQL; behind PgBouncer: %s',
    async (isPooled) => {
      const folder = await mkdtemp(join(tmpdir(), 'lookup-restarted-'));
      cleanups.push(() => rm(folder, { recursive: true, force: true }));
      // PostgreSQL can run as another user, who needs access to the folder inside this one.
      await chmod(folder, 0o711);
      const port = await findFreePort();
      let server = await startPostgresql(port, join(folder, 'server'));
      cleanups.push(() => server.stop());
      const pooler = isPooled ? await startPgbouncer(server.url, 8) : undefined;
      cleanups.push(async () => pooler?.stop());
      const db = await openDatabase({ databaseUrl: pooler?.url ?? server.url, dataDir: folder });
      cleanups.push(() => db.close());

      let isOver = false;
      let answerCount = 0;
      const failures: unknown[] = [];
      const clients = Array.from({ length: 20 }, async () => {
        while (!isOver) {
          await db.query(sql`select 1 as n`).then(
            () => (answerCount += 1),
            (error: unknown) => failures.push(error),
          );
        }
      });
      await expect.poll(() => answerCount).toBeGreaterThan(200);
      // On a busy machine a restart takes longer than queries wait, so slow the clock down.
      const realNow = performance.now.bind(performance);
      const slowClock = vi.spyOn(performance, 'now').mockImplementation(() => realNow() / 20);
      cleanups.push(async () => slowClock.mockRestore());
      await server.stop();
      server = await startPostgresql(port, join(folder, 'server'));
      const answeredBefore = answerCount;
      await expect.poll(() => answerCount - answeredBefore).toBeGreaterThan(200);
      isOver = true;
      await Promise.all(clients);
      expect(failures).toEqual([]);
    },
  );
});
