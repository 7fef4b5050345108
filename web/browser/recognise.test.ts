import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

/** The notations of IEEE 802, RFC 7042, Cisco IOS, Solaris and bar codes. */
test.each([
  '00:1A:11:00:00:00',
  '00-1a-11-00-00-00',
  '001a.1100.0000',
  '0:1a:11:0:0:0',
  '001A11000000',
  '00-1A-11-FF-FE-00-00-00',
  '001a.11ff.fe00.0000',
])('recognises %s as a MAC address', (typed) => {
  expect(recognise(` ${typed} `)).toEqual([
    { kind: 'mac', variables: { address: typed }, path: `/mac/${typed}`, label: typed, hint: 'MAC address' },
  ]);
});

test('recognises eight groups of two hexadecimal digits as an EUI-64 first, then as an IPv6 address', () => {
  expect(recognise('00:1a:11:ff:fe:00:00:00').map(({ kind }) => kind)).toEqual(['mac', 'ip']);
});

test.each([
  ['::1', 'ip'],
  ['2001:4860:4860::8888', 'ip'],
  ['2001:0db8:85a3:0000:0000:8a2e:0370:7334', 'ip'],
  ['::ffff:192.0.2.1', 'ip'],
  ['1:2:3:4:5:6:7:8', 'ip'],
  ['192.0.2.1', 'ip'],
  ['dead.beef.cafe', 'domain'],
  ['10115', 'postal'],
])('the search box recognises %s as %s', (typed, kind) => {
  expect(recognise(typed).map((guess) => guess.kind)).toEqual([kind]);
});

test.each(['442079460958', 'deadbeefcafe'])('does not recognise %s as a MAC address', (typed) => {
  expect(recognise(typed)).toEqual([]);
});
