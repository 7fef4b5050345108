import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCompanyRecord } from '../../../test/support/company-directory.ts';
import { databases } from '../../../test/support/databases.ts';
import type { Database } from '../../client/client.ts';
import { companies } from './companies.ts';
import { importDataset } from '../../import/import.ts';
import { readProvenance } from '../../import/provenance.ts';
import { readCompanies } from '../../snapshot/companies.ts';
import { unpackDocuments } from './archive.ts';
import { createRateLimitedClient } from './rate-limited-client.ts';
import { importCompanies } from './import-companies.ts';

const acme = buildCompanyRecord(1, { name: 'Acme', listings: [{ exchange: 'NYSE', symbol: 'ACM' }] });
const movedCompany = buildCompanyRecord(2, {
  name: 'Road Runner',
  listings: [{ exchange: 'NYSE', symbol: 'BEEP' }],
});
const readTime = new Date('2026-10-01T00:00:00Z');

/** Made up, in the format of data.sec.gov. */
const createSubmissions = (cik: number) =>
  JSON.stringify({
    cik: `${cik}`.padStart(10, '0'),
    name: 'ACME',
    phone: '775-826-1111',
    addresses: { business: { street1: `${cik} ANVIL WAY`, city: 'RENO', stateOrCountry: 'NV' } },
    filings: { recent: { filingDate: ['2026-09-30'] } },
  });
const tickers = JSON.stringify({
  fields: ['cik', 'name', 'ticker', 'exchange'],
  data: [
    [1, 'ACME', 'ACM', 'NYSE'],
    [900, 'ROADRUNNER HOLDINGS', 'BEEP', 'NYSE'],
  ],
});
const statements = [
  ['adsh', 'cik', 'name', 'sic', 'cityba', 'bas1', 'countryba', 'stprba', 'form', 'filed', 'ein'],
  ['a', '1', 'ACME', '3490', 'RENO', '9 ANVIL WAY', 'US', 'NV', '10-K', '20260930', '012345678'],
  ['b', '77', 'OTHER', '3490', 'RENO', '1 OTHER WAY', 'US', 'NV', '10-K', '20260930', '112345678'],
]
  .map((fields) => `${fields.join('\t')}\n`)
  .join('');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Creates an archive with another implementation. */
async function writeArchive(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const path = join(folder, name);
  await writeFile(
    path,
    zipSync(Object.fromEntries(Object.entries(files).map(([key, text]) => [key, strToU8(text)]))),
  );
  await utimes(path, readTime, readTime);
  return path;
}

let folderCount = 0;
async function unpackArchive(path: string): Promise<readonly string[]> {
  const targetFolder = join(folder, `unpacked-${(folderCount += 1)}`);
  await mkdir(targetFolder);
  await unpackDocuments(path, [acme, movedCompany], targetFolder);
  return (await readdir(targetFolder, { recursive: true })).filter((name) => name.includes('.')).sort();
}

describe('unpacking an archive', () => {
  test('unpacking submissions.zip skips submissions of other filers, continuation files and unrelated files', async () => {
    const path = await writeArchive('submissions.zip', {
      'CIK0000000001.json': createSubmissions(1),
      'CIK0000000001-submissions-001.json': '{',
      'CIK0000000077.json': '{',
      'placeholder.txt': 'x',
      '__MACOSX/sub.txt': 'x',
    });
    expect(await unpackArchive(path)).toEqual(['submissions/CIK0000000001.json']);
  });

  test('unpacking a quarter of financial statements extracts only sub.txt', async () => {
    const path = await writeArchive('2026q3.zip', { 'num.txt': 'x', 'pre.txt': 'x', 'sub.txt': statements });
    expect(await unpackArchive(path)).toEqual(['sub.txt']);
  });

  test('unpacking a packed folder also extracts the submissions of a CIK that is new in its ticker map', async () => {
    const path = await writeArchive('documents.zip', {
      'mine/CIK0000000900.json': createSubmissions(900),
      'mine/company_tickers_exchange.json': tickers,
      'mine/wikidata/a.json': '{}',
      'mine/gleif/a.json': '{}',
      'mine/notes/a.json': '{}',
    });
    expect(await unpackArchive(path)).toEqual([
      'company_tickers_exchange.json',
      'gleif/a.json',
      'submissions/CIK0000000900.json',
      'wikidata/a.json',
    ]);
  });

  test('every unpacked document gets the modification time of the archive', async () => {
    const path = await writeArchive('dated.zip', { 'CIK0000000001.json': createSubmissions(1) });
    await unpackArchive(path);
    const file = join(folder, `unpacked-${folderCount}`, 'submissions/CIK0000000001.json');
    expect((await stat(file)).mtime).toEqual(readTime);
    expect(await readFile(file, 'utf8')).toBe(createSubmissions(1));
  });

  test('an archive of company documents is rejected when it is unrelated, truncated or missing, or has a document twice', async () => {
    const foreignArchive = await writeArchive('foreign.zip', {
      'readme.md': 'hello',
      'CIK0000000077.json': '{}',
    });
    await expect(unpackArchive(foreignArchive)).rejects.toThrow(
      /foreign\.zip contains no CIK##########\.json of a company/,
    );
    const truncatedArchive = await writeArchive('cut.zip', {
      'CIK0000000001.json': createSubmissions(1).repeat(100),
    });
    await truncate(truncatedArchive, 200);
    await expect(unpackArchive(truncatedArchive)).rejects.toThrow(/cannot be read as a ZIP archive/);
    const duplicateArchive = await writeArchive('twice.zip', {
      'a/sub.txt': statements,
      'b/sub.txt': statements,
    });
    await expect(unpackArchive(duplicateArchive)).rejects.toThrow(/b\/sub\.txt cannot be unpacked/);
    const text = join(folder, 'text.zip');
    await writeFile(text, 'no archive');
    await expect(unpackArchive(text)).rejects.toThrow(/cannot be read as a ZIP archive/);
  });

  test('a damaged archive is rejected with the name of its damaged member', async () => {
    const path = await writeArchive('damaged.zip', { 'sub.txt': statements.repeat(50) });
    const bytes = await readFile(path);
    bytes.fill(0xff, 60, 200);
    await writeFile(path, bytes);
    await expect(unpackArchive(path)).rejects.toThrow(/damaged\.zip: sub\.txt cannot be unpacked/);
  });
});

