import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client/client.ts';
import { getToolPath } from '../../test/support/build.ts';
import { databases, skipsPostgresql, type Store } from '../../test/support/databases.ts';
import { KeyRegistry } from '../key-administration/key-registry.ts';
import { createLeaseStore } from './lease-store.ts';
import { toMonth } from '../../router/limits/month.ts';
import { Units } from '../../router/limits/units.ts';
import { settleAbandonedJournals } from './unit-journal.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

const keyDraft = {
  type: 'secret',
  plan: 'free',
  account: 'acme',
  origins: [],
  appIds: [],
  families: null,
  ips: null,
  version: null,
  expires: null,
} as const;

describe.each(databases)('leases on $name', ({ make }) => {
  let store: Store;
  let database: Database;
  let book: KeyRegistry;

  beforeAll(async () => {
    store = await make();
    database = await store.open();
    book = new KeyRegistry(database, () => now);
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  const createKey = async () => (await book.create(keyDraft)).short;
  const readUsageOf = async (key: string) =>
    (await book.usage('2026-11', key)).map(({ unit, used, leased }) => ({ unit, used, leased }));

  test('the lease store leases smaller blocks of units near the limit of a key, and no units above the limit', async () => {
    const leases = createLeaseStore(database);
    const allowance = { key: await createKey(), unit: 'carrier', month: '2026-11' } as const;
    const grantedCounts: number[] = [];
    for (;;) {
      const leasedCount = await leases.lease(allowance, { need: 1, wanted: 40, limit: 100 });
      if (leasedCount === 0) break;
      grantedCounts.push(leasedCount);
    }
    expect(grantedCounts.reduce((sum, each) => sum + each, 0)).toBe(100);
    expect(grantedCounts[0]).toBe(12);
    expect(grantedCounts.at(-1)).toBe(1);
  });

  test('the lease store never leases a unit twice to concurrent requests', async () => {
    const leases = createLeaseStore(database);
    const allowance = { key: await createKey(), unit: 'pooled', month: '2026-11' } as const;
    const grantedCounts = await Promise.all(
      Array.from({ length: 200 }, () => leases.lease(allowance, { need: 3, wanted: 3, limit: 100 })),
    );
    expect(grantedCounts.reduce((sum, each) => sum + each, 0)).toBe(100);
  });

  test('LIM-015 the lease store records spent units and returns unspent units when it closes', async () => {
    const key = await createKey();
    const units = new Units(createLeaseStore(database), { clock: () => now });
    for (let count = 0; count < 3; count += 1) await units.reserve(key, 'pooled', 10_000);
    await units.reserve(key, 'carrier', null);
    await units.flush();
    expect(await readUsageOf(key)).toMatchObject([
      { unit: 'carrier', used: 1, leased: 1 },
      { unit: 'pooled', used: 3, leased: 50 },
    ]);
    await units.close();
    expect(await readUsageOf(key)).toEqual([
      { unit: 'carrier', used: 1, leased: 1 },
      { unit: 'pooled', used: 3, leased: 3 },
    ]);
  });

  test('the lease store leases no units for an unknown key', async () => {
    const allowance = { key: 'unknown2', unit: 'pooled', month: '2026-11' } as const;
    expect(await createLeaseStore(database).lease(allowance, { need: 1, wanted: 1, limit: 10 })).toBe(0);
  });

  test('a lease fails with service_unavailable when the store is closed', async () => {
    const otherStore = await make();
    const closedDatabase = await otherStore.open();
    const leases = createLeaseStore(closedDatabase);
    await closedDatabase.close();
    const allowance = { key: 'unknown2', unit: 'pooled', month: '2026-11' } as const;
    await expect(leases.lease(allowance, { need: 1, wanted: 1, limit: 10 })).rejects.toMatchObject({
      extensions: { code: 'service_unavailable' },
    });
    await otherStore.remove();
  });
});

describe.skipIf(skipsPostgresql)('four processes on one PostgreSQL', () => {
  const limit = 2000;
  let store: Store;
  let database: Database;
  let key: string;
  let processes: ChildProcess[];

  beforeAll(async () => {
    const onPostgresql = databases.find(({ name }) => name === 'PostgreSQL');
    if (onPostgresql === undefined) throw new Error('no PostgreSQL');
    store = await onPostgresql.make();
    database = await store.open();
    key = (await new KeyRegistry(database, () => now).create(keyDraft)).short;
    const script = getToolPath('spend-units');
    const args = [store.databaseUrl ?? '', store.dataDir, key, `${limit}`];
    processes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const child = fork(script, args, { execArgv: [] });
        await once(child, 'message');
        return child;
      }),
    );
  });
  afterAll(async () => {
    for (const child of processes) child.kill('SIGKILL');
    await database.close();
    await store.remove();
  });

  const spend = async (child: ChildProcess, attempts: number): Promise<number> => {
    child.send({ spend: attempts });
    const [{ spent }] = (await once(child, 'message')) as [{ spent: number }];
    return spent;
  };
  const readUsage = async () => {
    const [row] = await database.query(sql`select leased, used from unit_usage where key = ${key}`);
    return { leased: Number(row?.['leased']), used: Number(row?.['used']) };
  };

  test('four processes together never exceed the limit of a key, and a killed process loses at most its unspent leases', async () => {
    const firstSpent = await Promise.all(processes.map((child) => spend(child, 60)));
    expect(firstSpent).toEqual([60, 60, 60, 60]);

    const [killed, ...others] = processes;
    killed?.kill('SIGKILL');

    const laterSpent = await Promise.all(others.map((child) => spend(child, 1500)));
    const total = [...firstSpent, ...laterSpent].reduce((sum, each) => sum + each, 0);
    expect(total).toBeLessThanOrEqual(limit);
    // A block is half a percent of the allowance. A process has at most one block leased and one requested.
    expect(total).toBeGreaterThanOrEqual(limit - 4 * 20);

    for (const child of others) {
      child.send({ end: true });
      await once(child, 'exit');
    }
    const usage = await readUsage();
    // The other processes have returned their unspent units, so only those of the killed process are missing.
    expect(usage.leased - total).toBeGreaterThanOrEqual(0);
    expect(usage.leased - total).toBeLessThanOrEqual(20);
    expect(usage.used).toBe(total - 60);
    await settleAbandonedJournals(store.dataDir, createLeaseStore(database));
    expect((await readUsage()).used).toBe(total);

    const units = new Units(createLeaseStore(database), { clock: () => now });
    let remainingCount = 0;
    while ((await units.reserve(key, 'pooled', limit)) !== null) remainingCount += 1;
    expect(total + remainingCount).toBeLessThanOrEqual(limit);
    expect(total + remainingCount).toBeGreaterThanOrEqual(limit - 20);
    expect(toMonth(now).name).toBe('2026-11');
  });
});
