import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFresh } from './refresh-rates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const hour = 60 * minute;

function followed() {
  const ends: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  const faults: unknown[] = [];
  const stop = keepFresh(() => new Promise((resolve, reject) => ends.push({ resolve, reject })), {
    everyMs: 6 * hour,
    onError: (error) => faults.push(error),
  });
  return { ends, faults, stop };
}

test('a refresh is made at once and at every turn, one at a time', async () => {
  const { ends, stop } = followed();
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20 * hour);
  expect(ends).toHaveLength(1); // still running
  ends[0]?.resolve(null);
  await vi.advanceTimersByTimeAsync(6 * hour - minute);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(minute);
  expect(ends).toHaveLength(2);
  ends[1]?.resolve(null);
  stop();
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(ends).toHaveLength(2);
});

test('a refresh that fails is told and made again after 1, 5 and 15 minutes, then at every turn', async () => {
  const { ends, faults, stop } = followed();
  const down = new Error('down');
  for (const [turn, wait] of [minute, 5 * minute, 15 * minute, 6 * hour, 6 * hour].entries()) {
    ends[turn]?.reject(down);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(ends).toHaveLength(turn + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toHaveLength(turn + 2);
  }
  expect(faults).toEqual([down, down, down, down, down]);
  ends[5]?.resolve(null);
  await vi.advanceTimersByTimeAsync(6 * hour);
  // After a success it begins anew.
  ends[6]?.reject(down);
  await vi.advanceTimersByTimeAsync(minute);
  expect(ends).toHaveLength(8);
  stop();
  ends[7]?.reject(down);
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(ends).toHaveLength(8);
});
