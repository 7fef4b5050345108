import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../db/client/client.ts';
import { createTimezoneEditions } from '../../db/queries/timezone-editions.ts';
import { Editions } from '../../subgraphs/time/editions/editions.ts';
import { buildTar } from '../../test/support/tarred.ts';
import { databases, type Store } from '../../test/support/databases.ts';
import { executeDataCommand } from '../data-commands/commands.ts';
import { followEditions } from '../stores.ts';
import { importEdition } from './import-edition.ts';
import { openEditions } from './open-editions.ts';
import { runZonesCommand } from './zones-command.ts';

const excerpt = fileURLToPath(new URL('../../test/truth/tzdata-2026f-excerpt.zi', import.meta.url));
const now = new Date('2026-11-22T12:00:00Z');
let text = '';
let folder = '';
beforeAll(async () => {
  text = await readFile(excerpt, 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'lookup-zones-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const parts = ['africa', 'antarctica', 'asia', 'australasia', 'europe', 'northamerica', 'southamerica'];
const readSourceFiles = () =>
  new Map([
    ...[...parts, 'etcetera', 'factory', 'backward'].map((name) => [name, '# nothing\n'] as const),
    ['northamerica', text.replace(/^# version.*\n/, '')] as const,
    ['version', '2026e\n'] as const,
  ]);

describe.each(databases)('editions on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
  });
  const importFrom = (path: string, force = true) => importEdition(db, path, { now, force });
  const readStoredVersions = async () => (await Editions.open(createTimezoneEditions(db), null)).versions;

  test('time-zone editions are imported from a release archive and from its unpacked folder', async () => {
    const [archive, release] = [join(folder, 'tzdata2026e.tar.gz'), await mkdtemp(join(folder, 'release-'))];
    const entries = [...readSourceFiles()].map(([name, content]) => buildTar(`./${name}`, content));
    await writeFile(archive, gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)])));
    await mkdir(release, { recursive: true });
    for (const [name, content] of readSourceFiles()) await writeFile(join(release, name), content);
    expect(await importFrom(archive)).toEqual({
      status: 'imported',
      version: '2026e',
      zones: 8,
      removed: null,
    });
    expect(await readStoredVersions()).toEqual(['2026c', '2026e']);
    expect(await importFrom(release)).toMatchObject({ status: 'unchanged', version: '2026e' });
    const edition = await (await Editions.open(createTimezoneEditions(db), null)).findEdition('2026e');
    expect(edition.findZoneId('canada/central')).toBe('Canada/Central');
    expect(await createTimezoneEditions(db).list()).toMatchObject([
      { version: '2026e', zones: 8, source: 'tzdata2026e.tar.gz', importedAt: now },
    ]);
  });

  test('time-zone editions are imported from a folder of compiled zones with tzdata.zi, but not from compiled zones alone', async () => {
    const zoneinfo = await mkdtemp(join(folder, 'zoneinfo-'));
    await expect(importFrom(zoneinfo)).rejects.toThrow(/neither tzdata.zi nor .* standard time/);
    await writeFile(join(zoneinfo, 'tzdata.zi'), text);
    expect(await importFrom(zoneinfo)).toMatchObject({ status: 'imported', version: '2026f', zones: 8 });
    expect(await readStoredVersions()).toEqual(['2026c', '2026e', '2026f']);
  });

  test('a time-zone edition is rejected when it is incomplete or has the version of the bundled edition', async () => {
    const file = join(folder, 'broken.zi');
    const importError = async (content: string | Buffer, force = true) => {
      await writeFile(file, content);
      return importFrom(file, force).then(
        () => 'imported',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
    };
    const versionsBefore = await readStoredVersions();
    expect(await importError(text.replace('2026f', '2026g'), false)).toMatch(
      /8 zones are less than half of the 597 of 2026c\. .* --force/,
    );
    expect(await importError(text.replace('2026f', '2026c'))).toMatch(/2026c is the bundled edition/);
    expect(await importError(`${text}Z X 1 - X 2027\n`)).toMatch(/truncated/);
    expect(await importError(gzipSync(text).subarray(0, 100))).toMatch(/cannot be unpacked/);
    expect(await readStoredVersions()).toEqual(versionsBefore);
  });

  test('the store keeps at most sixteen time-zone editions, and importing another one removes the oldest', async () => {
    const file = join(folder, 'many.zi');
    const importedVersions = [];
    for (const letter of 'abcdefghijklmno') {
      await writeFile(file, text.replace('2026f', `2025${letter}`));
      importedVersions.push(await importFrom(file));
    }
    expect(importedVersions.map(({ removed }) => removed).filter((removed) => removed !== null)).toEqual([
      '2025a',
    ]);
    expect(await readStoredVersions()).toHaveLength(17);
  });
});

