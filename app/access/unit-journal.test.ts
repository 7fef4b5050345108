import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client/client.ts';
import { getToolPath } from '../../test/support/build.ts';
import { databases, type Store } from '../../test/support/databases.ts';
import { measureRetained } from '../../test/support/retained-after.ts';
import { toMonth } from '../../router/limits/month.ts';
import { Units } from '../../router/limits/units.ts';
import { KeyRegistry } from '../key-administration/key-registry.ts';
import { createLeaseStore } from './lease-store.ts';
import { openJournal, settleAbandonedJournals } from './unit-journal.ts';

const keyDraft = {
  type: 'secret',
  plan: 'free',
  account: 'acme',
  families: null,
  ips: null,
  origins: [],
  appIds: [],
  version: null,
  expires: null,
} as const;
const script = getToolPath('spend-units');
/** The clock of the program `spend-units` returns the same time, so that both use units of the same month. */
const clock = () => Date.parse('2026-11-20T12:00:00Z');
const { name: month } = toMonth(clock());

describe.each(databases)('the usage of a killed process, on $name', ({ make }) => {
  let store: Store;
  let key: string;
  let child: ChildProcess | null;

  beforeEach(async () => {
    child = null;
    store = await make();
    key = await withDatabase(
      async (database) => (await new KeyRegistry(database, clock).create(keyDraft)).short,
    );
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await store.remove();
  });

  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await store.open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  async function startSpender(limit: string): Promise<ChildProcess> {
    const args = [store.databaseUrl ?? '', store.dataDir, key, limit];
    child = fork(script, args, { execArgv: [] });
    await once(child, 'message');
    return child;
  }
  const request = async (process: ChildProcess, command: object): Promise<Record<string, number>> => {
    process.send(command);
    const [response] = (await once(process, 'message')) as [Record<string, number>];
    return response;
  };
  const kill = async (process: ChildProcess) => {
    const processExit = once(process, 'exit');
    process.kill('SIGKILL');
    await processExit;
  };
  const readSettledUsage = () =>
    withDatabase(async (database) => {
      await settleAbandonedJournals(store.dataDir, createLeaseStore(database));
      const [row] = await new KeyRegistry(database, clock).usage(month, key);
      return { used: row?.used, leased: row?.leased };
    });

  test.each(['10000', 'none'])(
    'the usage of a killed process is counted completely and only once (limit %s)',
    async (limit) => {
      const process = await startSpender(limit);
      expect(await request(process, { spend: 137 })).toEqual({ spent: 137 });
      await request(process, { flush: true });
      expect(await request(process, { spend: 60 })).toEqual({ spent: 60 });
      await kill(process);
      const usage = await readSettledUsage();
      expect(usage.used).toBe(197);
      if (limit === 'none') expect(usage.leased).toBe(197);
      expect(await readSettledUsage()).toEqual(usage);
      expect(readdirSync(store.dataDir).filter((name) => name.includes('units-'))).toEqual([]);
    },
  );

  test('after kill -9, the units of every response are counted, and no units without a request', async () => {
    const process = await startSpender('none');
    expect(await request(process, { spend: 40 })).toEqual({ spent: 40 });
    process.send({ spend: 2_000_000 });
    process.send({ flush: true });
    await once(process, 'message'); // while it is spending
    await kill(process);
    const usage = await readSettledUsage();
    expect(usage.used).toBeGreaterThan(40);
    expect(usage.used).toBeLessThanOrEqual(2_000_040);
    expect(usage.leased).toBe(usage.used);
    expect(await readSettledUsage()).toEqual(usage);
  });

  test('the unit journal ignores an incomplete line, and counts a settlement once even when its response was lost', async () => {
    await withDatabase(async (database) => {
      const leases = createLeaseStore(database);
      const journal = await openJournal(store.dataDir, (error) => expect.fail(String(error)));
      let isLost = true;
      const units = new Units(
        {
          lease: (allowance, amounts) => leases.lease(allowance, amounts),
          async settle(settlements, share) {
            await leases.settle(settlements, share);
            if (isLost) throw new Error('the connection is gone');
          },
        },
        { clock, journal },
      );
      for (let count = 0; count < 5; count += 1) await units.reserve(key, 'pooled', null);
      await expect(units.flush()).rejects.toThrow('gone');
      await units.reserve(key, 'pooled', null);
      isLost = false;
      await units.flush();
      const book = new KeyRegistry(database, clock);
      expect(await book.usage(month, key)).toMatchObject([{ used: 6, leased: 6 }]);
      await units.reserve(key, 'pooled', null);
      await journal.close(); // as if killed: the share was not settled
      const [file] = readdirSync(store.dataDir).filter((name) => name.startsWith('units-'));
      appendFileSync(`${store.dataDir}/${file}`, `${key} pooled ${month} counted 1000`);
      await settleAbandonedJournals(store.dataDir, leases);
      expect(await book.usage(month, key)).toMatchObject([{ used: 7, leased: 7 }]);
    });
  });

  test('the settlement of usage skips the journal of a running process', async () => {
    await withDatabase(async (database) => {
      const journal = await openJournal(store.dataDir, (error) => expect.fail(String(error)));
      const units = new Units(createLeaseStore(database), { clock, journal });
      await units.reserve(key, 'pooled', null);
      await Promise.resolve();
      await new Promise((resolve) => process.nextTick(resolve));
      expect(await settleAbandonedJournals(store.dataDir, createLeaseStore(database))).toBe(0);
      await units.close();
      await journal.close();
      expect(await new KeyRegistry(database, clock).usage(month, key)).toMatchObject([{ used: 1 }]);
    });
  });
});

test('writing the unit journal retains no memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'));
  const journal = await openJournal(folder, (error) => {
    throw error;
  });
  const units = new Units(
    { lease: async (_, { wanted }) => wanted, settle: async () => undefined },
    { clock },
  );
  const meter = await units.reserve('k', 'pooled', null);
  if (meter === null) throw new Error('no units');
  // Less than the table of a Map, which has 150 bytes.
  expect(
    await measureRetained(10_000, (turn) => {
      journal.note(meter, 1);
      journal.write();
      // Each note schedules a callback with setImmediate. Let these callbacks run, because they would otherwise accumulate.
      return turn % 50 === 49 ? nextTurn() : null;
    }),
  ).toBeLessThan(30);
  await journal.close();
  await rm(folder, { recursive: true });
});

test('a journal that cannot be written reports the error once a minute, not with every response', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lookup-journal-'));
  const time = { now: 0 };
  const errors: unknown[] = [];
  const journal = await openJournal(
    folder,
    (error) => errors.push(error),
    () => time.now,
  );
  const units = new Units({ lease: async () => 0, settle: async () => undefined }, { clock, journal });
  const useUnits = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await units.reserve('key', 'pooled', null);
      journal.write();
    }
  };
  await rm(folder, { recursive: true });
  await useUnits(100);
  expect(errors).toHaveLength(1);
  expect(String(errors[0])).toContain('ENOENT');
  time.now = 59_999;
  await useUnits(1);
  expect(errors).toHaveLength(1);
  time.now = 60_000;
  await useUnits(1);
  expect(errors).toHaveLength(2);
});
