/** A range of names: the indexes from `from` up to `to` (excluded). The names have the same first `depth` bytes. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

/** Names sorted by their UTF-8 bytes, as a tree of byte prefixes: each node is a range of names. */
export class SortedNames {
  /** The range of all names. */
  readonly all: Range;
  readonly #bytes: Uint8Array;
  /** Start of each name in the bytes, and the end of the last name. */
  readonly #offsets: Uint32Array;

  constructor(bytes: Uint8Array, offsets: Uint32Array) {
    this.#bytes = bytes;
    this.#offsets = offsets;
    this.all = { from: 0, to: offsets.length - 1, depth: 0 };
  }

  /** Returns the names of a range whose next byte is `byte`; null when there are none. */
  narrow({ from, to, depth }: Range, byte: number): Range | null {
    const start = this.#lowerBound(from, to, depth, byte);
    if (start === to || this.#byteAt(start, depth) !== byte) return null;
    return { from: start, to: this.#lowerBound(start, to, depth, byte + 1), depth: depth + 1 };
  }

  /** Returns the names of a range whose next bytes are the bytes of a text from `start` on; null when there are none. */
  narrowByText(range: Range, text: Uint8Array, start = 0): Range | null {
    let currentRange: Range | null = range;
    for (let byteIndex = start; byteIndex < text.length && currentRange !== null; byteIndex++)
      currentRange = this.narrow(currentRange, text[byteIndex] ?? 0);
    return currentRange;
  }

  /** Calls `visit` for each distinct next byte of the names in a range. */
  eachChild({ from, to, depth }: Range, visit: (byte: number, child: Range) => void): void {
    for (let position = this.#lowerBound(from, to, depth, 0); position < to;) {
      const byte = this.#byteAt(position, depth);
      const end = this.#lowerBound(position, to, depth, byte + 1);
      visit(byte, { from: position, to: end, depth: depth + 1 });
      position = end;
    }
  }

  /** Returns the names of a range that consist only of the common prefix. */
  ending({ from, to, depth }: Range): Range {
    return { from, to: this.#lowerBound(from, to, depth, 0), depth };
  }

  /** Returns the names of a range that are longer than their common prefix. */
  longer({ from, to, depth }: Range): Range {
    return { from: this.#lowerBound(from, to, depth, 0), to, depth };
  }

  /** Returns the byte of a name at a depth; -1 after its end. */
  #byteAt(at: number, depth: number): number {
    return getByte(this.#bytes, this.#offsets, at, depth);
  }

  /** Returns the first index in [from, to) whose byte at the depth is at least `byte`. */
  #lowerBound(from: number, to: number, depth: number, byte: number): number {
    const bytes = this.#bytes;
    const offsets = this.#offsets;
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (getByte(bytes, offsets, middle, depth) < byte) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function getByte(bytes: Uint8Array, offsets: Uint32Array, at: number, depth: number): number {
  const byteIndex = (offsets[at] ?? 0) + depth;
  return byteIndex < (offsets[at + 1] ?? 0) ? (bytes[byteIndex] ?? 0) : -1;
}
