import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '../client/client.ts';
import { tariffLine, usAddress } from '../schema.ts';
import { createTariffStore } from './tariff-lines.ts';
import { createAddressStore } from './us-addresses.ts';

const server = inject('postgresql');

/**
 * Turkish treats `i` and `I` as different letters. Both collations sort these characters last, where the C collation
 * sorts them by code.
 */
const collations = [
  "locale 'C'",
  "locale_provider icu icu_locale 'tr-TR'",
  "locale_provider icu icu_locale 'en-US-u-ka-shifted'",
];

const lines = [
  ['72061000', 'INGOTS'],
  ['7206', 'IRON AND NONALLOY STEEL IN INGOTS'],
  ['720711', 'Semifinished products of IRON, not ingots'],
  ['72', 'iron'],
].map(([code = '', description = '']) => ({ code, description, lineage: ['Iron and steel'], units: [] }));

const addresses = [
  ['MAIN ST', 'Troy', null],
  ['MAIN-ST', 'troy', 'A'],
  ['MAINE ST', 'Çroy', 'B'],
  ['MAIN ST', 'Isle', 'a'],
  ['MAIN ST', 'iSle', '#1'],
  ['MAIN ST', 'Isle', '1'],
].map(([streetKey, city, unit]) => ({
  number: '1',
  street: streetKey ?? '',
  streetKey: streetKey ?? '',
  city,
  unit,
  state: 'OH',
  latitude: 0,
  longitude: 0,
}));

describe.skipIf('left' in server)('on a database with any collation', () => {
  const names: string[] = [];
  const openedDatabases: Database[] = [];
  let folder = '';
  beforeAll(async () => {
    if (!('url' in server)) throw new Error('no PostgreSQL');
    folder = await mkdtemp(join(tmpdir(), 'lookup-collation-'));
    for (const collation of collations) {
      const name = `collation_${randomUUID().replaceAll('-', '')}`;
      await administer(`create database ${name} template template0 encoding 'UTF8' ${collation}`);
      names.push(name);
      const url = new URL(server.url);
      url.pathname = name;
      const database = await openDatabase({ databaseUrl: url.href, dataDir: folder });
      openedDatabases.push(database);
      await database.orm.insert(tariffLine).values(lines);
      await database.orm.insert(usAddress).values(addresses);
    }
  });
  afterAll(async () => {
    for (const database of openedDatabases) await database.close();
    for (const name of names) await administer(`drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  async function administer(statement: string) {
    if (!('url' in server)) return;
    const client = postgres(server.url, { max: 1, onnotice: () => undefined });
    await client.unsafe(statement).finally(() => client.end());
  }

  test('the database finds and sorts text independently of its collation', async () => {
    const answers = await Promise.all(
      openedDatabases.map(async (database) => ({
        iron: (await createTariffStore(database).search(['iron', 'ingots'], 50)).map(({ code }) => code),
        below: (await createTariffStore(database).below('72', 50)).map(({ code }) => code),
        streets: (await createAddressStore(database).find('1', [], ['MAIN'], { state: 'OH' }, 50)).map(
          ({ streetKey, city, unit }) => `${streetKey} ${city} ${unit}`,
        ),
      })),
    );
    expect(answers).toHaveLength(3);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.iron).toEqual(['7206', '720711', '72061000']);
    expect(answers[0]?.streets).toHaveLength(addresses.length);
  });
});
