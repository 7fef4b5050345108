import { expect, test } from 'vitest';
import { removeWwwPrefix, parsePublicHostname } from './hostname.ts';

test.each([
  ['apple.com', 'apple.com'],
  ['APPLE.COM', 'apple.com'],
  ['apple.com.', 'apple.com'],
  ['www.apple.com', 'apple.com'],
  ['http://apple.com/x', 'apple.com'],
  ['https://www.apple.com/', 'apple.com'],
  ['HTTPS://Apple.com:8443/path?q#f', 'apple.com'],
  ['investor.apple.com', 'investor.apple.com'],
  // The Punycode form (RFC 3492) of bücher, which all registries use.
  ['bücher.example.com', 'xn--bcher-kva.example.com'],
  ['https://BÜCHER.example.com', 'xn--bcher-kva.example.com'],
  ['abc.xyz', 'abc.xyz'],
])('COM-052 COM-053 COM-054 COM-056 the hostname %s is normalised', (text, hostname) => {
  expect(parsePublicHostname(text)).toBe(hostname);
});

test.each([
  'ftp://apple.com',
  'javascript://apple.com',
  'xhttps://apple.com',
  'https://user@apple.com/',
  'https://:pass@apple.com/',
  'localhost',
  'apple',
  '127.0.0.1',
  '1.1',
  'http://10.0.0.1/',
  'http://[::1]/',
  '::1',
  'printer.local',
  'shop.test',
  'a.invalid',
  'apple.com/path',
  'apple.com:80',
  'user@apple.com',
  'https://user:pass@apple.com/',
  'ap ple.com',
  'apple..com',
  '-apple.com',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
  'https://',
  '.',
  '',
])('COM-055 COM-058 the text %s is rejected, because it cannot be a public hostname', (text) => {
  expect(parsePublicHostname(text)).toBeNull();
});

test.each([
  ['WWW.Apple.COM.', 'apple.com'],
  ['www2.apple.com', 'www2.apple.com'],
  ['my.www.apple.com', 'my.www.apple.com'],
  ['www.www.apple.com', 'www.apple.com'],
])('removeWwwPrefix normalises %s to %s', (hostname, bare) => {
  expect(removeWwwPrefix(hostname)).toBe(bare);
});
