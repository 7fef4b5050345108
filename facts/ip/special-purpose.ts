import { isIP } from 'node:net';
import { readFacts } from '../fact-table.ts';
import { parseIp, type IpWords } from './ip-address.ts';
import { isContained, parseBlock, type IpRange } from './ip-range.ts';
import { RangeIndex } from './range-index.ts';

/** A block of IANA's special-purpose address registries. */
interface SpecialBlock {
  readonly range: IpRange;
  /** Whether the block is globally reachable. Null when the registry does not specify the reachability. */
  readonly reachable: boolean | null;
}

let blocks: readonly SpecialBlock[] | undefined;
let index: RangeIndex<SpecialBlock> | undefined;

/** Reads the blocks. Smaller blocks come before the larger blocks that contain them. */
function readBlocks(): readonly SpecialBlock[] {
  return readFacts('special-purpose-addresses')
    .map(({ block = '', reachable = '' }) => {
      const range = parseBlock(block);
      if (range === null) throw new Error(`special-purpose-addresses.tsv: ${block} is not a CIDR block`);
      return {
        range,
        length: Number(block.split('/')[1]),
        reachable: reachable === '' ? null : reachable === 'true',
      };
    })
    .sort((a, b) => b.length - a.length);
}

/**
 * Whether IANA's registries list an address as private, reserved, multicast or otherwise not part of the public Internet. The
 * smallest block that contains the address determines the result. Globally reachable anycast blocks (AS112, AMT) are not special.
 */
export function isSpecialUse(address: IpWords): boolean {
  index ??= new RangeIndex((blocks ??= readBlocks()));
  const containingBlock = index.find(address);
  return containingBlock !== undefined && containingBlock.reachable !== true;
}

/**
 * Whether the service may connect to an address, or send the address to third parties. This test is stricter than the
 * registries. It also rejects addresses that can embed another address (mapped, NAT64, 6to4, Teredo), and blocks reserved for
 * protocols.
 */
export function isPublicAddress(text: string): boolean {
  const words = parseIp(text);
  if (words === null) return false;
  // Reject IPv4-mapped addresses, and addresses outside 2000::/3, which are not global unicast.
  if (isIP(text) === 6 && (words.length === 1 || words[0] >>> 29 !== 1)) return false;
  blocks ??= readBlocks();
  return blocks.every(({ range, reachable }) => reachable === true || !isContained(words, range));
}
