import { BroadcastChannel, threadId } from 'node:worker_threads';
import { allTraffic, type Traffic, type TrafficCounts } from './traffic.ts';

/** Milliseconds between two messages of a thread to the others. */
const intervalMs = 1000;

type NamedCounts = readonly (readonly [name: string, counts: TrafficCounts])[];

interface Message {
  readonly thread: number;
  readonly traffic: NamedCounts;
}

/** Counters of the other threads of this process, by thread and service. */
const others = new Map<number, NamedCounts>();

/**
 * Sends the counters of this thread to the other threads of the process when they change, and receives theirs.
 * @returns a function that stops it
 */
export function shareTraffic(thread = threadId, own: () => ReadonlyMap<string, Traffic> = allTraffic) {
  const channel = new BroadcastChannel('traffic of external services');
  channel.unref();
  channel.onmessage = ({ data }: { readonly data: unknown }) => {
    if (isMessage(data) && data.thread !== threadId) others.set(data.thread, data.traffic);
  };
  let sent = '[]';
  const timer = setInterval(() => {
    const traffic = Array.from(own(), ([name, counts]) => [name, toCounts(counts)] as const);
    const text = JSON.stringify(traffic);
    if (text === sent) return;
    sent = text;
    channel.postMessage({ thread, traffic } satisfies Message);
  }, intervalMs).unref();
  return () => {
    clearInterval(timer);
    channel.close();
    others.clear();
  };
}

/** Checks only the keys, because all threads run the same build. */
const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'thread' in value && 'traffic' in value;

const toCounts = (traffic: Traffic): TrafficCounts => ({
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
export function trafficOfAllThreads(): ReadonlyMap<string, TrafficCounts> {
  const sums = new Map<string, TrafficCounts>(allTraffic());
  for (const traffic of others.values())
    for (const [name, counts] of traffic) {
      const known = sums.get(name);
      sums.set(name, known === undefined ? counts : sum(known, counts));
    }
  return sums;
}

const sum = (a: TrafficCounts, b: TrafficCounts): TrafficCounts => ({
  succeeded: a.succeeded + b.succeeded,
  failed: a.failed + b.failed,
  rejected: a.rejected + b.rejected,
  seconds: a.seconds + b.seconds,
  openCircuits: a.openCircuits + b.openCircuits,
  lastSuccessAt: Math.max(a.lastSuccessAt ?? 0, b.lastSuccessAt ?? 0) || null,
  lastAttemptAt: Math.max(a.lastAttemptAt ?? 0, b.lastAttemptAt ?? 0) || null,
  // Of the thread whose attempt was the last one.
  lastFailure: (a.lastAttemptAt ?? 0) >= (b.lastAttemptAt ?? 0) ? a.lastFailure : b.lastFailure,
  setting: a.setting ?? b.setting,
});
