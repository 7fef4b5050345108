import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import { importDataset } from '../import/import.ts';
import type { Dataset } from '../import/dataset.ts';
import { admin1 } from '../importers/divisions.ts';
import { account, admin1 as table, plan, postal } from '../schema.ts';
import { openPgliteOnStream, StoreError, type Database } from './client.ts';

let store: Store;
let owner: Database;
let server: Server;
const cleanups: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  const createdStore = await databases[0]?.make();
  if (createdStore === undefined) throw new Error('no store');
  store = createdStore;
  owner = await store.open();
  server = createServer((socket) => void owner.share?.(socket));
  server.listen(join(store.dataDir, 'x.sock'));
  await once(server, 'listening');
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  server.close();
  await owner.close();
  await store.remove();
});

async function connectWorker(): Promise<{ db: Database; socket: Socket }> {
  const socket = connect(join(store.dataDir, 'x.sock'));
  await once(socket, 'connect');
  const db = openPgliteOnStream(socket, store.dataDir);
  cleanups.push(() => db.close());
  return { db, socket };
}

const createDataset = (count: number, name: string): Dataset<typeof table> => ({
  ...admin1,
  bundled: () => ({ edition: name, source: 'test' }),
  *rows() {
    for (let line = 1; line <= count; line += 1)
      yield { line, row: { country: 'XK', code: String(line), name: `${name} ${line}` } };
  },
});

test('a second process reads and writes the data of the owner process with the same values and errors', async () => {
  const { db } = await connectWorker();
  const readPlans = (of: Database) => of.orm.select().from(plan).orderBy(asc(plan.name));
  expect(await readPlans(db)).toEqual(await readPlans(owner));
  await db.transaction(async (orm) => orm.insert(account).values({ id: 'a', name: 'Ä "b" \\' }));
  expect(await owner.orm.select({ name: account.name }).from(account)).toEqual([{ name: 'Ä "b" \\' }]);
  const failedTransaction = db.transaction(async (orm) => {
    await orm.insert(account).values({ id: 'b', name: 'gone' });
    await orm.insert(account).values({ id: 'b', name: 'twice' });
  });
  await expect(failedTransaction).rejects.toMatchObject({ name: 'StoreError', code: '23505' });
  expect(await owner.query(sql`select count(*)::int as count from account`)).toEqual([{ count: 1 }]);
});

test('the owner process and a second process read the same texts in arrays', async () => {
  const { db } = await connectWorker();
  const localities = ['a,b', 'c"d', '\\.', '\\\\', '{}', 'NULL', ' ', 'é'];
  const position = { latitude: 1, longitude: 2 };
  await owner.orm
    .insert(postal)
    .values({ key: '1', country: 'FR', code: '1', city: 'A', ...position, localities });
  const readRows = (of: Database) =>
    of.view(({ orm }) => orm.select({ localities: postal.localities }).from(postal));
  expect(await readRows(owner)).toEqual([{ localities }]);
  expect(await readRows(db)).toEqual([{ localities }]);
});

test('an import of a second process becomes visible atomically while the owner process keeps responding', async () => {
  await importDataset(owner, createDataset(3000, 'old'));
  const { db } = await connectWorker();
  const seenNames = new Set<string>();
  let isOver = false;
  const polling = (async () => {
    while (!isOver) {
      const [row] = await owner.query(
        sql`select min(split_part(name, ' ', 1)) || ' ' || max(split_part(name, ' ', 1)) || ' ' || count(*) as all from admin1`,
      );
      seenNames.add(String(row?.['all']));
      await new Promise((go) => setImmediate(go));
    }
  })();
  await importDataset(db, createDataset(4000, 'new'));
  isOver = true;
  await polling;
  expect([...seenNames].filter((each) => each !== 'new new 4000')).toEqual(['old old 3000']);
  expect(await owner.view((view) => view.sum('admin1'))).toBe(await db.view((view) => view.sum('admin1')));
  // A result that comes in parts is complete.
  const allRows = await db.view(({ orm }) => orm.select().from(table).orderBy(asc(table.code)));
  expect(allRows).toEqual(await owner.orm.select().from(table).orderBy(asc(table.code)));
});

test('a process that ends during an import leaves the data unchanged and blocks no other process', async () => {
  await importDataset(owner, createDataset(10, 'old'));
  const { db, socket } = await connectWorker();
  const failedStage = db.stage(['x'], async (stage) => {
    await stage.replace('admin1', '"country", "code", "name"', ['XK\t1\tnew\n']);
    socket.destroy();
    await stage.orm.select().from(plan);
  });
  await expect(failedStage).rejects.toThrow(StoreError);
  expect(await importDataset(owner, createDataset(11, 'newer'))).toMatchObject({
    status: 'imported',
    rows: 11,
  });
});

test('a transaction that a process leaves open is rolled back when the process ends', async () => {
  const { db, socket } = await connectWorker();
  const openTransaction = db.transaction(async (orm) => {
    await orm.insert(account).values({ id: 'a', name: 'a' });
    socket.destroy();
    await orm.select().from(account);
  });
  await expect(openTransaction).rejects.toThrow(StoreError);
  expect(await owner.orm.select().from(account)).toEqual([]);
});
