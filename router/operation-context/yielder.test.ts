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
  const pacer = new Yielder();
  const order: string[] = [];
  const work = async (name: string, ms: number) => {
    await pacer.next().then(() => undefined);
    order.push(name);
    now += ms;
  };
  const all = Promise.all([work('a', 2), work('b', 2), work('c', 2), work('d', 7), work('e', 2)]);
  const others = () => {
    order.push('others');
    if (!order.includes('e')) setImmediate(others);
  };
  setImmediate(others);
  expect(order).toEqual([]);
  await all;
  expect(order.join(' ')).toBe('a b c others d others e');
});

test('every turn of the event loop has a time slice of five milliseconds', async () => {
  const pacer = new Yielder();
  vi.advanceTimersByTime(1);
  for (let turn = 0; turn < 3; turn += 1) {
    const waiting = pacer.turn();
    expect(waiting).toBeInstanceOf(Promise);
    await vi.runAllTimersAsync();
    await waiting;
    vi.advanceTimersByTime(4);
    expect(pacer.turn()).toBeNull();
    vi.advanceTimersByTime(1);
  }
});
