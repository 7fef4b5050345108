import { expect, test } from 'vitest';
import { ipNumber, ipOfNumber, readIp, writeIp } from '../../facts/ip/ip-address.ts';
import { mmdb } from '../../test/support/mmdb.ts';
import { seeded } from '../../test/support/seeded.ts';
import { IpDatabase } from '../records/ip-database.ts';
import { Registered } from './ip-registered.ts';

const [us, gb] = [{ country_code: 'US' }, { country_code: 'GB' }];
const registered = (blocks: Parameters<typeof mmdb>[1], version: 4 | 6 = 4) =>
  new Registered(new IpDatabase(mmdb(version, blocks)));
const number = (text: string) => {
  const words = readIp(text);
  if (words === null) throw new TypeError(text);
  return ipNumber(words);
};
/** Formats the parts: `192.0.2.0-192.0.2.127 US`. */
const partsOf = (of: Registered, first: string, last: string) => {
  const bits = first.includes(':') ? 128 : 32;
  const block = { bits, from: number(first), end: number(last) + 1n } as const;
  return [...of.parts(block)].map(({ bits, from, end, isMeant }) => {
    const text = (address: bigint) => writeIp(ipOfNumber(address, bits));
    return `${text(from)}-${text(end - 1n)} ${isMeant ? 'US' : 'no'}`;
  });
};

// Documentation blocks of RFC 5737 and 3849.
const some = registered({
  '192.0.2.64/27': us,
  '192.0.2.96/27': us,
  '192.0.2.128/26': gb,
  '192.0.2.192/28': us,
  '198.51.100.0/24': us,
});

test('an address is in the country of the registries', () => {
  const reserved = ['192.0.2.63', '192.0.2.64', '192.0.2.127', '192.0.2.128', '192.0.2.200', '203.0.113.1'];
  expect(reserved.map((address) => some.holds(address))).toEqual([false, true, true, false, true, false]);
});

test.each([
  ['between two', '192.0.2.128', '192.0.2.191', ['192.0.2.128-192.0.2.191 no']],
  ['within one, which two neighbours make', '192.0.2.70', '192.0.2.120', ['192.0.2.70-192.0.2.120 US']],
  ['as large as one', '192.0.2.64', '192.0.2.127', ['192.0.2.64-192.0.2.127 US']],
  [
    'over the beginning of one',
    '192.0.2.0',
    '192.0.2.64',
    ['192.0.2.0-192.0.2.63 no', '192.0.2.64-192.0.2.64 US'],
  ],
  [
    'over the end of one',
    '192.0.2.127',
    '192.0.2.128',
    ['192.0.2.127-192.0.2.127 US', '192.0.2.128-192.0.2.128 no'],
  ],
  [
    'over several',
    '192.0.2.0',
    '192.0.2.255',
    [
      '192.0.2.0-192.0.2.63 no',
      '192.0.2.64-192.0.2.127 US',
      '192.0.2.128-192.0.2.191 no',
      '192.0.2.192-192.0.2.207 US',
      '192.0.2.208-192.0.2.255 no',
    ],
  ],
  ['behind the last', '203.0.113.0', '203.0.113.255', ['203.0.113.0-203.0.113.255 no']],
  ['before the first', '10.0.0.0', '10.255.255.255', ['10.0.0.0-10.255.255.255 no']],
])('splits a block %s', (_, first, last, expected) => expect(partsOf(some, first, last)).toEqual(expected));

test('separates IPv4 and IPv6 addresses', () => {
  const both = registered({ '2001:db8::/48': us, '2001:db8:1::/48': gb }, 6);
  expect(partsOf(both, '2001:db8::', '2001:db8:1:ffff:ffff:ffff:ffff:ffff')).toEqual([
    '2001:db8::-2001:db8:0:ffff:ffff:ffff:ffff:ffff US',
    '2001:db8:1::-2001:db8:1:ffff:ffff:ffff:ffff:ffff no',
  ]);
  expect(partsOf(both, '0.0.0.0', '255.255.255.255')).toEqual(['0.0.0.0-255.255.255.255 no']);
  expect(partsOf(some, '2001:db8::', '2001:db8::1')).toEqual(['2001:db8::-2001:db8::1 no']);
});

test('random blocks: the parts are in order, without gaps, and correct for each address', () => {
  const next = seeded(36);
  const blocks = Object.fromEntries(
    Array.from({ length: 64 }, (_, n) => [`203.0.113.${n * 4}/30`, next() < 0.5 ? us : gb]),
  );
  const of = registered(blocks);
  const base = number('203.0.113.0');
  for (let turn = 0; turn < 40; turn += 1) {
    const from = BigInt(Math.floor(next() * 255));
    const end = from + 1n + BigInt(Math.floor(next() * Number(255n - from)));
    let at = base + from;
    for (const part of of.parts({ bits: 32, from: base + from, end: base + end })) {
      expect(part.from).toBe(at);
      expect(part.end).toBeGreaterThan(part.from);
      at = part.end;
      for (const address of [part.from, part.end - 1n])
        expect(of.holds(writeIp(ipOfNumber(address, 32)))).toBe(part.isMeant);
    }
    expect(at).toBe(base + end);
  }
});
