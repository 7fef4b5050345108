import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { executeDataCommand } from '../../../app/data-commands/commands.ts';
import { databases } from '../../../test/support/databases.ts';

test('npm run data merges a folder of documents into the companies and reports companies without documents', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'company-command-'));
  const store = await databases[0]?.make();
  if (store === undefined) throw new Error('no PGlite');
  onTestFinished(async () => {
    await rm(folder, { recursive: true });
    await store.remove();
  });
  const documents = join(folder, 'documents');
  await mkdir(documents);
  // Made up, in the format of data.sec.gov: Apple's CIK with another address.
  const facts = {
    cik: '0000320193',
    addresses: { mailing: { street1: 'PO BOX 1', city: 'RENO', stateOrCountry: 'NV' } },
  };
  await writeFile(join(documents, 'CIK0000320193.json'), JSON.stringify(facts));
  const run = async (...args: string[]) => {
    let text = '';
    const out = { isTTY: false, write: (piece: string) => (text += piece) !== '' };
    return { code: await executeDataCommand(args, { DATA_DIR: store.dataDir }, out), text };
  };

  expect(await run('import', 'companies', '--from', documents)).toMatchObject({
    code: 1,
    text: expect.stringContaining('refresh') as string,
  });
  expect((await run('import', 'companies')).text).toContain('500 rows');
  expect(await run('import', 'companies', '--from', documents, '--edition', 'mine')).toMatchObject({
    code: 0,
    text: expect.stringContaining('imported: 500 rows') as string,
  });
  expect((await run('list')).text).toMatch(/^companies +mine +500 rows/m);
  expect(await run('import', 'companies', '--from', 'sec')).toMatchObject({
    code: 1,
    text: expect.stringContaining('IMPORT_CONTACT') as string,
  });
  expect((await run('help')).text).toContain('registers: sec, wikidata and gleif');
});
