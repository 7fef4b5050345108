import { Reader, type Response } from 'maxmind';
import type { LicenceTerms } from '../import/dataset.ts';
import { toIpWords, formatIp, type IpWords } from '../../facts/ip/ip-address.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** Allocated address space by family. IPv6 addresses outside of it have no records. */
const addressSpaces = [
  { first: [0], bits: 0 },
  // 2000::/3
  { first: [0x2000_0000, 0, 0, 0], bits: 3 },
] as const;

/** The first address after 2000::/3, which is the allocated IPv6 space. The IPv4 space ends with its last address. */
const endOfIpv6: IpWords = [0x4000_0000, 0, 0, 0];

/** Maximum number of visits per node. The IPv4 tree is reachable through ::, 6to4 and Teredo. */
const maxVisits = 8;

/**
 * Consecutive addresses with the same value. A run ends before the first address of the next run, or with the last address of
 * the family.
 */
export interface ValueRun<T> {
  readonly first: IpWords;
  readonly value: T;
}

/** The provider of a geolocation database. */
export interface IpDatabasePublisher extends LicenceTerms {
  readonly name: string;
  /** Name of the provider's city data in responses. Null when city records of the provider are not supported. */
  readonly cities: 'dbip_city' | 'maxmind_city' | 'ip2location_city' | null;
}

/** Terms of DB-IP's free databases. */
export const dbIpTerms: LicenceTerms = {
  licence: 'CC-BY-4.0',
  attribution: 'IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0',
};

const dbIp: IpDatabasePublisher = { name: 'DB-IP', cities: 'dbip_city', ...dbIpTerms };

/** Database types of other providers by their prefix, with the required licence and attribution. */
const databasePublishers: readonly (readonly [type: RegExp, maker: IpDatabasePublisher])[] = [
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

/** A database in the MaxMind DB format. Records are decoded on demand. */
export class IpDatabase {
  readonly #bytes: Buffer;
  readonly #reader: Reader<Response>;
  /** Number of bytes of a node, and number of bits of each record in a node. */
  readonly #nodeLength: number;
  readonly #recordSize: number;

  /** Opens a database. @throws Error when the bytes are not a MaxMind DB */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#reader = new Reader(bytes);
    this.#nodeLength = this.#reader.metadata.nodeByteSize;
    this.#recordSize = this.#reader.metadata.recordSize;
  }

  /** The database type from the metadata. */
  get type(): string {
    return this.#reader.metadata.databaseType;
  }

  /** The provider of the database. Default: DB-IP, because the type in packages of DB-IP data names only the kind of data. */
  get maker(): IpDatabasePublisher {
    return databasePublishers.find(([type]) => type.test(this.type))?.[1] ?? dbIp;
  }

  /** Returns the record of an address; null when the database has no record. */
  at(address: IpWords): unknown {
    return this.#has(address) ? this.#reader.get(formatIp(address)) : null;
  }

  /**
   * Yields the values of all addresses in order, IPv4 first. Adjacent networks with the same record form one run.
   *
   * @param valueOf converts a record, or null for addresses without a record; called once per record
   * @throws Error when the tree has a cycle, or a record cannot be decoded
   */
  *runs<T>(valueOf: (record: unknown) => T): Generator<ValueRun<T>> {
    const emptyValue = valueOf(null);
    const values = new Map<number, T>([[this.#reader.metadata.nodeCount, emptyValue]]);
    for (const { first, bits } of addressSpaces) {
      if (!this.#has(first)) continue;
      yield* this.#runsOf(first, bits, (pointer, address) => {
        let value = values.get(pointer);
        if (value === undefined) {
          value = valueOf(this.#reader.get(formatIp(address)));
          values.set(pointer, value);
        }
        return value;
      });
      if (first.length === 4) yield { first: endOfIpv6, value: emptyValue };
    }
  }

  /**
   * Yields the runs of an address space in order.
   * @param bits length of the common prefix of the addresses
   * @param valueAt returns the value at a pointer to a record. A pointer equal to the number of nodes means no record.
   */
  *#runsOf<T>(
    first: IpWords,
    bits: number,
    valueAt: (pointer: number, address: IpWords) => T,
  ): Generator<ValueRun<T>> {
    const { nodeCount } = this.#reader.metadata;
    const length = first.length * 32;
    const words = [...first];
    // Visit nodes on the left before nodes on the right.
    const [nodes, depths]: [number[], number[]] = [[], []];
    let remainingVisits = maxVisits * nodeCount;
    let [node, depth] = [this.#root(first, bits), bits];
    let lastPointer: number | undefined;
    for (;;) {
      for (; node < nodeCount && depth < length; depth += 1) {
        if (--remainingVisits < 0) throw new Error('its search tree has a cycle');
        nodes.push(this.#child(node, 1));
        depths.push(depth);
        node = this.#child(node, 0);
      }
      const pointer = Math.max(node, nodeCount);
      if (pointer !== lastPointer) {
        const address = toIpWords(words);
        yield { first: address, value: valueAt(pointer, address) };
        lastPointer = pointer;
      }
      const [right, at] = [nodes.pop(), depths.pop()];
      if (right === undefined || at === undefined) return;
      const wordIndex = at >>> 5;
      const bit = 31 - (at & 31);
      words[wordIndex] = ((((words[wordIndex] ?? 0) >>> bit) | 1) << bit) >>> 0;
      for (let lowerIndex = wordIndex + 1; lowerIndex < words.length; lowerIndex += 1) words[lowerIndex] = 0;
      [node, depth] = [right, at + 1];
    }
  }

  /** Returns the root node of an address space. */
  #root(first: IpWords, bits: number): number {
    const { nodeCount, ipVersion } = this.#reader.metadata;
    let node = 0;
    // In a tree of both families, IPv4 is below ::/96.
    const zeros = ipVersion === 6 && first.length === 1 ? 96 : 0;
    for (let depth = 0; depth < zeros + bits && node < nodeCount; depth += 1)
      node = this.#child(node, depth < zeros ? 0 : ((((first[0] << (depth - zeros)) >>> 31) & 1) as 0 | 1));
    return node;
  }

  #child(node: number, side: 0 | 1): number {
    const offset = node * this.#nodeLength;
    const bytes = this.#bytes;
    if (this.#recordSize === 32) return bytes.readUInt32BE(offset + 4 * side);
    const lowOffset = offset + side * (this.#nodeLength - 3);
    const number =
      ((bytes[lowOffset] ?? 0) << 16) | ((bytes[lowOffset + 1] ?? 0) << 8) | (bytes[lowOffset + 2] ?? 0);
    if (this.#recordSize === 24) return number;
    // In nodes with 28-bit records, the middle byte contains the high bits of both records.
    const middle = bytes[offset + 3] ?? 0;
    return ((side === 0 ? middle >> 4 : middle & 15) << 24) | number;
  }

  /**
   * Whether the tree contains the family of an address. An IPv4 tree contains no IPv6 addresses and would misinterpret their
   * bits.
   */
  #has({ length }: IpWords): boolean {
    return length === 1 || this.#reader.metadata.ipVersion === 6;
  }
}

/**
 * Rejects databases of providers other than DB-IP, because responses name DB-IP as the source.
 * @param from dataset and file, for the message
 * @param take the package to use instead, for the message
 * @throws UserFacingError for a database of another provider
 */
export function rejectOtherPublisher({ maker }: IpDatabase, from: string, take: string): void {
  if (maker === dbIp) return;
  throw new UserFacingError(
    'dataset',
    `${from} is a database of ${maker.name}, but responses name DB-IP as their source. Use ${take}.`,
  );
}
