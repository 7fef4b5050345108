import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacer } from './pacer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setImmediate'] }));
afterEach(() => void vi.useRealTimers());

test('who waits is let go one at a time, in the order that they came, a turn of the event loop each', async () => {
  const pacer = new Pacer();
  const order: string[] = [];
  for (const name of ['a', 'b', 'c']) void pacer.next().then(() => order.push(name));
  setImmediate(() => order.push('others'));
  expect(order).toEqual([]);
  await vi.runAllTimersAsync();
  expect(order).toEqual(['a', 'others', 'b', 'c']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a slice is five milliseconds of the turn, and the next turn has one of its own', async () => {
  const pacer = new Pacer();
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
