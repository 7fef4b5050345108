import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client/client.ts';
import { databases, type Store } from '../../test/support/databases.ts';
import { KeyRegistry } from '../key-administration/key-registry.ts';
import { readRequestCounts, deleteOldCounts, RequestCounts } from './request-counts.ts';

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

describe.each(databases)('the counts of requests on $name', ({ make }) => {
  let store: Store;
  let database: Database;
  let firstKey: string;
  let secondKey: string;
  let now = Date.now() - 86_400_000;
  const getDay = () => new Date(now).toISOString().slice(0, 10);

  beforeAll(async () => {
    store = await make();
    database = await store.open();
    const book = new KeyRegistry(database, () => now);
    firstKey = (await book.create(keyDraft)).short;
    secondKey = (await book.create(keyDraft)).short;
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  const createExchange = (key: string | undefined, family: string) => ({
    response: { status: 200, headers: [], body: '', info: { family, plan: 'free', key } },
  });

  test('requests with a key are counted by key, family and day across all processes, and anonymous requests are not counted', async () => {
    const [one, other] = [new RequestCounts(database, () => now), new RequestCounts(database, () => now)];
    const yesterday = getDay();
    one.observe(createExchange(firstKey, 'city'));
    one.observe(createExchange(firstKey, 'city'));
    one.observe(createExchange(secondKey, 'time'));
    one.observe(createExchange(undefined, 'ip'));
    one.observe(createExchange(firstKey, 'none'));
    one.observe(createExchange('guest', 'city'));
    one.observe({ response: { status: 200, headers: [], body: '' } });
    other.observe(createExchange(firstKey, 'city'));
    await Promise.all([one.flush(), other.flush()]);
    await one.flush();
    now += 86_400_000;
    one.observe(createExchange(firstKey, 'time'));
    await one.flush();
    expect(await readRequestCounts(database, yesterday, null)).toEqual({
      byDay: new Map([
        [yesterday, 4],
        [getDay(), 1],
      ]),
      byFamily: new Map([
        ['city', 3],
        ['time', 2],
      ]),
      byKey: new Map([
        [firstKey, 4],
        [secondKey, 1],
      ]),
    });
    expect((await readRequestCounts(database, getDay(), firstKey)).byFamily).toEqual(new Map([['time', 1]]));
  });

  test('request counts that the store rejected are written together with the next counts', async () => {
    let isDown = true;
    const unstableDatabase = {
      query: (statement: Parameters<Database['query']>[0]) =>
        isDown ? Promise.reject(new Error('down')) : database.query(statement),
    } as Database;
    const counts = new RequestCounts(unstableDatabase, () => now);
    counts.observe(createExchange(secondKey, 'ip'));
    await expect(counts.flush()).rejects.toThrow('down');
    isDown = false;
    counts.observe(createExchange(secondKey, 'ip'));
    await counts.flush();
    expect((await readRequestCounts(database, getDay(), secondKey)).byFamily).toEqual(new Map([['ip', 2]]));
  });

  test('a second write of request counts waits until the first write has ended', async () => {
    const order: string[] = [];
    let release: () => void = () => undefined;
    const releaseSignal = new Promise<void>((resolve) => (release = resolve));
    const slowDatabase = {
      async query() {
        await releaseSignal;
        order.push('written');
      },
    } as unknown as Database;
    const counts = new RequestCounts(slowDatabase, () => now);
    counts.observe(createExchange(firstKey, 'ip'));
    const writes = [counts.flush(), counts.flush().then(() => order.push('second call'))];
    await new Promise(setImmediate);
    release();
    await Promise.all(writes);
    expect(order).toEqual(['written', 'second call']);
  });

  test('request counts are deleted only when they are more than 400 days old', async () => {
    const today = now;
    const counts = new RequestCounts(database, () => now);
    now = today - 402 * 86_400_000;
    counts.observe(createExchange(firstKey, 'asn'));
    await counts.flush();
    now = today;
    await deleteOldCounts(database);
    const { byFamily } = await readRequestCounts(database, '2000-01-01', firstKey);
    expect([byFamily.has('asn'), byFamily.get('city')]).toEqual([false, 3]);
  });
});
