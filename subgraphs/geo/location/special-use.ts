import { BlockList, isIP } from 'node:net';

/**
 * Blocks of the IANA special-purpose address registries (RFC 6890 and its updates), multicast and reserved space:
 * nobody is anywhere there.
 */
const ipv4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 ' +
  '203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
const ipv6 =
  '::/128 ::1/128 64:ff9b::/96 64:ff9b:1::/48 100::/64 100:0:0:1::/64 2001::/23 2001:db8::/32 2002::/16 ' +
  '2620:4f:8000::/48 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';

function blocksOf(list: string, family: 'ipv4' | 'ipv6'): BlockList {
  const blocks = new BlockList();
  for (const block of list.split(' ')) {
    const [network = '', prefix = ''] = block.split('/');
    blocks.addSubnet(network, Number(prefix), family);
  }
  return blocks;
}

const specialIpv4 = blocksOf(ipv4, 'ipv4');
const specialIpv6 = blocksOf(ipv6, 'ipv6');

/** Whether an address is private, special-use, multicast or reserved. @param address a valid IPv4 or IPv6 address */
export const isSpecialUse = (address: string): boolean =>
  isIP(address) === 4 ? specialIpv4.check(address, 'ipv4') : specialIpv6.check(address, 'ipv6');
