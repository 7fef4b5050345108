import { parseIp } from './ip-address.ts';
import { parseAddressBlock, isContained, type IpRange } from './ip-range.ts';

/** Addresses and CIDR blocks: `192.0.2.1`, `10.0.0.0/8`, `2001:db8::/32`. */
export class AddressList {
  readonly #ranges: readonly IpRange[];

  /** Parses the entries. @throws TypeError that names an invalid entry */
  constructor(entries: readonly string[]) {
    this.#ranges = entries.map((entry) => {
      const block = parseAddressBlock(entry);
      if (block !== null) return block.range;
      throw new TypeError(`${JSON.stringify(entry)} is neither an address nor a CIDR block`);
    });
  }

  /**
   * Whether the list contains an address. @param address an IPv4 address can also be in IPv6 notation (`::ffff:192.0.2.1`), as
   * dual-stack sockets report
   */
  has(address: string): boolean {
    if (this.#ranges.length === 0) return false;
    const words = parseIp(address);
    return words !== null && this.#ranges.some((range) => isContained(words, range));
  }
}

/** Whether a text is an IP address or a CIDR block. */
export const isAddressBlock = (text: string): boolean => parseAddressBlock(text) !== null;
