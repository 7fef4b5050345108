import type { IpWords } from './ip-address.ts';
import { isWithin, type IpRange } from './ip-range.ts';

/** A few ranges of addresses, found by the first 16 bits of an address: most have none to be compared with. */
export class RangeIndex<T extends { readonly range: IpRange }> {
  readonly #byStart = new Map<number, T[]>();

  /** @param entries in the order in which they are looked at */
  constructor(entries: Iterable<T>) {
    for (const entry of entries) {
      const { first, last } = entry.range;
      for (let start = first[0] >>> 16; start <= last[0] >>> 16; start += 1) {
        const key = keyOf(first, start);
        const near = this.#byStart.get(key);
        if (near === undefined) this.#byStart.set(key, [entry]);
        else near.push(entry);
      }
    }
  }

  /** The first entry whose range holds an address; undefined: none does. */
  at(address: IpWords): T | undefined {
    const near = this.#byStart.get(keyOf(address, address[0] >>> 16));
    return near?.find(({ range }) => isWithin(address, range));
  }
}

/** Addresses of IPv4 and IPv6 that begin alike are others. */
const keyOf = ({ length }: IpWords, start: number): number => (length === 1 ? start : start + 65_536);
