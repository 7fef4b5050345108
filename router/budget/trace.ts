import type { BatchFetchNode, FetchNode } from '../plan/plan-nodes.ts';

/** A request to a subgraph: when it began, and how long its answer took, in milliseconds of the operation. */
interface Asked {
  readonly at: number;
  readonly ms: number;
}

/** Notes for one execution what each request to a subgraph took. */
export class Trace {
  readonly #ticks: () => number;
  readonly #start: number;
  readonly #asked = new Map<FetchNode | BatchFetchNode, Asked[]>();
  readonly #bySubgraph = new Map<string, number>();

  /** @param ticks milliseconds of a clock that never jumps. */
  constructor(ticks: () => number) {
    this.#ticks = ticks;
    this.#start = ticks();
  }

  /** A request begins. @returns to be called at its end. */
  begin(node: FetchNode | BatchFetchNode): () => void {
    const begun = this.#ticks();
    return () => {
      const ms = this.#ticks() - begun;
      const known = this.#asked.get(node) ?? [];
      known.push({ at: begun - this.#start, ms });
      this.#asked.set(node, known);
      this.#bySubgraph.set(node.subgraph, (this.#bySubgraph.get(node.subgraph) ?? 0) + ms);
    };
  }

  /** Long lists are asked about in several requests; a request that nothing was left for was never made. */
  requestsOf(node: FetchNode | BatchFetchNode): readonly Asked[] {
    return this.#asked.get(node) ?? [];
  }

  /** Milliseconds by subgraph, all its requests together. */
  get subgraphs(): ReadonlyMap<string, number> {
    return this.#bySubgraph;
  }

  /** Milliseconds since the beginning. */
  get elapsed(): number {
    return this.#ticks() - this.#start;
  }
}
