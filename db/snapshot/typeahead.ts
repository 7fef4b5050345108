import { section } from './columns.ts';
import type { Sections } from './section-file.ts';

/**
 * Finds rows by the beginning of a name; the caller folds the query. Names are folded and sorted by their UTF-8 bytes,
 * each with its rank. A tree of the best rank per range finds the best names of a range without scanning it.
 */
export interface Typeahead {
  /** Rows with exactly this name, by rank. */
  exact(text: string, limit: number, accept?: (row: number) => boolean): number[];
  /** Rows with a longer name that begins with the text, by rank. */
  longer(text: string, limit: number, accept?: (row: number) => boolean): number[];
  /**
   * Rows with a name that equals (`whole`) or begins with (`begun`) the text, with one edit: a wrong, missing,
   * additional or transposed letter.
   */
  near(text: string, limit: number, accept?: (row: number) => boolean): Near;
  /** Like `near` with two edits, neither in the first letter; slower. */
  far(text: string, limit: number, accept?: (row: number) => boolean): Near;
}

interface Near {
  readonly whole: readonly number[];
  readonly begun: readonly number[];
}

export interface RankedName {
  /** Folded. */
  readonly name: string;
  readonly row: number;
  /** Rows with a higher score come first. */
  readonly score: number;
}

export function typeaheadSections(name: string, names: readonly RankedName[]): Sections {
  const rankOf = new Uint32Array(names.length);
  const best = Uint32Array.from(names.keys()).sort((a, b) => (names[b]?.score ?? 0) - (names[a]?.score ?? 0));
  for (const [rank, at] of best.entries()) rankOf[at] = rank;
  const encoded = names.map((entry, at) => [asBytes(entry.name), entry.row, rankOf[at] ?? 0] as const);
  encoded.sort(([a, , rankA], [b, , rankB]) => (a < b ? -1 : a > b ? 1 : rankA - rankB));
  const offsets = new Uint32Array(encoded.length + 1);
  const bytes = Buffer.alloc(encoded.reduce((sum, [text]) => sum + text.length, 0));
  const rows = new Uint32Array(encoded.length);
  const ranks = new Uint32Array(encoded.length);
  let length = 0;
  for (const [at, [text, row, rank]] of encoded.entries()) {
    length += bytes.write(text, length, 'latin1');
    offsets[at + 1] = length;
    rows[at] = row;
    ranks[at] = rank;
  }
  return {
    [`${name}.bytes`]: new Uint8Array(bytes),
    [`${name}.offsets`]: offsets,
    [`${name}.rows`]: rows,
    [`${name}.ranks`]: ranks,
    [`${name}.tree`]: minima(ranks),
  };
}

/** Latin-1 string of the UTF-8 bytes, so that strings compare like the bytes. */
const asBytes = (text: string) => (/[^\0-\x7f]/.test(text) ? Buffer.from(text).toString('latin1') : text);

/** Builds a complete binary tree: node 1 is the root, node n has the children 2n and 2n + 1, the leaves are the ranks. */
function minima(ranks: Uint32Array): Uint32Array<ArrayBuffer> {
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(ranks.length, 2)));
  const tree = new Uint32Array(leaves).fill(worst);
  const at = (node: number) => (node < leaves ? (tree[node] ?? 0) : (ranks[node - leaves] ?? worst));
  for (let node = leaves - 1; node > 0; node--) tree[node] = Math.min(at(2 * node), at(2 * node + 1));
  return tree;
}

const worst = 0xffff_ffff;

