import { afterEach, expect, test, vi } from 'vitest';
import { Budget } from './budget.ts';
import { budgetOf, OperationContext } from './operation-context.ts';

afterEach(() => void vi.restoreAllMocks());

const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:00:00.001Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:00:00.999Z', '2026-11-20T12:00:00.000Z'],
])('now is the current second, rounded down: %s', (now, second) => {
  const client = new AbortController();
  const context = new OperationContext({ now: at(now), client, timeoutMs: 1000 });
  expect(new Date(context.now).toISOString()).toBe(second);
});

test('the signal aborts when the client disconnects or the timeout expires', () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const disconnected = new AbortController();
  const one = new OperationContext({ now: 0, client: disconnected, timeoutMs: 1234 });
  const other = new OperationContext({ now: 0, client: new AbortController(), timeoutMs: 1234 });
  expect(one.signal.aborted).toBe(false);
  expect(other.signal.aborted).toBe(false);
  disconnected.abort();
  expect(one.signal.aborted).toBe(true);
  expect(other.signal.aborted).toBe(false);
  deadline.abort();
  expect(other.signal.aborted).toBe(true);
  expect(timeout).toHaveBeenCalledWith(1234);
});

test('an operation context creates one signal per request, on first use', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const context = new OperationContext({ now: 0, client: new AbortController(), timeoutMs: 1000 });
  expect(timeout).not.toHaveBeenCalled();
  expect(context.signal).toBe(context.signal);
  expect(timeout).toHaveBeenCalledTimes(1);
});

test('many listeners on the signal cause no memory leak warning', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => void warnings.push(name);
  process.on('warning', note);
  const { signal } = new OperationContext({ now: 0, client: new AbortController(), timeoutMs: 1000 });
  for (let waiting = 0; waiting < 50; waiting += 1) signal.addEventListener('abort', () => undefined);
  // Node emits the warning in the next tick.
  await new Promise((go) => setImmediate(go));
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

test('budgetOf returns the budget only for a /graphql operation that has one', () => {
  const client = new AbortController();
  const context = new OperationContext({ now: 0, client, timeoutMs: 1000 });
  expect(budgetOf(context)).toBeNull();
  context.budget = new Budget({
    timeoutMs: 1,
    lookups: 1,
    calls: 1,
    signal: client.signal,
    count: () => 0,
    spent: () => ({ code: 'invalid_request', message: '' }),
  });
  expect(budgetOf(context)).toBe(context.budget);
  expect(budgetOf({ now: 0, signal: client.signal })).toBeNull();
});
