import { readFileSync } from 'node:fs';
import { Reader, type CountryResponse } from 'maxmind';
import { expect, test } from 'vitest';
import { ipFromNumber, formatIp } from '../../facts/ip/ip-address.ts';
import { isContained, parseRange } from '../../facts/ip/ip-range.ts';
import { resolvePackageFile } from '../../core/package-file.ts';
import { buildMmdb } from '../../test/support/mmdb.ts';
import { readBundledRows } from '../../test/support/places.ts';
import { readRecords } from '../../test/support/read-records.ts';
import { createSeededRandom } from '../../test/support/seeded.ts';
import { ipCountries } from './ip-countries.ts';

test('an address is in a country range exactly when independent readers of the packages agree on that country', async () => {
  const readers = ['dbip-country', 'geo-whois-asn-country', 'iptoasn-country'].map(
    (name) =>
      new Reader<CountryResponse>(
        readFileSync(resolvePackageFile(`@ip-location-db/${name}-mmdb/${name}.mmdb`)),
      ),
  );
  const findAgreedCountry = (address: string): string | undefined => {
    const countries = readers.map((reader) => {
      const record: unknown = reader.get(address);
      return typeof record === 'object' && record !== null && 'country_code' in record
        ? String(record.country_code)
        : undefined;
    });
    return new Set(countries).size === 1 ? countries[0] : undefined;
  };
  const rows = await readBundledRows(ipCountries);
  const ranges = new Map(rows.map((row) => [row.country, row.ranges]));
  const nextRandom = createSeededRandom(16);
  const lostAddresses: string[] = [];
  let requestCount = 0;
  for (let turn = 0; turn < 300 && requestCount < 60; turn += 1) {
    const address = ipFromNumber(BigInt(Math.floor(nextRandom() * 2 ** 32)), 32);
    const country = findAgreedCountry(formatIp(address));
    const ownRanges = ranges.get(country ?? '');
    // The largest countries have tens of thousands of ranges, which are read in the same way.
    if (ownRanges === undefined || ownRanges.length > 9000) continue;
    requestCount += 1;
    if (!ownRanges.some((range) => isContained(address, parseRange(range))))
      lostAddresses.push(`${country} ${formatIp(address)}`);
  }
  expect(lostAddresses).toEqual([]);
  expect(requestCount).toBeGreaterThan(20);
});

const singleNetwork = { '8.8.8.0/24': { country_code: 'US' } };

// Database types as the providers name them.
test.each([
  ['GeoLite2-Country', 'MaxMind'],
  ['GeoIP2-Country', 'MaxMind'],
  ['IP2LITE-Country', 'IP2Location'],
  ['ipinfo standard_ip_geolocation.mmdb', 'IPinfo'],
])('a database of type %s by %s is rejected, because it is not from DB-IP', async (type, maker) => {
  await expect(readRecords(ipCountries, buildMmdb(4, singleNetwork, type), 'country.mmdb')).rejects.toThrow(
    new RegExp(`of ${maker}, .* Use dbip-country-lite-YYYY-MM`),
  );
});

test.each(['DBIP-Country-Lite', 'country ipvAll'])('a database of type %s is accepted', async (type) => {
  expect(await readRecords(ipCountries, buildMmdb(4, singleNetwork, type), 'country.mmdb')).toMatchObject({
    rows: [{ country: 'US' }],
  });
});
