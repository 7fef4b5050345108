import { Reader, type Response } from 'maxmind';
import { DatasetError, type Terms } from '../import/dataset.ts';
import { writeIp } from '../../facts/ip/ip-address.ts';

/** Space that is given out: the rest of IPv6 has no records. */
const spaces = [
  { bits: 32, from: 0n, length: 32 },
  // 2000::/3
  { bits: 128, from: 2n << 124n, length: 125 },
] as const;

/** How many addresses a node has below it, by the bits that are left. */
const sizes = Array.from({ length: 129 }, (_, bits) => 1n << BigInt(bits));

/** How often a tree may lead to its own nodes again: those of IPv4 stand below ::, and where 6to4 and Teredo are. */
const mostVisits = 8;

/** Consecutive addresses with one record, or with none. */
export interface Block {
  readonly bits: 32 | 128;
  readonly from: bigint;
  /** Behind its last address. */
  readonly end: bigint;
  readonly record: unknown;
}

/** Who estimates where addresses are. */
export interface IpMaker extends Terms {
  readonly name: string;
  /** What answers call a database of its cities. Null: its records are not read here. */
  readonly cities: 'dbip_city' | 'maxmind_city' | 'ip2location_city' | null;
}

/** Of DB-IP's free databases. */
export const dbIpTerms: Terms = {
  licence: 'CC-BY-4.0',
  attribution: 'IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0',
};

const dbIp: IpMaker = { name: 'DB-IP', cities: 'dbip_city', ...dbIpTerms };

/** Beginnings of the types that other makers give their databases, and what each asks of who shows its facts. */
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

/** An end of a tree. */
interface Leaf {
  readonly from: bigint;
  /** What leads to its record; that of addresses without one is the number of nodes. */
  readonly pointer: number;
}

/** A database in the form of MaxMind DB. Records are read from its bytes when they are asked for. */
export class IpDatabase {
  private readonly bytes: Buffer;
  private readonly reader: Reader<Response>;

  /** @throws Error when the bytes are no such database */
  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.reader = new Reader(bytes);
  }

  /** As its maker calls it. */
  get type(): string {
    return this.reader.metadata.databaseType;
  }

  /** DB-IP where the type names nobody else: packages of its data call them by the kind alone. */
  get maker(): IpMaker {
    return makers.find(([type]) => type.test(this.type))?.[1] ?? dbIp;
  }

  /** Null: nothing is recorded of the address. @param address canonical */
  at(address: string): unknown {
    return this.has(address.includes(':') ? 128 : 32) ? this.reader.get(address) : null;
  }

  /**
   * All blocks in order, IPv4 first; neighbours of one record are one.
   *
   * @throws Error when its tree leads in a circle, or a record cannot be read
   */
  *blocks(): Generator<Block> {
    const records = new Map<number, unknown>([[this.reader.metadata.nodeCount, null]]);
    for (const { bits, from, length } of spaces) {
      if (!this.has(bits)) continue;
      const end = from + (sizes[length] ?? 0n);
      let block: Block | undefined;
      let pointer: number | undefined;
      for (const leaf of this.leaves(from, length)) {
        if (leaf.pointer === pointer) continue;
        if (block !== undefined) yield { ...block, end: leaf.from };
        pointer = leaf.pointer;
        if (!records.has(pointer)) records.set(pointer, this.recordAt(bits, leaf.from));
        block = { bits, from: leaf.from, end, record: records.get(pointer) };
      }
      if (block !== undefined) yield block;
    }
  }

  /** Where the tree of a space ends, in order. @param length of its addresses below the space, in bits */
  private *leaves(from: bigint, length: number): Generator<Leaf> {
    const { nodeCount } = this.reader.metadata;
    let visits = mostVisits * nodeCount;
    // What is to the right waits while the tree is followed to the left.
    const waiting = [{ node: this.root(from, length), from, left: length }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      let { node, left } = next;
      for (; node < nodeCount && left > 0; node = this.child(node, 0)) {
        if (--visits < 0) throw new Error('its tree leads in a circle');
        left -= 1;
        waiting.push({ node: this.child(node, 1), from: next.from + (sizes[left] ?? 0n), left });
      }
      yield { from: next.from, pointer: Math.max(node, nodeCount) };
    }
  }

  /** The node of a space. */
  private root(from: bigint, length: number): number {
    const { nodeCount, ipVersion } = this.reader.metadata;
    let node = 0;
    for (let left = ipVersion === 6 ? 128 : 32; left > length && node < nodeCount; left -= 1)
      node = this.child(node, Number((from >> BigInt(left - 1)) & 1n) as 0 | 1);
    return node;
  }

  private child(node: number, side: 0 | 1): number {
    const { nodeByteSize, recordSize } = this.reader.metadata;
    const at = node * nodeByteSize;
    if (recordSize === 32) return this.bytes.readUInt32BE(at + 4 * side);
    const low = this.bytes.readUIntBE(at + side * (nodeByteSize - 3), 3);
    if (recordSize === 24) return low;
    // 28: the byte in the middle has the highest bits of both.
    const middle = this.bytes[at + 3] ?? 0;
    return ((side === 0 ? middle >> 4 : middle & 15) << 24) | low;
  }

  private recordAt(bits: Block['bits'], address: bigint): unknown {
    return this.reader.get(bits === 32 ? writeIp([Number(address)]) : plainIpv6(address));
  }

  /** A tree of IPv4 would take the first bits of IPv6 for an address of its own. */
  private has(bits: 32 | 128): boolean {
    return bits === 32 || this.reader.metadata.ipVersion === 6;
  }
}

/** An address of IPv6 with all its zeros. */
const plainIpv6 = (number: bigint) =>
  number
    .toString(16)
    .padStart(32, '0')
    .replace(/.{4}(?!$)/g, '$&:');

/**
 * @param from the data set and the file that it comes from, for the message
 * @param take the file to take instead
 * @throws DatasetError when another than DB-IP made it, and is to be named as its source
 */
export function rejectOtherMaker({ maker }: IpDatabase, from: string, take: string): void {
  if (maker === dbIp) return;
  throw new DatasetError(
    `${from} is a database of ${maker.name}, and answers would name DB-IP as its source: take ${take}`,
  );
}
