import { expect, test } from 'vitest';
import { toWindowKey, readCallerKey } from './caller-key.ts';

test.each<[string, Record<string, string | undefined>, string | null | undefined]>([
  ['nothing', {}, null],
  ['the header', { 'x-api-key': 'k' }, 'k'],
  ['the header with blanks around', { 'x-api-key': ' k ' }, 'k'],
  ['an empty header', { 'x-api-key': '  ' }, undefined],
  ['Bearer', { authorization: 'Bearer k' }, 'k'],
  ['bearer in lower case with extra spaces', { authorization: 'bearer   k  ' }, 'k'],
  ['Bearer without a key', { authorization: 'Bearer ' }, undefined],
  ['a key without its scheme', { authorization: 'k' }, undefined],
  ['a scheme that only ends in "bearer"', { authorization: 'Forbearer k' }, undefined],
  ['two words after the scheme', { authorization: 'Bearer k l' }, undefined],
  ['another scheme', { authorization: 'Basic k' }, undefined],
  ['the same key in both headers', { 'x-api-key': 'k', authorization: 'Bearer k' }, 'k'],
  ['different keys in the two headers', { 'x-api-key': 'l', authorization: 'Bearer k' }, undefined],
  ['a key and a broken Authorization', { 'x-api-key': 'k', authorization: 'Bearer' }, undefined],
])('the key is read from the request headers: %s', (_, headers, expected) => {
  expect(readCallerKey(headers)).toBe(expected);
});

// Providers assign such networks to customers: RFC 6177, RIPE-690.
test.each([
  ['192.0.2.7', 'address 192.0.2.7'],
  ['::ffff:192.0.2.7', 'address ::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', 'address 2001:db8:1:2'],
  ['2001:db8:1:2::6', 'address 2001:db8:1:2'],
  ['2001:db8:1:2::', 'address 2001:db8:1:2'],
  ['2001:db8::5:6:7:8', 'address 2001:db8:0:0'],
  ['2001:db8::4:5:6:7:8', 'address 2001:db8:0:4'],
  ['2001:db8::', 'address 2001:db8:0:0'],
  ['::1', 'address 0:0:0:0'],
  ['::2:3:4:5:6:7:8', 'address 0:2:3:4'],
])('requests from %s share the rate limit window "%s"', (ip, expected) => {
  expect(toWindowKey(ip)).toBe(expected);
});
