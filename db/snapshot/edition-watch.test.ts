import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../client/database.ts';
import { watchEditions } from './edition-watch.ts';

const flushTurns = async () => {
  for (let each = 0; each < 3; each += 1) await new Promise(setImmediate);
};
const createEdition = (contentHash: string) => ({ name: 'cities', contentHash, edition: 'x', source: 'y' });

/** Starts a watch on a fake store. The test sets its versions, or an error that it throws. */
function startWatch() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store: { looks: number; says: object[] | Error; refreshed: number; failed: unknown[] } = {
    looks: 0,
    says: [createEdition('a')],
    refreshed: 0,
    failed: [],
  };
  const orderBy = async () => {
    store.looks += 1;
    if (store.says instanceof Error) throw store.says;
    return store.says;
  };
  const orm = { select: () => ({ from: () => ({ orderBy }) }) };
  const effects = { refresh: async () => void (store.refreshed += 1) };
  const stop = watchEditions({ orm } as unknown as Database, () => effects.refresh(), {
    intervalMs: 1000,
    retryDelayMs: 5000,
    onError: (error) => void store.failed.push(error),
  });
  const advanceTime = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await flushTurns();
  };
  return { store, effects, stop, pass: advanceTime };
}

test('the edition watch checks the store immediately and then every second, and an unchanged store causes no refresh', async () => {
  const { store, pass } = startWatch();
  await pass(0);
  expect([store.looks, store.refreshed]).toEqual([1, 0]);
  await pass(999);
  expect(store.looks).toBe(1);
  await pass(1);
  expect([store.looks, store.refreshed]).toEqual([2, 0]);
});

test('the edition watch refreshes the snapshots once per new version', async () => {
  const { store, pass } = startWatch();
  await pass(0);
  store.says = [createEdition('b')];
  await pass(1000);
  expect(store.refreshed).toBe(1);
  await pass(1000);
  expect(store.refreshed).toBe(1);
  store.says = [createEdition('b'), { ...createEdition('c'), name: 'ports' }];
  await pass(1000);
  expect(store.refreshed).toBe(2);
});

test('the edition watch reports a failing store and checks it again later', async () => {
  const { store, pass } = startWatch();
  await pass(0);
  const error = new Error('down');
  store.says = error;
  await pass(1000);
  expect(store.failed).toEqual([error]);
  await pass(4999);
  expect(store.looks).toBe(2);
  store.says = [createEdition('b')];
  await pass(1);
  expect([store.looks, store.refreshed]).toEqual([3, 1]);
});

test('the edition watch retries a failed refresh', async () => {
  const { store, effects, pass } = startWatch();
  await pass(0);
  const { refresh } = effects;
  effects.refresh = () => Promise.reject(new Error('full'));
  store.says = [createEdition('b')];
  await pass(1000);
  expect(store.failed).toHaveLength(1);
  effects.refresh = refresh;
  await pass(5000);
  expect(store.refreshed).toBe(1);
});

test('a stopped edition watch makes no calls, even when it was stopped during a check', async () => {
  const { store, stop, pass } = startWatch();
  await pass(0);
  store.says = new Error('closed');
  vi.advanceTimersByTime(1000);
  stop();
  await flushTurns();
  expect(store.failed).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  await pass(10_000);
  expect(store.looks).toBe(2);
});
