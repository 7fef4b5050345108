import type { CircuitBreaker } from './circuit-breaker.ts';

/** Counters of the requests to one external service since the process started. */
export class Traffic {
  /** Attempts with a response. */
  succeeded = 0;
  failed = 0;
  /** Requests that were not sent: the circuit was open, or the concurrency limit was reached. */
  rejected = 0;
  /** Total duration of all attempts. */
  seconds = 0;
  readonly breakers = new Set<CircuitBreaker>();

  /** Number of open circuits. */
  get openCircuits(): number {
    return [...this.breakers].reduce((sum, breaker) => sum + breaker.openParts(), 0);
  }
}

/** Counters by service name. The number of clients in the code bounds the size. */
const trafficByName = new Map<string, Traffic>();

/** Clients of the same service share their counters. */
export function trafficOf(name: string): Traffic {
  let traffic = trafficByName.get(name);
  if (traffic === undefined) trafficByName.set(name, (traffic = new Traffic()));
  return traffic;
}

export const allTraffic = (): ReadonlyMap<string, Traffic> => trafficByName;
