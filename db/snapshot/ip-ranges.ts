import { compareIp, type IpRange } from '../../facts/ip/ip-range.ts';
import { toIpWords, getAdjacentIp, type IpWords } from '../../facts/ip/ip-address.ts';
import { getSection } from './columns.ts';
import type { Sections } from './section-file.ts';

/** A range with its recorded value, a number greater than 0. */
export interface ValuedRange extends IpRange {
  readonly value: number;
}

/*
 * Storage format: the sorted start addresses of the ranges, each with the value of its range. A range ends where the next range
 * begins. A gap is stored as a range with value 0.
 */

/** Creates the sections of ranges. @param ranges address ranges in any order, without overlaps */
export function createRangeSections(name: string, ranges: Iterable<ValuedRange>): Sections {
  const collectors = { 1: new RangeCollector(1), 4: new RangeCollector(4) } as const;
  for (const range of ranges) collectors[range.first.length].add(range);
  return { ...collectors[1].sections(`${name}.4`), ...collectors[4].sections(`${name}.6`) };
}

/** Collects ranges of one address family in flat arrays, because objects would take ten times the memory. */
class RangeCollector {
  readonly #width: 1 | 4;
  readonly #firsts: number[] = [];
  readonly #lasts: number[] = [];
  readonly #values: number[] = [];

  constructor(width: 1 | 4) {
    this.#width = width;
  }

  add({ first, last, value }: ValuedRange): void {
    this.#firsts.push(...first);
    this.#lasts.push(...last);
    this.#values.push(value);
  }

