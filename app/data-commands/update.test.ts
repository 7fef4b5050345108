import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import { buildTar } from '../../test/support/tarred.ts';
import { freeSources } from '../../db/importers/free-sources.ts';
import { geonamesPostal } from '../../db/tables/postal.ts';
import { datasets } from '../../db/importers/index.ts';
import { executeDataCommand } from './commands.ts';
import { formatSchedule } from './schedule.ts';

let store: Store;
let mirror: string;
const requestedPaths: string[] = [];
/** The files of the mirror, by URL path. */
const files = new Map<string, string | Buffer>();
const lastModified = 'Fri, 20 Nov 2026 03:00:00 GMT';
const respond: RequestListener = ({ url = '' }, response) => {
  requestedPaths.push(url);
  const file = files.get(url);
  if (file === undefined) response.writeHead(404).end('none');
  else response.setHeader('last-modified', lastModified).end(file);
};
const server = createServer(respond);

beforeAll(async () => {
  const [embedded] = databases;
  if (embedded === undefined) throw new Error('no store');
  store = await embedded.make();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  mirror = `http://127.0.0.1:${port}/mirror`;
});
afterAll(async () => {
  server.close();
  await store.remove();
});

async function run(...args: string[]) {
  let text = '';
  const output = { isTTY: false, write: (piece: string) => (text += piece) !== '' };
  const environment = { DATABASE_URL: store.databaseUrl, DATA_DIR: store.dataDir, IMPORT_MIRROR: mirror };
  requestedPaths.length = 0;
  const code = await executeDataCommand(args, environment, output);
  return { code, text };
}

const admin1 = '/mirror/download.geonames.org/export/dump/admin1CodesASCII.txt';
const austria = '/mirror/download.geonames.org/export/zip/AT.zip';

test('a dry run of an update lists sizes and licences and sends no requests', async () => {
  const { code, text } = await run('update', '--dry-run');
  expect(code).toBe(0);
  expect(requestedPaths).toEqual([]);
  for (const { name, onlyNamed } of freeSources)
    expect(text).toMatch(
      onlyNamed === true ? new RegExp(`only by name.* ${name} \\(`) : new RegExp(`^${name} `, 'm'),
    );
  expect(text).toMatch(/^postal +about 18\.0 MB +CC-BY-4\.0 +postal codes of about 100 countries/m);
  expect(text).toMatch(/^together +about \d{3}\.\d MB$/m);
});

test('an update imports changed sources, skips unchanged sources, and continues after a failed source', async () => {
  files.set(admin1, 'DE.02\tBavaria\tBavaria\t2951839\nDE.16\tBerlin\tBerlin\t2950157\n');
  const firstRun = await run('update', 'admin1', '--only', 'admin2,airports');
  expect(firstRun.code).toBe(1);
  expect(firstRun.text).toMatch(
    /^fetching admin1CodesASCII\.txt\nimporting admin1\nadmin1 +imported: 2 rows$/m,
  );
  expect(firstRun.text).toMatch(/^airports +failed: there is no file at https:\/\/davidmegginson/m);
  expect(firstRun.text).toMatch(/^not updated: admin2, airports; their present data is unchanged$/m);
  // The publisher is recorded as the source, not the mirror.
  expect((await run('list')).text).toMatch(
    /^admin1 +2026-11-20 .* https:\/\/download\.geonames\.org\/export\/dump\/admin1CodesASCII\.txt/m,
  );

  const secondRun = await run('update', 'admin1');
  expect(secondRun).toMatchObject({
    code: 0,
    text: expect.stringContaining('no newer version is available') as string,
  });
  expect(secondRun.text).not.toContain('importing');
  expect((await run('rollback', 'admin1')).code).toBe(1);
});

test('an update requests the file of the previous month when the current file is not published yet', async () => {
  const { code, text } = await run('update', 'ip-countries');
  expect(code).toBe(1);
  expect(requestedPaths).toHaveLength(2);
  expect(requestedPaths[0]).toMatch(
    /^\/mirror\/download\.db-ip\.com\/free\/dbip-country-lite-\d{4}-\d\d\.mmdb\.gz$/,
  );
  expect(requestedPaths[1]).not.toBe(requestedPaths[0]);
  files.set(requestedPaths[1] ?? '', gzipSync('no database'));
  expect(text).toContain('nor at');
  expect((await run('update', 'ip-countries')).text).toContain('is not a MaxMind DB');
});

