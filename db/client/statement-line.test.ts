import { afterEach, expect, test, vi } from 'vitest';
import { StatementQueue } from './statement-line.ts';

afterEach(() => void vi.restoreAllMocks());

test('runs statements one after the other and yields to other work after long ones', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const line = new StatementQueue();
  const order: string[] = [];
  /** Like an embedded database: blocks the thread for some milliseconds, then resolves without an event. */
  const statement = (name: string, ms: number) =>
    line.take(async () => {
      order.push(name);
      now += ms;
      await Promise.resolve();
      return name;
    });
  const requested = Promise.all([
    statement('a', 3),
    statement('b', 3),
    statement('c', 9),
    statement('d', 1),
    statement('e', 1),
  ]);
  // Other work, once per turn of the event loop.
  const others = () => {
    order.push('others');
    if (!order.includes('e')) setImmediate(others);
  };
  setImmediate(others);
  expect(await requested).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(order.join(' ')).toBe('a b others c others d e');
});

test('a failed statement does not block the next one', async () => {
  const line = new StatementQueue();
  const failed = line.take(() => Promise.reject(new Error('no such table')));
  const next = line.take(async () => 'next');
  await expect(failed).rejects.toThrow('no such table');
  expect(await next).toBe('next');
});
