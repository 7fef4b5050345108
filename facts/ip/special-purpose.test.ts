import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { readFacts } from '../fact-table.ts';
import { parseIp } from './ip-address.ts';
import { isPublicAddress, isSpecialUse } from './special-purpose.ts';

const isSpecial = (text: string) => {
  const words = parseIp(text);
  if (words === null) throw new Error(`${text} is not an address`);
  return isSpecialUse(words);
};

test.each(['192.31.196.1', '192.52.193.1', '192.175.48.1', '2620:4f:8000::1'])(
  'the anycast address %s is globally reachable, so it is public and not special',
  (address) => {
    expect(isSpecial(address)).toBe(false);
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['192.0.0.8', true, false],
  ['192.0.0.9', false, false],
  ['192.0.0.11', true, false],
  ['2001:1::1', false, false],
  ['2001:1::4', true, false],
  ['2001:3::1', false, false],
  ['2001::1', true, false],
  ['64:ff9b::808:808', false, false],
  ['::ffff:8.8.8.8', false, false],
  ['::ffff:10.0.0.1', true, false],
  ['255.255.255.255', true, false],
  ['ff02::1', true, false],
  ['5f00::1', true, false],
  ['100::1', true, false],
  ['4000::1', false, false],
] as const)('the address %s is special: %s, public: %s', (address, expectedSpecial, expectedPublic) => {
  expect(isSpecial(address)).toBe(expectedSpecial);
  expect(isPublicAddress(address)).toBe(expectedPublic);
});

test('the first address of every block that is not globally reachable is not public', () => {
  const rows = readFacts('special-purpose-addresses');
  for (const { block = '', reachable } of rows.filter((row) => row['reachable'] !== 'true')) {
    const family = isIP(block.split('/')[0] ?? '') === 4 ? ipaddr.IPv4 : ipaddr.IPv6;
    const first = family.networkAddressFromCIDR(block).toString();
    expect(isPublicAddress(first), `${block} ${reachable}`).toBe(false);
  }
  expect(rows.length).toBeGreaterThan(50);
});

/** An older list of blocks, which this table replaced. Addresses that are public by the table must be public by the list. */
const blockList = new BlockList();
for (const block of '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'.split(
  ' ',
)) {
  const [network = '', bits] = block.split('/');
  blockList.addSubnet(network, Number(bits), 'ipv4');
}

test('addresses of every IPv4 /16 block are public or not public as in an independent list of blocks', () => {
  let differenceCount = 0;
  for (let high = 0; high < 65_536; high += 1) {
    for (const low of ['0.0', '0.9', '2.1', '99.2', '113.7', '255.255']) {
      const address = `${high >> 8}.${high & 255}.${low}`;
      if (isPublicAddress(address) === blockList.check(address, 'ipv4')) differenceCount += 1;
    }
  }
  expect(differenceCount).toBe(0);
});

test('text that is not an IP address is not a public address', () => {
  for (const text of ['', 'x', '8.8.8', 'fe80::1%eth0', '8.8.8.8/32', '010.0.0.1']) {
    expect(isPublicAddress(text), text).toBe(false);
  }
});
