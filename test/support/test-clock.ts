import { beforeEach, onTestFinished, vi } from 'vitest';

const reserved = new Map<AbortController, number>();

/**
 * In the tests of a file, deadlines of `AbortSignal.timeout` expire only when a test says so. A server that never responds
 * calls `releaseTime`; one that responds may take any time.
 */
export function holdDeadlines(): void {
  beforeEach(() => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const deadline = new AbortController();
      reserved.set(deadline, milliseconds);
      return deadline.signal;
    });
    return () => {
      timeout.mockRestore();
      reserved.clear();
    };
  });
}

/**
 * Expires the shortest pending deadline.
 * @returns its milliseconds; undefined when none is pending
 */
export function releaseTime(): number | undefined {
  const shortest = Math.min(...reserved.values());
  for (const [deadline, milliseconds] of [...reserved]) {
    if (milliseconds !== shortest) continue;
    reserved.delete(deadline);
    deadline.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  }
  return Number.isFinite(shortest) ? shortest : undefined;
}

/** Replaces `setTimeout` until the test ends, so that the test advances the time; sockets work as usual. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Advances held timers by some milliseconds, and lets pending work run in between. */
export async function passTimers(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    vi.advanceTimersByTime(50);
  }
}

/** Advances held timers until work is done. @returns the longest timer that expired, in milliseconds */
export async function longestTimer(work: () => Promise<unknown>): Promise<number> {
  const { setTimeout: reserved } = globalThis;
  let longest = 0;
  const watched = (run: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) =>
    reserved(() => {
      longest = Math.max(longest, milliseconds);
      run(...values);
    }, milliseconds);
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(watched as typeof setTimeout);
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  while (!isDone) {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(10);
  }
  timers.mockRestore();
  await done;
  return longest;
}
