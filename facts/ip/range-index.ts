import type { IpWords } from './ip-address.ts';
import { isContained, type IpRange } from './ip-range.ts';

/**
 * A small set of address ranges, indexed by the first 16 bits of an address. For most addresses, no range needs to be compared.
 */
export class RangeIndex<T extends { readonly range: IpRange }> {
  readonly #byStart = new Map<number, T[]>();

  /** Creates the index. @param entries entries with their ranges, in descending priority */
  constructor(entries: Iterable<T>) {
    for (const entry of entries) {
      const { first, last } = entry.range;
      for (let start = first[0] >>> 16; start <= last[0] >>> 16; start += 1) {
        const key = computeKey(first, start);
        const candidates = this.#byStart.get(key);
        if (candidates === undefined) this.#byStart.set(key, [entry]);
        else candidates.push(entry);
      }
    }
  }

  /** Returns the first entry whose range contains an address; undefined when no range contains the address. */
  find(address: IpWords): T | undefined {
    const candidates = this.#byStart.get(computeKey(address, address[0] >>> 16));
    return candidates?.find(({ range }) => isContained(address, range));
  }
}

/** Computes the index key. IPv4 and IPv6 addresses with equal first bits have different keys. */
const computeKey = ({ length }: IpWords, start: number): number => (length === 1 ? start : start + 65_536);
