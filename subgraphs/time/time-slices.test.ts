import { beforeEach, expect, test, vi } from 'vitest';
import { runInSlices, TimeSlices } from './time-slices.ts';

let now = 0;
beforeEach(() => {
  now = 100;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  return () => void clock.mockRestore();
});

test('a time slice lasts four milliseconds and restarts with the next turn of the event loop', async () => {
  const slices = new TimeSlices();
  now += 3.9;
  expect(slices.isOver).toBe(false);
  now += 0.1;
  expect(slices.isOver).toBe(true);
  let otherTaskCount = 0;
  setImmediate(() => (otherTaskCount += 1));
  await slices.next();
  expect(otherTaskCount).toBe(1);
  expect(slices.isOver).toBe(false);
  now += 4;
  expect(slices.isOver).toBe(true);
});

test.each([
  ['inSlices finishes short work without yielding', 1, 0],
  ['inSlices yields once per slice during long work', 2, 2],
])('long work yields to the event loop once per time slice: %s', async (_, stepMs, expected) => {
  let otherTaskCount = 0;
  let isOver = false;
  const countTurns = () => {
    if (isOver) return;
    otherTaskCount += 1;
    setImmediate(countTurns);
  };
  setImmediate(countTurns);
  function* work() {
    for (let step = 0; step < 3 + (stepMs - 1) * 2; step += 1) {
      now += stepMs;
      yield;
    }
    return 'done';
  }
  expect(await runInSlices(work())).toBe('done');
  isOver = true;
  expect(otherTaskCount).toBe(expected);
});
