import { expect, test } from 'vitest';
import { readRecords } from '../../test/support/read-records.ts';
import { autonomousSystems } from './autonomous-systems.ts';

const read = (...lines: string[]) => readRecords(autonomousSystems, lines.join('\n'), 'asn.csv');

test('a system has its ranges of both address families, sorted by number', async () => {
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
      ranges: [
        '8.8.8.0-8.8.8.255',
        '8.8.4.0-8.8.4.255',
        '2001:4860::-2001:4860:ffff:ffff:ffff:ffff:ffff:ffff',
      ],
    },
    { number: 4_294_967_295, name: 'Last one', country: null, ranges: ['192.0.2.0-192.0.2.255'] },
  ]);
  expect(lines).toEqual([2, 3]);
});

test('rejects a system without a name and counts it', async () => {
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
])('the country of a system is that of %s', async (_, ranges, country) => {
  const { rows } = await read(...ranges.map((range) => `${range},64496,Example`));
  expect(rows).toMatchObject([{ country }]);
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
])('rejects the invalid line %s', async (line) => {
  await expect(read('192.0.2.0,192.0.2.255,7,Example', line)).rejects.toThrow(
    'autonomous-systems: line 2 must have the fields first,last,number,name',
  );
});
