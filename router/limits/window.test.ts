import { describe, expect, test } from 'vitest';
import { Windows } from './window.ts';

describe('a fixed window of 60 seconds', () => {
  test('LIM-004 counts down and refuses beyond the limit', () => {
    const windows = new Windows();
    const seen = [0, 1, 2, 3].map((second) => windows.take('a', 3, second * 1000));
    expect(seen.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0]);
    expect(seen.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(seen.map(({ reset }) => reset)).toEqual([60, 59, 58, 57]);
  });

  test('LIM-001 starts anew when 60 seconds have passed', () => {
    const windows = new Windows();
    expect(windows.take('a', 1, 0).allowed).toBe(true);
    expect(windows.take('a', 1, 59_999)).toMatchObject({ allowed: false, reset: 1 });
    expect(windows.take('a', 1, 60_000)).toMatchObject({ allowed: true, reset: 60 });
  });

  test('LIM-005 a clock that jumps back keeps the reset within 1 to 60, and gives nothing anew', () => {
    const windows = new Windows();
    windows.take('a', 1, 1_000_000);
    expect(windows.take('a', 1, 0)).toEqual({ limit: 1, remaining: 0, reset: 60, allowed: false });
    expect(windows.take('a', 1, 60_000).allowed).toBe(true);
  });

  test('LIM-040 parallel requests: exactly the limit passes', async () => {
    const windows = new Windows();
    const rates = await Promise.all(Array.from({ length: 50 }, async () => windows.take('a', 20, 0)));
    expect(rates.filter(({ allowed }) => allowed)).toHaveLength(20);
  });

  test('keys do not share a window', () => {
    const windows = new Windows();
    windows.take('a', 1, 0);
    expect(windows.take('b', 1, 0).allowed).toBe(true);
  });

  test('when there are too many, a window that is over goes before one that is not', () => {
    const windows = new Windows(2);
    windows.take('a', 1, 0);
    windows.take('b', 1, 1);
    windows.take('a', 1, 60_000);
    // That of b has just ended; that of a, the older key, began anew a moment ago.
    windows.take('c', 1, 60_001);
    expect(windows.take('a', 1, 60_002).allowed).toBe(false);
  });

  test('the number of windows is bounded', () => {
    const windows = new Windows(3);
    for (let key = 0; key < 100; key += 1) expect(windows.take(`${key}`, 1, 0).allowed).toBe(true);
    expect(windows.take('99', 1, 0).allowed).toBe(false);
  });

  test('where all are busy, the one more that is counted takes the place of the oldest alone', () => {
    const windows = new Windows(3);
    for (const key of ['a', 'b', 'c', 'd']) windows.take(key, 1, 0);
    expect(['b', 'c', 'd'].map((key) => windows.take(key, 1, 0).allowed)).toEqual([false, false, false]);
    expect(windows.take('a', 1, 0).allowed).toBe(true);
  });
});
