import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { readFacts } from '../fact-table.ts';
import { parseIp, formatIp, type IpWords } from './ip-address.ts';
import { parseBlock } from './ip-range.ts';
import { RangeIndex } from './range-index.ts';
import { createSeededRandom } from '../../test/support/seeded.ts';

const blocks = ['special-purpose-addresses', 'anycast-addresses'].flatMap((table) =>
  readFacts(table).map(({ block = '' }) => ({ block, range: parseBlock(block) })),
);
const entries = blocks.flatMap(({ block, range }) => (range === null ? [] : [{ block, range }]));
const index = new RangeIndex(entries);

/** Computes the expected block by a linear search with another library. */
function findExpected(text: string): string | undefined {
  const address = ipaddr.parse(text);
  return entries.find(({ block }) => {
    const [network, bits] = ipaddr.parseCIDR(
      block.includes('/') ? block : `${block}/${block.includes(':') ? 128 : 32}`,
    );
    return network.kind() === address.kind() && address.match([network, bits] as never);
  })?.block;
}

test('a range index returns the first block that contains an address, also at and next to the ends of blocks', () => {
  expect(entries).toHaveLength(blocks.length);
  const offsetAddress = (words: IpWords, by: number): IpWords => {
    const movedWords = [...words];
    movedWords[movedWords.length - 1] = ((movedWords.at(-1) ?? 0) + by) >>> 0;
    return movedWords as unknown as IpWords;
  };
  const rangeEnds = entries.flatMap(({ range: { first, last } }) => [
    first,
    last,
    offsetAddress(first, -1),
    offsetAddress(last, 1),
  ]);
  const nextRandom = createSeededRandom(7);
  const randomAddresses = Array.from({ length: 2000 }, (): IpWords => [Math.floor(nextRandom() * 2 ** 32)]);
  for (const words of [...rangeEnds, ...randomAddresses]) {
    const text = formatIp(words);
    // An IPv4-mapped address becomes IPv4 before it is looked up.
    if (parseIp(text)?.length !== words.length) continue;
    expect(index.find(words)?.block, text).toBe(findExpected(text));
  }
});
