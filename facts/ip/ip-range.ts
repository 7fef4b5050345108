import { ipToNumber, ipFromNumber, parseIp, formatIp, type IpWords } from './ip-address.ts';

/** Consecutive addresses of one family, both ends included. */
export interface IpRange {
  readonly first: IpWords;
  readonly last: IpWords;
}

export const formatRange = ({ first, last }: IpRange): string => `${formatIp(first)}-${formatIp(last)}`;

/** Parses the output of `formatRange`. @throws TypeError for any other text */
export function parseRange(text: string): IpRange {
  const [from = '', to = from] = text.split('-');
  const [first, last] = [parseIp(from), parseIp(to)];
  if (first === null || last === null || first.length !== last.length) {
    throw new TypeError(`${text} is not a range of addresses`);
  }
  return { first, last };
}

/**
 * Parses a CIDR block or a single address. @returns null for other text, and for a block whose address is not the first address
 * of the block
 */
export function parseBlock(text: string): IpRange | null {
  const block = parseAddressBlock(text);
  return block !== null && compareIp(block.address, block.range.first) === 0 ? block.range : null;
}

/**
 * Parses a CIDR block that can begin with any of its addresses: `10.1.2.3/8` is 10.0.0.0 to 10.255.255.255. @returns null for
 * other text
 */
export function parseAddressBlock(
  text: string,
): { readonly address: IpWords; readonly range: IpRange } | null {
  const [, addressText = '', digits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = parseIp(addressText);
  if (address === null) return null;
  const bits = getAddressBits(address);
  // The prefix length of an IPv4-mapped address counts from the start of the IPv6 address.
  const length =
    Number(digits ?? bits) - (digits !== undefined && addressText.includes(':') ? 128 - bits : 0);
  if (length < 0 || length > bits) return null;
  const hostMask = (1n << BigInt(bits - length)) - 1n;
  const last = ipToNumber(address) | hostMask;
  return { address, range: { first: ipFromNumber(last ^ hostMask, bits), last: ipFromNumber(last, bits) } };
}

export const isContained = (address: IpWords, { first, last }: IpRange): boolean =>
  address.length === first.length && compareIp(address, first) >= 0 && compareIp(address, last) <= 0;

/** Formats a range that equals one block in CIDR notation. */
export const formatBlock = ({ first, last }: IpRange): string =>
  formatCidr(
    ipToNumber(first),
    getAddressBits(first),
    getAddressBits(first) - countBits(ipToNumber(first) ^ ipToNumber(last)),
  );

/** Returns the number of binary digits of a number; 0 for the number 0. */
const countBits = (number: bigint) => (number === 0n ? 0 : number.toString(2).length);

/** Compares two addresses for sorting. The result is negative, 0 or positive; IPv4 comes before IPv6. */
export function compareIp(a: IpWords, b: IpWords): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let wordIndex = 0; wordIndex < a.length; wordIndex += 1) {
    const difference = (a[wordIndex] ?? 0) - (b[wordIndex] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const getAddressBits = (words: IpWords): 32 | 128 => (words.length === 1 ? 32 : 128);
const formatCidr = (base: bigint, bits: 32 | 128, length: number) =>
  `${formatIp(ipFromNumber(base, bits))}/${length}`;

/** Returns the largest block within a range that contains an address, in CIDR notation. */
export function formatBlockAround(address: IpWords, range: IpRange): string {
  const bits = getAddressBits(address);
  const [at, first, last] = [ipToNumber(address), ipToNumber(range.first), ipToNumber(range.last)];
  // The common prefix of the first and last address limits the size of the block.
  let length = bits - countBits(first ^ last);
  for (; length < bits; length += 1) {
    const hostMask = (1n << BigInt(bits - length)) - 1n;
    const base = at & ~hostMask;
    if (base >= first && base + hostMask <= last) return formatCidr(base, bits, length);
  }
  return formatCidr(at, bits, bits);
}

/** Yields the smallest set of blocks, in CIDR notation, that covers sorted ranges. */
export function* blocksOf(ranges: Iterable<IpRange>): Generator<string> {
  for (const { base, bits, length } of split(ranges)) yield formatCidr(base, bits, length);
}

/** Returns the number of blocks that `blocksOf` would yield. */
export function countBlocks(ranges: Iterable<IpRange>): number {
  let count = 0;
  const blocks = split(ranges);
  while (blocks.next().done !== true) count += 1;
  return count;
}

function* split(ranges: Iterable<IpRange>) {
  for (const { first, last } of joined(ranges)) {
    const bits = getAddressBits(first);
    const end = ipToNumber(last);
    for (let base = ipToNumber(first); base <= end;) {
      let hostBits = base === 0n ? bits : countTrailingZeros(base);
      while (base + (1n << BigInt(hostBits)) - 1n > end) hostBits -= 1;
      yield { base, bits, length: bits - hostBits };
      base += 1n << BigInt(hostBits);
    }
  }
}

/** Merges adjacent ranges. */
function* joined(ranges: Iterable<IpRange>): Generator<IpRange> {
  let currentRange: IpRange | undefined;
  for (const range of ranges) {
    const isAdjacent =
      currentRange !== undefined &&
      currentRange.last.length === range.first.length &&
      ipToNumber(currentRange.last) + 1n === ipToNumber(range.first);
    if (currentRange !== undefined && isAdjacent) {
      currentRange = { first: currentRange.first, last: range.last };
      continue;
    }
    if (currentRange !== undefined) yield currentRange;
    currentRange = range;
  }
  if (currentRange !== undefined) yield currentRange;
}

function countTrailingZeros(number: bigint): number {
  let count = 0;
  while (((number >> BigInt(count)) & 1n) === 0n) count += 1;
  return count;
}
