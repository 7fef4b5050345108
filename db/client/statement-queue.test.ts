import { afterEach, expect, test, vi } from 'vitest';
import { StatementQueue } from './statement-queue.ts';

afterEach(() => void vi.restoreAllMocks());

test('the statement queue runs statements one after the other and yields to other work after long ones', async () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const queue = new StatementQueue();
  const startOrder: string[] = [];
  /**
   * Runs a statement as an embedded database does: blocks the thread for some milliseconds, then resolves without an
   * event.
   */
  const runStatement = (name: string, ms: number) =>
    queue.take(async () => {
      startOrder.push(name);
      nowMs += ms;
      await Promise.resolve();
      return name;
    });
  const allDone = Promise.all([
    runStatement('a', 3),
    runStatement('b', 3),
    runStatement('c', 9),
    runStatement('d', 1),
    runStatement('e', 1),
  ]);
  // Runs other work once per turn of the event loop.
  const runOthers = () => {
    startOrder.push('others');
    if (!startOrder.includes('e')) setImmediate(runOthers);
  };
  setImmediate(runOthers);
  expect(await allDone).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(startOrder.join(' ')).toBe('a b others c others d e');
});

test('a failed statement does not block the next statement in the queue', async () => {
  const queue = new StatementQueue();
  const failedStatement = queue.take(() => Promise.reject(new Error('no such table')));
  const nextStatement = queue.take(async () => 'next');
  await expect(failedStatement).rejects.toThrow('no such table');
  expect(await nextStatement).toBe('next');
});
