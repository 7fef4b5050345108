import { expect, test } from 'vitest';
import { parseIp } from '../../../facts/ip/ip-address.ts';
import { findRegistry } from './registry.ts';

// IANA IPv4 Address Space Registry; IANA IPv6 Global Unicast Address Assignments.
test.each([
  ['1.1.1.1', 'apnic'],
  ['2.0.0.0', 'ripe'],
  ['8.8.8.8', 'arin'],
  ['41.255.255.255', 'afrinic'],
  ['58.0.0.0', 'apnic'],
  ['59.1.2.3', 'apnic'],
  ['61.255.255.255', 'apnic'],
  ['62.0.0.0', 'ripe'],
  ['95.255.255.255', 'ripe'],
  ['96.0.0.0', 'arin'],
  ['177.0.0.0', 'lacnic'],
  ['189.0.0.1', 'lacnic'],
  ['191.255.255.255', 'lacnic'],
  ['192.0.0.0', 'arin'],
  ['223.255.255.255', 'apnic'],
  // Allocated to no registry: local, loopback, multicast and reserved blocks.
  ['0.0.0.0', null],
  ['10.0.0.1', null],
  ['127.0.0.1', null],
  ['224.0.0.1', null],
  ['240.0.0.1', null],
  ['255.255.255.255', null],
  ['2001:200::', 'apnic'],
  ['2001:3ff:ffff::', 'apnic'],
  ['2001:400::', 'arin'],
  ['2001:5ff:ffff::1', 'arin'],
  ['2001:600::', 'ripe'],
  ['2001:1200::', 'lacnic'],
  ['2001:4200::', 'afrinic'],
  ['2003:3fff::', 'ripe'],
  ['2003:4000::', null],
  ['2400:cb00::', 'apnic'],
  ['2600::', 'arin'],
  ['260f:ffff::', 'arin'],
  ['2610::', 'arin'],
  ['2610:1ff::', 'arin'],
  ['2610:200::', null],
  ['2800::', 'lacnic'],
  ['280f:ffff::', 'lacnic'],
  ['2810::', null],
  ['2a00::', 'ripe'],
  ['2a1f:ffff::', 'ripe'],
  ['2a20::', null],
  ['2c00::', 'afrinic'],
  ['2c10::', null],
  ['fe80::1', null],
  ['::1', null],
])('the regional registry of the IP address %s is %s', (address, registry) => {
  const words = parseIp(address);
  expect(words === null ? undefined : findRegistry(words)).toBe(registry);
});
