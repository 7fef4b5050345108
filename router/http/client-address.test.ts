import { describe, expect, test } from 'vitest';
import { readSettings } from '../../app/settings/settings.ts';
import { createClientAddressReader } from './client-address.ts';

const createMessage = (remoteAddress: string | undefined, forwarded?: string | string[]) => ({
  socket: remoteAddress === undefined ? {} : { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded as string },
});

describe('GEO-093 the client’s address', () => {
  test('the client’s address is the peer’s address when no proxy is trusted, regardless of the header', () => {
    const readAddress = createClientAddressReader([]);
    expect(readAddress(createMessage('203.0.113.9', '8.8.8.8'))).toBe('203.0.113.9');
    expect(readAddress(createMessage('::ffff:203.0.113.9'))).toBe('::ffff:203.0.113.9');
    expect(readAddress(createMessage(undefined, '8.8.8.8'))).toBe('');
  });

  const readTrustedAddress = createClientAddressReader(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  test.each([
    ['an untrusted peer', '203.0.113.9', '8.8.8.8', '203.0.113.9'],
    ['a trusted peer', '10.1.2.3', '8.8.8.8', '8.8.8.8'],
    ['a trusted peer on a socket of both families', '::ffff:10.1.2.3', '8.8.8.8', '8.8.8.8'],
    ['a trusted peer of IPv6', '2001:db8::5', '2606:4700::1', '2606:4700::1'],
    ['a single trusted address', '192.0.2.7', '8.8.8.8', '8.8.8.8'],
    ['an address next to a trusted one', '192.0.2.8', '8.8.8.8', '192.0.2.8'],
    ['hops that the client added itself', '10.1.2.3', '1.1.1.1, 8.8.8.8', '8.8.8.8'],
    ['a chain of proxies', '10.1.2.3', '1.1.1.1, 8.8.8.8, 10.9.9.9,192.0.2.7', '8.8.8.8'],
    ['only proxies', '10.1.2.3', '10.4.4.4, 10.5.5.5', '10.4.4.4'],
    ['no header', '10.1.2.3', '', '10.1.2.3'],
    ['an invalid rightmost hop', '10.1.2.3', '8.8.8.8, unknown', '10.1.2.3'],
    ['an invalid hop in the middle', '10.1.2.3', '8.8.8.8, x, 10.4.4.4', '10.4.4.4'],
    ['a port', '10.1.2.3', '8.8.8.8:51234', '8.8.8.8'],
    ['brackets and a port', '10.1.2.3', '[2606:4700::1]:443', '2606:4700::1'],
    ['a zone', '10.1.2.3', 'fe80::1%eth0', 'fe80::1'],
  ])('the client’s address is determined correctly with %s', (_, peer, header, client) => {
    expect(readTrustedAddress(createMessage(peer, header))).toBe(client);
  });

  test('an IPv4 range written as IPv6 matches only IPv4 addresses', () => {
    const readAddress = createClientAddressReader(['::ffff:10.0.0.0/104']);
    expect(readAddress(createMessage('10.1.2.3', '8.8.8.8'))).toBe('8.8.8.8');
    expect(readAddress(createMessage('::ffff:10.1.2.3', '8.8.8.8'))).toBe('8.8.8.8');
    expect(readAddress(createMessage('::ffff:a01:203', '8.8.8.8'))).toBe('8.8.8.8');
    expect(readAddress(createMessage('11.1.2.3', '8.8.8.8'))).toBe('11.1.2.3');
    expect(readAddress(createMessage('10:1::203', '8.8.8.8'))).toBe('10:1::203');
    // A range that covers all of IPv6 contains no IPv4 address.
    expect(createClientAddressReader(['::/0'])(createMessage('::ffff:10.1.2.3', '8.8.8.8'))).toBe(
      '::ffff:10.1.2.3',
    );
  });

  test('several header lines with addresses are read as one line', () => {
    expect(readTrustedAddress(createMessage('10.1.2.3', ['1.1.1.1', '8.8.8.8, 10.4.4.4']))).toBe('8.8.8.8');
  });

  test('a header with addresses of one megabyte costs no more CPU time than a short header', () => {
    const header = '10.0.0.1,'.repeat(100_000) + '10.0.0.2';
    for (let time = 0; time < 1_000; time += 1)
      expect(readTrustedAddress(createMessage('10.1.2.3', header))).toBe('10.0.0.1');
  });

  test('an invalid list of trusted proxies prevents the start of the service', () => {
    for (const value of [
      'proxy',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '::1/129',
      '10.0.0.1, nginx',
      '10.0.0/8',
      'fe80::1%eth0',
      '::/',
      '10.0.0.0/-1',
    ]) {
      expect(() => readSettings({ TRUST_PROXY: value }), value).toThrow(
        expect.objectContaining({ name: 'UserFacingError', kind: 'settings' }),
      );
    }
    expect(readSettings({ TRUST_PROXY: ' 10.0.0.0/8, ::1 ' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });
});
