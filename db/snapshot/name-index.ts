import { fold } from '../../facts/fold.ts';
import { getSection } from './columns.ts';
import type { Sections } from './section-file.ts';

/** Finds rows by name. The index contains sorted 64-bit hashes of folded names instead of the names. */
export interface NameIndex {
  /** Returns the distinct rows with a name, ascending. */
  rows(name: string): number[];
}

/** Collects names by row. Equal folded names of a row are stored once. */
export class NameIndexBuilder {
  #size = 0;
  #high = new Uint32Array(1 << 16);
  #low = new Uint32Array(1 << 16);
  #row = new Uint32Array(1 << 16);

  add(row: number, names: Iterable<string>): void {
    const foldedNames = new Set<string>();
    for (const name of names) foldedNames.add(fold(name));
    this.addFolded(row, foldedNames);
  }

  /** Adds names that are already folded. */
  addFolded(row: number, names: ReadonlySet<string>): void {
    for (const name of names) {
      if (name === '') continue;
      if (this.#size === this.#row.length) this.#grow();
      const [high, low] = hash(name);
      this.#high[this.#size] = high;
      this.#low[this.#size] = low;
      this.#row[this.#size++] = row;
    }
  }

  sections(name: string): Sections {
    // Sort natively by the upper half of the hash. Entries with equal upper halves stay unsorted, so that a lookup compares
    // their lower halves one by one.
    const order = new BigUint64Array(this.#size);
    for (let entryIndex = 0; entryIndex < this.#size; entryIndex++) {
      order[entryIndex] = (BigInt(this.#high[entryIndex] ?? 0) << 32n) | BigInt(entryIndex);
    }
    order.sort();
    const highHashes = new Uint32Array(this.#size);
    const lowHashes = new Uint32Array(this.#size);
    const row = new Uint32Array(this.#size);
    for (const [at, key] of order.entries()) {
      const rowIndex = Number(key & 0xffff_ffffn);
      highHashes[at] = this.#high[rowIndex] ?? 0;
      lowHashes[at] = this.#low[rowIndex] ?? 0;
      row[at] = this.#row[rowIndex] ?? 0;
    }
    return { [`${name}.high`]: highHashes, [`${name}.low`]: lowHashes, [`${name}.row`]: row };
  }

  #grow(): void {
    const doubleArray = (array: Uint32Array) => {
      const copy = new Uint32Array(array.length * 2);
      copy.set(array);
      return copy;
    };
    this.#high = doubleArray(this.#high);
    this.#low = doubleArray(this.#low);
    this.#row = doubleArray(this.#row);
  }
}

export function openNameIndex(sections: Sections, name: string): NameIndex {
  const highHashes = getSection(sections, `${name}.high`, Uint32Array);
  const lowHashes = getSection(sections, `${name}.low`, Uint32Array);
  const rowNumbers = getSection(sections, `${name}.row`, Uint32Array);
  return {
    rows(text) {
      const [high, low] = hash(fold(text));
      let lowerIndex = 0;
      let upperIndex = highHashes.length;
      while (lowerIndex < upperIndex) {
        const middle = (lowerIndex + upperIndex) >>> 1;
        if ((highHashes[middle] ?? 0) < high) lowerIndex = middle + 1;
        else upperIndex = middle;
      }
      const foundRows: number[] = [];
      for (; highHashes[lowerIndex] === high; lowerIndex++)
        if (lowHashes[lowerIndex] === low) foundRows.push(rowNumbers[lowerIndex] ?? 0);
      return foundRows.length > 1 ? removeDuplicates(foundRows.sort((a, b) => a - b)) : foundRows;
    },
  };
}

/** Removes duplicates. @param sorted sorted numbers, which are changed in place */
function removeDuplicates(sorted: number[]): number[] {
  let length = 0;
  for (const value of sorted) if (length === 0 || value !== sorted[length - 1]) sorted[length++] = value;
  sorted.length = length;
  return sorted;
}

/**
 * Hashes a text to 64 bits as two unsigned halves. Two independent multiply-and-xor lanes over the UTF-16 units are mixed at
 * the end. Not suitable for secrets.
 */
export function hash(text: string): readonly [high: number, low: number] {
  let high = 0x811c9dc5 ^ text.length;
  let low = 0x9e3779b9;
  for (let characterIndex = 0; characterIndex < text.length; characterIndex++) {
    const unit = text.charCodeAt(characterIndex);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul((low << 13) ^ (low >>> 19) ^ unit, 0x85ebca6b);
  }
  return [mixBits(high ^ (low >>> 15)), mixBits(low ^ Math.imul(high, 0xc2b2ae35))];
}

function mixBits(value: number): number {
  let mixedBits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixedBits = Math.imul(mixedBits ^ (mixedBits >>> 13), 0xc2b2ae35);
  return (mixedBits ^ (mixedBits >>> 16)) >>> 0;
}
