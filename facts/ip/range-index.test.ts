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

/** The expected block, computed by another library with a linear search. */
function expected(text: string): string | undefined {
  const address = ipaddr.parse(text);
  return entries.find(({ block }) => {
    const [network, bits] = ipaddr.parseCIDR(
      block.includes('/') ? block : `${block}/${block.includes(':') ? 128 : 32}`,
    );
    return network.kind() === address.kind() && address.match([network, bits] as never);
  })?.block;
}

test('finds an address in the first block that contains it, at the ends of blocks and next to them', () => {
  expect(entries).toHaveLength(blocks.length);
  const nextTo = (words: IpWords, by: number): IpWords => {
    const moved = [...words];
    moved[moved.length - 1] = ((moved.at(-1) ?? 0) + by) >>> 0;
    return moved as unknown as IpWords;
  };
  const ends = entries.flatMap(({ range: { first, last } }) => [
    first,
    last,
    nextTo(first, -1),
    nextTo(last, 1),
  ]);
  const random = createSeededRandom(7);
  const others = Array.from({ length: 2000 }, (): IpWords => [Math.floor(random() * 2 ** 32)]);
  for (const words of [...ends, ...others]) {
    const text = formatIp(words);
    // An IPv4-mapped address becomes IPv4 before it is looked up.
    if (parseIp(text)?.length !== words.length) continue;
    expect(index.at(words)?.block, text).toBe(expected(text));
  }
});
