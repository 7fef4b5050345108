import { createServer } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '../../test/support/databases.ts';
import { executeDataCommand } from './commands.ts';

const geonames = 'DE.02\tBavaria\tBavaria\t2951839\nDE.16\tBerlin\tBerlin\t2950157\n';

describe.each(databases)('npm run data on $name', ({ make }) => {
  test('npm run data imports files and URLs, lists, verifies and rolls back datasets, and reports errors by exit codes', async () => {
    const store = await make();
    const file = join(store.dataDir, 'admin1CodesASCII.txt');
    await writeFile(file, geonames);
    const server = createServer((request, response) => {
      if (request.url !== '/dump/admin1CodesASCII.txt?token=1') response.writeHead(404).end();
      else
        void readFile(file).then((text) =>
          response.setHeader('last-modified', 'Fri, 20 Nov 2026 03:00:00 GMT').end(text),
        );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(async () => {
      server.close();
      await store.remove();
    });
    const { port } = server.address() as { port: number };
    const base = `http://127.0.0.1:${port}/dump`;
    await (await store.open()).close();
    const run = async (...args: string[]) => {
      let text = '';
      const output = { isTTY: false, write: (piece: string) => (text += piece) !== '' };
      const code = await executeDataCommand(
        args,
        {
          DATABASE_URL: store.databaseUrl,
          DATA_DIR: store.dataDir,
          IMPORT_TRUSTED: `http://127.0.0.1:${port}`,
        },
        output,
      );
      return { code, text };
    };

    expect((await run('list')).text).toMatch(/^admin1 +not imported$/m);
    const importRun = await run('import', 'admin1', '--from', file, '--edition', '2026-11');
    expect(importRun).toMatchObject({ code: 0, text: expect.stringMatching(/imported: 2 rows/) as string });
    expect((await run('list')).text).toMatch(/^admin1 +2026-11 +2 rows +CC-BY-4.0 +admin1CodesASCII.txt/m);
    expect((await run('list')).text).toContain('GeoNames (https://www.geonames.org)');

    const downloadRun = await run('import', 'admin1', '--from', `${base}/admin1CodesASCII.txt?token=1`);
    expect(downloadRun).toMatchObject({
      code: 0,
      text: expect.stringContaining('unchanged: 2 rows') as string,
    });
    const listText = (await run('list')).text;
    expect(listText).toMatch(new RegExp(`^admin1 +2026-11-20 +2 rows .*${base}/admin1CodesASCII.txt`, 'm'));
    expect(listText).not.toContain('token');

    await writeFile(file, geonames.replace('Bavaria', 'Bayern'));
    expect((await run('import', 'admin1', '--from', file, '--edition', 'newer')).code).toBe(0);
    expect((await run('list')).text).toMatch(/^admin1 +newer[^]*before: 2026-11-20, http/m);
    expect(await run('rollback', 'admin1')).toMatchObject({
      code: 0,
      text: expect.stringContaining('2026-11-20 of http') as string,
    });
    expect((await run('verify')).text).toMatch(/^admin1 +2 rows$[^]*all datasets are as recorded/m);
    expect((await run('rollback', 'cities')).text).toContain('there is no previous version');
    const db = await store.open();
    await db.query(sql`update admin1 set name = 'Bavarla' where name = 'Bavaria'`);
    await db.close();
    expect(await run('verify')).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^admin1 +2 rows differ from the imported rows$/m) as string,
    });

    await writeFile(file, `${geonames}DE\n`);
    expect(await run('import', 'admin1', '--from', file)).toMatchObject({
      code: 1,
      text: expect.stringContaining('line 3') as string,
    });
    expect(await run('import', 'admin1', '--from', `${base}/gone.txt`)).toMatchObject({
      code: 1,
      text: expect.stringContaining('returned 404') as string,
    });
    const untrustedRun = await run(
      'import',
      'admin1',
      '--from',
      `http://localhost:${port}/dump/admin1CodesASCII.txt`,
    );
    expect(untrustedRun).toMatchObject({
      code: 1,
      text: expect.stringContaining('IMPORT_TRUSTED') as string,
    });
    for (const args of [
      ['import', 'nothing'],
      ['explode'],
      ['constructor'],
      ['__proto__'],
      ['toString'],
      ['hasOwnProperty'],
      ['valueOf'],
      ['list', '--colour'],
      ['import', 'admin1', '--from', '/no'],
      ['import', 'admin1', '--edition', '2026'],
      ['import', 'timezones', '--from', '/no', '--edition', '2026'],
    ]) {
      expect(await run(...args)).toMatchObject({
        code: 2,
        text: expect.stringContaining('--help') as string,
      });
    }
    const help = await run('help');
    expect(help.code).toBe(0);
    for (const name of ['cities', 'admin1', 'admin2']) expect(help.text).toContain(name);
    expect((await run('list')).text).toContain('2026-11-20');
  });
});

test.each([
  [['list', 'cities'], 'list takes no arguments, so "cities" is unexpected.'],
  [['list', '--only', 'cities'], 'list has no option --only, only update has it. Options of list: none.'],
  [['import', 'admin1', 'admin2'], 'import takes one argument, so "admin2" is unexpected.'],
  [
    ['import', 'admin1', '--country', 'AT'],
    'import has no option --country, only update has it. Options of import: --from, --edition, --force.',
  ],
  [['backup', 'file', '--force'], 'backup has no option --force, only import and update have it.'],
  [['restore', 'file', '--dry-run'], 'restore has no option --dry-run, only update has it.'],
  [['schedule', '--country', 'AT'], 'schedule has no option --country, only update has it.'],
  [['update', '--from', 'file'], 'update has no option --from, only import has it.'],
  [['rollback', '--edition', '2026'], 'rollback has no option --edition, only import has it.'],
])(
  'the command data %j would ignore a part of the command line, so it is an error',
  async (args, message) => {
    let text = '';
    const output = { isTTY: false, write: (piece: string) => (text += piece) !== '' };
    expect(await executeDataCommand(args, { DATA_DIR: '/nonexistent' }, output)).toBe(2);
    expect(text.startsWith(message)).toBe(true);
  },
);

test('OFFLINE=true rejects commands that send requests, and names the setting', async () => {
  for (const args of [
    ['update'],
    ['update', 'postal', '--country', 'AT'],
    ['import', 'admin1', '--from', 'https://example.com/a.txt'],
    ['import', 'companies', '--from', 'sec'],
  ]) {
    let text = '';
    const output = { isTTY: false, write: (piece: string) => (text += piece) !== '' };
    expect(await executeDataCommand(args, { OFFLINE: 'true', DATA_DIR: '/nonexistent' }, output)).toBe(2);
    expect(text).toContain('OFFLINE=true turns off imports over the network');
  }
});
