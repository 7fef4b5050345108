import { expect, test } from 'vitest';
import { ipToNumber, ipFromNumber, parseIp, formatIp, type IpWords } from '../../facts/ip/ip-address.ts';
import { compareIp } from '../../facts/ip/ip-range.ts';
import { createSeededRandom } from '../../test/support/seeded.ts';
import { PackedRanges, PackedRangesBuilder } from './packed-ranges.ts';

type Step = readonly [first: IpWords, value: number];

const parseWords = (text: string): IpWords => {
  const parsedAddress = parseIp(text);
  if (parsedAddress === null) throw new TypeError(text);
  return parsedAddress;
};

function packRanges(steps: readonly Step[]): PackedRanges {
  const builder = new PackedRangesBuilder();
  for (const [first, value] of steps) builder.add(first, value);
  return new PackedRanges(builder.sections('some'), 'some');
}

/** Finds the value of the last step up to an address by linear search. */
const findExpected = (steps: readonly Step[], address: IpWords): number =>
  steps.findLast(([first]) => first.length === address.length && compareIp(first, address) <= 0)?.[1] ?? 0;

const listNeighbours = (address: IpWords): IpWords[] => {
  const bits = address.length === 1 ? 32 : 128;
  const number = ipToNumber(address);
  return [number - 1n, number, number + 1n]
    .filter((each) => each >= 0n && each < 1n << BigInt(bits))
    .map((each) => ipFromNumber(each, bits));
};

// Documentation blocks of RFC 5737 and 3849, and the ends of both families.
test.each<[string, readonly (readonly [string, number])[]]>([
  ['nothing', []],
  ['IPv4 alone', [['192.0.2.0', 7]]],
  ['IPv6 alone', [['2001:db8::', 7]]],
  [
    'the first and the last address',
    [
      ['0.0.0.0', 1],
      ['255.255.255.255', 2],
      ['::', 3],
      ['ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 4],
    ],
  ],
  [
    'equal values in a row',
    [
      ['192.0.2.0', 7],
      ['192.0.2.8', 7],
      ['192.0.2.9', 0],
    ],
  ],
  [
    'the last IPv4 value, which IPv6 does not inherit',
    [
      ['192.0.2.0', 7],
      ['2001:db8::', 7],
      ['2001:db9::', 0],
    ],
  ],
  [
    'a gap',
    [
      ['192.0.2.0', 7],
      ['192.0.2.128', 0],
      ['198.51.100.0', 9],
    ],
  ],
  [
    'a /48 that is divided',
    [
      ['2001:db8::', 1],
      ['2001:db8:0:8000::', 2],
      ['2001:db8:1::', 3],
    ],
  ],
  [
    'a /48 that is divided from its start',
    [
      ['2001:db8:5::', 1],
      ['2001:db8:5:1::', 2],
      ['2001:db8:6::', 1],
    ],
  ],
  [
    'neighbouring divided blocks',
    [
      ['2001:db8::1', 1],
      ['2001:db8:1:2::', 2],
      ['2001:db8:1:2:3::', 3],
      ['2001:db8:2::9', 4],
    ],
  ],
  [
    'a divided block at the end of a digit',
    [
      ['2001:db8:ffff:ffff::', 1],
      ['2001:db9::', 2],
    ],
  ],
  [
    'single addresses',
    [
      ['2001:db8::1', 1],
      ['2001:db8::2', 2],
      ['2001:db8::3', 0],
    ],
  ],
])('packed ranges return the value of an address with %s', (_, texts) => {
  const steps = texts.map(([text, value]): Step => [parseWords(text), value]);
  const ranges = packRanges(steps);
  const addresses = [
    '1.2.3.4',
    '192.0.2.200',
    '2001:db8::',
    '2001:db8:1:ffff::',
    '2001:db9::1',
    '::1',
    'fe80::1',
  ];
  for (const address of [...steps.flatMap(([first]) => listNeighbours(first)), ...addresses.map(parseWords)])
    expect([formatIp(address), ranges.valueAt(address)]).toEqual([
      formatIp(address),
      findExpected(steps, address),
    ]);
});

test.each([1, 2, 3, 4, 5, 6])(
  'packed ranges return the value of any address in random ranges (seed %i)',
  (seed) => {
    const nextRandom = createSeededRandom(seed);
    const drawBelow = (end: number) => Math.floor(nextRandom() * end);
    const numbers = new Map<string, bigint>();
    for (let turn = 0; turn < 400; turn += 1) {
      // Use few distinct digits, so that addresses share prefixes of every length.
      const length = drawBelow(9);
      const digits = Array.from({ length: 8 }, (_, place) =>
        place < length ? ([0, 1, 2, 0xfffe, 0xffff][drawBelow(5)] ?? 0) : 0,
      );
      const number = digits.reduce((all, digit) => (all << 16n) | BigInt(digit), 0n);
      numbers.set(String(number), number);
    }
    const sortedNumbers = [...numbers.values()].sort((a, b) => (a < b ? -1 : 1));
    const sortedSteps = sortedNumbers.map((number): Step => [ipFromNumber(number, 128), drawBelow(4)]);
    const ipv4 = [...new Set(Array.from({ length: 200 }, () => drawBelow(2 ** 32) & (-1 << drawBelow(32))))]
      .map((number) => number >>> 0)
      .sort((a, b) => a - b)
      .map((number): Step => [[number], drawBelow(4)]);
    const steps = [...ipv4, ...sortedSteps];
    const ranges = packRanges(steps);
    const wrongAddresses = steps
      .flatMap(([first]) => listNeighbours(first))
      .filter((address) => ranges.valueAt(address) !== findExpected(steps, address));
    expect(wrongAddresses.map(formatIp)).toEqual([]);
  },
);

test('packed ranges accept large values, and reject values that leave no numbers for nodes', () => {
  const largest = 0xff_ffff - 10;
  const ranges = packRanges([[parseWords('192.0.2.1'), largest]]);
  expect(ranges.valueAt(parseWords('192.0.2.1'))).toBe(largest);
  expect(() => packRanges([[parseWords('192.0.2.1'), 0xff_ffff]])).toThrow('too many ranges to pack');
});
