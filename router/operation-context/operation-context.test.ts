import { afterEach, expect, test, vi } from 'vitest';
import { Budget } from './budget.ts';
import { findBudget, OperationContext } from './operation-context.ts';

afterEach(() => void vi.restoreAllMocks());

const parseInstant = (iso: string) => Date.parse(iso);

test.each([
  ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:00:00.001Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:00:00.999Z', '2026-11-20T12:00:00.000Z'],
])('the field now of an operation context is the current second, rounded down: %s', (now, second) => {
  const client = new AbortController();
  const context = new OperationContext({ now: parseInstant(now), client, timeoutMs: 1000 });
  expect(new Date(context.now).toISOString()).toBe(second);
});

test('the abort signal of an operation fires when the client disconnects or the timeout expires', () => {
  const deadline = new AbortController();
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const disconnected = new AbortController();
  const firstContext = new OperationContext({ now: 0, client: disconnected, timeoutMs: 1234 });
  const otherContext = new OperationContext({ now: 0, client: new AbortController(), timeoutMs: 1234 });
  expect(firstContext.signal.aborted).toBe(false);
  expect(otherContext.signal.aborted).toBe(false);
  disconnected.abort();
  expect(firstContext.signal.aborted).toBe(true);
  expect(otherContext.signal.aborted).toBe(false);
  deadline.abort();
  expect(otherContext.signal.aborted).toBe(true);
  expect(timeoutSpy).toHaveBeenCalledWith(1234);
});

test('an operation context creates one abort signal per request, on first use', () => {
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout');
  const context = new OperationContext({ now: 0, client: new AbortController(), timeoutMs: 1000 });
  expect(timeoutSpy).not.toHaveBeenCalled();
  expect(context.signal).toBe(context.signal);
  expect(timeoutSpy).toHaveBeenCalledTimes(1);
});

test('many listeners on one abort signal cause no memory leak warning', async () => {
  const warnings: string[] = [];
  const recordWarning = ({ name }: Error) => void warnings.push(name);
  process.on('warning', recordWarning);
  const { signal } = new OperationContext({ now: 0, client: new AbortController(), timeoutMs: 1000 });
  for (let index = 0; index < 50; index += 1) signal.addEventListener('abort', () => undefined);
  // Node emits the warning in the next tick.
  await new Promise((go) => setImmediate(go));
  process.off('warning', recordWarning);
  expect(warnings).toEqual([]);
});

test('findBudget returns a budget only for a /graphql operation that has one', () => {
  const client = new AbortController();
  const context = new OperationContext({ now: 0, client, timeoutMs: 1000 });
  expect(findBudget(context)).toBeNull();
  context.budget = new Budget({
    timeoutMs: 1,
    lookups: 1,
    calls: 1,
    signal: client.signal,
    countLookups: () => 0,
    createSpentProblem: () => ({ code: 'invalid_request', message: '' }),
  });
  expect(findBudget(context)).toBe(context.budget);
  expect(findBudget({ now: 0, signal: client.signal })).toBeNull();
});
