import type { Range } from './sorted-names.ts';

const worstRank = 0xffff_ffff;

/**
 * Builds a complete binary tree of the best rank per range. Node 1 is the root, node n has the children 2n and 2n + 1, and the
 * leaves are the ranks.
 */
export function buildRankTree(ranks: Uint32Array): Uint32Array<ArrayBuffer> {
  const leafCount = 2 ** Math.ceil(Math.log2(Math.max(ranks.length, 2)));
  const tree = new Uint32Array(leafCount).fill(worstRank);
  const getRank = (node: number) =>
    node < leafCount ? (tree[node] ?? 0) : (ranks[node - leafCount] ?? worstRank);
  for (let node = leafCount - 1; node > 0; node--)
    tree[node] = Math.min(getRank(2 * node), getRank(2 * node + 1));
  return tree;
}

/** Finds the best rows in ranges of names without a scan of the ranges. */
export class RankTree {
  readonly #rows: Uint32Array;
  readonly #ranks: Uint32Array;
  /** See `buildRankTree`. */
  readonly #tree: Uint32Array;

  constructor(rows: Uint32Array, ranks: Uint32Array, tree: Uint32Array) {
    this.#rows = rows;
    this.#ranks = ranks;
    this.#tree = tree;
  }

  /** Returns up to `limit` accepted rows of the ranges without duplicates, best first. */
  best(ranges: readonly Range[], limit: number, accept: (row: number) => boolean): number[] {
    const leafCount = this.#tree.length;
    const foundRows = new Set<number>();
    const heap = new NodeHeap();
    for (const { from, to } of ranges) {
      for (let low = from + leafCount, high = to + leafCount; low < high; low >>>= 1, high >>>= 1) {
        if (low & 1) heap.push(low, this.#rankOf(low++));
        if (high & 1) heap.push(--high, this.#rankOf(high));
      }
    }
    for (let node = heap.pop(); node !== undefined && foundRows.size < limit; node = heap.pop()) {
      if (node >= leafCount) {
        const row = this.#rows[node - leafCount] ?? 0;
        if (!foundRows.has(row) && accept(row)) foundRows.add(row);
      } else {
        heap.push(2 * node, this.#rankOf(2 * node));
        heap.push(2 * node + 1, this.#rankOf(2 * node + 1));
      }
    }
    return [...foundRows];
  }

  #rankOf(node: number): number {
    const leafCount = this.#tree.length;
    return node < leafCount ? (this.#tree[node] ?? 0) : (this.#ranks[node - leafCount] ?? worstRank);
  }
}

/** Heap of tree nodes, best rank first. Each entry also contains the rank, so that comparisons do not access the tree. */
class NodeHeap {
  readonly #nodes: number[] = [];
  readonly #ranks: number[] = [];

  push(node: number, rank: number): void {
    const [nodes, ranks] = [this.#nodes, this.#ranks];
    let position = nodes.length;
    while (position > 0) {
      const parent = (position - 1) >> 1;
      const parentRank = ranks[parent] ?? 0;
      if (parentRank <= rank) break;
      nodes[position] = nodes[parent] ?? 0;
      ranks[position] = parentRank;
      position = parent;
    }
    nodes[position] = node;
    ranks[position] = rank;
  }

  pop(): number | undefined {
    const [nodes, ranks] = [this.#nodes, this.#ranks];
    const [top] = nodes;
    const lastNode = nodes.pop();
    const rank = ranks.pop() ?? 0;
    const { length } = nodes;
    if (lastNode === undefined || length === 0) return top;
    let position = 0;
    for (;;) {
      let child = 2 * position + 1;
      if (child >= length) break;
      if (child + 1 < length && (ranks[child + 1] ?? 0) < (ranks[child] ?? 0)) child++;
      const childRank = ranks[child] ?? 0;
      if (childRank >= rank) break;
      nodes[position] = nodes[child] ?? 0;
      ranks[position] = childRank;
      position = child;
    }
    nodes[position] = lastNode;
    ranks[position] = rank;
    return top;
  }
}
