import { expect, test } from 'vitest';
import { parseIp } from '../../facts/ip/ip-address.ts';
import { formatRange } from '../../facts/ip/ip-range.ts';
import { createRowOrm } from '../../test/support/orm-of-rows.ts';
import { autonomousSystem, networkCountry } from '../tables/network.ts';
import { networksFormat } from './networks.ts';

// Documentation blocks of RFC 5737, 3849 and 5398.
const systems = [
  {
    number: 64496,
    name: 'One',
    country: 'AT',
    usageCountry: 'DE',
    ranges: ['192.0.2.0-192.0.2.127', '2001:db8::-2001:db8::ff'],
  },
  {
    number: 64500,
    name: 'Two',
    country: null,
    usageCountry: 'FR',
    ranges: ['198.51.100.0-198.51.100.255', '203.0.113.7-203.0.113.7'],
  },
  { number: 4294967294, name: '', country: 'CH', usageCountry: null, ranges: [] },
];
const countries = [
  { country: 'AT', ranges: ['192.0.2.0-192.0.2.255'] },
  { country: 'CH', ranges: ['198.51.100.0-198.51.100.0', '2001:db8::-2001:db8::1'] },
];
const networks = networksFormat.open(
  await networksFormat.build(createRowOrm([autonomousSystem, systems], [networkCountry, countries])),
);
const parseAddress = (text: string) => {
  const words = parseIp(text);
  if (words === null) throw new TypeError(text);
  return words;
};

test.each([
  ['192.0.2.0', 'AT'],
  ['192.0.2.255', 'AT'],
  ['198.51.100.0', 'CH'],
  ['2001:db8::1', 'CH'],
  ['192.0.1.255', null],
  ['192.0.3.0', null],
  ['198.51.100.1', null],
  ['2001:db8::2', null],
])('the estimated country of the address %s is %s', (address, country) =>
  expect(networks.countryAt(parseAddress(address))).toBe(country),
);

test.each([
  ['192.0.2.0', 64496, '192.0.2.0-192.0.2.127'],
  ['192.0.2.127', 64496, '192.0.2.0-192.0.2.127'],
  ['2001:db8::80', 64496, '2001:db8::-2001:db8::ff'],
  ['203.0.113.7', 64500, '203.0.113.7-203.0.113.7'],
])('the address %s is announced by AS%i in the range %s', (address, number, range) => {
  const foundSystem = networks.systemAt(parseAddress(address));
  expect(foundSystem?.system).toEqual(findSystem(number));
  expect(foundSystem && formatRange(foundSystem.range)).toBe(range);
});

test.each(['192.0.2.128', '203.0.113.8', '2001:db8::100'])(
  'the address %s belongs to no autonomous system',
  (address) => {
    expect(networks.systemAt(parseAddress(address))).toBeNull();
  },
);

const findSystem = (number: number) => {
  const { name, country, usageCountry } = systems.find((each) => each.number === number) ?? {};
  return { number, name, country, usageCountry };
};

test('an autonomous system is found only by its own number', () => {
  for (const { number } of systems) expect(networks.system(number)).toEqual(findSystem(number));
  for (const number of [0, 64495, 64497, 64499, 64501, 4294967293, 4294967295])
    expect(networks.system(number)).toBeNull();
});

test('the ranges of an autonomous system are sorted, IPv4 first, and an unknown number has no ranges', () => {
  const listRanges = (number: number) => [...networks.rangesOf(number)].map(formatRange);
  for (const { number, ranges } of systems) expect(listRanges(number)).toEqual(ranges);
  expect(listRanges(64498)).toEqual([]);
});

test('empty network tables yield null and no ranges', async () => {
  const emptyNetworks = networksFormat.open(await networksFormat.build(createRowOrm()));
  expect(emptyNetworks.countryAt(parseAddress('192.0.2.0'))).toBeNull();
  expect(emptyNetworks.systemAt(parseAddress('192.0.2.0'))).toBeNull();
  expect(emptyNetworks.system(1)).toBeNull();
  expect([...emptyNetworks.rangesOf(1)]).toEqual([]);
});
