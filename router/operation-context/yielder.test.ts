import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Yielder } from './yielder.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setImmediate'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the yielder resumes waiting operations one at a time in FIFO order until the time slice is used up', async () => {
  vi.useRealTimers();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const yielder = new Yielder();
  const order: string[] = [];
  const runWork = async (name: string, ms: number) => {
    await yielder.next().then(() => undefined);
    order.push(name);
    now += ms;
  };
  const works = Promise.all([
    runWork('a', 2),
    runWork('b', 2),
    runWork('c', 2),
    runWork('d', 7),
    runWork('e', 2),
  ]);
  const serveOthers = () => {
    order.push('others');
    if (!order.includes('e')) setImmediate(serveOthers);
  };
  setImmediate(serveOthers);
  expect(order).toEqual([]);
  await works;
  expect(order.join(' ')).toBe('a b c others d others e');
});

test('every turn of the event loop has a time slice of five milliseconds', async () => {
  const yielder = new Yielder();
  vi.advanceTimersByTime(1);
  for (let turn = 0; turn < 3; turn += 1) {
    const nextTurn = yielder.turn();
    expect(nextTurn).toBeInstanceOf(Promise);
    await vi.runAllTimersAsync();
    await nextTurn;
    vi.advanceTimersByTime(4);
    expect(yielder.turn()).toBeNull();
    vi.advanceTimersByTime(1);
  }
});
