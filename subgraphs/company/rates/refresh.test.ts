import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFresh } from './refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a refresh is made at once and at every turn, one at a time, and after a failure again', async () => {
  const ends: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  const faults: unknown[] = [];
  const stop = keepFresh(() => new Promise((resolve, reject) => ends.push({ resolve, reject })), {
    everyMs: 1000,
    onFault: (error) => faults.push(error),
  });
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(ends).toHaveLength(1); // still running
  const down = new Error('down');
  ends[0]?.reject(down);
  await vi.advanceTimersByTimeAsync(1000);
  expect(faults).toEqual([down]);
  expect(ends).toHaveLength(2);
  ends[1]?.resolve(null);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(2);
});
