import { readFacts } from '../fact-table.ts';
import type { IpWords } from './ip-address.ts';
import { readBlock, type IpRange } from './ip-range.ts';
import { RangeIndex } from './range-index.ts';

let index: RangeIndex<{ readonly range: IpRange }> | undefined;

/** Whether an address is served from many countries (anycast), so that it has no meaningful location. */
export const isAnycast = (address: IpWords): boolean => (index ??= read()).at(address) !== undefined;

const read = () =>
  new RangeIndex(
    readFacts('anycast-addresses').map(({ block = '' }) => {
      const range = readBlock(block);
      if (range === null) throw new Error(`anycast-addresses.tsv: ${block} is not a CIDR block`);
      return { range };
    }),
  );
