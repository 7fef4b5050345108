import { threadId } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shareTraffic, trafficOfAllThreads } from './thread-traffic.ts';
import { Traffic, trafficOf } from './traffic.ts';

test('sums the requests of all threads and reports the failure of the last attempt', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const main = trafficOf('Test bank', 'TEST_BANK_URL');
  main.noteFailure('could not be reached');
  const worker = new Traffic();
  const stops = [shareTraffic(), shareTraffic(threadId + 1, () => new Map([['Test bank', worker]]))];
  onTestFinished(() => stops.forEach((stop) => stop()));
  const bank = () => trafficOfAllThreads().get('Test bank');

  vi.advanceTimersByTime(1000);
  worker.seconds += 0.5;
  worker.noteSuccess();
  expect(bank()).toMatchObject({ succeeded: 0, failed: 1, lastFailure: 'could not be reached' });
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect(bank()?.succeeded).toBe(1));
  expect(bank()).toMatchObject({
    failed: 1,
    seconds: 0.5,
    lastFailure: null,
    lastSuccessAt: 1_001_000,
    setting: 'TEST_BANK_URL',
  });

  vi.advanceTimersByTime(1000);
  main.noteUnusable('returned an invalid file');
  expect(bank()).toMatchObject({ failed: 1, lastFailure: 'returned an invalid file' });
});
