import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import type { Database } from '../client/client.ts';
import type { Dataset } from '../import/dataset.ts';
import { importDataset } from '../import/import.ts';
import { readPreviousVersions } from '../import/previous-version.ts';
import { datasets } from '../importers/index.ts';
import { account, apiKey, dataset, ipCityPart, plan, postal, requestCount, unitUsage } from '../schema.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const postalDataset: Dataset<typeof postal> = {
  name: 'postal',
  table: postal,
  revision: 1,
  licence: 'none',
  attribution: null,
  about: 2,
  bundled: () => ({ edition: '1', source: 'test' }),
  *rows() {
    const placeRow = {
      country: 'XK',
      city: 'Ä\\N "x"\t\n',
      localities: ['a,b', 'c"d', '\\.'],
      latitude: 0.1 + 0.2,
    };
    yield { line: 1, row: { ...placeRow, key: '1', code: '1', longitude: 1e-7 } };
    yield { line: 2, row: { ...placeRow, key: '2', code: '\\.', longitude: -180 } };
  },
};
const ipCityDataset: Dataset<typeof ipCityPart> = {
  ...postalDataset,
  name: 'ip-city',
  table: ipCityPart,
  *rows() {
    yield { line: 1, row: { part: 0, bytes: Uint8Array.from({ length: 70_000 }, (_, at) => at % 251) } };
  },
};

const storePairs = databases.flatMap((from) =>
  databases.map((to) => ({ from, to, name: `${from.name} to ${to.name}` })),
);

describe.each(storePairs)('a backup from $name', ({ from, to }) => {
  const stores: Store[] = [];
  let source: Database;
  let target: Database;
  let file: string;
  beforeAll(async () => {
    stores.push(await from.make(), await to.make());
    const [first, second] = stores;
    if (first === undefined || second === undefined) throw new Error('no stores');
    [source, target] = [await first.open(), await second.open()];
    file = join(first.dataDir, 'backup.gz');
    await source.transaction(async (orm) => {
      await orm.insert(plan).values({ name: 'gold', deep: true, features: ['hlr'], pooledPerMonth: 9e15 });
      await orm
        .insert(account)
        .values({ id: 'acme', name: 'Acme', suspendedAt: new Date('2026-11-01T00:00:00Z') });
      await orm.insert(apiKey).values({
        short: 'k1',
        account: 'acme',
        type: 'public',
        secretHash: 'x',
        plan: 'gold',
        allowedOrigins: ['https://a.example'],
        allowedAppIds: [],
        families: null,
      });
      await orm.insert(requestCount).values({ key: 'k1', family: 'city', day: '2026-11-27', requests: 9e15 });
      await orm
        .insert(unitUsage)
        .values({ account: 'acme', key: 'k1', unit: 'pooled', month: '2026-11', used: 7 });
    });
    await importDataset(source, postalDataset);
    await importDataset(source, ipCityDataset);
    // The target already has rows, which the restore must remove.
    await target.orm.insert(account).values({ id: 'other', name: 'Other' });
    const readFirstRow = async function* () {
      for await (const entry of postalDataset.rows()) if (entry.line === 1) yield entry;
    };
    await importDataset(target, { ...postalDataset, rows: readFirstRow });
  });
  afterAll(async () => {
    await source.close();
    await target.close();
    for (const store of stores) await store.remove();
  });

  const readState = async (db: Database) => ({
    plans: await db.orm.select().from(plan).orderBy(asc(plan.name)),
    accounts: await db.orm.select().from(account).orderBy(asc(account.id)),
    keys: await db.orm.select().from(apiKey),
    usage: await db.orm.select().from(unitUsage),
    requests: await db.orm.select().from(requestCount),
    datasets: await db.orm.select().from(dataset).orderBy(asc(dataset.name)),
    postal: await db.orm.select().from(postal).orderBy(asc(postal.key)),
    bytes: (await db.orm.select().from(ipCityPart)).map(({ bytes }) => Buffer.from(bytes).toString('base64')),
    sums: await db.view(async (view) => [await view.sum('postal'), await view.sum('ip_city_part')]),
  });

  test('a restore reproduces all rows of a backup with the same checksums, after verifying the complete file', async () => {
    const now = new Date('2026-11-22T00:00:00Z');
    const { sha256 } = await writeBackup(source, file, { now });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const bytes = await readFile(file);
    const text = gunzipSync(bytes).toString();
    const checksumOffset = text.lastIndexOf('-- sha256 ');
    expect(text.slice(checksumOffset)).toBe(
      `-- sha256 ${createHash('sha256').update(text.slice(0, checksumOffset)).digest('hex')}\n`,
    );
    expect(text.slice(checksumOffset)).toContain(sha256);
    expect(text.match(/^COPY /gm)).toHaveLength(8 + datasets.length);

    const stateBefore = await readState(target);
    const changedText = text.replace('Acme', 'Bcme');
    const textOfNewerTables = text.replace(/"tables":\d+/, '"tables":99999999999999');
    const brokenBackups: [Buffer, RegExp][] = [
      [bytes.subarray(0, -9), /truncated/],
      [gzipSync(text.slice(0, checksumOffset)), /truncated/],
      [gzipSync(changedText), /its checksum does not match/],
      [gzipSync(`${text}more\n`), /it contains text after its end/],
      [gzipSync(textOfNewerTables), /newer version/],
      [gzipSync(text.replace('{"tables"', '{tables"')), /its header line is missing/],
      [gzipSync(text.replace('COPY "postal"', 'COPY "pg_class"')), /pg_class/],
      [gzipSync('hello\n'), /its first line is not/],
      [Buffer.from('hello\n'), /damaged/],
    ];
    for (const [content, message] of brokenBackups) {
      await writeFile(`${file}.broken`, content);
      await expect(restoreBackup(target, `${file}.broken`)).rejects.toThrow(message);
    }
    await expect(restoreBackup(target, `${file}.none`)).rejects.toThrow('there is no file');
    expect(await readState(target)).toEqual(stateBefore);

    const progressEvents: string[] = [];
    const progress = {
      start: (name: string) => void progressEvents.push(`${name} starts`),
      advance: () => undefined,
      end: (name: string) => void progressEvents.push(`${name} ends`),
    };
    expect(await restoreBackup(target, file, progress)).toMatchObject({
      made: now.toISOString(),
      store: source.kind,
    });
    expect(progressEvents).toHaveLength(2 * datasets.length);
    expect(progressEvents.slice(0, 2)).toEqual(['city starts', 'city ends']);
    expect(await readState(target)).toEqual(await readState(source));
    expect((await target.orm.select().from(account)).map(({ id }) => id)).toEqual(['acme']);
    expect(await readPreviousVersions(target.orm)).toEqual(new Map());
  });
});
