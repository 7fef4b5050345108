import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { parseIp } from './ip-address.ts';
import {
  formatBlockAround,
  blocksOf,
  countBlocks,
  parseBlock,
  parseRange,
  formatBlock,
  formatRange,
} from './ip-range.ts';
import { IpRanges, createRangeSections } from '../../db/snapshot/ip-ranges.ts';

const parseWords = (text: string) => parseIp(text) ?? [0];
const findBlockAround = (address: string, range: string) =>
  formatBlockAround(parseWords(address), parseRange(range));
const listBlocks = (...ranges: string[]) => {
  const formattedBlocks = [...blocksOf(ranges.map(parseRange))];
  expect(countBlocks(ranges.map(parseRange))).toBe(formattedBlocks.length);
  return formattedBlocks;
};

describe('blocks of a range', () => {
  test('the CIDR block around an address is as large as its range allows', () => {
    expect(findBlockAround('8.8.8.8', '8.8.8.0-8.8.8.255')).toBe('8.8.8.0/24');
    expect(findBlockAround('10.0.0.1', '10.0.0.1-10.0.0.6')).toBe('10.0.0.1/32');
    expect(findBlockAround('10.0.0.3', '10.0.0.1-10.0.0.6')).toBe('10.0.0.2/31');
    expect(findBlockAround('1.2.3.4', '1.2.3.4-1.2.3.4')).toBe('1.2.3.4/32');
    expect(findBlockAround('200.1.1.1', '0.0.0.0-255.255.255.255')).toBe('0.0.0.0/0');
    expect(findBlockAround('2001:db8::1', '2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff')).toBe(
      '2001:db8::/32',
    );
  });
  test('the CIDR blocks of a range contain the address according to ipaddr.js', () => {
    for (const [address, range] of [
      ['77.1.2.3', '77.0.0.7-77.200.1.0'],
      ['2600::5', '2600::3-2600::7:0'],
    ] as const) {
      const [network, bits] = ipaddr.parseCIDR(findBlockAround(address, range));
      expect(ipaddr.parse(address).match(network, bits)).toBe(true);
    }
  });
  test('CIDR blocks cover a range with as few blocks as possible', () => {
    expect(listBlocks('10.0.0.1-10.0.0.6')).toEqual([
      '10.0.0.1/32',
      '10.0.0.2/31',
      '10.0.0.4/31',
      '10.0.0.6/32',
    ]);
    expect(listBlocks('0.0.0.0-255.255.255.255')).toEqual(['0.0.0.0/0']);
    expect(listBlocks('10.0.0.0-10.0.0.127', '10.0.0.128-10.0.0.255', '2001:db8::-2001:db8::1')).toEqual([
      '10.0.0.0/24',
      '2001:db8::/127',
    ]);
  });
  test('a formatted range can be parsed again, and a range with mixed address families is rejected', () => {
    expect(formatRange(parseRange('2001:db8::-2001:db8::ff'))).toBe('2001:db8::-2001:db8::ff');
    expect(() => parseRange('1.1.1.1-::1')).toThrow(TypeError);
  });
});

describe('IP ranges in memory', () => {
  const listedBlocks = [
    ['200.0.0.0-255.255.255.255', 3],
    ['1.0.0.0-1.0.0.255', 1],
    ['1.0.1.0-1.0.1.255', 2],
    ['1.0.9.0-1.0.9.255', 1],
    ['2001:db8::-2001:db8::ffff', 2],
    ['ffff::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 1],
  ] as const;
  const sections = createRangeSections(
    'x',
    listedBlocks.map(([text, value]) => ({ ...parseRange(text), value })),
  );
  const ranges = new IpRanges(sections, 'x');

  test('an IP range has its value at both ends, and addresses outside all ranges have no value', () => {
    for (const [text, value] of listedBlocks) {
      const range = parseRange(text);
      expect([ranges.valueAt(range.first), ranges.valueAt(range.last)], text).toEqual([value, value]);
      expect(ranges.rangeAt(range.last)).toEqual({ ...range, value });
    }
    for (const text of [
      '0.0.0.0',
      '0.255.255.255',
      '1.0.2.0',
      '1.0.8.255',
      '199.255.255.255',
      '::',
      '2001:db8::1:0',
      'fffe::',
    ]) {
      expect([ranges.valueAt(parseWords(text)), ranges.rangeAt(parseWords(text))], text).toEqual([0, null]);
    }
  });
  test('IP ranges are found by value, with IPv4 ranges first', () => {
    const byValue = ranges.byValue();
    const listRanges = (value: number) => [...byValue.of(value)].map(formatRange);
    expect(listRanges(1)).toEqual(['1.0.0.0-1.0.0.255', '1.0.9.0-1.0.9.255', listedBlocks[5][0]]);
    expect(listRanges(2)).toEqual(['1.0.1.0-1.0.1.255', '2001:db8::-2001:db8::ffff']);
    expect(listRanges(9)).toEqual([]);
  });
});

describe('CIDR blocks', () => {
  test.each([
    ['192.0.2.0/24', '192.0.2.0-192.0.2.255', '192.0.2.0/24'],
    ['192.0.2.7', '192.0.2.7-192.0.2.7', '192.0.2.7/32'],
    ['0.0.0.0/0', '0.0.0.0-255.255.255.255', '0.0.0.0/0'],
    ['2001:DB8::/32', '2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db8::/32'],
    ['::/0', '::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '::/0'],
    ['::ffff:192.0.2.0/120', '192.0.2.0-192.0.2.255', '192.0.2.0/24'],
  ])('the CIDR block %s is parsed and formatted unchanged', (text, range, written) => {
    const block = parseBlock(text);
    expect(block).toEqual(parseRange(range));
    expect(formatBlock(parseRange(range))).toBe(written);
  });
  test.each([
    '192.0.2.1/24',
    '192.0.2.0/33',
    '192.0.2.0/',
    '192.0.2/24',
    '::/129',
    '::ffff:1.2.3.4/90',
    '/24',
    '',
  ])('the CIDR block %j is rejected', (text) => expect(parseBlock(text)).toBeNull());
});
