import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { ipToNumber, ipFromNumber, parseIp, formatIp } from './ip-address.ts';

/** Yields deterministic 32-bit numbers (xorshift). */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield state >>> 0;
  }
}
const source = numbers(2_463_534_242);
const nextNumber = () => source.next().value as number;

describe('IP addresses', () => {
  test('IPv6 addresses are parsed and formatted as by ipaddr.js, wherever their zeros are', () => {
    for (let time = 0; time < 5_000; time += 1) {
      const nonZeroMask = nextNumber();
      const groups = Array.from({ length: 8 }, (_, place) =>
        nonZeroMask & (1 << place) ? nextNumber() & 0xffff : 0,
      );
      const fullText = groups.map((group) => group.toString(16)).join(':');
      const words = parseIp(fullText);
      const referenceAddress = ipaddr.process(fullText);
      expect(words === null ? null : formatIp(words), fullText).toBe(referenceAddress.toString());
      expect(parseIp(referenceAddress.toString())).toEqual(words);
      expect(parseIp(fullText.toUpperCase())).toEqual(words);
    }
  });
  test('IPv4 addresses are parsed and formatted as by ipaddr.js', () => {
    for (let time = 0; time < 5_000; time += 1) {
      const word = nextNumber();
      const text = ipaddr
        .fromByteArray([word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255])
        .toString();
      expect(parseIp(text)).toEqual([word]);
      expect(formatIp([word])).toBe(text);
    }
  });
  test('IPv6 addresses may end in IPv4 notation (RFC 4291, section 2.2)', () => {
    expect(parseIp('::ffff:129.144.52.38')).toEqual(parseIp('129.144.52.38'));
    expect(parseIp('::13.1.68.3')).toEqual(parseIp('0:0:0:0:0:0:13.1.68.3'));
    expect(parseIp('1:2:3:4:5:6:1.2.3.4')).toEqual([0x10002, 0x30004, 0x50006, 0x1020304]);
  });
  test('IP addresses that are malformed or have a zone are parsed as null', () => {
    for (const text of [
      '',
      '1.2.3',
      '1.2.3.4.5',
      '010.1.1.1',
      '0x7f.1',
      '256.1.1.1',
      ':::',
      '1::2::3',
      'fe80::1%eth0',
      '1.1.1.1/8',
      ' 1.1.1.1',
    ]) {
      expect(parseIp(text), text).toBeNull();
    }
  });
  test('IP addresses convert to a single number and back without loss', () => {
    expect(ipToNumber([0xffffffff])).toBe(4_294_967_295n);
    expect(ipFromNumber(42540488161975842760550356425300246528n, 128)).toEqual(parseIp('2001::'));
    expect(ipToNumber(parseIp('2001:4:112::') ?? [0])).toBe(42540488479219738492182115193345540096n);
  });
});
