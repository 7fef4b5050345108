import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getTraffic } from '../../net/traffic.ts';
import { getReasonForNoRates, refreshRepeatedly, getDelayUntilNextRates } from './refresh-rates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const hour = 60 * minute;

function startRefreshing() {
  const refreshes: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  const errors: unknown[] = [];
  const stop = refreshRepeatedly(
    () => new Promise((resolve, reject) => refreshes.push({ resolve, reject })),
    {
      delay: () => 6 * hour,
      onError: (error) => errors.push(error),
    },
  );
  return { refreshes, errors, stop };
}

test('exchange rates are refreshed immediately and then after each delay, one refresh at a time', async () => {
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

test('a failed refresh of exchange rates is reported and repeated after 1, 5 and 15 minutes, then hourly', async () => {
  const { refreshes, errors, stop } = startRefreshing();
  const downError = new Error('down');
  for (const [turn, wait] of [minute, 5 * minute, 15 * minute, hour, hour].entries()) {
    refreshes[turn]?.reject(downError);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(refreshes).toHaveLength(turn + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(refreshes).toHaveLength(turn + 2);
  }
  expect(errors).toEqual([downError, downError, downError, downError, downError]);
  refreshes[5]?.resolve(null);
  await vi.advanceTimersByTimeAsync(6 * hour);
  // After a successful refresh, the delays start again with the shortest.
  refreshes[6]?.reject(downError);
  await vi.advanceTimersByTimeAsync(minute);
  expect(refreshes).toHaveLength(8);
  stop();
  refreshes[7]?.reject(downError);
  await vi.advanceTimersByTimeAsync(24 * hour);
  expect(refreshes).toHaveLength(8);
});

test.each([
  ['on a working day before the publication', '2026-11-26', '2026-11-27T06:00:00Z', '2026-11-27T15:10:00Z'],
  ['when the rates of today are stored', '2026-11-26', '2026-11-26T15:11:00Z', '2026-11-27T15:10:00Z'],
  ['when the rates of today are late', '2026-11-25', '2026-11-26T15:11:00Z', '2026-11-26T15:41:00Z'],
  [
    'on a holiday, three hours after the usual time',
    '2026-12-24',
    '2026-12-25T18:15:00Z',
    '2026-12-28T15:10:00Z',
  ],
  ['on a Saturday', '2026-11-27', '2026-11-28T15:30:00Z', '2026-11-30T15:10:00Z'],
  ['in summer time', '2026-07-01', '2026-07-02T06:00:00Z', '2026-07-02T14:10:00Z'],
  ['over a change of the clock', '2026-10-23', '2026-10-24T12:00:00Z', '2026-10-26T15:10:00Z'],
])('exchange rates are requested again at the next time of publication: %s', (_, newest, now, next) => {
  const startMs = Date.parse(now);
  expect(new Date(startMs + getDelayUntilNextRates(newest, startMs)).toISOString()).toBe(
    next.replace('Z', '.000Z'),
  );
});

test('the reason for missing exchange rates is a fetch in progress, a failure of the bank, or a disabled source', () => {
  const providers = { ECB_URL: 'https://bank.example' };
  const traffic = getTraffic('The European Central Bank');
  traffic.lastFailure = null;
  expect(getReasonForNoRates(providers)).toMatchObject({
    reason: expect.stringContaining(
      'they are being fetched from the European Central Bank (ECB_URL)',
    ) as string,
    retryAfter: 10,
  });
  traffic.noteFailure('could not be reached');
  expect(getReasonForNoRates(providers).reason).toContain(
    'The European Central Bank (ECB_URL) could not be reached',
  );
  expect(getReasonForNoRates({})).toEqual({
    reason: 'the European Central Bank is turned off by ECB_URL=none',
  });
  expect(getReasonForNoRates({ OFFLINE: 'true' }).reason).toContain('turned off by OFFLINE=true');
});
