import { Reader, type CountryResponse } from 'maxmind';
import { expect, test } from 'vitest';
import { ipToNumber, ipFromNumber, formatIp } from '../../facts/ip/ip-address.ts';
import { buildMmdb } from '../../test/support/mmdb.ts';
import { readRecords } from '../../test/support/read-records.ts';
import { createSeededRandom } from '../../test/support/seeded.ts';
import { ipCountries } from '../importers/ip-countries.ts';
import { IpDatabase } from './ip-database.ts';

/**
 * Record size in bits, and bytes of padding before the first data record. With padding, a record needs more than 24
 * bits.
 */
const treeLayouts = [
  { size: 24, unused: 0 },
  { size: 28, unused: 0 },
  { size: 28, unused: 0x300_0000 },
  { size: 32, unused: 0 },
] as const;

/** Creates disjoint networks: each has its own first byte. */
function createNetworks(version: 4 | 6, seed: number): Record<string, { country_code: string }> {
  const nextRandom = createSeededRandom(seed);
  const drawBelow = (end: number) => Math.floor(nextRandom() * end);
  const foundNetworks: Record<string, { country_code: string }> = {};
  for (let firstByte = 1; firstByte < 120; firstByte += 1 + drawBelow(3)) {
    const length = 8 + drawBelow(25);
    const address = ((firstByte << 24) | drawBelow(2 ** 24)) & (-1 << (32 - length));
    foundNetworks[`${formatIp([address >>> 0])}/${length}`] = {
      country_code: ['DE', 'FR', 'JP'][drawBelow(3)] ?? '',
    };
  }
  for (let firstPart = 0; version === 6 && firstPart < 200; firstPart += 1 + drawBelow(5)) {
    const length = 16 + drawBelow(49);
    const number = (0x2000n + BigInt(firstPart)) << 112n;
    const host = BigInt(128 - length);
    const address = ((number | (BigInt(drawBelow(2 ** 31)) << 81n)) >> host) << host;
    foundNetworks[`${formatIp(ipFromNumber(address, 128))}/${length}`] = {
      country_code: ['DE', 'FR'][drawBelow(2)] ?? '',
    };
  }
  return foundNetworks;
}

const identity = (record: unknown) => record;

test.each(treeLayouts.flatMap((form) => ([4, 6] as const).map((version) => ({ ...form, version }))))(
  'the ranges of an IPv$version tree with $size-bit records and $unused bytes of padding equal those of another reader',
  ({ size, version, unused }) => {
    for (const seed of [1, 2, 3]) {
      const bytes = buildMmdb(version, createNetworks(version, seed), 'sample', size, unused);
      const reader = new Reader<CountryResponse>(bytes);
      const runs = [...new IpDatabase(bytes).runs(identity)];
      expect(runs.length).toBeGreaterThan(60);
      for (const [place, { first, value }] of runs.entries()) {
        const nextRun = runs[place + 1];
        const bits = first.length === 1 ? 32 : 128;
        const firstNumber = ipToNumber(first);
        const end = nextRun?.first.length === first.length ? ipToNumber(nextRun.first) : firstNumber + 1n;
        expect(end).toBeGreaterThan(firstNumber);
        for (const address of [firstNumber, (firstNumber + end) / 2n, end - 1n].map((number) =>
          ipFromNumber(number, bits),
        ))
          expect(reader.get(formatIp(address)), formatIp(address)).toEqual(value);
        const isEnd = place + 1 === runs.length - 1;
        if (nextRun?.first.length === first.length && !isEnd)
          expect([value, nextRun.value]).not.toEqual([null, null]);
      }
      const ends = ([1, 4] as const).map((length) => {
        const familyRuns = runs
          .filter(({ first }) => first.length === length)
          .map(({ first }) => formatIp(first));
        return familyRuns.length === 0 ? [] : [familyRuns[0], familyRuns.at(-1)];
      });
      expect(ends).toEqual([['0.0.0.0', expect.any(String)], version === 4 ? [] : ['2000::', '4000::']]);
    }
  },
);

test('adjacent networks of an IP database with the same record are merged into one range', () => {
  const gb = { country_code: 'GB' };
  const bytes = buildMmdb(4, { '0.0.0.0/1': gb });
  // Copy the left branch of the root node to the right one, so that both lead to the same record.
  bytes.copyWithin(4, 0, 4);
  expect([...new IpDatabase(bytes).runs(identity)]).toEqual([{ first: [0], value: gb }]);
});

test('an IP database whose tree has a cycle is rejected', async () => {
  const bytes = buildMmdb(6, { '2001:db8::/32': { country_code: 'DE' } });
  const circle = Buffer.from(bytes);
  // Nodes with a single branch point back to the start.
  const nodes = bytes.indexOf(Buffer.alloc(16)) / 4;
  for (let word = 8; word < nodes; word += 1)
    if (circle.readUInt32BE(word * 4) === nodes / 2) circle.writeUInt32BE(4, word * 4);
  expect(circle.equals(bytes)).toBe(false);
  await expect(readRecords(ipCountries, circle, 'country.mmdb')).rejects.toThrow(
    /^ip-countries: .*is not a complete MaxMind DB$/,
  );
});
