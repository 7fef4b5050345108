import { threadId } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shareTraffic, sumTrafficOfAllThreads } from './thread-traffic.ts';
import { Traffic, getTraffic } from './traffic.ts';

test('the requests of all threads are summed, and the last failed attempt is reported', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const mainTraffic = getTraffic('Test bank', 'TEST_BANK_URL');
  mainTraffic.noteFailure('could not be reached');
  const workerTraffic = new Traffic();
  const stopSharing = [
    shareTraffic(),
    shareTraffic(threadId + 1, () => new Map([['Test bank', workerTraffic]])),
  ];
  onTestFinished(() => stopSharing.forEach((stop) => stop()));
  const readBankTraffic = () => sumTrafficOfAllThreads().get('Test bank');

  vi.advanceTimersByTime(1000);
  workerTraffic.seconds += 0.5;
  workerTraffic.noteSuccess();
  expect(readBankTraffic()).toMatchObject({ succeeded: 0, failed: 1, lastFailure: 'could not be reached' });
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(readBankTraffic()?.succeeded).toBe(1));
  expect(readBankTraffic()).toMatchObject({
    failed: 1,
    seconds: 0.5,
    lastFailure: null,
    lastSuccessAt: 1_001_000,
    setting: 'TEST_BANK_URL',
  });

  vi.advanceTimersByTime(1000);
  mainTraffic.noteUnusable('returned an invalid file');
  expect(readBankTraffic()).toMatchObject({ failed: 1, lastFailure: 'returned an invalid file' });
});
