import type { CircuitBreaker } from './circuit-breaker.ts';

/** What this process has asked of one service outside since its start. */
export class Traffic {
  answered = 0;
  failed = 0;
  /** Not even asked: its circuit was open, or too much was under way. */
  refused = 0;
  /** That the tries took. */
  seconds = 0;
  readonly breakers = new Set<CircuitBreaker>();

  /** Parts of the service that are left alone for now. */
  get openCircuits(): number {
    return [...this.breakers].reduce((sum, breaker) => sum + breaker.openParts(), 0);
  }
}

/** By the name of the service; there are as many as clients in the code. */
const known = new Map<string, Traffic>();

/** Clients of one service share their figures. */
export function trafficOf(name: string): Traffic {
  let traffic = known.get(name);
  if (traffic === undefined) known.set(name, (traffic = new Traffic()));
  return traffic;
}

export const allTraffic = (): ReadonlyMap<string, Traffic> => known;
