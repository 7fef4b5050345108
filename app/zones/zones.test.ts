import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '../../rest-compat/bulk/usage-error.ts';
import { data } from '../data/data.ts';
import { importEdition, importedEditions, openEdition } from './editions.ts';
import { zonesCommand } from './zones-command.ts';

const excerpt = new URL('../../test/truth/tzdata-2026f-excerpt.zi', import.meta.url);
let folder = '';
let text = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookup-zones-'));
  text = await readFile(excerpt, 'utf8');
  await importEdition(folder, excerpt.pathname, true);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...args: string[]) {
  const [out, told]: [string[], string[]] = [[], []];
  const code = await zonesCommand(args, folder, {
    isTerminal: false,
    write: (piece) => void out.push(piece),
    complain: (piece) => void told.push(piece),
  });
  return { code, lines: out.join('').trimEnd().split('\n'), told: told.join('') };
}

/** A file of a tar archive, by POSIX ustar. */
function tarred(name: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write(`${Buffer.byteLength(content).toString(8).padStart(11, '0')}\0`, 124);
  header.write('0', 156);
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(content) / 512) * 512);
  body.write(content);
  return Buffer.concat([header, body]);
}

describe('an edition is imported', () => {
  const parts = ['africa', 'antarctica', 'asia', 'australasia', 'europe', 'northamerica', 'southamerica'];
  const files = () =>
    new Map([
      ...[...parts, 'etcetera', 'factory', 'backward'].map((name) => [name, '# nothing\n'] as const),
      ['northamerica', text.replace(/^# version.*\n/, '')] as const,
      ['version', '2026e\n'] as const,
    ]);

  test('from the archive of a release, and from its folder', async () => {
    const [archive, release] = [join(folder, 'tzdata2026e.tar.gz'), join(folder, 'release')];
    const entries = [...files()].map(([name, content]) => tarred(`./${name}`, content));
    await writeFile(archive, gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)])));
    await mkdir(release);
    for (const [name, content] of files()) await writeFile(join(release, name), content);
    for (const path of [archive, release]) {
      const home = await mkdtemp(join(folder, 'home-'));
      expect(await importEdition(home, path, true)).toEqual({ version: '2026e', zones: 8 });
      expect(importedEditions(home)).toEqual(['2026e']);
      expect(openEdition(home, '2026e')?.findZoneId('canada/central')).toBe('Canada/Central');
    }
  });

  test('from a folder of compiled zones that has tzdata.zi, and never from compiled zones alone', async () => {
    const zoneinfo = await mkdtemp(join(folder, 'zoneinfo-'));
    await expect(importEdition(folder, zoneinfo, true)).rejects.toThrow(
      /neither tzdata.zi nor .* standard time/,
    );
    await writeFile(join(zoneinfo, 'tzdata.zi'), text);
    expect(await importEdition(folder, zoneinfo, true)).toEqual({ version: '2026f', zones: 8 });
  });

  test('only when it is whole, and never in the place of the pinned one', async () => {
    const file = join(folder, 'broken.zi');
    const refused = async (content: string | Buffer, force = true) => {
      await writeFile(file, content);
      return importEdition(folder, file, force).then(
        () => 'imported',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
    };
    expect(await refused(text, false)).toMatch(/8 zones are less than half of the 597 of 2026c; --force/);
    expect(await refused(text.replace('2026f', '2026c'))).toMatch(/2026c is here already/);
    expect(await refused(`${text}Z X 1 - X 2027\n`)).toMatch(/cut off/);
    expect(await refused(gzipSync(text).subarray(0, 100))).toMatch(/cannot be unpacked/);
    expect(importedEditions(folder)).toEqual(['2026f']);
  });

  test('by the command of the datasets, which needs no store for it', async () => {
    const home = await mkdtemp(join(folder, 'home-'));
    let told = '';
    const out = { isTTY: false, write: (piece: string) => (told += piece) !== '' };
    const args = ['import', 'timezones', '--from', excerpt.pathname];
    expect(await data(args, { DATA_DIR: home }, out)).toBe(1);
    expect(await data([...args, '--force'], { DATA_DIR: home }, out)).toBe(0);
    expect(told).toContain('imported: edition 2026f, 8 zones');
    expect(await data(args.slice(0, 2), { DATA_DIR: home }, out)).toBe(2);
  });
});

describe('lookup zones', () => {
  test('lists the editions that are here', async () => {
    expect((await run('editions')).lines).toEqual(['2026c', '2026f']);
  });

  test('tells which zones differ, from when, in what', async () => {
    const { code, lines, told } = await run('diff', '2026c', '2026f');
    expect(code).toBe(0);
    expect(lines[0]).toBe('timezone,from,until,times,changed,2026c,2026f');
    expect(lines).toContain('Africa/Abidjan,,,,only in 2026c,,');
    expect(told).toMatch(/^59\d zones differ from 2026c to 2026f, up to the year 2100\.\n$/);
    // Manitoba and the west of Ontario keep one time from November 2026 on.
    const all = await run('diff', '2026c', '2026f', '--all', '--through', '2027');
    expect(all.lines.filter((line) => line.startsWith('America/Winnipeg,2026'))).toEqual([
      'America/Winnipeg,2026-11-01T07:00:00Z,2027-03-14T08:00:00Z,1,"offset, standard offset, abbreviation",-06:00 CST,-05:00 EST',
    ]);
    expect(all.lines).toContain(
      'America/Winnipeg,2027-03-14T08:00:00Z,2027-11-07T07:00:00Z,1,"standard offset, dst, abbreviation",-05:00 CDT dst,-05:00 EST',
    );
    expect(all.lines.some((line) => line.startsWith('UTC,'))).toBe(false);
  });

  test('tells which stored times change: wall times mean other instants, instants show other readings', async () => {
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
    const { code, lines, told } = await run('diff', '2026c', '2026f', '--times', file);
    expect(code).toBe(0);
    expect(lines).toEqual([
      'row,timezone,time,2026c,2026f,seconds',
      '1,America/Winnipeg,2026-12-01T09:00,2026-12-01T15:00:00Z,2026-12-01T14:00:00Z,-3600',
      '3,canada/central,2026-12-01T15:00:00Z,2026-12-01T09:00:00-06:00,2026-12-01T10:00:00-05:00,3600',
      '5,America/Winnipeg,1796137200,2026-12-01T09:00:00-06:00,2026-12-01T10:00:00-05:00,3600',
    ]);
    expect(told).toBe(
      '3 of 7 stored times change from 2026c to 2026f; 2 cannot be read (row 6: no zone "Mars/Base").\n',
    );
  });

  test('refuses what it does not understand, with what would do', async () => {
    for (const [args, reason] of [
      [['diff', '2026c'], /lookup zones diff <edition> <edition>/],
      [['diff', '2026c', '2030a'], /"2030a" is not here; there are 2026c, 2026f\. npm run data/],
      [['diff', '2026c', '2026f', '--through', 'x'], /--through 2100 works/],
      [['diff', '2026c', '2026f', '--times', '/no'], /no file/],
      [['diff', '2026c', '2026f', '--times', excerpt.pathname], /no column timezone or/],
      [['explode'], /Not understood/],
    ] as const) {
      const refused = await run(...args).catch((error: unknown) => error);
      expect(refused, args.join(' ')).toBeInstanceOf(UsageError);
      expect(refused instanceof Error ? refused.message : '').toMatch(reason);
    }
  });
});