test.each(databases.filter(({ name }) => name === 'PostgreSQL'))(
  'every process on one $name loads the time-zone editions that another process imports',
  async ({ make }) => {
    const store = await make();
    const [one, other] = [await store.open(), await store.open()];
    const errors: unknown[] = [];
    const settings = { dataDir: store.dataDir };
    const editionsOfProcesses = await Promise.all(
      [one, other].map((each) => followEditions(each, settings, (error) => errors.push(error))),
    );
    onTestFinished(async () => {
      for (const followedEditions of editionsOfProcesses) followedEditions.stop();
      await Promise.all([one.close(), other.close()]);
      await store.remove();
    });
    const listSeenVersions = () => editionsOfProcesses.map(({ editions }) => editions.versions.join(' '));
    const pollOptions = { timeout: 10_000 };
    await importEdition(one, excerpt, { now, force: true });
    await expect.poll(listSeenVersions, pollOptions).toEqual(['2026c 2026f', '2026c 2026f']);
    for (const { editions } of editionsOfProcesses) {
      const edition = await editions.findEdition('2026f');
      expect(edition.zoneOf('America/Winnipeg').at(1_796_137_200).offset).toBe(-18_000);
    }
    await expect(followEditions(one, { ...settings, timezoneEdition: '2026g' }, () => 0)).rejects.toThrow(
      /TIMEZONE_EDITION must be an edition that is available, not 2026g: 2026c, 2026f/,
    );
    expect(errors).toEqual([]);
  },
);

