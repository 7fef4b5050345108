import { describe, expect, test } from 'vitest';
import { Windows } from './window.ts';

describe('a fixed window of 60 seconds', () => {
  test('LIM-004 a rate limit window counts down and rejects requests beyond the limit', () => {
    const windows = new Windows();
    const remainingCounts = [0, 1, 2, 3].map((second) => windows.take('a', 3, second * 1000));
    expect(remainingCounts.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0]);
    expect(remainingCounts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(remainingCounts.map(({ reset }) => reset)).toEqual([60, 59, 58, 57]);
  });

  test('LIM-001 a rate limit window restarts after 60 seconds', () => {
    const windows = new Windows();
    expect(windows.take('a', 1, 0).allowed).toBe(true);
    expect(windows.take('a', 1, 59_999)).toMatchObject({ allowed: false, reset: 1 });
    expect(windows.take('a', 1, 60_000)).toMatchObject({ allowed: true, reset: 60 });
  });

  test('LIM-005 a rate limit window resets within 1 to 60 seconds and allows no extra request when the clock jumps back', () => {
    const windows = new Windows();
    windows.take('a', 1, 1_000_000);
    expect(windows.take('a', 1, 0)).toEqual({ limit: 1, remaining: 0, reset: 60, allowed: false });
    expect(windows.take('a', 1, 60_000).allowed).toBe(true);
  });

  test('LIM-040 a rate limit window allows exactly the limit for parallel requests', async () => {
    const windows = new Windows();
    const rates = await Promise.all(Array.from({ length: 50 }, async () => windows.take('a', 20, 0)));
    expect(rates.filter(({ allowed }) => allowed)).toHaveLength(20);
  });

  test('each key has a separate rate limit window', () => {
    const windows = new Windows();
    windows.take('a', 1, 0);
    expect(windows.take('b', 1, 0).allowed).toBe(true);
  });

  test('expired rate limit windows are dropped before active windows when there are too many', () => {
    const windows = new Windows(2);
    windows.take('a', 1, 0);
    windows.take('b', 1, 1);
    windows.take('a', 1, 60_000);
    // The window of b has just expired. The window of a, the older key, has just restarted.
    windows.take('c', 1, 60_001);
    expect(windows.take('a', 1, 60_002).allowed).toBe(false);
  });

  test('the number of rate limit windows in memory is limited', () => {
    const windows = new Windows(3);
    for (let key = 0; key < 100; key += 1) expect(windows.take(`${key}`, 1, 0).allowed).toBe(true);
    expect(windows.take('99', 1, 0).allowed).toBe(false);
  });

  test('the oldest of too many active rate limit windows is dropped', () => {
    const windows = new Windows(3);
    for (const key of ['a', 'b', 'c', 'd']) windows.take(key, 1, 0);
    expect(['b', 'c', 'd'].map((key) => windows.take(key, 1, 0).allowed)).toEqual([false, false, false]);
    expect(windows.take('a', 1, 0).allowed).toBe(true);
  });
});
