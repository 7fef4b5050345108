import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { databases } from '../../test/support/databases.ts';
import { plan } from '../schema.ts';
import { openDatabase, type StoreOptions } from './client.ts';

const longTimeoutMs = 60_000;

/** Creates a store with one connection for lookups, and a second client that can hold locks. */
async function withOneConnection(limits: Pick<StoreOptions, 'statementTimeoutMs' | 'lockTimeoutMs'>) {
  const store = await databases[1]?.make();
  if (store?.databaseUrl === undefined) throw new Error('no PostgreSQL');
  const { databaseUrl, dataDir } = store;
  const lines: string[] = [];
  const warn = (line: string) => void lines.push(line);
  const db = await openDatabase({ databaseUrl, dataDir, databasePool: 1, ...limits, warn });
  const otherClient = postgres(databaseUrl, { max: 1 });
  onTestFinished(async () => {
    await Promise.all([db.close(), otherClient.end()]);
    await store.remove();
  });
  const readSessionId = async () => (await db.query(sql`select pg_backend_pid() as pid`))[0]?.['pid'];
  return { db, other: otherClient, session: readSessionId, lines };
}

// A quick test run has no PostgreSQL.
describe.skipIf('left' in inject('postgresql'))('timeouts on PostgreSQL', () => {
  test('a lookup that waits too long for a lock fails, and its connection serves the next lookup', async () => {
    const { db, other, session, lines } = await withOneConnection({
      statementTimeoutMs: longTimeoutMs,
      lockTimeoutMs: 50,
    });
    const sessionBefore = await session();
    await other.begin(async (holder) => {
      await holder`lock table plan in access exclusive mode`;
      await expect(db.orm.select().from(plan)).rejects.toMatchObject({ name: 'StoreError', code: '55P03' });
      await expect(db.transaction((orm) => orm.select().from(plan))).rejects.toMatchObject({ code: '55P03' });
      // Meanwhile, a query that does not use the locked table succeeds.
      expect(await session()).toBe(sessionBefore);
    });
    expect(await db.orm.select().from(plan)).toHaveLength(4);
    expect(await session()).toBe(sessionBefore);
    expect(lines).toEqual([expect.stringContaining('(55P03)')]);
  });

  test('PostgreSQL cancels a slow statement, also within a transaction, and the connection serves the next statement', async () => {
    const { db, other, session, lines } = await withOneConnection({ statementTimeoutMs: 100 });
    const sessionBefore = await session();
    const slowStatement = sql`select pg_sleep(600)`;
    await expect(db.query(slowStatement)).rejects.toMatchObject({ name: 'StoreError', code: '57014' });
    await expect(db.transaction((orm) => orm.execute(slowStatement))).rejects.toMatchObject({
      code: '57014',
    });
    expect(await session()).toBe(sessionBefore);
    expect(lines).toEqual([expect.stringContaining('(57014)')]);
    // The server must have cancelled the statement of the failed lookup.
    const [row] =
      await other`select count(*)::int as n from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`;
    expect(row).toEqual({ n: 0 });
  });

  test('bulk work on the store has no statement timeout', async () => {
    const { db } = await withOneConnection({ statementTimeoutMs: 20, lockTimeoutMs: 10 });
    const limits = await db.view(async ({ orm }) =>
      orm.execute(
        sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
      ),
    );
    expect(limits).toMatchObject([{ statement: '0', lock: '0' }]);
  });
});
