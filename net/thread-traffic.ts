import { BroadcastChannel, threadId } from 'node:worker_threads';
import { getAllTraffic, type Traffic, type TrafficCounts } from './traffic.ts';

/** Interval in milliseconds between two messages of a thread to the other threads. */
const intervalMs = 1000;

type NamedTrafficCounts = readonly (readonly [name: string, counts: TrafficCounts])[];

interface TrafficMessage {
  readonly thread: number;
  readonly traffic: NamedTrafficCounts;
}

/** Counters of the other threads of this process, by thread and service. */
const countsByThread = new Map<number, NamedTrafficCounts>();

/**
 * Sends the counters of this thread to the other threads of the process when the counters change, and receives the counters of
 * the other threads.
 * @returns a function that stops the exchange
 */
export function shareTraffic(thread = threadId, own: () => ReadonlyMap<string, Traffic> = getAllTraffic) {
  const channel = new BroadcastChannel('traffic of external services');
  channel.unref();
  channel.onmessage = ({ data }: { readonly data: unknown }) => {
    if (isTrafficMessage(data) && data.thread !== threadId) countsByThread.set(data.thread, data.traffic);
  };
  let lastSentText = '[]';
  const timer = setInterval(() => {
    const traffic = Array.from(own(), ([name, counts]) => [name, toTrafficCounts(counts)] as const);
    const text = JSON.stringify(traffic);
    if (text === lastSentText) return;
    lastSentText = text;
    channel.postMessage({ thread, traffic } satisfies TrafficMessage);
  }, intervalMs).unref();
  return () => {
    clearInterval(timer);
    channel.close();
    countsByThread.clear();
  };
}

/** Whether a message contains counters. Only the keys are checked, because all threads run the same build. */
const isTrafficMessage = (value: unknown): value is TrafficMessage =>
  typeof value === 'object' && value !== null && 'thread' in value && 'traffic' in value;

const toTrafficCounts = (traffic: Traffic): TrafficCounts => ({
  succeeded: traffic.succeeded,
  failed: traffic.failed,
  rejected: traffic.rejected,
  seconds: traffic.seconds,
  openCircuits: traffic.openCircuits,
  lastSuccessAt: traffic.lastSuccessAt,
  lastAttemptAt: traffic.lastAttemptAt,
  lastFailure: traffic.lastFailure,
  setting: traffic.setting,
});

/** Returns the counters by service, summed over the threads of this process. */
export function sumTrafficOfAllThreads(): ReadonlyMap<string, TrafficCounts> {
  const sums = new Map<string, TrafficCounts>(getAllTraffic());
  for (const traffic of countsByThread.values())
    for (const [name, counts] of traffic) {
      const previousSum = sums.get(name);
      sums.set(name, previousSum === undefined ? counts : addTrafficCounts(previousSum, counts));
    }
  return sums;
}

const addTrafficCounts = (a: TrafficCounts, b: TrafficCounts): TrafficCounts => ({
  succeeded: a.succeeded + b.succeeded,
  failed: a.failed + b.failed,
  rejected: a.rejected + b.rejected,
  seconds: a.seconds + b.seconds,
  openCircuits: a.openCircuits + b.openCircuits,
  lastSuccessAt: Math.max(a.lastSuccessAt ?? 0, b.lastSuccessAt ?? 0) || null,
  lastAttemptAt: Math.max(a.lastAttemptAt ?? 0, b.lastAttemptAt ?? 0) || null,
  // Use the failure of the thread with the most recent attempt.
  lastFailure: (a.lastAttemptAt ?? 0) >= (b.lastAttemptAt ?? 0) ? a.lastFailure : b.lastFailure,
  setting: a.setting ?? b.setting,
});
