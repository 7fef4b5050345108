import type { CircuitBreaker } from './circuit-breaker.ts';

/** Request counters of one external service since the process started. */
export type TrafficCounts = Pick<
  Traffic,
  | 'succeeded'
  | 'failed'
  | 'rejected'
  | 'seconds'
  | 'openCircuits'
  | 'lastSuccessAt'
  | 'lastAttemptAt'
  | 'lastFailure'
  | 'setting'
>;

/** Counts the requests of this thread to one external service. */
export class Traffic {
  /** Number of attempts with a response. */
  succeeded = 0;
  failed = 0;
  /** Number of requests that were not sent: the circuit was open, or the concurrency limit was reached. */
  rejected = 0;
  /** Total duration of all attempts. */
  seconds = 0;
  /** Time of the last response in epoch milliseconds; null before the first response. */
  lastSuccessAt: number | null = null;
  /** Time of the end of the last attempt in epoch milliseconds; null before the first. */
  lastAttemptAt: number | null = null;
  /** The error of the last attempt; null after a success. It never contains values of lookups. */
  lastFailure: string | null = null;
  /** The setting that configures the service, if there is one. */
  setting: string | undefined;
  readonly breakers = new Set<CircuitBreaker>();

  noteSuccess(): void {
    this.succeeded += 1;
    this.lastAttemptAt = this.lastSuccessAt = Date.now();
    this.lastFailure = null;
  }

  /** @param reason must not contain values of lookups */
  noteFailure(reason: string): void {
    this.failed += 1;
    this.noteUnusable(reason);
  }

  /** Records that the last response was not usable. @param reason must not contain values of lookups */
  noteUnusable(reason: string): void {
    this.lastAttemptAt = Date.now();
    this.lastFailure = reason;
  }

  /** Number of open circuits. */
  get openCircuits(): number {
    return [...this.breakers].reduce((sum, breaker) => sum + breaker.openParts(), 0);
  }
}

/** Counters by service name. The number of clients in the code bounds the size. */
const trafficByName = new Map<string, Traffic>();

/** Clients of the same service share one set of counters. */
export function getTraffic(name: string, setting?: string): Traffic {
  let traffic = trafficByName.get(name);
  if (traffic === undefined) trafficByName.set(name, (traffic = new Traffic()));
  traffic.setting ??= setting;
  return traffic;
}

/** Counts the calls of a client that does not use HTTP. */
export const countCalls =
  <Args extends readonly unknown[], T>(
    { name, setting }: { readonly name: string; readonly setting: string },
    send: (...args: Args) => Promise<T>,
  ) =>
  async (...args: Args): Promise<T> => {
    const traffic = getTraffic(name, setting);
    const startedAt = performance.now();
    try {
      const response = await send(...args);
      traffic.noteSuccess();
      return response;
    } catch (error) {
      traffic.noteFailure('did not respond');
      throw error;
    } finally {
      traffic.seconds += (performance.now() - startedAt) / 1000;
    }
  };

export const getAllTraffic = (): ReadonlyMap<string, Traffic> => trafficByName;