/** Names [from, to) that share their first `depth` bytes. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

const always = () => true;

export function typeahead(sections: Sections, name: string): Typeahead {
  const bytes = section(sections, `${name}.bytes`, Uint8Array);
  const offsets = section(sections, `${name}.offsets`, Uint32Array);
  const rows = section(sections, `${name}.rows`, Uint32Array);
  const ranks = section(sections, `${name}.ranks`, Uint32Array);
  const tree = section(sections, `${name}.tree`, Uint32Array);
  const leaves = tree.length;
  const count = rows.length;

  /** The byte of a name at a depth; -1 after its end. */
  const byteAt = (at: number, depth: number): number => {
    const place = (offsets[at] ?? 0) + depth;
    return place < (offsets[at + 1] ?? 0) ? (bytes[place] ?? 0) : -1;
  };

  /** The first index in the range whose byte at its depth is at least this. */
  const lowerBound = ({ from, to, depth }: Range, byte: number): number => {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (byteAt(middle, depth) < byte) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const narrow = (range: Range, byte: number): Range | null => {
    const from = lowerBound(range, byte);
    if (from === range.to || byteAt(from, range.depth) !== byte) return null;
    return { from, to: lowerBound({ ...range, from }, byte + 1), depth: range.depth + 1 };
  };

  const follow = (range: Range, text: Uint8Array, start: number): Range | null => {
    let current: Range | null = range;
    for (let place = start; place < text.length && current !== null; place++) {
      current = narrow(current, text[place] ?? 0);
    }
    return current;
  };

  const rankOf = (node: number): number =>
    node < leaves ? (tree[node] ?? 0) : (ranks[node - leaves] ?? worst);

  /** Adds the best rows of some ranges to `found` until it has `limit` rows. */
  const collect = (
    ranges: readonly Range[],
    limit: number,
    accept: (row: number) => boolean,
    found: Set<number>,
  ) => {
    const heap = new NodeHeap();
    const push = (node: number) => heap.push(node, rankOf(node));
    for (const { from, to } of ranges) {
      for (let low = from + leaves, high = to + leaves; low < high; low >>>= 1, high >>>= 1) {
        if (low & 1) push(low++);
        if (high & 1) push(--high);
      }
    }
    for (let node = heap.pop(); node !== undefined && found.size < limit; node = heap.pop()) {
      if (node >= leaves) {
        const row = rows[node - leaves] ?? 0;
        if (!found.has(row) && accept(row)) found.add(row);
      } else {
        push(2 * node);
        push(2 * node + 1);
      }
    }
  };

  const all: Range = { from: 0, to: count, depth: 0 };

  /** The range of names that begin with a text; null when there is none. */
  const begunWith = (text: string): Range | null => {
    const query = Buffer.from(text);
    return query.length === 0 ? null : follow(all, query, 0);
  };
  const best = (ranges: readonly Range[], limit: number, accept: (row: number) => boolean) => {
    const found = new Set<number>();
    collect(ranges, limit, accept, found);
    return [...found];
  };
  /** Splits ranges into names that end at their depth and longer names. */
  const split = (ranges: readonly Range[], limit: number, accept: (row: number) => boolean): Near => {
    const parts = ranges.map((range) => ({ range, longer: lowerBound(range, 0) }));
    return {
      whole: best(
        parts.map(({ range, longer }) => ({ ...range, to: longer })),
        limit,
        accept,
      ),
      begun: best(
        parts.map(({ range, longer }) => ({ ...range, from: longer })),
        limit,
        accept,
      ),
    };
  };
  /** Calls `visit` for each distinct next byte of the names in a range. */
  const eachChild = (range: Range, visit: (byte: number, child: Range) => void) => {
    for (let at = lowerBound(range, 0); at < range.to;) {
      const byte = byteAt(at, range.depth);
      const to = lowerBound({ ...range, from: at }, byte + 1);
      visit(byte, { from: at, to, depth: range.depth + 1 });
      at = to;
    }
  };

  return {
    exact(text, limit, accept = always) {
      const range = begunWith(text);
      return range === null ? [] : best([{ ...range, to: lowerBound(range, 0) }], limit, accept);
    },
    longer(text, limit, accept = always) {
      const range = begunWith(text);
      return range === null ? [] : best([{ ...range, from: lowerBound(range, 0) }], limit, accept);
    },
    near(text, limit, accept = always) {
      const query = Buffer.from(text);
      const ranges: Range[] = [];
      const add = (range: Range | null) => {
        if (range !== null) ranges.push(range);
      };
      let path: Range | null = all;
      for (let place = 0; place < query.length && path !== null; place++) {
        const here: Range = path;
        const [byte = 0, next] = [query[place], query[place + 1]];
        add(follow(here, query, place + 1)); // additional letter
        if (next !== undefined && next !== byte) {
          const swapped = narrow(here, next);
          const second = swapped === null ? null : narrow(swapped, byte);
          if (second !== null) add(follow(second, query, place + 2));
        }
        eachChild(here, (other, child) => {
          if (other === byte) return;
          add(follow(child, query, place + 1)); // wrong letter
          add(follow(child, query, place)); // missing letter
        });
        path = narrow(here, byte);
      }
      return split(ranges, limit, accept);
    },
    far(text, limit, accept = always) {
      const query = Buffer.from(text);
      const first = follow(all, query.subarray(0, 1), 0);
      if (query.length < 2 || first === null) return { whole: [], begun: [] };
      const ranges: Range[] = [];
      const row = Uint8Array.from({ length: query.length + 1 }, (_, place) => Math.abs(place - 1));
      const start = Uint8Array.from({ length: query.length + 1 }, (_, place) => place);
      walk(first, query[0] ?? 0, row, start);
      return split(ranges, limit, accept);

      /** Computes one row of the distance table per byte of the names: optimal string alignment. */
      function walk(range: Range, last: number, current: Uint8Array, previous: Uint8Array): void {
        if ((current[query.length] ?? 9) <= maxEdits) {
          ranges.push(range);
          return;
        }
        eachChild(range, (byte, child) => {
          const next = new Uint8Array(query.length + 1);
          let least = (next[0] = (current[0] ?? 0) + 1);
          for (let place = 1; place <= query.length; place++) {
            const wrong = (current[place - 1] ?? 9) + (query[place - 1] === byte ? 0 : 1);
            let cost = Math.min(wrong, (current[place] ?? 9) + 1, (next[place - 1] ?? 9) + 1);
            if (place > 1 && query[place - 1] === last && query[place - 2] === byte)
              cost = Math.min(cost, (previous[place - 2] ?? 9) + 1);
            next[place] = cost;
            least = Math.min(least, cost);
          }
          if (least <= maxEdits) walk(child, byte, next, current);
        });
      }
    },
  };
}

/** Maximum number of edits that `far` tolerates. */
const maxEdits = 2;

/**
 * Heap of tree nodes, best rank first. Ranks are stored next to the nodes, so that comparisons do not access the tree.
 */
class NodeHeap {
  private readonly nodes: number[] = [];
  private readonly ranks: number[] = [];

  push(node: number, rank: number): void {
    const { nodes, ranks } = this;
    let place = nodes.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = ranks[parent] ?? 0;
      if (above <= rank) break;
      nodes[place] = nodes[parent] ?? 0;
      ranks[place] = above;
      place = parent;
    }
    nodes[place] = node;
    ranks[place] = rank;
  }

  pop(): number | undefined {
    const { nodes, ranks } = this;
    const [top] = nodes;
    const last = nodes.pop();
    const rank = ranks.pop() ?? 0;
    const { length } = nodes;
    if (last === undefined || length === 0) return top;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= length) break;
      if (child + 1 < length && (ranks[child + 1] ?? 0) < (ranks[child] ?? 0)) child++;
      const below = ranks[child] ?? 0;
      if (below >= rank) break;
      nodes[place] = nodes[child] ?? 0;
      ranks[place] = below;
      place = child;
    }
    nodes[place] = last;
    ranks[place] = rank;
    return top;
  }
}
