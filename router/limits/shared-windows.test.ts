import { describe, expect, test, vi } from 'vitest';
import { holdTimers } from '../../test/support/test-clock.ts';
import { SharedWindows, type ScriptRunner } from './shared-windows.ts';

/** Simulates Valkey running the script, with a manual clock. */
function createStore() {
  const counts = new Map<string, { used: number; until: number }>();
  const state = { now: 0, mode: 'up' as 'up' | 'down' | 'silent' | 'nonsense', requested: 0 };
  const runner: ScriptRunner = {
    async eval(_script, keyCount, key, windowMs) {
      state.requested += 1;
      expect(keyCount).toBe(1);
      if (state.mode === 'down') throw new Error('ECONNREFUSED');
      if (state.mode === 'silent') {
        setImmediate(() => vi.advanceTimersByTime(5));
        return new Promise(() => undefined);
      }
      if (state.mode === 'nonsense') return 'OK';
      const previousCount = counts.get(key);
      const count =
        previousCount !== undefined && previousCount.until > state.now
          ? previousCount
          : { used: 0, until: state.now + windowMs };
      count.used += 1;
      counts.set(key, count);
      return [count.used, count.until - state.now];
    },
  };
  return { state, runner };
}

describe('windows shared by processes', () => {
  test('LIM-040 four processes with shared rate limit windows together allow exactly the limit', async () => {
    const { runner } = createStore();
    const processes = Array.from({ length: 4 }, () => new SharedWindows(runner));
    const rates = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => processes[index % 4]?.take('key', 30, 0)),
    );
    expect(rates.filter((rate) => rate?.allowed)).toHaveLength(30);
    expect(rates.every((rate) => rate !== undefined && rate.remaining >= 0 && rate.reset <= 60)).toBe(true);
  });

  test.each(['down', 'silent', 'nonsense'] as const)(
    'each process counts separately and retries the shared store after a pause when the store is %s',
    async (mode) => {
      holdTimers();
      const { runner, state } = createStore();
      const changes: boolean[] = [];
      const windows = new SharedWindows(runner, {
        timeoutMs: 5,
        pauseMs: 1000,
        onChange: (isShared) => changes.push(isShared),
      });
      state.mode = mode;
      const rates = [
        await windows.take('key', 2, 0),
        await windows.take('key', 2, 1),
        await windows.take('key', 2, 2),
      ];
      expect(rates.map(({ allowed }) => allowed)).toEqual([true, true, false]);
      expect(state.requested).toBe(1);
      state.mode = 'up';
      expect(await windows.take('other', 2, 2000)).toMatchObject({ allowed: true, remaining: 1 });
      expect(state.requested).toBe(2);
      expect(changes).toEqual([false, true]);
    },
  );

  test('a Redis response that arrived while the event loop was blocked still counts', async () => {
    holdTimers();
    const changes: boolean[] = [];
    const runner: ScriptRunner = {
      eval: () =>
        new Promise((answer) => {
          setImmediate(() => {
            vi.advanceTimersByTime(5);
            process.nextTick(answer, [3, 60_000]);
          });
        }),
    };
    const windows = new SharedWindows(runner, {
      timeoutMs: 5,
      onChange: (isShared) => changes.push(isShared),
    });
    expect(await windows.take('key', 2, 0)).toMatchObject({ allowed: false });
    expect(changes).toEqual([]);
  });

  test('a rate limit that one process alone has reached is enforced without a request to the shared store', async () => {
    const { runner, state } = createStore();
    const windows = new SharedWindows(runner);
    await windows.take('key', 1, 0);
    expect(windows.take('key', 1, 1)).toMatchObject({ allowed: false });
    expect(state.requested).toBe(1);
  });
});