describe.each(databases)('the commands on $name', ({ make }) => {
  test('the zones commands import, list, verify, roll back, back up and restore editions', async () => {
    const [one, two] = [await make(), await make()];
    onTestFinished(async () => {
      await one.remove();
      await two.remove();
    });
    const run = async ({ databaseUrl, dataDir }: Store, ...args: string[]) => {
      let output = '';
      const outputStream = { isTTY: false, write: (piece: string) => (output += piece) !== '' };
      const code = await executeDataCommand(
        args,
        { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
        outputStream,
      );
      return { code, output };
    };
    await (await one.open()).close();
    const readVersions = async (where: Store) => {
      const openedEditions = await openEditions(where);
      await openedEditions.close();
      return openedEditions.editions.versions;
    };
    const args = ['import', 'timezones', '--from', excerpt];
    expect((await run(one, ...args)).code).toBe(1);
    expect(await run(one, ...args, '--force')).toMatchObject({
      code: 0,
      output: expect.stringContaining('imported: edition 2026f, 8 zones') as string,
    });
    expect((await run(one, ...args.slice(0, 2))).code).toBe(2);
    expect((await run(one, 'list')).output).toMatch(/^timezones +2026f +1 rows +LicenseRef-public-domain/m);
    expect((await run(one, 'verify')).output).toMatch(/^timezones +1 rows$[^]*all datasets are as recorded/m);

    const olderFile = join(folder, '2026d.zi');
    await writeFile(olderFile, text.replace('2026f', '2026d'));
    expect((await run(one, 'import', 'timezones', '--from', olderFile, '--force')).code).toBe(0);
    expect(await readVersions(one)).toEqual(['2026c', '2026d', '2026f']);
    expect((await run(one, 'rollback', 'timezones')).code).toBe(0);
    expect(await readVersions(one)).toEqual(['2026c', '2026f']);

    const backup = join(folder, `${one.databaseUrl === undefined ? 'embedded' : 'server'}.backup`);
    expect((await run(one, 'backup', backup)).code).toBe(0);
    expect((await run(two, 'restore', backup)).code).toBe(0);
    expect(await readVersions(two)).toEqual(['2026c', '2026f']);
    expect((await run(two, 'verify')).output).toContain('all datasets are as recorded');
  });
});

describe('lookup zones', () => {
  const importedAt = now;
  const editions = Editions.open(
    {
      list: async () => [{ version: '2026f', zones: 8, source: 'tzdata.zi', importedAt, hash: 'f' }],
      text: async () => text,
    },
    null,
  );
  async function run(...args: string[]) {
    const [out, messages]: [string[], string[]] = [[], []];
    const code = await runZonesCommand(
      args,
      async () => ({ editions: await editions, close: async () => undefined }),
      {
        isTerminal: false,
        write: (piece) => void out.push(piece),
        writeError: (piece) => void messages.push(piece),
      },
    );
    return { code, lines: out.join('').trimEnd().split('\n'), messages: messages.join('') };
  }

  test('lookup zones lists the bundled edition when there is no store', async () => {
    const dataDir = join(folder, 'nothing');
    expect((await openEditions({ dataDir })).editions.versions).toEqual(['2026c']);
  });

  test('lookup zones lists the available editions of the time-zone database', async () => {
    expect((await run('editions')).lines).toEqual(['2026c', '2026f']);
  });

  test('lookup zones prints the zones that differ between two editions, with the time and the property', async () => {
    const { code, lines, messages } = await run('diff', '2026c', '2026f');
    expect(code).toBe(0);
    expect(lines[0]).toBe('timezone,from,until,times,changed,2026c,2026f');
    expect(lines).toContain('Africa/Abidjan,,,,only in 2026c,,');
    expect(messages).toMatch(/^59\d zones differ from 2026c to 2026f, up to the year 2100\.\n$/);
    // Manitoba and western Ontario stop changing clocks in November 2026.
    const allOutput = await run('diff', '2026c', '2026f', '--all', '--through', '2027');
    expect(allOutput.lines.filter((line) => line.startsWith('America/Winnipeg,2026'))).toEqual([
      'America/Winnipeg,2026-11-01T07:00:00Z,2027-03-14T08:00:00Z,1,"offset, standard offset, abbreviation",-06:00 CST,-05:00 EST',
    ]);
    expect(allOutput.lines).toContain(
      'America/Winnipeg,2027-03-14T08:00:00Z,2027-11-07T07:00:00Z,1,"standard offset, dst, abbreviation",-05:00 CDT dst,-05:00 EST',
    );
    expect(allOutput.lines.some((line) => line.startsWith('UTC,'))).toBe(false);
  });

  test('lookup zones prints stored times that differ between editions: wall times with another instant, and instants with another wall time', async () => {
    const file = join(folder, 'stored.csv');
    const rows = [
      ['America/Winnipeg', '2026-12-01T09:00'],
      ['America/Winnipeg', '2026-10-01 09:00'],
      ['canada/central', '2026-12-01T15:00:00Z'],
      ['America/New_York', '2026-12-01T09:00'],
      ['America/Winnipeg', '1796137200'],
      ['Mars/Base', '2026-12-01T09:00'],
      ['UTC', 'soon'],
    ];
    await writeFile(file, `id,Zone,"At"\n${rows.map((row) => `"a, b",${row.join(',')}`).join('\n')}\n`);
    const { code, lines, messages } = await run('diff', '2026c', '2026f', '--times', file);
    expect(code).toBe(0);
    expect(lines).toEqual([
      'row,timezone,time,2026c,2026f,seconds',
      '1,America/Winnipeg,2026-12-01T09:00,2026-12-01T15:00:00Z,2026-12-01T14:00:00Z,-3600',
      '3,canada/central,2026-12-01T15:00:00Z,2026-12-01T09:00:00-06:00,2026-12-01T10:00:00-05:00,3600',
      '5,America/Winnipeg,1796137200,2026-12-01T09:00:00-06:00,2026-12-01T10:00:00-05:00,3600',
    ]);
    expect(messages).toBe(
      '3 of 7 stored times change from 2026c to 2026f; 2 cannot be read (row 6: no zone "Mars/Base").\n',
    );
  });

  test('lookup zones rejects invalid arguments with a message that names valid arguments', async () => {
    for (const [args, reason] of [
      [['diff', '2026c'], /lookup zones diff <edition> <edition>/],
      [['diff', '2026c', '2030a'], /not "2030a": use one of 2026c, 2026f\. npm run data/],
      [['diff', '2026c', '2026f', '--through', 'x'], /--through 2100 works/],
      [['diff', '2026c', '2026f', '--times', '/no'], /not a readable file/],
      [['diff', '2026c', '2026f', '--times', excerpt], /no column timezone or/],
      [['editions', '--all'], /lookup zones editions has no options/],
      [['diff', '2026c', '2026f', '--zone-column', 'tz'], /use it with --times/],
      [['diff', '2026c', '2026f', '--times', excerpt, '--all'], /--all has no effect with --times/],
      [['explode'], /is not a command\. Use lookup zones editions/],
      [['constructor'], /is not a command\. Use lookup zones editions/],
      [['editions', '--al'], /There is no option --al/],
    ] as const) {
      const error = await run(...args).catch((error: unknown) => error);
      expect(error, args.join(' ')).toMatchObject({ name: 'UserFacingError', kind: 'usage' });
      expect(error instanceof Error ? error.message : '').toMatch(reason);
    }
  });
});
