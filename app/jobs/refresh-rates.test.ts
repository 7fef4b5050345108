import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trafficOf } from '../../net/traffic.ts';
import { reasonForNoRates, refreshRegularly } from './refresh-rates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const hour = 60 * minute;

function startRefreshing() {
  const refreshes: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  const errors: unknown[] = [];
  const stop = refreshRegularly(() => new Promise((resolve, reject) => refreshes.push({ resolve, reject })), {
    intervalMs: 6 * hour,
    onError: (error) => errors.push(error),
  });
  return { refreshes, errors, stop };
}

test('refreshes rates immediately and then at each interval, one refresh at a time', async () => {
  const { refreshes, stop } = startRefreshing();
  expect(refreshes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20 * hour);
  expect(refreshes).toHaveLength(1); // still running
  refreshes[0]?.resolve(null);
  await vi.advanceTimersByTimeAsync(6 * hour - minute);
  expect(refreshes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(minute);
  expect(refreshes).toHaveLength(2);
  refreshes[1]?.resolve(null);
  stop();
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(refreshes).toHaveLength(2);
});

test('reports a failed refresh and repeats it after 1, 5 and 15 minutes, then at each interval', async () => {
  const { refreshes, errors, stop } = startRefreshing();
  const down = new Error('down');
  for (const [turn, wait] of [minute, 5 * minute, 15 * minute, 6 * hour, 6 * hour].entries()) {
    refreshes[turn]?.reject(down);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(refreshes).toHaveLength(turn + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(refreshes).toHaveLength(turn + 2);
  }
  expect(errors).toEqual([down, down, down, down, down]);
  refreshes[5]?.resolve(null);
  await vi.advanceTimersByTimeAsync(6 * hour);
  // After a success the delays start over.
  refreshes[6]?.reject(down);
  await vi.advanceTimersByTimeAsync(minute);
  expect(refreshes).toHaveLength(8);
  stop();
  refreshes[7]?.reject(down);
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(refreshes).toHaveLength(8);
});

test('states whether rates are being fetched, the bank has failed, or it is turned off', () => {
  const providers = { ECB_URL: 'https://bank.example' };
  const traffic = trafficOf('The European Central Bank');
  traffic.lastFailure = null;
  expect(reasonForNoRates(providers)).toMatchObject({
    reason: expect.stringContaining(
      'they are being fetched from the European Central Bank (ECB_URL)',
    ) as string,
    retryAfter: 10,
  });
  traffic.noteFailure('could not be reached');
  expect(reasonForNoRates(providers).reason).toContain(
    'The European Central Bank (ECB_URL) could not be reached',
  );
  expect(reasonForNoRates({})).toEqual({
    reason: 'the European Central Bank is turned off by ECB_URL=none',
  });
  expect(reasonForNoRates({ OFFLINE: 'true' }).reason).toContain('turned off by OFFLINE=true');
});
