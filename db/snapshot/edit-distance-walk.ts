import type { Range, SortedNames } from './sorted-names.ts';

/**
 * Returns the ranges of names that begin with a text after one edit: a wrong, missing, additional or transposed letter.
 * @param query UTF-8
 */
export function findRangesWithOneEdit(names: SortedNames, query: Uint8Array): Range[] {
  const ranges: Range[] = [];
  const add = (range: Range | null) => {
    if (range !== null) ranges.push(range);
  };
  let path: Range | null = names.all;
  for (let byteIndex = 0; byteIndex < query.length && path !== null; byteIndex++) {
    const prefix: Range = path;
    const [byte = 0, next] = [query[byteIndex], query[byteIndex + 1]];
    add(names.narrowByText(prefix, query, byteIndex + 1)); // additional letter
    if (next !== undefined && next !== byte) {
      const nextByteRange = names.narrow(prefix, next);
      const swappedRange = nextByteRange === null ? null : names.narrow(nextByteRange, byte);
      if (swappedRange !== null) add(names.narrowByText(swappedRange, query, byteIndex + 2));
    }
    names.eachChild(prefix, (other, child) => {
      if (other === byte) return;
      add(names.narrowByText(child, query, byteIndex + 1)); // wrong letter
      add(names.narrowByText(child, query, byteIndex)); // missing letter
    });
    path = names.narrow(prefix, byte);
  }
  return ranges;
}

/**
 * Returns the ranges of names that begin with a text after up to two edits. The first byte must be equal.
 * @param query UTF-8
 */
export function findRangesWithTwoEdits(names: SortedNames, query: Uint8Array): Range[] {
  const firstByteRange = names.narrowByText(names.all, query.subarray(0, 1));
  return query.length < 2 || firstByteRange === null
    ? []
    : new EditDistanceWalk(names, query).from(firstByteRange);
}

const maxEdits = 2;

/**
 * Walks the tree of names and computes one row of the distance table per byte (optimal string alignment). Row d contains the
 * distances between the first d bytes of a name and each prefix of the query. The next sibling in the tree overwrites the row.
 */
class EditDistanceWalk {
  readonly #names: SortedNames;
  readonly #query: Uint8Array;
  /** Number of cells in a row of the distance table. */
  readonly #width: number;
  readonly #table: Uint16Array;
  readonly #ranges: Range[] = [];

  constructor(names: SortedNames, query: Uint8Array) {
    this.#names = names;
    this.#query = query;
    this.#width = query.length + 1;
    // Limit the table to names that are longer than the query by at most `maxEdits` bytes.
    this.#table = new Uint16Array(this.#width * (query.length + maxEdits + 2));
    for (let byteIndex = 0; byteIndex < this.#width; byteIndex++) {
      this.#table[byteIndex] = byteIndex;
      this.#table[this.#width + byteIndex] = Math.abs(byteIndex - 1);
    }
  }

  /** Returns the matching ranges. @param first the names whose first byte equals that of the query */
  from(first: Range): Range[] {
    this.#walk(first, this.#query[0] ?? 0);
    return this.#ranges;
  }

  /** Visits a range and its children. @param last the last byte that all names of the range share */
  #walk(range: Range, last: number): void {
    if (this.#distance(range.depth, this.#query.length) <= maxEdits) {
      this.#ranges.push(range);
      return;
    }
    this.#names.eachChild(range, (byte, child) => {
      if (this.#fillRow(child.depth, byte, last) <= maxEdits) this.#walk(child, byte);
    });
  }

  /** Computes a row from the two preceding rows. @returns the smallest distance in the row */
  #fillRow(depth: number, byte: number, last: number): number {
    const [query, table] = [this.#query, this.#table];
    const row = depth * this.#width;
    const [above, twoAbove] = [row - this.#width, row - 2 * this.#width];
    let leftDistance = depth;
    let smallestDistance = depth;
    table[row] = depth;
    for (let byteIndex = 1; byteIndex <= query.length; byteIndex++) {
      const substitution = (table[above + byteIndex - 1] ?? 0) + (query[byteIndex - 1] === byte ? 0 : 1);
      let distance = Math.min(substitution, (table[above + byteIndex] ?? 0) + 1, leftDistance + 1);
      if (byteIndex > 1 && query[byteIndex - 1] === last && query[byteIndex - 2] === byte)
        distance = Math.min(distance, (table[twoAbove + byteIndex - 2] ?? 0) + 1);
      table[row + byteIndex] = distance;
      leftDistance = distance;
      smallestDistance = Math.min(smallestDistance, distance);
    }
    return smallestDistance;
  }

  #distance(depth: number, place: number): number {
    return this.#table[depth * this.#width + place] ?? 0;
  }
}
