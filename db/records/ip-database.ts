import { Reader, type Response } from 'maxmind';
import type { Terms } from '../import/dataset.ts';
import { writeIp } from '../../facts/ip/ip-address.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Allocated address space: the rest of IPv6 has no records. */
const spaces = [
  { bits: 32, from: 0n, length: 32 },
  // 2000::/3
  { bits: 128, from: 2n << 124n, length: 125 },
] as const;

/** Number of addresses below a node, by the number of remaining bits. */
const sizes = Array.from({ length: 129 }, (_, bits) => 1n << BigInt(bits));

/** Maximum number of visits per node: the IPv4 tree is reachable below ::, 6to4 and Teredo. */
const maxVisits = 8;

/** Consecutive addresses with the same record, or with none. */
export interface Block {
  readonly bits: 32 | 128;
  readonly from: bigint;
  /** First address after the block. */
  readonly end: bigint;
  readonly record: unknown;
}

/** The provider of a geolocation database. */
export interface IpMaker extends Terms {
  readonly name: string;
  /** Source name of its city data in responses. Null when city records of this provider are not read. */
  readonly cities: 'dbip_city' | 'maxmind_city' | 'ip2location_city' | null;
}

/** Terms of DB-IP's free databases. */
export const dbIpTerms: Terms = {
  licence: 'CC-BY-4.0',
  attribution: 'IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0',
};

const dbIp: IpMaker = { name: 'DB-IP', cities: 'dbip_city', ...dbIpTerms };

/** Database type prefixes of other providers, and the licence and attribution that each requires. */
const makers: readonly (readonly [type: RegExp, maker: IpMaker])[] = [
  [
    /^geolite/i,
    {
      name: 'MaxMind',
      cities: 'maxmind_city',
      licence: 'GeoLite End User License Agreement',
      attribution:
        'This product includes GeoLite Data created by MaxMind, available from https://www.maxmind.com.',
    },
  ],
  [
    /^geoip/i,
    { name: 'MaxMind', cities: 'maxmind_city', licence: 'as agreed with MaxMind', attribution: null },
  ],
  [
    /^ip2lite/i,
    {
      name: 'IP2Location',
      cities: 'ip2location_city',
      licence: 'CC-BY-SA-4.0',
      attribution: 'This product includes IP2Location LITE data available from https://lite.ip2location.com.',
    },
  ],
  [
    /^ip2/i,
    {
      name: 'IP2Location',
      cities: 'ip2location_city',
      licence: 'as agreed with IP2Location',
      attribution: null,
    },
  ],
  [
    /^ipinfo/i,
    {
      name: 'IPinfo',
      cities: null,
      licence: 'CC-BY-SA-4.0',
      attribution: 'IP address data powered by IPinfo (https://ipinfo.io)',
    },
  ],
];

/** A leaf of the tree. */
interface Leaf {
  readonly from: bigint;
  /** Pointer to the record; the number of nodes when the addresses have none. */
  readonly pointer: number;
}

/** A database in the MaxMind DB format. Records are decoded from its bytes on demand. */
export class IpDatabase {
  readonly #bytes: Buffer;
  readonly #reader: Reader<Response>;

  /** @throws Error when the bytes are not a MaxMind DB */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#reader = new Reader(bytes);
  }

  /** The database type from the metadata. */
  get type(): string {
    return this.#reader.metadata.databaseType;
  }

  /** The provider; DB-IP when the type names no other, because packages of DB-IP data only name the kind. */
  get maker(): IpMaker {
    return makers.find(([type]) => type.test(this.type))?.[1] ?? dbIp;
  }

  /** Returns the record of an address; null when there is none. @param address in canonical form */
  at(address: string): unknown {
    return this.#has(address.includes(':') ? 128 : 32) ? this.#reader.get(address) : null;
  }

  /**
   * Yields all blocks in order, IPv4 first; adjacent networks with the same record form one block.
   *
   * @throws Error when the tree has a cycle, or a record cannot be decoded
   */
  *blocks(): Generator<Block> {
    const records = new Map<number, unknown>([[this.#reader.metadata.nodeCount, null]]);
    for (const { bits, from, length } of spaces) {
      if (!this.#has(bits)) continue;
      const end = from + (sizes[length] ?? 0n);
      let block: Block | undefined;
      let pointer: number | undefined;
      for (const leaf of this.#leaves(from, length)) {
        if (leaf.pointer === pointer) continue;
        if (block !== undefined) yield { ...block, end: leaf.from };
        pointer = leaf.pointer;
        if (!records.has(pointer)) records.set(pointer, this.#recordAt(bits, leaf.from));
        block = { bits, from: leaf.from, end, record: records.get(pointer) };
      }
      if (block !== undefined) yield block;
    }
  }

  /** Yields the leaves of an address space in order. @param length remaining address bits below the space */
  *#leaves(from: bigint, length: number): Generator<Leaf> {
    const { nodeCount } = this.#reader.metadata;
    let visits = maxVisits * nodeCount;
    // Right branches wait on a stack while the left branch is followed.
    const waiting = [{ node: this.#root(from, length), from, left: length }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      let { node, left } = next;
      for (; node < nodeCount && left > 0; node = this.#child(node, 0)) {
        if (--visits < 0) throw new Error('its tree leads in a circle');
        left -= 1;
        waiting.push({ node: this.#child(node, 1), from: next.from + (sizes[left] ?? 0n), left });
      }
      yield { from: next.from, pointer: Math.max(node, nodeCount) };
    }
  }

  /** Returns the node of an address space. */
  #root(from: bigint, length: number): number {
    const { nodeCount, ipVersion } = this.#reader.metadata;
    let node = 0;
    for (let left = ipVersion === 6 ? 128 : 32; left > length && node < nodeCount; left -= 1)
      node = this.#child(node, Number((from >> BigInt(left - 1)) & 1n) as 0 | 1);
    return node;
  }

  #child(node: number, side: 0 | 1): number {
    const { nodeByteSize, recordSize } = this.#reader.metadata;
    const at = node * nodeByteSize;
    if (recordSize === 32) return this.#bytes.readUInt32BE(at + 4 * side);
    const low = this.#bytes.readUIntBE(at + side * (nodeByteSize - 3), 3);
    if (recordSize === 24) return low;
    // 28-bit records: the middle byte contains the high bits of both.
    const middle = this.#bytes[at + 3] ?? 0;
    return ((side === 0 ? middle >> 4 : middle & 15) << 24) | low;
  }

  #recordAt(bits: Block['bits'], address: bigint): unknown {
    return this.#reader.get(bits === 32 ? writeIp([Number(address)]) : plainIpv6(address));
  }

  /** An IPv4 tree would misread the first bits of an IPv6 address. */
  #has(bits: 32 | 128): boolean {
    return bits === 32 || this.#reader.metadata.ipVersion === 6;
  }
}

/** Writes an IPv6 address with all its zeros. */
const plainIpv6 = (number: bigint) =>
  number
    .toString(16)
    .padStart(32, '0')
    .replace(/.{4}(?!$)/g, '$&:');

/**
 * Rejects databases of other providers than DB-IP.
 * @param from dataset and file, for the message
 * @param take the package to use instead, for the message
 * @throws UserFacingError when another provider made the database but DB-IP would be named as the source
 */
export function rejectOtherMaker({ maker }: IpDatabase, from: string, take: string): void {
  if (maker === dbIp) return;
  throw new UserFacingError(
    'dataset',
    `${from} is a database of ${maker.name}, but responses name DB-IP as their source. Use ${take}.`,
  );
}
