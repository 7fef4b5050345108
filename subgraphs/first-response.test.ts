import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFirstWait } from './first-response.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const respondAfter = (ms: number) => new Promise((resolve) => setTimeout(() => resolve(`after ${ms}`), ms));
const createTimeoutError = (ms: number) => new Error(`late after ${ms}`);

test('a request waits at most 3 s for a source that has never responded, and later requests use the normal timeout', async () => {
  const firstWait = createFirstWait(createTimeoutError);
  const outcomes: unknown[] = [];
  const send = (ms: number) =>
    firstWait(respondAfter(ms)).then(
      (response) => outcomes.push(response),
      (error: Error) => outcomes.push(error.message),
    );
  void send(10_000);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual(['late after 3000']);
  // The first request still arrives, so that the source counts as responding.
  await vi.advanceTimersByTimeAsync(7_000);
  void send(14_000);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(outcomes).toEqual(['late after 3000', 'after 14000']);
});

test('a failure of a source within 3 s reaches the caller, and the next request waits 3 s again', async () => {
  const firstWait = createFirstWait(createTimeoutError);
  await expect(firstWait(Promise.reject(new Error('rejected')))).rejects.toThrow('rejected');
  const second = expect(firstWait(respondAfter(10_000))).rejects.toThrow('late after 3000');
  await vi.advanceTimersByTimeAsync(3_000);
  await second;
});
