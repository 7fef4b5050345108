import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client/client.ts';
import { builtTool } from '../../test/support/build.ts';
import { databases, type Store } from '../../test/support/databases.ts';
import { leftBehind } from '../../test/support/left-behind.ts';
import { monthAt } from '../../router/limits/month.ts';
import { Units } from '../../router/limits/units.ts';
import { KeyBook } from '../key-administration/key-book.ts';
import { leaseStore } from './lease-store.ts';
import { openJournal, settleLeftJournals } from './unit-journal.ts';

const draft = {
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
const script = builtTool('spend-units');
/** That of the process which spends, and of those that read what it left: one instant, not two at the end of a month. */
const clock = () => Date.parse('2026-11-20T12:00:00Z');
const { name: month } = monthAt(clock());

describe.each(databases)('what a killed process had spent, on $name', ({ make }) => {
  let store: Store;
  let key: string;
  let child: ChildProcess | null;

  beforeEach(async () => {
    child = null;
    store = await make();
    key = await within(async (database) => (await new KeyBook(database, clock).create(draft)).short);
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await store.remove();
  });

  async function within<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await store.open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  async function spender(limit: string): Promise<ChildProcess> {
    const args = [store.databaseUrl ?? '', store.dataDir, key, limit];
    child = fork(script, args, { execArgv: [] });
    await once(child, 'message');
    return child;
  }
  const told = async (process: ChildProcess, order: object): Promise<Record<string, number>> => {
    process.send(order);
    const [answer] = (await once(process, 'message')) as [Record<string, number>];
    return answer;
  };
  const killed = async (process: ChildProcess) => {
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
  };
  const used = () =>
    within(async (database) => {
      await settleLeftJournals(store.dataDir, leaseStore(database));
      const [row] = await new KeyBook(database, clock).usage(month, key);
      return { used: row?.used, leased: row?.leased };
    });

  test.each(['10000', 'none'])(
    'kill -9 loses none of it, and nothing counts twice (limit %s)',
    async (limit) => {
      const process = await spender(limit);
      expect(await told(process, { spend: 137 })).toEqual({ spent: 137 });
      await told(process, { flush: true });
      expect(await told(process, { spend: 60 })).toEqual({ spent: 60 });
      await killed(process);
      const books = await used();
      expect(books.used).toBe(197);
      if (limit === 'none') expect(books.leased).toBe(197);
      expect(await used()).toEqual(books);
      expect(readdirSync(store.dataDir).filter((name) => name.includes('units-'))).toEqual([]);
    },
  );

  test('kill -9 in the middle: at least what was answered is counted, at most what was asked', async () => {
    const process = await spender('none');
    expect(await told(process, { spend: 40 })).toEqual({ spent: 40 });
    process.send({ spend: 2_000_000 });
    process.send({ flush: true });
    await once(process, 'message'); // in the midst of spending
    await killed(process);
    const books = await used();
    expect(books.used).toBeGreaterThan(40);
    expect(books.used).toBeLessThanOrEqual(2_000_040);
    expect(books.leased).toBe(books.used);
    expect(await used()).toEqual(books);
  });

  test('a settlement whose answer was lost is not counted again, and a line that was cut off is none', async () => {
    await within(async (database) => {
      const leases = leaseStore(database);
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
      const book = new KeyBook(database, clock);
      expect(await book.usage(month, key)).toMatchObject([{ used: 6, leased: 6 }]);
      await units.reserve(key, 'pooled', null);
      await journal.close(); // as if killed: the share was not settled
      const [file] = readdirSync(store.dataDir).filter((name) => name.startsWith('units-'));
      appendFileSync(`${store.dataDir}/${file}`, `${key} pooled ${month} counted 1000`);
      await settleLeftJournals(store.dataDir, leases);
      expect(await book.usage(month, key)).toMatchObject([{ used: 7, leased: 7 }]);
    });
  });

  test('the journal of a process that lives is left alone', async () => {
    await within(async (database) => {
      const journal = await openJournal(store.dataDir, (error) => expect.fail(String(error)));
      const units = new Units(leaseStore(database), { clock, journal });
      await units.reserve(key, 'pooled', null);
      await Promise.resolve();
      await new Promise((go) => process.nextTick(go));
      expect(await settleLeftJournals(store.dataDir, leaseStore(database))).toBe(0);
      await units.close();
      await journal.close();
      expect(await new KeyBook(database, clock).usage(month, key)).toMatchObject([{ used: 1 }]);
    });
  });
});

test('what is written down leaves nothing behind that lives long', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'));
  const journal = await openJournal(folder, (error) => {
    throw error;
  });
  const lasting = new Units(
    { lease: async (_, { wanted }) => wanted, settle: async () => undefined },
    { clock },
  );
  const meter = await lasting.reserve('k', 'pooled', null);
  if (meter === null) throw new Error('no units');
  // The table of a Map is 150 bytes.
  expect(
    await leftBehind(10_000, (turn) => {
      journal.note(meter, 1);
      journal.write();
      // What a note has asked for at the end of the turn would gather.
      return turn % 50 === 49 ? nextTurn() : null;
    }),
  ).toBeLessThan(30);
  await journal.close();
  await rm(folder, { recursive: true });
});
