import type { IpWords } from '../../facts/ip/ip-address.ts';
import { getSection } from './columns.ts';
import type { Sections } from './section-file.ts';

/*
 * Stores a value for each of millions of address ranges, in 5 bytes per range, as a tree of 16-bit digits. A node covers the
 * addresses that have the same first digits. The rows of a node are the digits at which the value changes, in order, from 0. A
 * row applies to all digits before the next row. A row contains the value of its addresses, or the number of a child node for
 * the following digit. Node numbers count down from the largest value.
 */

const maxValue = 0xff_ffff;
const digitBase = 0x1_0000;

/** Number of 32-bit words in the addresses of each root node: IPv4, IPv6. */
const wordCounts = [1, 4] as const;

interface OpenNode {
  readonly digits: number[];
  readonly values: number[];
}

/** Collects values of addresses in ascending order, IPv4 first. */
export class PackedRangesBuilder {
  readonly #lows = new NumberColumn((length) => new Uint16Array(length));
  readonly #values = new NumberColumn((length) => new Uint32Array(length));
  /** The first row of each node. */
  readonly #rows: number[] = [];
  readonly #roots: number[] = [];
  /** The nodes on the path from the root to the last address. */
  #open: OpenNode[] = [];
  #last: IpWords = [0];
  #value = 0;
  #maxValue = 0;

  constructor() {
    this.#openNode();
  }

  /** Adds a value. @param value value from this address up to the next added address; 0 means no value */
  add(first: IpWords, value: number): void {
    if (first.length !== this.#last.length) this.#startIpv6();
    if (value === this.#value) return;
    const depth = getDepth(first);
    const sharedPrefixLength = countSharedDigits(first, this.#last);
    while (this.#open.length - 1 > Math.min(depth, sharedPrefixLength)) this.#closeNode();
    while (this.#open.length <= depth) {
      this.#addRow(getDigit(first, this.#open.length - 1), 0);
      this.#openNode();
    }
    this.#addRow(getDigit(first, depth), value);
    this.#last = first;
    this.#value = value;
    this.#maxValue = Math.max(this.#maxValue, value);
  }

  /** Returns the sections. @throws RangeError when the number of values and nodes exceeds the available numbers */
  sections(name: string): Sections {
    while (this.#roots.length < wordCounts.length) this.#startIpv6();
    if (this.#maxValue + this.#rows.length > maxValue) throw new RangeError('too many ranges to pack');
    const values = this.#values.read();
    return {
      [`${name}.roots`]: Uint32Array.from(this.#roots),
      [`${name}.rows`]: Uint32Array.from([...this.#rows, values.length]),
      [`${name}.lows`]: this.#lows.read(),
      [`${name}.values`]: Uint16Array.from(values),
      [`${name}.valuesHigh`]: Uint8Array.from(values, (value) => value >>> 16),
    };
  }

  /** Ends the current address family and starts the next: IPv4, then IPv6. */
  #startIpv6(): void {
    while (this.#open.length > 1) this.#closeNode();
    this.#roots.push(this.#store());
    this.#last = [0, 0, 0, 0];
    this.#value = 0;
    this.#openNode();
  }

  #openNode(): void {
    this.#open.push({ digits: [0], values: [this.#value] });
  }

  /** Ends the innermost node. The addresses after the node have the last value of the node until the next row. */
  #closeNode(): void {
    const node = this.#store();
    const { digits = [], values = [] } = this.#open.at(-1) ?? {};
    values[values.length - 1] = maxValue - node;
    const nextDigit = (digits.at(-1) ?? 0) + 1;
    if (nextDigit < digitBase) this.#addRow(nextDigit, this.#value);
  }

  /** Adds a row to the innermost node. Replaces the last row if the digit is the same. */
  #addRow(digit: number, value: number): void {
    const { digits = [], values = [] } = this.#open.at(-1) ?? {};
    const row = digits.at(-1) === digit ? digits.length - 1 : digits.length;
    digits[row] = digit;
    values[row] = value;
  }

  /** Stores the innermost node. @returns the number of the node */
  #store(): number {
    const { digits, values } = this.#open.pop() ?? { digits: [], values: [] };
    this.#rows.push(this.#lows.length);
    for (const digit of digits) this.#lows.push(digit);
    for (const value of values) this.#values.push(value);
    return this.#rows.length - 1;
  }
}

/** An array of numbers that grows on demand. */
class NumberColumn {
  readonly #make: (length: number) => Uint16Array | Uint32Array;
  #numbers: Uint16Array | Uint32Array;
  length = 0;

  constructor(make: (length: number) => Uint16Array | Uint32Array) {
    this.#make = make;
    this.#numbers = make(1024);
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const numbers = this.#make(2 * this.length);
      numbers.set(this.#numbers);
      this.#numbers = numbers;
    }
    this.#numbers[this.length++] = number;
  }

  read(): Uint16Array | Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}

/** Returns the digit of an address at a depth of the tree. */
const getDigit = (words: IpWords, depth: number): number => {
  const word = words[depth >>> 1] ?? 0;
  return (depth & 1) === 0 ? word >>> 16 : word & 0xffff;
};

/** Returns the depth of the row of an address in the tree, which is the index of the last non-zero digit. */
function getDepth(words: IpWords): number {
  let depth = words.length * 2 - 1;
  while (depth > 0 && getDigit(words, depth) === 0) depth -= 1;
  return depth;
}

/** Returns the number of equal digits at the start of two addresses. */
function countSharedDigits(a: IpWords, b: IpWords): number {
  let depth = 0;
  while (depth < a.length * 2 && getDigit(a, depth) === getDigit(b, depth)) depth += 1;
  return depth;
}

/** Ranges in memory, opened from sections of `PackedRangesBuilder`. */
export class PackedRanges {
  readonly #roots: Uint32Array;
  readonly #rows: Uint32Array;
  readonly #lows: Uint16Array;
  readonly #values: Uint16Array;
  readonly #valuesHigh: Uint8Array;
  /** Smallest node number. Smaller numbers are values. */
  readonly #firstNode: number;

  constructor(sections: Sections, name: string) {
    this.#roots = getSection(sections, `${name}.roots`, Uint32Array);
    this.#rows = getSection(sections, `${name}.rows`, Uint32Array);
    this.#lows = getSection(sections, `${name}.lows`, Uint16Array);
    this.#values = getSection(sections, `${name}.values`, Uint16Array);
    this.#valuesHigh = getSection(sections, `${name}.valuesHigh`, Uint8Array);
    this.#firstNode = maxValue - this.#rows.length + 2;
  }

  /** Returns the value of an address; 0 for an address without a value. */
  valueAt(address: IpWords): number {
    let node = this.#roots[wordCounts.indexOf(address.length)] ?? 0;
    for (let depth = 0; ; depth += 1) {
      const row = this.#rowOf(node, getDigit(address, depth));
      const value = ((this.#valuesHigh[row] ?? 0) << 16) | (this.#values[row] ?? 0);
      if (value < this.#firstNode) return value;
      node = maxValue - value;
    }
  }

  /** Returns the last row of a node whose digit is at most `digit`. */
  #rowOf(node: number, digit: number): number {
    const lows = this.#lows;
    let low = this.#rows[node] ?? 0;
    let high = this.#rows[node + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((lows[middle] ?? 0) <= digit) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
