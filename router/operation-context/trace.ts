import type { BatchFetchNode, FetchNode } from '../plan/plan-nodes.ts';

/** A request to a subgraph: start time and duration, in milliseconds since the start of the operation. */
interface TimedRequest {
  readonly at: number;
  readonly ms: number;
}

/** Records the timings of all subgraph requests of one execution. */
export class Trace {
  readonly #monotonicNow: () => number;
  readonly #start: number;
  readonly #requests = new Map<FetchNode | BatchFetchNode, TimedRequest[]>();
  readonly #bySubgraph = new Map<string, number>();

  /** @param monotonicNow monotonic clock in milliseconds */
  constructor(monotonicNow: () => number) {
    this.#monotonicNow = monotonicNow;
    this.#start = monotonicNow();
  }

  /**
   * Records the start of a request.
   * @returns a function to call when the request ends
   */
  begin(node: FetchNode | BatchFetchNode): () => void {
    const startedAt = this.#monotonicNow();
    return () => {
      const durationMs = this.#monotonicNow() - startedAt;
      const requests = this.#requests.get(node) ?? [];
      requests.push({ at: startedAt - this.#start, ms: durationMs });
      this.#requests.set(node, requests);
      this.#bySubgraph.set(node.subgraph, (this.#bySubgraph.get(node.subgraph) ?? 0) + durationMs);
    };
  }

  /** Returns the requests of a fetch: several for a long list, none when there was nothing to request. */
  requestsOf(node: FetchNode | BatchFetchNode): readonly TimedRequest[] {
    return this.#requests.get(node) ?? [];
  }

  /** Milliseconds by subgraph, summed over its requests. */
  get subgraphs(): ReadonlyMap<string, number> {
    return this.#bySubgraph;
  }

  /** Milliseconds since the start of the operation. */
  get elapsed(): number {
    return this.#monotonicNow() - this.#start;
  }
}
