import { isIP } from 'node:net';
import { readFacts } from '../fact-table.ts';
import { readIp, type IpWords } from './ip-address.ts';
import { isWithin, readBlock, type IpRange } from './ip-range.ts';
import { RangeIndex } from './range-index.ts';

/** A block of IANA's special-purpose registries. */
interface SpecialBlock {
  readonly range: IpRange;
  /** Null: the registry says neither. */
  readonly reachable: boolean | null;
}

let blocks: readonly SpecialBlock[] | undefined;
let index: RangeIndex<SpecialBlock> | undefined;

/** Smaller blocks stand before those that hold them. */
function read(): readonly SpecialBlock[] {
  return readFacts('special-purpose-addresses')
    .map(({ block = '', reachable = '' }) => {
      const range = readBlock(block);
      if (range === null) throw new Error(`special-purpose-addresses.tsv: ${block} is no block`);
      return {
        range,
        length: Number(block.split('/')[1]),
        reachable: reachable === '' ? null : reachable === 'true',
      };
    })
    .sort((a, b) => b.length - a.length);
}

/**
 * Whether an address is private, reserved, multicast or else of no network of the internet, by IANA's registries: the
 * smallest block that holds it counts. Anycast blocks that are reachable from everywhere (AS112, AMT) are not special.
 */
export function isSpecialUse(address: IpWords): boolean {
  index ??= new RangeIndex((blocks ??= read()));
  const holder = index.at(address);
  return holder !== undefined && holder.reachable !== true;
}

/**
 * Whether an address may be connected to, and told to strangers. Stricter than the registries where an address can wrap
 * another one (mapped, NAT64, 6to4, Teredo), and within what the IETF keeps for protocols: all of that is refused.
 */
export function isPublicAddress(text: string): boolean {
  const words = readIp(text);
  if (words === null) return false;
  // Mapped into IPv6; and outside 2000::/3 nothing is global unicast.
  if (isIP(text) === 6 && (words.length === 1 || words[0] >>> 29 !== 1)) return false;
  blocks ??= read();
  return blocks.every(({ range, reachable }) => reachable === true || !isWithin(words, range));
}