test('an update imports the newest edition of the time-zone database in addition to the bundled edition', async () => {
  const excerpt = await readFile(
    new URL('../../test/truth/tzdata-2026f-excerpt.zi', import.meta.url),
    'utf8',
  );
  const createArchive = (version: string) => {
    const text = excerpt.replace(/^# version .*/, `# version ${version}`);
    return gzipSync(Buffer.concat([buildTar('tzdata.zi', text), Buffer.alloc(1024)]));
  };
  const latest = '/mirror/data.iana.org/time-zones/tzdata-latest.tar.gz';
  // The bundled edition is still the newest.
  files.set(latest, createArchive('2026c'));
  expect(await run('update', 'timezones')).toMatchObject({
    code: 0,
    text: expect.stringContaining('unchanged: edition 2026c') as string,
  });
  files.set(latest, createArchive('2026f'));
  const { code, text } = await run('update', 'timezones');
  expect({ code, requested: requestedPaths }).toEqual({ code: 1, requested: [latest] });
  expect(text).toContain('8 zones are less than half');
  expect((await run('update', 'timezones', '--force')).text).toContain('imported: edition 2026f, 8 zones');
  expect((await run('list')).text).toMatch(
    /^timezones +2026f .*https:\/\/data\.iana\.org\/time-zones\/tzdata-latest/m,
  );
  expect((await run('update', 'timezones', '--force')).text).toContain('no newer version is available');
});

test('an update with --country replaces the postal codes of one country and keeps those of all other countries', async () => {
  const formatPostalLine = (country: string, code: string, place: string) =>
    `${country}\t${code}\t${place}\t\t\t\t\t\t\t48.2\t16.3\t4\n`;
  const addZip = (country: string, text: string) =>
    files.set(
      `/mirror/download.geonames.org/export/zip/${country}.zip`,
      Buffer.from(zipSync({ [`${country}.txt`]: strToU8(text) })),
    );
  const readCodes = async () => {
    const db = await store.open();
    try {
      const rows = await db.orm.select().from(geonamesPostal);
      return rows.map(({ country, code, city }) => `${country} ${code} ${city}`).sort();
    } finally {
      await db.close();
    }
  };
  addZip('SI', formatPostalLine('SI', '1000', 'Ljubljana') + formatPostalLine('SI', '2000', 'Maribor'));
  addZip('HR', formatPostalLine('HR', '10000', 'Zagreb'));
  expect((await run('update', 'postal', '--country', 'SI')).code).toBe(0);
  expect((await run('update', 'postal', '--country', 'HR')).text).toContain('imported: 3 rows');
  addZip('SI', formatPostalLine('SI', '1000', 'Ljubljana') + formatPostalLine('SI', '3000', 'Celje'));
  expect((await run('update', 'postal', '--country', 'SI')).text).toContain('imported: 3 rows');
  expect(await readCodes()).toEqual(['HR 10000 Zagreb', 'SI 1000 Ljubljana', 'SI 3000 Celje']);
  expect((await run('list')).text).toMatch(/^postal-geonames .*zip\/SI\.zip, https:.*zip\/HR\.zip/m);
  // A later import on demand finds the data already imported.
  expect((await run('update', 'postal', '--country', 'HR', '--on-demand')).code).toBe(0);
  expect(requestedPaths).toEqual([]);
  expect((await run('verify')).text).toMatch(/^postal-geonames +3 rows$/m);
});

test('an update with --country imports the file of one country, and is rejected for sources without files per country', async () => {
  expect((await run('update', 'postal', '--country', 'AT')).code).toBe(1);
  expect(requestedPaths).toEqual([austria]);
  expect((await run('update', '--country', 'AT')).text).toMatch(/^postal +failed/m);
  for (const [args, message] of [
    [['update', 'cities', '--country', 'AT'], 'no files by country'],
    [['update', 'postal', '--country', 'Austria'], 'such as AT'],
    [['update', 'nothing'], 'There is no source "nothing". Sources: cities,'],
    [['schedule', 'nothing'], 'There is no source "nothing"'],
  ] as const)
    expect(await run(...args)).toMatchObject({ code: 2, text: expect.stringContaining(message) as string });
});

test('every free source has a unique name, a known dataset, a licence, a size and https URLs', () => {
  expect(new Set(freeSources.map(({ name }) => name)).size).toBe(freeSources.length);
  for (const { dataset, urls, name, licence, megabytes } of freeSources) {
    expect(datasets).toContain(dataset);
    expect(dataset.file, name).toBeDefined();
    expect(licence).not.toBe('');
    expect(megabytes).toBeGreaterThan(0);
    const days = ['2026-11-22', '2027-01-01', '2031-03-01'].map((day) => new Date(day));
    for (const url of days.flatMap((day) => urls(day, undefined)))
      expect(new URL(url).protocol).toBe('https:');
  }
  const addresses = (name: string, day: string) =>
    freeSources.find((source) => source.name === name)?.urls(new Date(day), undefined);
  expect(addresses('ip-city', '2027-01-03')).toEqual([
    'https://download.db-ip.com/free/dbip-city-lite-2027-01.mmdb.gz',
    'https://download.db-ip.com/free/dbip-city-lite-2026-12.mmdb.gz',
  ]);
  expect(addresses('npi', '2027-01-03')?.[1]).toContain('_December_2026_V2.zip');
  expect(addresses('us-population', '2026-11-22')?.[0]).toContain(
    '/2020-2025/counties/totals/co-est2025-alldata.csv',
  );
});

test('the suggested crontab line contains the settings of the service and absolute paths, and no password', () => {
  const paths = {
    node: '/usr/bin/node',
    program: "/srv/look up's/dist/data.js",
    here: '/srv',
    names: ['postal'],
  };
  expect(formatSchedule({ DATA_DIR: '100%', IMPORT_MIRROR: 'http://mirror.lan' }, paths)).toBe(
    '# Every Monday at 04:17, for the user that runs the service (crontab -e).\n' +
      `17 4 * * 1 DATA_DIR='/srv/100\\%' IMPORT_MIRROR=http://mirror.lan /usr/bin/node '/srv/look up'\\''s/dist/data.js' update postal\n`,
  );
  const secret = formatSchedule({ DATABASE_URL: 'postgresql://user:secret@db/lookup' }, paths);
  expect(secret).not.toContain('secret@');
  expect(secret).toContain('DATA_DIR=/srv/.data DATABASE_URL=…');
});
