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
const closes: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  const made = await databases[0]?.make();
  if (made === undefined) throw new Error('no store');
  store = made;
  owner = await store.open();
  server = createServer((socket) => void owner.share?.(socket));
  server.listen(join(store.dataDir, 'x.sock'));
  await once(server, 'listening');
});
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
  server.close();
  await owner.close();
  await store.remove();
});

async function other(): Promise<{ db: Database; socket: Socket }> {
  const socket = connect(join(store.dataDir, 'x.sock'));
  await once(socket, 'connect');
  const db = openPgliteOnStream(socket, store.dataDir);
  closes.push(() => db.close());
  return { db, socket };
}

const rowsOf = (count: number, name: string): Dataset<typeof table> => ({
  ...admin1,
  bundled: () => ({ edition: name, source: 'test' }),
  *rows() {
    for (let line = 1; line <= count; line += 1)
      yield { line, row: { country: 'XK', code: String(line), name: `${name} ${line}` } };
  },
});

test("another process reads and writes the owner's data with the same values and errors", async () => {
  const { db } = await other();
  const plans = (of: Database) => of.orm.select().from(plan).orderBy(asc(plan.name));
  expect(await plans(db)).toEqual(await plans(owner));
  await db.transaction(async (orm) => orm.insert(account).values({ id: 'a', name: 'Ä "b" \\' }));
  expect(await owner.orm.select({ name: account.name }).from(account)).toEqual([{ name: 'Ä "b" \\' }]);
  const failing = db.transaction(async (orm) => {
    await orm.insert(account).values({ id: 'b', name: 'gone' });
    await orm.insert(account).values({ id: 'b', name: 'twice' });
  });
  await expect(failing).rejects.toMatchObject({ name: 'StoreError', code: '23505' });
  expect(await owner.query(sql`select count(*)::int as count from account`)).toEqual([{ count: 1 }]);
});

test('texts in arrays are equal in both processes', async () => {
  const { db } = await other();
  const localities = ['a,b', 'c"d', '\\.', '\\\\', '{}', 'NULL', ' ', 'é'];
  const position = { latitude: 1, longitude: 2 };
  await owner.orm
    .insert(postal)
    .values({ key: '1', country: 'FR', code: '1', city: 'A', ...position, localities });
  const read = (of: Database) =>
    of.view(({ orm }) => orm.select({ localities: postal.localities }).from(postal));
  expect(await read(owner)).toEqual([{ localities }]);
  expect(await read(db)).toEqual([{ localities }]);
});

test('swaps an import of another process atomically while the owner keeps responding', async () => {
  await importDataset(owner, rowsOf(3000, 'old'));
  const { db } = await other();
  const seen = new Set<string>();
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const [row] = await owner.query(
        sql`select min(split_part(name, ' ', 1)) || ' ' || max(split_part(name, ' ', 1)) || ' ' || count(*) as all from admin1`,
      );
      seen.add(String(row?.['all']));
      await new Promise((go) => setImmediate(go));
    }
  })();
  await importDataset(db, rowsOf(4000, 'new'));
  isOver = true;
  await asking;
  expect([...seen].filter((each) => each !== 'new new 4000')).toEqual(['old old 3000']);
  expect(await owner.view((view) => view.sum('admin1'))).toBe(await db.view((view) => view.sum('admin1')));
  // A result that comes in parts is complete.
  const all = await db.view(({ orm }) => orm.select().from(table).orderBy(asc(table.code)));
  expect(all).toEqual(await owner.orm.select().from(table).orderBy(asc(table.code)));
});

test('a process that ends during an import leaves everything unchanged and blocks no other process', async () => {
  await importDataset(owner, rowsOf(10, 'old'));
  const { db, socket } = await other();
  const broken = db.stage(['x'], async (stage) => {
    await stage.replace('admin1', '"country", "code", "name"', ['XK\t1\tnew\n']);
    socket.destroy();
    await stage.orm.select().from(plan);
  });
  await expect(broken).rejects.toThrow(StoreError);
  expect(await importDataset(owner, rowsOf(11, 'newer'))).toMatchObject({ status: 'imported', rows: 11 });
});

test('a transaction that another process leaves open is rolled back when it ends', async () => {
  const { db, socket } = await other();
  const open = db.transaction(async (orm) => {
    await orm.insert(account).values({ id: 'a', name: 'a' });
    socket.destroy();
    await orm.select().from(account);
  });
  await expect(open).rejects.toThrow(StoreError);
  expect(await owner.orm.select().from(account)).toEqual([]);
});
