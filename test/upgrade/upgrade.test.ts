import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKeyStore } from '../../app/key-administration/key-store.ts';
import { createLeaseStore } from '../../app/access/lease-store.ts';
import type { Database } from '../../db/client/client.ts';
import { isOutdated } from '../../db/import/bundled.ts';
import { cities } from '../../db/importers/cities.ts';
import { city, dataset, geofeedEntry } from '../../db/schema.ts';
import { createPostalCodes } from '../../db/queries/postal-codes.ts';
import { readSharedSecret } from '../../db/queries/secret.ts';
import { Access } from '../../router/auth/access.ts';
import { Units } from '../../router/limits/units.ts';
import { databases, type Store } from '../support/databases.ts';
import { readBundledRows } from '../support/places.ts';

/** Dumps that older programs created, with the keys that they issued for this test. Each release adds one. */
const releaseDumps = [
  {
    day: '22 November 2026',
    file: '2026-11-22.sql',
    keys: {
      gold: 'secret_883ja2bx_3nktwyy33qnpkb66zkjt9nshrxx9uxg7vjrv9j',
      acme: 'secret_spfn6yk4_4kkh3kn52mh5h2y79tv26txkrthdnn4hs2bekx',
      page: 'public_r23pv7qc_6ehgd37qz53qcka3ze4373zrb24gabb5natyp7',
      app: 'app_fjvca92v_sfyph86x4b8nfej2jjks64eaupt82jr59rtj3d',
      suspended: 'secret_ea4yz27c_4bkxwu97nbre5nnvty43e2zk56bjnugwkqkwja',
    },
    revoked: ['q3ffaatu', '2026-11-25T01:00:52.587Z'],
    cursors: 'UCoDDEIac5oURxeslRJ_D3VoYEZkbHYk2hRUPSpUBbM',
  },
  {
    day: '26 November 2026',
    file: '2026-11-26.sql',
    keys: {
      gold: 'secret_xyw3ku8k_6q89qwss9w2tqxq38suny77n62szzneb7xza7x',
      acme: 'secret_5zzzjhe2_48mtqa2prt2z5b2kptpehddm6n4sf7pavc8qry',
      page: 'public_cbnyxnzs_dcxru238rz3m5fghkm39pp3qx8q8qa4jgnmsyy',
      app: 'app_pm3wzcm9_mf77fuuqa73mm49dm6zpu9q95ayp56tk73fv5h',
      suspended: 'secret_5wdeqs72_vh9fttvk7x6v9utg7t2wfpe4fyvtfnksb83uft',
    },
    revoked: ['7a5pt2dn', '2026-11-27T06:19:28.063Z'],
    cursors: 'Xc4Em46buxvDXjv5ML0EV6xDI5tMxnzcMn6VFUUBXmc',
  },
] as const;
const now = Date.parse('2026-11-27T12:00:00Z');

const cases = releaseDumps.flatMap((dump) => databases.map(({ name, make }) => ({ ...dump, name, make })));

async function writeDump(store: Store, dump: string): Promise<void> {
  if (store.databaseUrl !== undefined) {
    const client = postgres(store.databaseUrl, { max: 1, onnotice: () => undefined });
    await client.unsafe(dump);
    await client.end();
    return;
  }
  const client = await PGlite.create(join(store.dataDir, 'pglite'));
  await client.exec('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await client.exec(dump);
  await client.close();
}

describe.each(cases)(
  'a database of $day on $name, opened by the current program',
  ({ make, file, keys, revoked: [revokedKey, revokedAt], cursors }) => {
    const dump = readFileSync(new URL(file, import.meta.url), 'utf8');
    let store: Store;
    let database: Database;
    let access: Access;
    let units: Units;
    beforeAll(async () => {
      store = await make();
      await writeDump(store, dump);
      database = await store.open();
      units = new Units(createLeaseStore(database), { clock: () => now });
      access = new Access(createKeyStore(database), { clock: () => now, units });
    });
    afterAll(async () => {
      await database.close();
      await store.remove();
    });
    const fetchJson = (
      key: string,
      headers: Readonly<Record<string, string>> = {},
      family = 'city',
      ip = '192.0.2.7',
    ) => access.admit({ headers: { 'x-api-key': key, ...headers }, ip }, { key: true, family });

    test('the keys of an older database are still accepted, with their restrictions', async () => {
      expect(await fetchJson(keys.gold)).toMatchObject({
        key: { plan: { name: 'gold', requestsPerMinute: 77 } },
        rate: { limit: 77 },
      });
      expect(await fetchJson(keys.acme)).toMatchObject({
        key: {
          families: ['city', 'postal'],
          plan: { name: 'pro', requestsPerMinute: 1234 },
        },
      });
      expect(await fetchJson(keys.acme, {}, 'phone')).toMatchObject({ code: 'permission_denied' });
      expect(await fetchJson(keys.page, { origin: 'https://shop.example' })).toMatchObject({
        key: { type: 'public' },
      });
      expect(await fetchJson(keys.page, { origin: 'https://other.example' })).toMatchObject({
        code: 'permission_denied',
      });
      expect(await fetchJson(keys.app, { 'x-app-id': 'com.example.app' })).toMatchObject({
        key: { type: 'app' },
      });
      expect(
        await fetchJson(keys.app, { 'x-app-id': 'com.example.app' }, 'city', '203.0.113.1'),
      ).toMatchObject({
        code: 'permission_denied',
      });
    });

    test('keys that were invalid in an older database are still rejected', async () => {
      expect(await fetchJson(keys.suspended)).not.toHaveProperty('key');
      expect(await fetchJson(keys.gold.replace(/.$/, '7'))).toMatchObject({ code: 'invalid_api_key' });
      const revoked = await createKeyStore(database).find(revokedKey);
      expect(revoked?.revokedAt).toEqual(new Date(revokedAt));
    });

    test('the unit counts of an older database continue: 17 of 500 units are spent and 483 remain', async () => {
      const key = keys.gold.split('_')[1] ?? '';
      expect(await units.reserveUpTo(key, 'pooled', 500, { least: 484, most: 500 })).toBeNull();
      expect(await units.reserveUpTo(key, 'pooled', 500, { least: 483, most: 500 })).toMatchObject({
        count: 483,
      });
      await units.close();
    });

    test('the imports of an older database are kept, and its bundled datasets are marked as outdated', async () => {
      expect(await createPostalCodes(database).find('9490')).toMatchObject([
        { country: 'LI', city: 'Vaduz' },
      ]);
      expect(await database.orm.select().from(geofeedEntry)).toHaveLength(2);
      const storedRows = await database.orm.select().from(dataset);
      expect(storedRows.find(({ name }) => name === 'geofeeds')).toMatchObject({
        source: 'feed.csv',
        rowCount: 2,
      });
      expect(await isOutdated(database)).toBe(true);
    });

    test('the cursors that an older program issued stay valid', async () => {
      expect(await readSharedSecret(database.orm, 'company cursors')).toBe(cursors);
    });

    test('the city ids of an older database still belong to the same places', async () => {
      const rowsBefore = await database.orm.select().from(city);
      const current = new Map((await readBundledRows(cities)).map((row) => [row.id, row]));
      for (const { id, geonamesId, country } of rowsBefore)
        expect(current.get(id), id).toMatchObject({ geonamesId, country });
    });
  },
);
