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
  /** Number of requests that were not sent, because the circuit was open or the concurrency limit was reached. */
  rejected = 0;
  /** Total duration of all attempts. */
  seconds = 0;
  /** Time of the last response in epoch milliseconds; null before the first response. */
  lastSuccessAt: number | null = null;
  /** Time of the end of the last attempt in epoch milliseconds; null before the first attempt. */
  lastAttemptAt: number | null = null;
  /** The error of the last attempt; null after a success. The text never contains values of lookups. */
  lastFailure: string | null = null;
  /** The setting that configures the service; undefined for a service without a setting. */
  setting: string | undefined;
  readonly breakers = new Set<CircuitBreaker>();

  noteSuccess(): void {
    this.succeeded += 1;
    this.lastAttemptAt = this.lastSuccessAt = Date.now();
    this.lastFailure = null;
  }

  /** Records a failed attempt. @param reason must not contain values of lookups */
  noteFailure(reason: string): void {
    this.failed += 1;
    this.noteUnusable(reason);
  }

  /** Records that the last response was unusable. @param reason must not contain values of lookups */
  noteUnusable(reason: string): void {
    this.lastAttemptAt = Date.now();
    this.lastFailure = reason;
  }

  /** Number of open circuits. */
  get openCircuits(): number {
    return [...this.breakers].reduce((sum, breaker) => sum + breaker.openParts(), 0);
  }
}

/** Counters by service name. The size is limited by the number of services in the code. */
const trafficByName = new Map<string, Traffic>();

/** Returns the counters of a service, which all clients of the service share. */
export function getTraffic(name: string, setting?: string): Traffic {
  let traffic = trafficByName.get(name);
  if (traffic === undefined) trafficByName.set(name, (traffic = new Traffic()));
  traffic.setting ??= setting;
  return traffic;
}

/** Wraps a function that calls a service without HTTP, so that its calls are counted. */
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
