import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyStore } from '../../app/key-administration/key-store.ts';
import { leaseStore } from '../../app/access/lease-store.ts';
import type { Database } from '../../db/client/client.ts';
import { isOutdated } from '../../db/import/bundled.ts';
import { dataset, geofeedEntry } from '../../db/schema.ts';
import { postalCodes } from '../../db/queries/postal-codes.ts';
import { sharedSecret } from '../../db/queries/secret.ts';
import { Access } from '../../router/auth/access.ts';
import { Units } from '../../router/limits/units.ts';
import { databases, type Store } from '../support/databases.ts';

/** A dump that older programs created, with the keys that they issued for this test. */
const left = readFileSync(new URL('2026-11-22.sql', import.meta.url), 'utf8');
const keys = {
  gold: 'secret_883ja2bx_3nktwyy33qnpkb66zkjt9nshrxx9uxg7vjrv9j',
  acme: 'secret_spfn6yk4_4kkh3kn52mh5h2y79tv26txkrthdnn4hs2bekx',
  page: 'public_r23pv7qc_6ehgd37qz53qcka3ze4373zrb24gabb5natyp7',
  app: 'app_fjvca92v_sfyph86x4b8nfej2jjks64eaupt82jr59rtj3d',
  suspended: 'secret_ea4yz27c_4bkxwu97nbre5nnvty43e2zk56bjnugwkqkwja',
} as const;
const now = Date.parse('2026-11-26T12:00:00Z');

async function leave(store: Store): Promise<void> {
  if (store.databaseUrl !== undefined) {
    const client = postgres(store.databaseUrl, { max: 1, onnotice: () => undefined });
    await client.unsafe(left);
    await client.end();
    return;
  }
  const client = await PGlite.create(join(store.dataDir, 'pglite'));
  await client.exec('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await client.exec(left);
  await client.close();
}

describe.each(databases)(
  'a database of 22 November 2026 on $name, opened by the current program',
  ({ make }) => {
    let store: Store;
    let database: Database;
    let access: Access;
    let units: Units;
    beforeAll(async () => {
      store = await make();
      await leave(store);
      database = await store.open();
      units = new Units(leaseStore(database), { clock: () => now });
      access = new Access(keyStore(database), { clock: () => now, units });
    });
    afterAll(async () => {
      await database.close();
      await store.remove();
    });
    const ask = (
      key: string,
      headers: Readonly<Record<string, string>> = {},
      family = 'city',
      ip = '192.0.2.7',
    ) => access.admit({ headers: { 'x-api-key': key, ...headers }, ip }, { key: true, family });

    test('keys of an older database are still accepted, with their restrictions', async () => {
      expect(await ask(keys.gold)).toMatchObject({
        key: { plan: { name: 'gold', requestsPerMinute: 77 } },
        rate: { limit: 77 },
      });
      expect(await ask(keys.acme)).toMatchObject({
        key: {
          families: ['city', 'postal'],
          plan: { name: 'pro', requestsPerMinute: 1234 },
        },
      });
      expect(await ask(keys.acme, {}, 'phone')).toMatchObject({ code: 'permission_denied' });
      expect(await ask(keys.page, { origin: 'https://shop.example' })).toMatchObject({
        key: { type: 'public' },
      });
      expect(await ask(keys.page, { origin: 'https://other.example' })).toMatchObject({
        code: 'permission_denied',
      });
      expect(await ask(keys.app, { 'x-app-id': 'com.example.app' })).toMatchObject({ key: { type: 'app' } });
      expect(await ask(keys.app, { 'x-app-id': 'com.example.app' }, 'city', '203.0.113.1')).toMatchObject({
        code: 'permission_denied',
      });
    });

    test('keys that an older database rejected are still rejected', async () => {
      expect(await ask(keys.suspended)).not.toHaveProperty('key');
      expect(await ask(keys.gold.replace(/.$/, 'x'))).toMatchObject({ code: 'invalid_api_key' });
      const revoked = await keyStore(database).find('q3ffaatu');
      expect(revoked?.revokedAt).toEqual(new Date('2026-11-25T01:00:52.587Z'));
    });

    test('unit counts of an older database continue: 17 of 500 units are spent, 483 are left', async () => {
      expect(await units.reserveUpTo('883ja2bx', 'pooled', 500, { least: 484, most: 500 })).toBeNull();
      expect(await units.reserveUpTo('883ja2bx', 'pooled', 500, { least: 483, most: 500 })).toMatchObject({
        count: 483,
      });
      await units.close();
    });

    test('imports of an older database are retained, and its bundled datasets are marked as outdated', async () => {
      expect(await postalCodes(database).find('9490')).toMatchObject([{ country: 'LI', city: 'Vaduz' }]);
      expect(await database.orm.select().from(geofeedEntry)).toHaveLength(2);
      const known = await database.orm.select().from(dataset);
      expect(known.find(({ name }) => name === 'geofeeds')).toMatchObject({
        source: 'feed.csv',
        rowCount: 2,
      });
      expect(await isOutdated(database)).toBe(true);
    });

    test('cursors of an older database remain valid', async () => {
      expect(await sharedSecret(database.orm, 'company cursors')).toBe(
        'UCoDDEIac5oURxeslRJ_D3VoYEZkbHYk2hRUPSpUBbM',
      );
    });
  },
);
