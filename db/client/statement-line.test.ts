import { afterEach, expect, test, vi } from 'vitest';
import { StatementLine } from './statement-line.ts';

afterEach(() => void vi.restoreAllMocks());

test('statements run one after the other, and others are served between those that take long', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const line = new StatementLine();
  const order: string[] = [];
  /** As an embedded database: it holds the thread for so many milliseconds, then is done without an event. */
  const statement = (name: string, ms: number) =>
    line.take(async () => {
      order.push(name);
      now += ms;
      await Promise.resolve();
      return name;
    });
  const asked = Promise.all([
    statement('a', 3),
    statement('b', 3),
    statement('c', 9),
    statement('d', 1),
    statement('e', 1),
  ]);
  // Whatever asks meanwhile, once a turn.
  const others = () => {
    order.push('others');
    if (!order.includes('e')) setImmediate(others);
  };
  setImmediate(others);
  expect(await asked).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(order.join(' ')).toBe('a b others c others d e');
});

test('a statement that fails holds nobody up', async () => {
  const line = new StatementLine();
  const failed = line.take(() => Promise.reject(new Error('no such table')));
  const next = line.take(async () => 'next');
  await expect(failed).rejects.toThrow('no such table');
  expect(await next).toBe('next');
});
