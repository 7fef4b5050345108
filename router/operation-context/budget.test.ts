import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Json } from '../document/result.ts';
import { Budget, type BudgetOptions } from './budget.ts';
import { Yielder } from './yielder.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['performance', 'setImmediate'] }));
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.advanceTimersByTime(100);
});
afterAll(() => void vi.useRealTimers());

const spentProblem = { code: 'invalid_request', param: 'query', message: 'no more' } as const;

function fixture(changes: Partial<BudgetOptions> = {}) {
  const client = new AbortController();
  const budget = new Budget({
    timeoutMs: 1000,
    signal: client.signal,
    lookups: 3,
    calls: 5,
    createSpentProblem: () => spentProblem,
    countLookups: (data) => Object.keys(data).length,
    yielder: new Yielder(),
    ...changes,
  });
  return { budget, client };
}

/** Starts calls without waiting for the time slice. */
const startCalls = (budget: Budget, calls: number) => void budget.step(calls)?.catch(() => undefined);

const createData = (count: number): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [n, 1]));

test('a budget of an operation allows exactly its number of calls', () => {
  const { budget } = fixture();
  for (let call = 0; call < 5; call += 1) startCalls(budget, 1);
  expect(budget.runs).toBe(5);
  expect(budget.problem).toBeNull();
  expect(() => budget.step(1)).toThrow('has ended');
  expect(budget.problem).toBe(spentProblem);
});

test('a budget counts each call that a list starts', () => {
  const { budget } = fixture();
  startCalls(budget, 0);
  expect(budget.runs).toBe(0);
  expect(() => budget.step(6)).toThrow('has ended');
  expect(budget.runs).toBe(6);
});

test('a budget allows exactly the reserved number of fetched lookups', () => {
  const { budget } = fixture();
  expect(budget.mayContinue(createData(3))).toBe(true);
  expect(budget.mayContinue(createData(4))).toBe(false);
  expect(budget.problem).toBe(spentProblem);
  // An ended operation cannot continue.
  expect(budget.mayContinue(createData(0))).toBe(false);
});

test('a budget ends the operation after its deadline, and the message names the limit and a remedy', () => {
  const { budget } = fixture();
  vi.advanceTimersByTime(1000);
  expect(budget.mayContinue({})).toBe(true);
  vi.advanceTimersByTime(1);
  expect(budget.mayContinue({})).toBe(false);
  expect(budget.problem).toEqual({
    code: 'service_unavailable',
    message: expect.stringMatching(/timeout of 1000 ms.*OPERATION_TIMEOUT_MS/),
  });
  expect(() => budget.step(0)).toThrow('has ended');
});

test('a budget ends the operation when the client disconnects', () => {
  const { budget, client } = fixture();
  expect(budget.problem).toBeNull();
  client.abort();
  expect(budget.mayContinue({})).toBe(false);
  expect(budget.problem).toMatchObject({ code: 'service_unavailable' });
});

test('a budget reports the first problem, even when another limit is exceeded later', () => {
  const { budget, client } = fixture();
  client.abort();
  const firstProblem = budget.problem;
  vi.advanceTimersByTime(2000);
  expect(budget.mayContinue(createData(9))).toBe(false);
  expect(budget.problem).toBe(firstProblem);
});

describe('time slices', () => {
  test('an operation continues within its time slice of five milliseconds, and yields after the slice', async () => {
    const { budget } = fixture();
    const firstStep = budget.step(0);
    await vi.runAllTimersAsync();
    await firstStep;
    expect(budget.step(0)).toBeNull();
    vi.advanceTimersByTime(4);
    expect(budget.step(0)).toBeNull();
    vi.advanceTimersByTime(1);
    const step = budget.step(0);
    expect(step).toBeInstanceOf(Promise);
    await vi.runAllTimersAsync();
    await expect(step).resolves.toBeUndefined();
  });

  test('an operation that ends while it yields does not start its next lookup', async () => {
    const { budget, client } = fixture();
    const step = budget.step(0);
    expect(step).toBeInstanceOf(Promise);
    client.abort();
    const ending = expect(step).rejects.toThrow('has ended');
    await vi.runAllTimersAsync();
    await ending;
  });
});
