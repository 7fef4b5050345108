import { readFacts } from '../fact-table.ts';
import type { IpWords } from './ip-address.ts';
import { isWithin, readBlock, type IpRange } from './ip-range.ts';

let ranges: readonly IpRange[] | undefined;

/** Whether an address answers from many countries at once, so that an estimate of where it is means nothing. */
export function isAnycast(address: IpWords): boolean {
  ranges ??= readFacts('anycast-addresses').map(({ block = '' }) => {
    const range = readBlock(block);
    if (range === null) throw new Error(`anycast-addresses.tsv: ${block} is no block`);
    return range;
  });
  return ranges.some((range) => isWithin(address, range));
}
