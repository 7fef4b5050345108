import { expect, test } from 'vitest';
import { parseIp, formatIp, type IpWords } from '../../facts/ip/ip-address.ts';
import type { ValueRun } from '../records/ip-database.ts';
import {
  selectAgreedCountry,
  readAgreedCountries,
  createCountryLookup,
  mergeRuns,
  readSystemCountries,
} from './ip-agreement.ts';

const parseWords = (text: string): IpWords => {
  const mergedRuns = parseIp(text);
  if (mergedRuns === null) throw new TypeError(text);
  return mergedRuns;
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
])('the country on which the sources agree for the address %s is %s', (_, country, countries) =>
  expect(selectAgreedCountry(countries)).toBe(country),
);

test('the country sources are merged at each address where one of them changes, separately for IPv4 and IPv6', () => {
  const createRuns = (...steps: readonly (readonly [string, string | null])[]): ValueRun<string | null>[] =>
    steps.map(([first, value]) => ({ first: parseWords(first), value }));
  const sources = [
    createRuns(['0.0.0.0', 'a'], ['192.0.2.0', 'b'], ['2001:db8::', 'c']),
    createRuns(['192.0.2.0', 'x'], ['192.0.2.1', null], ['2001:db9::', 'y']),
    [],
  ];
  const mergedRuns = Array.from(mergeRuns(sources), ({ first, values }) => [formatIp(first), ...values]);
  expect(mergedRuns).toEqual([
    ['0.0.0.0', 'a', undefined, undefined],
    ['192.0.2.0', 'b', 'x', undefined],
    ['192.0.2.1', 'b', null, undefined],
    ['2001:db8::', 'c', undefined, undefined],
    ['2001:db9::', 'c', 'y', undefined],
  ]);
});

test('American networks that DB-IP estimates in GB or CA are in the US, and British and German networks are unchanged', () => {
  const findCountry = createCountryLookup(readAgreedCountries());
  // By ARIN: T-Mobile USA, Amazon, Cloudflare, Fastly. By RIPE: BT, JANET. Amazon's regions London and Frankfurt.
  const americanAddresses = ['173.108.0.1', '174.156.0.1', '18.32.0.1', '104.16.0.1', '151.101.1.1'];
  const otherAddresses = ['86.128.0.1', '128.16.0.1', '3.8.0.1', '3.120.0.1', '52.28.0.1'];
  expect(americanAddresses.map((address) => findCountry(parseWords(address)))).toEqual(
    americanAddresses.map(() => 'US'),
  );
  expect(otherAddresses.map((address) => findCountry(parseWords(address)))).toEqual([
    'GB',
    'GB',
    'GB',
    'DE',
    'DE',
  ]);
});

test('all addresses of an autonomous system have the same country', () => {
  const findCountry = createCountryLookup(readSystemCountries());
  // Facebook announces addresses that RIPE NCC delegated to Ireland; AS32934 is registered with ARIN in the US.
  expect(
    ['157.240.1.35', '31.13.24.1', '2a03:2880::1'].map((address) => findCountry(parseWords(address))),
  ).toEqual(['US', 'US', 'US']);
});
