import { beforeEach, onTestFinished, vi } from 'vitest';

const held = new Map<AbortController, number>();

/**
 * For the tests of a file, the time that `AbortSignal.timeout` gives does not pass by the clock of the machine, but when
 * a test says so: a service that stays silent calls `letTimePass`, one that answers may take as long as it does.
 */
export function holdDeadlines(): void {
  beforeEach(() => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const deadline = new AbortController();
      held.set(deadline, milliseconds);
      return deadline.signal;
    });
    return () => {
      timeout.mockRestore();
      held.clear();
    };
  });
}

/**
 * Time passes until the shortest that was given is over.
 * @returns its milliseconds; undefined when nobody waits
 */
export function letTimePass(): number | undefined {
  const shortest = Math.min(...held.values());
  for (const [deadline, milliseconds] of [...held]) {
    if (milliseconds !== shortest) continue;
    held.delete(deadline);
    deadline.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  }
  return Number.isFinite(shortest) ? shortest : undefined;
}

/** Until the test ends, what `setTimeout` was given passes when the test says so; sockets go on as ever. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets so many milliseconds of held timers pass, slowly enough for what each of them begins. */
export async function passTimers(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) {
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    vi.advanceTimersByTime(50);
  }
}

/** Lets held timers pass until some work is done. @returns the longest of them that came to its end, in milliseconds */
export async function longestWait(work: () => Promise<unknown>): Promise<number> {
  const { setTimeout: held } = globalThis;
  let longest = 0;
  const watched = (run: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) =>
    held(() => {
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
