import { expect, test } from 'vitest';
import { ipToNumber, ipFromNumber, parseIp, formatIp } from '../../facts/ip/ip-address.ts';
import { createRowOrm } from '../../test/support/orm-of-rows.ts';
import { createSeededRandom } from '../../test/support/seeded.ts';
import { geofeedEntry } from '../tables/network.ts';
import { geofeedsFormat } from './geofeeds.ts';

interface Entry {
  readonly network: string;
  readonly country: string | null;
  readonly state?: string | null;
  readonly city?: string | null;
}
async function openFeeds(entries: readonly Entry[]) {
  const rows = entries.map((entry) => ({ source: 'x', state: null, city: null, postal: null, ...entry }));
  return geofeedsFormat.open(await geofeedsFormat.build(createRowOrm([geofeedEntry, rows])));
}
const parseAddress = (text: string) => {
  const words = parseIp(text);
  if (words === null) throw new TypeError(text);
  return words;
};

test('the smallest geofeed block that contains an address determines its location in the snapshot', async () => {
  const feeds = await openFeeds([
    { network: '192.0.2.0/24', country: 'AT', state: 'AT-9', city: 'Vienna' },
    { network: '192.0.2.64/26', country: 'CH', state: null, city: 'Bern' },
    { network: '192.0.2.64/32', country: null },
    { network: '192.0.2.128/25', country: 'DE', state: 'DE-BE', city: '' },
    { network: '2001:db8::/32', country: 'FR' },
    { network: '2001:db8:0:1::/64', country: 'BE', state: null, city: 'Gent' },
  ]);
  const vienna = { country: 'AT', state: 'AT-9', city: 'Vienna' };
  const bern = { country: 'CH', state: null, city: 'Bern' };
  const berlin = { country: 'DE', state: 'DE-BE', city: null };
  const nowhere = { country: null, state: null, city: null };
  const expectedPlaces: [string, object | null][] = [
    ['192.0.1.255', null],
    ['192.0.2.0', vienna],
    ['192.0.2.63', vienna],
    ['192.0.2.64', nowhere],
    ['192.0.2.65', bern],
    ['192.0.2.127', bern],
    ['192.0.2.128', berlin],
    ['192.0.2.255', berlin],
    ['192.0.3.0', null],
    ['2001:db8::', { ...nowhere, country: 'FR' }],
    ['2001:db8:0:1::', { ...nowhere, country: 'BE', city: 'Gent' }],
    ['2001:db8:0:1:ffff:ffff:ffff:ffff', { ...nowhere, country: 'BE', city: 'Gent' }],
    ['2001:db8:0:2::', { ...nowhere, country: 'FR' }],
    ['2001:db9::', null],
  ];
  expect(expectedPlaces.map(([address]) => [address, feeds.at(parseAddress(address))])).toEqual(
    expectedPlaces,
  );
});

test('the first of equal geofeed blocks takes precedence', async () => {
  const feeds = await openFeeds([
    { network: '192.0.2.0/24', country: 'AT' },
    { network: '192.0.2.0/24', country: 'CH' },
    { network: '192.0.2.0/24', country: 'DE' },
  ]);
  expect(feeds.at(parseAddress('192.0.2.9'))?.country).toBe('AT');
});

test('geofeed text that is not an address block is rejected', async () => {
  await expect(openFeeds([{ network: '192.0.2.1/24', country: 'AT' }])).rejects.toThrow(
    '192.0.2.1/24 is not an address block',
  );
});

test('every address has the location null when there are no geofeeds', async () => {
  const feeds = await openFeeds([]);
  expect(feeds.at(parseAddress('192.0.2.0'))).toBeNull();
  expect(feeds.at(parseAddress('2001:db8::'))).toBeNull();
});

test.each([32, 128] as const)(
  'in random %i-bit blocks, the smallest block that contains an address determines its location',
  async (bits) => {
    const nextRandom = createSeededRandom(bits);
    // All blocks are within 256 addresses, so that they are nested deeply.
    const base =
      bits === 32 ? ipToNumber(parseAddress('203.0.113.0')) : ipToNumber(parseAddress('2001:db8::'));
    for (let turn = 0; turn < 5; turn += 1) {
      const entries = Array.from({ length: 1 + Math.floor(nextRandom() * 12) }, (_, place) => {
        const free = Math.floor(nextRandom() * 9);
        const lowestOffset = Math.floor(nextRandom() * 2 ** (8 - free)) * 2 ** free;
        const network = `${formatIp(ipFromNumber(base + BigInt(lowestOffset), bits))}/${bits - free}`;
        return { network, country: null, city: `${place}`, low: lowestOffset, size: 2 ** free };
      });
      const feeds = await openFeeds(entries);
      const offsets = Array.from({ length: 258 }, (_, index) => index - 1);
      const expectedValues = offsets.map((place) => {
        const around = entries.filter(({ low, size }) => place >= low && place < low + size);
        const smallest = Math.min(...around.map(({ size }) => size));
        return around.find(({ size }) => size === smallest)?.city ?? null;
      });
      const foundValues = offsets.map(
        (place) => feeds.at(ipFromNumber(base + BigInt(place), bits))?.city ?? null,
      );
      expect(foundValues).toEqual(expectedValues);
    }
  },
);
