import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import type { Database } from '../client/client.ts';
import { importGeofeed } from './geofeed-import.ts';
import { readProvenance } from './provenance.ts';
import { parseIp } from '../../facts/ip/ip-address.ts';
import { geofeedsFormat, type Geofeeds } from '../snapshot/geofeeds.ts';
import { openSnapshot, type Snapshot } from '../snapshot/snapshot.ts';
import { dataset } from '../tables/dataset.ts';
import { geofeedEntry } from '../tables/network.ts';

/** Follows the examples and rules of RFC 8805, sections 2.1.1 to 2.1.3. */
const feed = `# A feed of an access network.
192.0.2.0/24,US,US-AL,Birmingham,
  192.0.2.128/25 , us , us-al , Montgomery , # its southern half
192.0.2.5,US,US-AL,Alabaster,35007

2001:db8::/32,PL,PL-14,,02784,of no concern
198.51.100.0/24,,,, # not to be located
2001:db8:cafe::/48,PL,PL-12,"Kraków, Stare Miasto"
`;

describe.each(databases)('geofeeds on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  let folder: string;
  let feeds: Snapshot<Geofeeds>;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
    folder = await mkdtemp(join(tmpdir(), 'lookup-geofeeds-'));
    feeds = await openSnapshot(db, geofeedsFormat);
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
    await rm(folder, { recursive: true });
  });
  const importFeed = async (text: string, source = 'https://isp.example/geofeed.csv') => {
    const path = join(folder, 'geofeed.csv');
    await writeFile(path, text);
    return importGeofeed(db, { path, edition: '2026-11-20', source }, { force: true });
  };
  const findPlace = (address: string) => feeds.current.at(parseIp(address) ?? [0]);
  beforeEach(async () => {
    await db.orm.delete(geofeedEntry);
    await db.orm.delete(dataset).where(eq(dataset.name, 'geofeeds'));
    await importFeed(feed);
    await feeds.refresh();
  });

  test('the smallest geofeed block that contains an address determines its location', () => {
    const alabama = { country: 'US', state: 'US-AL' };
    expect(findPlace('192.0.2.1')).toEqual({ ...alabama, city: 'Birmingham' });
    expect(findPlace('192.0.2.5')).toEqual({ ...alabama, city: 'Alabaster' });
    expect(findPlace('192.0.2.6')).toEqual({ ...alabama, city: 'Birmingham' });
    expect(findPlace('192.0.2.127')).toEqual({ ...alabama, city: 'Birmingham' });
    expect(findPlace('192.0.2.128')).toEqual({ ...alabama, city: 'Montgomery' });
    expect(findPlace('192.0.2.255')).toEqual({ ...alabama, city: 'Montgomery' });
    expect(findPlace('192.0.3.0')).toBeNull();
    expect(findPlace('192.0.1.255')).toBeNull();
    expect(findPlace('2001:db8::1')).toEqual({ country: 'PL', state: 'PL-14', city: null });
    expect(findPlace('2001:db8:cafe::1')).toEqual({
      country: 'PL',
      state: 'PL-12',
      city: 'Kraków, Stare Miasto',
    });
    expect(findPlace('2001:db8:caff::')).toEqual({ country: 'PL', state: 'PL-14', city: null });
    expect(findPlace('2001:db9::')).toBeNull();
  });

  test('a geofeed import ignores a byte order mark before the first line', async () => {
    const { rejected } = await importFeed('\uFEFF192.0.2.0/24,US,US-AL,Mobile,\n198.51.100.0/24,PL,,,\n');
    await feeds.refresh();
    expect(rejected).toBe(0);
    expect(findPlace('192.0.2.1')).toMatchObject({ city: 'Mobile' });
  });

  test('a geofeed block without a country has no location', () => {
    expect(findPlace('198.51.100.7')).toEqual({ country: null, state: null, city: null });
  });

  test('several geofeeds coexist, and importing one again replaces only its own rows', async () => {
    await importFeed('203.0.113.0/24,FR,FR-IDF,Paris\n192.0.2.0/24,CA,,\n', 'zz.csv');
    expect(await readProvenance(db.orm, 'geofeeds')).toMatchObject({
      rowCount: 8,
      source: 'https://isp.example/geofeed.csv, zz.csv',
      bundled: false,
    });
    await feeds.refresh();
    expect(findPlace('203.0.113.1')?.city).toBe('Paris');
    // When two feeds contain a block, the first feed by name takes precedence.
    expect(findPlace('192.0.2.1')?.city).toBe('Birmingham');

    await importFeed('192.0.2.0/24,US,US-AL,Mobile\n');
    await feeds.refresh();
    expect(findPlace('192.0.2.5')?.city).toBe('Mobile');
    expect(findPlace('2001:db8::1')).toBeNull();
    expect(findPlace('203.0.113.1')?.city).toBe('Paris');
    expect((await importFeed('192.0.2.0/24,US,US-AL,Mobile\n')).status).toBe('unchanged');
  });

  test.each([
    ['192.0.2.1/24,US', 'invalid prefix "192.0.2.1/24"'],
    ['192.0.2.0/33,US', 'invalid prefix "192.0.2.0/33"'],
    ['fe80::1%eth0,US', 'invalid prefix "fe80::1%eth0"'],
    ['192.0.2.0/24,USA', 'invalid country "USA"'],
    ['192.0.2.0/24,US,CA-ON', 'invalid region "CA-ON"'],
    ['192.0.2.0/24,,US-AL', 'invalid region "US-AL"'],
    ['<html>', 'invalid prefix "<html>"'],
  ])('a geofeed with the line %s changes nothing, and the error names the line', async (line, reason) => {
    await expect(importFeed(`# x\n198.51.100.0/24,US\n${line}\n`)).rejects.toThrow(`line 3: ${reason}`);
    await expect(importFeed('# nothing\n')).rejects.toThrow('the feed has no entries');
    await feeds.refresh();
    expect(findPlace('192.0.2.1')?.city).toBe('Birmingham');
  });

  test('a geofeed import reports the first three invalid lines and the number of all invalid lines', async () => {
    const invalidLines = ['x1', 'x2', 'x3', 'x4'].map((prefix) => `${prefix},US`).join('\n');
    await expect(importFeed(`198.51.100.0/24,US\n${invalidLines}\n`)).rejects.toThrow(
      /4 lines are invalid: line 2: [^;]*"x1"[^;]*; line 3: [^;]*"x2"[^;]*; line 4: [^;]*"x3"[^;]*$/,
    );
  });

  test('a geofeed import accepts one invalid line among a hundred, but not one among ninety-nine', async () => {
    const createLines = (count: number) =>
      Array.from({ length: count }, (_, third) => `10.0.${third}.0/24,DE,,`);
    await expect(importFeed([...createLines(98), 'x,US'].join('\n'), 'a.csv')).rejects.toThrow('1 lines');
    expect(await importFeed([...createLines(99), 'x,US'].join('\n'), 'a.csv')).toMatchObject({ rejected: 1 });
  });

  test('the provenance of geofeeds names up to three of them, and only their number when there are more', async () => {
    const readSource = async () => (await readProvenance(db.orm, 'geofeeds'))?.source;
    await importFeed('203.0.113.0/25,SE', 'b.csv');
    await importFeed('203.0.113.128/25,SE', 'a.csv');
    expect(await readSource()).toBe('a.csv, b.csv, https://isp.example/geofeed.csv');
    await importFeed('203.0.113.64/26,NO', 'c.csv');
    expect(await readSource()).toBe('4 feeds');
    await feeds.refresh();
    expect([findPlace('203.0.113.1')?.country, findPlace('203.0.113.65')?.country]).toEqual(['SE', 'NO']);
  });

  test('importing a geofeed keeps all rows of another large geofeed', async () => {
    const count = 6000;
    const lines = Array.from(
      { length: count },
      (_, index) => `10.${index >> 8}.${index & 255}.0/24,DE,,Berlin,`,
    );
    const rowCountBefore = (await readProvenance(db.orm, 'geofeeds'))?.rowCount ?? 0;
    expect(await importFeed(lines.join('\n'), 'large.csv')).toMatchObject({ rows: rowCountBefore + count });
    expect(await importFeed('203.0.113.192/26,NO', 'e.csv')).toMatchObject({
      rows: rowCountBefore + count + 1,
    });
    await feeds.refresh();
    expect([findPlace('10.0.0.1')?.city, findPlace('10.23.111.1')?.city]).toEqual(['Berlin', 'Berlin']);
  });

  test('one invalid geofeed line among many is skipped and reported', async () => {
    const lines = Array.from({ length: 250 }, (_, third) => `10.0.${third}.0/24,DE,,`);
    const result = await importFeed([...lines, '10.0.3.0/24,AT,,'].join('\n'), 'long.csv');
    expect(result).toMatchObject({
      rejected: 1,
      rejections: [{ line: 251, reason: '10.0.3.0/24 occurs twice' }],
    });
    await feeds.refresh();
    expect(findPlace('10.0.3.1')?.country).toBe('DE');
  });
});