describe.each(databases)('importing companies from an archive into $name', ({ make }) => {
  let store: Awaited<ReturnType<typeof make>>;
  let db: Database;
  let server: Server;
  let base: string;
  let respond: (response: ServerResponse) => void;
  let userAgents: (string | undefined)[];

  beforeAll(async () => {
    store = await make();
    db = await store.open();
    server = createServer((request, response) => {
      userAgents.push(request.headers['user-agent']);
      respond(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await db.close();
    await store.remove();
  });
  beforeEach(async () => {
    userAgents = [];
    const path = join(folder, 'first.jsonl');
    await writeFile(path, [acme, movedCompany].map((record) => JSON.stringify(record)).join('\n'));
    await importDataset(db, companies, { from: { path, edition: 'first', source: 'test' }, force: true });
  });

  const run = (from: string, contact = 'Example Ltd data@example.com') =>
    importCompanies(db, {
      from,
      client: createRateLimitedClient({
        contact,
        clock: () => 0,
        wait: async () => undefined,
        trusted: new Set(URL.canParse(from) ? [new URL(from).origin] : []),
      }),
    });
  const readStored = () => readCompanies(db.orm);
  const listRemainingFiles = async () => readdir(join(store.dataDir, 'import/companies')).catch(() => []);

  test('importing submissions.zip adds facts to companies, and importing the same archive again changes nothing', async () => {
    const path = await writeArchive('submissions.zip', {
      'CIK0000000001.json': createSubmissions(1),
      'CIK0000000077.json': '{',
    });
    expect(await run(path)).toMatchObject({ status: 'imported', rows: 2 });
    const [first, second] = await readStored();
    expect(first).toMatchObject({
      addresses: [{ type: 'business', street: '1 Anvil Way', city: 'Reno', state: 'NV' }],
      phoneNumbers: [{ number: '+17758261111' }],
      observedAt: '2026-10-01T00:00:00.000Z',
    });
    expect(second).toEqual(movedCompany);
    expect(await readProvenance(db.orm, 'companies')).toMatchObject({
      edition: '2026-10-01',
      source: 'submissions.zip',
    });
    expect(await run(path)).toMatchObject({ status: 'unchanged' });
    expect(await listRemainingFiles()).toEqual([]);
  });

  test('an import downloads a quarter of financial statements from its URL, and sends the contact address', async () => {
    const bytes = await readFile(await writeArchive('2026q3.zip', { 'sub.txt': statements, 'num.txt': 'x' }));
    respond = (response) => {
      response.writeHead(200, { 'Last-Modified': readTime.toUTCString() }).end(bytes);
    };
    await expect(run(`${base}/2026q3.zip`, 'nobody')).rejects.toThrow(/IMPORT_CONTACT/);
    expect(userAgents).toEqual([]);
    expect(await run(`${base}/2026q3.zip?key=secret`)).toMatchObject({ status: 'imported' });
    const [first] = await readStored();
    expect(first).toMatchObject({
      identifiers: [{ type: 'cik' }, { type: 'ein', value: '012345678' }],
      addresses: [{ street: '9 Anvil Way' }],
      observedAt: '2026-10-01T00:00:00.000Z',
    });
    expect((await readProvenance(db.orm, 'companies'))?.source).toBe(`${base}/2026q3.zip`);
    expect(new Set(userAgents)).toEqual(new Set(['Example Ltd data@example.com']));
    expect(await listRemainingFiles()).toEqual([]);
  });

  test.each<[string, (response: ServerResponse) => void, RegExp]>([
    [
      'is forbidden',
      (response) => void response.writeHead(403).end(),
      /answers 403\. Run the import again later\.$/,
    ],
    [
      'is interrupted',
      (response) => {
        response.writeHead(200, { 'Content-Length': '5000' });
        response.write('PK');
        setImmediate(() => response.destroy());
      },
      /ended before the response was complete/,
    ],
    ['is a page', (response) => void response.end('<html>'), /cannot be read as a ZIP archive/],
  ])(
    'an archive of company documents that %s changes nothing and leaves no file',
    async (_, broken, reason) => {
      respond = broken;
      await expect(run(`${base}/submissions.zip`)).rejects.toThrow(reason);
      expect(await readStored()).toEqual([acme, movedCompany]);
      expect(await listRemainingFiles()).toEqual([]);
    },
  );

  test('an import of companies names a document with invalid JSON and changes nothing', async () => {
    const path = await writeArchive('broken.zip', { 'CIK0000000001.json': '{"cik":' });
    await expect(run(path)).rejects.toThrow('CIK0000000001.json is not complete JSON.');
    expect(await readStored()).toEqual([acme, movedCompany]);
    expect(await listRemainingFiles()).toEqual([]);
  });
});
