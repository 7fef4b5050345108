import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mainThread } from './main-thread.ts';
import type { JobContext } from './thread-role.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const day = 86_400_000;

test('the main thread deletes old request counts at start and then daily', async () => {
  const query = vi.fn(async () => []);
  const context = {
    settings: { providers: {} },
    database: { kind: 'postgresql', query },
    clock: Date.now,
    onError: () => undefined,
  } as unknown as JobContext;
  const closers = await mainThread.startJobs(context);
  expect(query).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(query).toHaveBeenCalledTimes(3);
  for (const close of closers) await close();
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(query).toHaveBeenCalledTimes(3);
});