  sections(name: string): Sections {
    const sortedIndexes = Uint32Array.from(this.#values.keys()).sort((a, b) =>
      compareIp(this.#words(this.#firsts, a), this.#words(this.#firsts, b)),
    );
    const rangeStarts: number[] = [];
    const values: number[] = [];
    let freeAddress: IpWords | null = null;
    for (const row of sortedIndexes) {
      const firstAddress = this.#words(this.#firsts, row);
      if (freeAddress !== null && compareIp(freeAddress, firstAddress) < 0) {
        rangeStarts.push(...freeAddress);
        values.push(0);
      }
      rangeStarts.push(...firstAddress);
      values.push(this.#values[row] ?? 0);
      freeAddress = getAdjacentIp(this.#words(this.#lasts, row), 1);
    }
    if (freeAddress !== null) {
      rangeStarts.push(...freeAddress);
      values.push(0);
    }
    return {
      [`${name}.starts`]: Uint32Array.from(rangeStarts),
      [`${name}.values`]: Uint32Array.from(values),
    };
  }

  #words(flat: readonly number[], row: number): IpWords {
    const offset = row * this.#width;
    const first = flat[offset] ?? 0;
    return this.#width === 1
      ? [first]
      : [first, flat[offset + 1] ?? 0, flat[offset + 2] ?? 0, flat[offset + 3] ?? 0];
  }
}

const getPreviousAddress = (words: IpWords): IpWords => getAdjacentIp(words, -1) ?? words;

/** Ranges in memory: 8 bytes per IPv4 range, 20 per IPv6 range, and 512 kB for the index. */
export class IpRanges {
  readonly #families: Readonly<Record<1 | 4, AddressFamily>>;

  constructor(sections: Sections, name: string) {
    this.#families = {
      1: new AddressFamily(sections, `${name}.4`, 1),
      4: new AddressFamily(sections, `${name}.6`, 4),
    };
  }

  /** Returns the value of an address; 0 for an address outside of all ranges. */
  valueAt(address: IpWords): number {
    const family = this.#families[address.length];
    return family.values[family.rowAt(address)] ?? 0;
  }

  /** Returns the range that contains an address, with its value; null for an address outside of all ranges. */
  rangeAt(address: IpWords): ValuedRange | null {
    const family = this.#families[address.length];
    const row = family.rowAt(address);
    const value = family.values[row] ?? 0;
    return value === 0 ? null : { ...family.range(row), value };
  }

  /** Groups the ranges by value. The ranges of a group are in order, IPv4 first. */
  byValue(): RangesByValue {
    return new RangesByValue([this.#families[1], this.#families[4]]);
  }
}

class AddressFamily {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
  readonly #width: 1 | 4;
  /**
   * Index by the first 16 bits of an address. An entry is the first row whose start has the same or higher bits. The index
   * reduces the binary search to a few rows.
   */
  readonly #rows = new Uint32Array(65_537);

  constructor(sections: Sections, name: string, width: 1 | 4) {
    this.starts = getSection(sections, `${name}.starts`, Uint32Array);
    this.values = getSection(sections, `${name}.values`, Uint32Array);
    this.#width = width;
    let row = 0;
    for (let start = 0; start < this.#rows.length; start += 1) {
      while (row < this.values.length && (this.starts[row * width] ?? 0) >>> 16 < start) row += 1;
      this.#rows[start] = row;
    }
  }

  /** Returns the last row that starts at or before an address; -1 for an address before the first row. */
  rowAt(address: IpWords): number {
    const start = address[0] >>> 16;
    let lowerIndex = this.#rows[start] ?? 0;
    let upperIndex = this.#rows[start + 1] ?? 0;
    while (lowerIndex < upperIndex) {
      const middle = (lowerIndex + upperIndex) >>> 1;
      if (this.#isAfter(middle, address)) upperIndex = middle;
      else lowerIndex = middle + 1;
    }
    return lowerIndex - 1;
  }

  #isAfter(row: number, address: IpWords): boolean {
    const { starts } = this;
    const width = this.#width;
    for (let wordIndex = 0; wordIndex < width; wordIndex += 1) {
      const difference = (starts[row * width + wordIndex] ?? 0) - (address[wordIndex] ?? 0);
      if (difference !== 0) return difference > 0;
    }
    return false;
  }

  range(row: number): IpRange {
    const last = row + 1 < this.values.length ? getPreviousAddress(this.#start(row + 1)) : this.#end();
    return { first: this.#start(row), last };
  }

  #start(row: number): IpWords {
    const offset = row * this.#width;
    const first = this.starts[offset] ?? 0;
    if (this.#width === 1) return [first];
    return [first, this.starts[offset + 1] ?? 0, this.starts[offset + 2] ?? 0, this.starts[offset + 3] ?? 0];
  }

  #end(): IpWords {
    return toIpWords(Array.from({ length: this.#width }, () => 0xffff_ffff));
  }
}

/** Groups rows by value with one pass of counting sort. */
export class RangesByValue {
  readonly #families: readonly { family: AddressFamily; from: Uint32Array; rows: Uint32Array }[];

  constructor(families: readonly AddressFamily[]) {
    this.#families = families.map((family) => ({ family, ...sortByValue(family.values) }));
  }

  *of(value: number): Generator<IpRange> {
    for (const { family, from, rows } of this.#families) {
      for (const row of rows.subarray(from[value] ?? 0, from[value + 1] ?? 0)) yield family.range(row);
    }
  }
}

function sortByValue(values: Uint32Array) {
  const maxValue = values.reduce((a, b) => Math.max(a, b), 0);
  const firstRows = new Uint32Array(maxValue + 2);
  for (const value of values) firstRows[value + 1] = (firstRows[value + 1] ?? 0) + 1;
  for (let value = 0; value <= maxValue; value += 1)
    firstRows[value + 1] = (firstRows[value + 1] ?? 0) + (firstRows[value] ?? 0);
  const nextRows = firstRows.slice();
  const rows = new Uint32Array(values.length);
  for (const [row, value] of values.entries()) {
    const place = nextRows[value] ?? 0;
    rows[place] = row;
    nextRows[value] = place + 1;
  }
  return { from: firstRows, rows };
}
