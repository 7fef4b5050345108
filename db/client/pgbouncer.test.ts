import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { databases } from '../../test/support/databases.ts';
import { startPgbouncer } from '../../test/support/pgbouncer.ts';
import { importDataset } from '../import/import.ts';
import { languages } from '../importers/places.ts';
import { plan } from '../schema.ts';
import { openDatabase } from './client.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** An empty database behind a pooler of transactions with so many connections. */
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
      tell: (line: string) => void lines.push(line),
    };
    const db = await openDatabase({ ...options, ...more });
    ends.push(() => db.close());
    return db;
  };
  return { open, lines, direct: store.databaseUrl };
}

// A quick run has no PostgreSQL to put it in front of.
describe.skipIf('left' in inject('postgresql'))('behind PgBouncer in transaction mode', () => {
  test.each([[undefined], [false]])(
    'lookups, transactions and imports of several processes at once all succeed; PREPARED_STATEMENTS: %s',
    async (preparedStatements) => {
      const { open, direct, lines } = await pooled(8);
      const given = preparedStatements === undefined ? {} : { preparedStatements };
      const processes = await Promise.all([open(given), open(given), open(given)]);
      const work = processes.flatMap((db) => [
        ...Array.from({ length: 60 }, async (_, index) => {
          if (index % 3 === 0) return (await db.orm.select({ name: plan.name }).from(plan)).length;
          if (index % 3 === 1)
            return Number((await db.query(sql`select ${index}::int as n`))[0]?.['n']) >= 0 ? 4 : 0;
          return db.transaction(async (orm) => (await orm.select().from(plan)).length);
        }),
        importDataset(db, languages).then(({ rows }) => (rows > 7000 ? 4 : rows)),
      ]);
      const answers = await Promise.allSettled(work);
      expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
      // It finds out by itself, once for each process; who has said so finds out nothing.
      expect(lines.filter((line) => line.includes('prepared statements')).length).toBeLessThanOrEqual(
        preparedStatements === undefined ? 3 : 0,
      );
      expect(new Set(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : null)))).toEqual(
        new Set([4]),
      );
      // No lock stays with a connection that others get.
      const client = postgres(direct, { max: 1 });
      ends.push(() => client.end());
      expect(await client`select count(*)::int as n from pg_locks where locktype = 'advisory'`).toEqual([
        { n: 0 },
      ]);
    },
    120_000,
  );
});
