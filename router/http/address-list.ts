import { BlockList, isIP } from 'node:net';

/** Addresses and CIDR blocks: `192.0.2.1`, `10.0.0.0/8`, `2001:db8::/32`. */
export class AddressList {
  readonly #list = new BlockList();

  /** @throws when an entry is none: ask `isAddressBlock` before. */
  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const [address = '', bits] = entry.split('/');
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.#list.addAddress(address, family);
      else this.#list.addSubnet(address, Number(bits), family);
    }
  }

  /** @param address an IPv4 address may be written as IPv6 (`::ffff:192.0.2.1`), as dual-stack sockets tell it. */
  has(address: string): boolean {
    const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
    const kind = isIP(plain);
    return kind !== 0 && this.#list.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
  }
}

/** Whether a text is an address, or a block of them in CIDR notation. */
export function isAddressBlock(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 6 ? 128 : 32));
}
