import { beforeEach, onTestFinished, vi } from 'vitest';

const heldDeadlines = new Map<AbortController, number>();

/**
 * In the tests of a file, deadlines of `AbortSignal.timeout` expire only when a test expires them. A server that never responds
 * calls `expireDeadline`; a server that responds may take any time.
 */
export function holdDeadlines(): void {
  beforeEach(() => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const deadline = new AbortController();
      heldDeadlines.set(deadline, milliseconds);
      return deadline.signal;
    });
    return () => {
      timeout.mockRestore();
      heldDeadlines.clear();
    };
  });
}

/**
 * Expires the shortest pending deadline.
 * @returns its milliseconds; undefined when none is pending
 */
export function expireDeadline(): number | undefined {
  const shortest = Math.min(...heldDeadlines.values());
  for (const [deadline, milliseconds] of [...heldDeadlines]) {
    if (milliseconds !== shortest) continue;
    heldDeadlines.delete(deadline);
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
  for (let elapsedMs = 0; elapsedMs < milliseconds; elapsedMs += 50) {
    for (let iteration = 0; iteration < 3; iteration += 1) await new Promise(setImmediate);
    vi.advanceTimersByTime(50);
  }
}

/** Advances held timers until work is done. @returns the longest timer that expired, in milliseconds */
export async function measureLongestTimer(work: () => Promise<unknown>): Promise<number> {
  const { setTimeout: reserved } = globalThis;
  let longestMs = 0;
  const setWatchedTimeout = (run: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) =>
    reserved(() => {
      longestMs = Math.max(longestMs, milliseconds);
      run(...values);
    }, milliseconds);
  const timers = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(setWatchedTimeout as typeof setTimeout);
  let isDone = false;
  const workDone = work().finally(() => (isDone = true));
  while (!isDone) {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(10);
  }
  timers.mockRestore();
  await workDone;
  return longestMs;
}
