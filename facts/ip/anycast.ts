import { readFacts } from '../fact-table.ts';
import type { IpWords } from './ip-address.ts';
import { parseBlock, type IpRange } from './ip-range.ts';
import { RangeIndex } from './range-index.ts';

/** A block of addresses that is announced in many places at the same time. */
interface AnycastBlock {
  readonly range: IpRange;
  /** Whether estimated positions agree with the registration. Only then do lookups return estimates. */
  readonly hasEstimate: boolean;
}

let index: RangeIndex<AnycastBlock> | undefined;

/** Returns the anycast block that contains an address; null when no block is known. */
export const findAnycastBlock = (address: IpWords): AnycastBlock | null =>
  (index ??= readIndex()).find(address) ?? null;

const readIndex = () =>
  new RangeIndex(
    readFacts('anycast-addresses').map(({ block = '', estimate = '' }) => {
      const range = parseBlock(block);
      if (range === null) throw new Error(`anycast-addresses.tsv: ${block} is not a CIDR block`);
      return { range, hasEstimate: estimate === 'true' };
    }),
  );
