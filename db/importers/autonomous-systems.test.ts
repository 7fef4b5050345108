import { expect, test } from 'vitest';
import { readBundledRows } from '../../test/support/places.ts';
import { readRecords } from '../../test/support/read-records.ts';
import { autonomousSystems } from './autonomous-systems.ts';

const read = (...lines: string[]) => readRecords(autonomousSystems, lines.join('\n'), 'asn.csv');

test('autonomous systems are sorted by number, each with its IPv4 and IPv6 ranges', async () => {
  const { rows, lines } = await read(
    '8.8.8.0,8.8.8.255,15169,"Google ""G"", LLC"',
    '192.0.2.0,192.0.2.255,0,Nobody',
    '',
    '192.0.2.0,192.0.2.255,4294967295, Last one ',
    '8.8.4.0,8.8.4.255,15169,Another name',
    '192.0.2.0,192.0.2.0,7,""',
    '2001:4860::,2001:4860:ffff:ffff:ffff:ffff:ffff:ffff,15169,"Google"',
  );
  expect(rows).toEqual([
    {
      number: 15169,
      name: 'Google "G", LLC',
      country: 'US',
      usageCountry: 'US',
      ranges: [
        '8.8.8.0-8.8.8.255',
        '8.8.4.0-8.8.4.255',
        '2001:4860::-2001:4860:ffff:ffff:ffff:ffff:ffff:ffff',
      ],
    },
    {
      number: 4_294_967_295,
      name: 'Last one',
      country: null,
      usageCountry: null,
      ranges: ['192.0.2.0-192.0.2.255'],
    },
  ]);
  expect(lines).toEqual([2, 3]);
});

test('an autonomous system without a name is rejected and counted', async () => {
  const { rejected } = await read('192.0.2.0,192.0.2.0,7,""', '192.0.2.0,192.0.2.0,5,a');
  expect(rejected).toEqual(['line 2: AS7 has no name']);
});

// In the United States: 8.8.8.0/24 (Google), 2620:0:860::/46 (Wikimedia). In Japan: 133.11.0.0/16 (University of
// Tokyo), 2001:200::/32 (WIDE).
test.each<[string, string[], string]>([
  ['the larger part', ['8.8.8.0,8.8.8.255', '133.11.0.0,133.11.255.255'], 'JP'],
  ['the sum of its parts', ['8.8.8.0,8.8.8.255', '133.11.0.0,133.11.0.200', '133.11.1.0,133.11.1.200'], 'JP'],
  ['of equal parts the first by code', ['8.8.8.0,8.8.8.255', '133.11.0.0,133.11.0.255'], 'JP'],
  ['of equal parts the first by code', ['133.11.0.0,133.11.0.255', '8.8.8.0,8.8.8.255'], 'JP'],
  ['one address more', ['133.11.0.0,133.11.0.254', '8.8.8.0,8.8.8.255'], 'US'],
  ['addresses of IPv4 before any of IPv6', ['2001:200::,2001:200:ffff::', '8.8.8.8,8.8.8.8'], 'US'],
  ['IPv6 alone', ['2001:200::,2001:200:0:1::', '2620:0:860::,2620:0:860:2::'], 'US'],
  ['networks of IPv6', ['2620:0:860::,2620:0:860:2::', '2001:200::,2001:200:0:3::'], 'JP'],
  ['networks of IPv6 of any size', ['2620:0:860::,2620:0:861:ffff::', '2001:200::,2001:201::'], 'JP'],
])('the country where an autonomous system is used is that of %s', async (_, ranges, usageCountry) => {
  const { rows } = await read(...ranges.map((range) => `${range},64496,Example`));
  expect(rows).toMatchObject([{ usageCountry }]);
});

test('the country of an autonomous system is that of its registration, or else of the delegation of most of its addresses', async () => {
  const { rows } = await read(
    // Announced by Facebook, delegated to Ireland by RIPE NCC.
    '31.13.24.0,31.13.31.255,64496,Registered',
    // 44.0.0.0/9 is AMPRnet, delegated by ARIN. According to the package, no system announces 44.0.0.0.
    '44.0.0.0,44.0.0.255,64497,Delegated',
    '192.0.2.0,192.0.2.255,22822,Limelight Networks',
  );
  expect(rows.map(({ number, country }) => [number, country])).toEqual([
    [22822, 'US'],
    [64496, 'US'],
    [64497, 'US'],
  ]);
});

// Countries of the aut-num objects and WHOIS of the registries, known independently of the packages.
test('well-known autonomous systems have the country of their registration', async () => {
  const expectedSystems = {
    US: [13335, 15169, 16509, 32934, 8075, 54113, 22822, 714, 2906, 6939],
    DE: [24940, 3320],
    FR: [16276, 5511, 12876],
    NL: [20940, 3333],
    SE: [1299],
    IT: [6762],
    GB: [60068, 2856],
    RO: [9009],
    RU: [13238, 47541],
    TR: [9121],
    CN: [4134, 45102, 132203],
    JP: [17676, 2501],
    KR: [4766],
    SG: [7473],
    AU: [1221],
    ZA: [36937],
    MU: [37100],
    BR: [28573],
    MX: [8151],
  };
  const systems = new Map((await readBundledRows(autonomousSystems)).map((row) => [row.number, row]));
  const wrongSystems = Object.entries(expectedSystems).flatMap(([country, numbers]) =>
    numbers.map((number) => [number, systems.get(number)?.country]).filter(([, found]) => found !== country),
  );
  expect(wrongSystems).toEqual([]);
});

test.each([
  '192.0.2.0,192.0.2.255,7',
  '192.0.2.0,192.0.2.255,x,Example',
  '192.0.2.0,192.0.2.255,4294967296,Example',
  '192.0.2.0,192.0.2.255,12345678901,Example',
  '192.0.2.0,2001:db8::,7,Example',
  '192.0.2.256,192.0.2.255,7,Example',
  '192.0.2.0,,7,Example',
  '192.0.2.0,192.0.2,7,Example',
  'x192.0.2.0,192.0.2.255,7,Example',
  '192.0.2.0,192.0.2.255,7,"Exam"ple',
])('the import of autonomous systems rejects the invalid line %s', async (line) => {
  await expect(read('192.0.2.0,192.0.2.255,7,Example', line)).rejects.toThrow(
    'autonomous-systems: line 2 must have the fields first,last,number,name',
  );
});
