import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdTimers } from '../../test/support/test-clock.ts';
import { startRedis, type RedisServer } from '../../test/support/redis-server.ts';
import { SharedWindows } from './shared-windows.ts';
import { openWindowStore, computePauseMs, type WindowStore } from './window-store.ts';
import type { Rate } from './window.ts';

let server: RedisServer;
let stores: WindowStore[];

beforeAll(async () => {
  server = await startRedis();
  stores = Array.from({ length: 4 }, () => openWindowStore(server.url));
  await Promise.all(stores.map(waitForResponse));
});
afterAll(async () => {
  stores.forEach((store) => store.close());
  await server.kill();
});

/** Repeats requests until the store responds, because connecting happens in the background. */
async function waitForResponse(store: WindowStore): Promise<void> {
  for (;;) {
    try {
      await store.eval('return 1', 0, '', 0);
      return;
    } catch {
      await new Promise(setImmediate);
    }
  }
}

test('LIM-040 four processes with one Redis server together allow exactly the limit', async () => {
  const windows = stores.map((store) => new SharedWindows(store, { timeoutMs: 5000 }));
  const rates = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => windows[index % 4]?.take('shared', 50, 0)),
  );
  expect(rates.filter((rate) => rate?.allowed)).toHaveLength(50);
  expect(rates.every((rate) => rate !== undefined && rate.remaining >= 0)).toBe(true);
  expect(rates.every((rate) => rate !== undefined && rate.reset >= 1 && rate.reset <= 60)).toBe(true);
});

test('each key has a separate window in the shared store', async () => {
  const [first, second] = stores.map((store) => new SharedWindows(store, { timeoutMs: 5000 }));
  expect(await first?.take('one', 1, 0)).toMatchObject({ allowed: true, remaining: 0 });
  expect(await second?.take('two', 1, 0)).toMatchObject({ allowed: true, remaining: 0 });
  expect(await second?.take('one', 1, 0)).toMatchObject({ allowed: false, remaining: 0 });
});

test('a crash of the Redis server rejects no request, and shared counting resumes when the server is available again', async () => {
  const [store] = stores;
  if (store === undefined) throw new Error('no store');
  const changes: boolean[] = [];
  const windows = new SharedWindows(store, {
    timeoutMs: 5000,
    pauseMs: 1,
    onChange: (isShared) => changes.push(isShared),
  });
  let now = 0;
  const countRequest = (): Promise<Rate> => Promise.resolve(windows.take('crash', 100, (now += 1000)));
  expect(await countRequest()).toMatchObject({ allowed: true, remaining: 99 });
  await server.kill();
  expect(await countRequest()).toMatchObject({ allowed: true, remaining: 98 });
  expect(changes).toEqual([false]);
  await server.restart();
  await Promise.all(stores.map(waitForResponse));
  // The server has lost its counts; this process still has its own.
  expect(await countRequest()).toMatchObject({ allowed: true, remaining: 99 });
  expect(changes).toEqual([false, true]);
});

test('LIM-040 a Redis response that takes almost a second is awaited, and the limit stays exact', async () => {
  const changes: boolean[] = [];
  const windows = stores.map(
    (store) => new SharedWindows(store, { onChange: (isShared) => changes.push(isShared) }),
  );
  holdTimers();
  server.freeze();
  const pendingRates = Array.from({ length: 60 }, async (_, index) =>
    windows[index % 4]?.take('slow', 20, 0),
  );
  vi.advanceTimersByTime(999);
  server.thaw();
  const rates = await Promise.all(pendingRates);
  expect(rates.filter((rate) => rate?.allowed)).toHaveLength(20);
  expect(changes).toEqual([]);
});

test('each process counts its own requests, and logs this, when Redis does not respond for more than a second', async () => {
  const [store] = stores;
  if (store === undefined) throw new Error('no store');
  const changes: boolean[] = [];
  const windows = new SharedWindows(store, { onChange: (isShared) => changes.push(isShared) });
  holdTimers();
  server.freeze();
  const pendingRates = Array.from({ length: 5 }, async () => windows.take('silent', 3, 0));
  vi.advanceTimersByTime(1000);
  const rates = await Promise.all(pendingRates);
  expect(rates.filter(({ allowed }) => allowed)).toHaveLength(3);
  expect(changes).toEqual([false]);
  server.thaw();
});

test('the client of Redis reconnects with exponential pauses of at most five seconds', () => {
  expect([1, 2, 3, 5, 6, 7, 100].map(computePauseMs)).toEqual([200, 400, 800, 3200, 5000, 5000, 5000]);
});

test('waitForConnection waits at most the given time, and not at all once Redis is connected', async () => {
  const [store] = stores;
  if (store === undefined) throw new Error('no store');
  await waitForResponse(store);
  await store.waitForConnection(1_000_000);
  // No server listens on this port: connections are refused repeatedly, and the process keeps running.
  const unreachableStore = openWindowStore('redis://127.0.0.1:1');
  await unreachableStore.waitForConnection(20);
  await expect(unreachableStore.eval('return 1', 0, '', 0)).rejects.toThrow();
  unreachableStore.close();
});
