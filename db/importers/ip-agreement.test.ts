import { expect, test } from 'vitest';
import { parseIp, formatIp, type IpWords } from '../../facts/ip/ip-address.ts';
import type { Run } from '../records/ip-database.ts';
import { agreed, agreedCountries, countryLookup, merged, systemCountries } from './ip-agreement.ts';

const words = (text: string): IpWords => {
  const found = parseIp(text);
  if (found === null) throw new TypeError(text);
  return found;
};

test.each([
  ['all sources', 'FR', ['FR', 'FR', 'FR', 'FR']],
  ['geofeeds and delegation against the estimate', 'US', ['GB', 'US', 'US', 'US']],
  ['geofeeds and delegation where no system is known', 'US', ['GB', 'US', null, 'US']],
  ['the estimate in the country of the system', 'GB', ['GB', 'US', 'GB', 'US']],
  ['the estimate where geofeeds and delegation differ', 'GB', ['GB', 'US', 'FR', 'DE']],
  ['the estimate alone', 'GB', ['GB', null, null, null]],
  ['no source', null, [null, null, null, null]],
  ['geofeeds and delegation without an estimate', 'US', [null, 'US', 'US', 'US']],
  ['no agreement without an estimate', null, [null, 'US', 'US', 'DE']],
])('the agreed country of the address %s is %s', (_, country, countries) =>
  expect(agreed(countries)).toBe(country),
);

test('merges the country sources at each address where one of them changes, separately for IPv4 and IPv6', () => {
  const runs = (...steps: readonly (readonly [string, string | null])[]): Run<string | null>[] =>
    steps.map(([first, value]) => ({ first: words(first), value }));
  const sources = [
    runs(['0.0.0.0', 'a'], ['192.0.2.0', 'b'], ['2001:db8::', 'c']),
    runs(['192.0.2.0', 'x'], ['192.0.2.1', null], ['2001:db9::', 'y']),
    [],
  ];
  const found = Array.from(merged(sources), ({ first, values }) => [formatIp(first), ...values]);
  expect(found).toEqual([
    ['0.0.0.0', 'a', undefined, undefined],
    ['192.0.2.0', 'b', 'x', undefined],
    ['192.0.2.1', 'b', null, undefined],
    ['2001:db8::', 'c', undefined, undefined],
    ['2001:db9::', 'c', 'y', undefined],
  ]);
});

test('assigns American networks that DB-IP estimates in GB or CA to the US, and keeps British and German networks', () => {
  const countryAt = countryLookup(agreedCountries());
  // By ARIN: T-Mobile USA, Amazon, Cloudflare, Fastly. By RIPE: BT, JANET. Amazon's regions London and Frankfurt.
  const american = ['173.108.0.1', '174.156.0.1', '18.32.0.1', '104.16.0.1', '151.101.1.1'];
  const others = ['86.128.0.1', '128.16.0.1', '3.8.0.1', '3.120.0.1', '52.28.0.1'];
  expect(american.map((address) => countryAt(words(address)))).toEqual(american.map(() => 'US'));
  expect(others.map((address) => countryAt(words(address)))).toEqual(['GB', 'GB', 'GB', 'DE', 'DE']);
});

test('a system has one country, wherever its addresses are', () => {
  const countryAt = countryLookup(systemCountries());
  // Facebook announces addresses that RIPE NCC delegated to Ireland; AS32934 is registered with ARIN in the US.
  expect(['157.240.1.35', '31.13.24.1', '2a03:2880::1'].map((address) => countryAt(words(address)))).toEqual([
    'US',
    'US',
    'US',
  ]);
});
