import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildCompanyRecord } from '../../../test/support/company-directory.ts';
import { composeRecords } from './compose.ts';
import { UserFacingError } from '../../../core/user-facing-error.ts';

const readTime = new Date('2026-10-01T00:00:00Z');
/** Creates a folder of documents with a given modification time. */
async function createFolder(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'company-compose-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, value] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value));
    await utimes(path, readTime, readTime);
  }
  return folder;
}

const acme = buildCompanyRecord(1, { name: 'Acme', listings: [{ exchange: 'NYSE', symbol: 'ACM' }] });
const roadRunner = buildCompanyRecord(2, {
  name: 'Road Runner',
  listings: [{ exchange: 'NYSE', symbol: 'BEEP' }],
});
const createTickers = (...data: unknown[][]) => ({ fields: ['cik', 'name', 'ticker', 'exchange'], data });
const createFiler = (cik: number, city: string) => ({
  cik: `${cik}`,
  addresses: { business: { street1: '1 ANVIL WAY', city, stateOrCountry: 'NV' } },
});
/** Apple's LEI at GLEIF. */
const lei = 'HWUPKR0MPOU8FGXBT394';

test('a folder without company documents is rejected, and the error names the folder', async () => {
  const folder = await createFolder({
    'readme.txt': 'x',
    'gleif/notes.txt': 'x',
    'CIK0000000009.json': createFiler(9, 'RENO'),
  });
  await expect(composeRecords([acme], folder)).rejects.toThrow(
    new UserFacingError('dataset', `${folder} contains no document that companies can be imported from.`),
  );
});

test('the ticker map updates the symbols of companies; companies missing from the map are retained and reported', async () => {
  const folder = await createFolder({
    'company_tickers_exchange.json': createTickers(
      [1, 'ACME', 'ACME', 'Nasdaq'],
      [77, 'OTHER', 'OTH', 'NYSE'],
    ),
  });
  const { records, remarks } = await composeRecords([acme, roadRunner], folder);
  expect(records.map(({ listings }) => listings[0]?.symbol)).toEqual(['ACME', 'BEEP']);
  expect(remarks).toEqual(['Road Runner: not in the ticker map, so its listings are unchanged']);
  expect(records.map(({ id }) => id)).toEqual([acme.id, roadRunner.id]);
});

test('a company gets its new CIK from the ticker map, and the change is reported', async () => {
  const folder = await createFolder({
    'company_tickers_exchange.json': createTickers(
      [1, 'ACME', 'ACM', 'NYSE'],
      [900, 'ROAD RUNNER INC', 'BEEP', 'NYSE'],
    ),
    'submissions/CIK0000000900.json': createFiler(900, 'ELKO'),
  });
  const { records, remarks } = await composeRecords([acme, roadRunner], folder);
  expect(remarks).toEqual(['Road Runner: now files under CIK 0000000900']);
  expect(records[1]?.identifiers.map(({ value }) => value)).toEqual(['0000000900', '0000000002']);
  expect(records[1]?.addresses[0]?.city).toBe('Elko');
});

test('submissions of a company are read from their own folder first, then from the parent folder', async () => {
  const folder = await createFolder({
    'submissions/CIK0000000001.json': createFiler(1, 'RENO'),
    'CIK0000000001.json': createFiler(1, 'SPARKS'),
    'CIK0000000002.json': createFiler(2, 'ELKO'),
  });
  const { records, remarks } = await composeRecords(
    [acme, roadRunner, buildCompanyRecord(3, { identifiers: [] })],
    folder,
  );
  expect(records.map(({ addresses }) => addresses[0]?.city)).toEqual(['Reno', 'Elko', undefined]);
  expect(records[0]?.observedAt).toBe('2026-10-01T00:00:00.000Z');
  expect(records[2]?.observedAt).toBe('2026-01-01T00:00:00Z');
  expect(remarks).toEqual([]);
});

test('a GLEIF record belongs to the company with its LEI', async () => {
  const knownCompany = buildCompanyRecord(1, {
    identifiers: [
      { type: 'cik', authority: 'sec', value: '0000000001' },
      { type: 'lei', authority: 'gleif', value: lei },
    ],
  });
  const entity = { creationDate: '1977-01-03T00:00:00Z' };
  const folder = await createFolder({ 'gleif/a.json': { data: [{ attributes: { lei, entity } }] } });
  const { records } = await composeRecords([knownCompany, roadRunner], folder);
  expect(records.map(({ incorporated }) => incorporated)).toEqual(['1977-01-03', null]);
});

test('documents of one company register are read in the order of their names', async () => {
  const knownCompany = buildCompanyRecord(1, {
    identifiers: [{ type: 'lei', authority: 'gleif', value: lei }],
  });
  const createPage = (status: string) => ({ data: [{ attributes: { lei, entity: { status } } }] });
  const folder = await createFolder({
    'gleif/b.json': createPage('INACTIVE'),
    'gleif/a.json': createPage('ACTIVE'),
  });
  expect((await composeRecords([knownCompany], folder)).records[0]?.status).toBe('inactive');
});

test('Wikidata facts belong to the company with any of their CIKs, and a parent is found by its own CIK', async () => {
  const createValue = (text: string) => ({ value: text });
  const binding = {
    cik: createValue('1'),
    company: createValue('http://www.wikidata.org/entity/Q1'),
    parentCik: createValue('2'),
  };
  const folder = await createFolder({
    'wikidata/a.json': {
      results: { bindings: [binding, { cik: createValue('1'), website: createValue('https://acme.com/') }] },
    },
  });
  const movedCompany = buildCompanyRecord(1, {
    identifiers: ['0000000900', '0000000001'].map((cik) => ({ type: 'cik', authority: 'sec', value: cik })),
  });
  const { records } = await composeRecords([movedCompany, roadRunner], folder);
  expect(records[0]).toMatchObject({ parent: roadRunner.id, websites: [{ domain: 'acme.com' }] });
  expect(records[1]).toEqual(roadRunner);
});

test('facts that would make a company record invalid are skipped and reported', async () => {
  const entity = { creationDate: '1977-02-30T00:00:00Z', status: 'ACTIVE' };
  const knownCompany = buildCompanyRecord(1, {
    identifiers: [{ type: 'lei', authority: 'gleif', value: lei }],
  });
  const folder = await createFolder({ 'gleif/a.json': { data: [{ attributes: { lei, entity } }] } });
  const { records, remarks } = await composeRecords([knownCompany], folder);
  expect(records).toEqual([knownCompany]);
  expect(remarks).toEqual([expect.stringMatching(/^Company 1: .*incorporated is missing or invalid/)]);
});

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['a document that is cut off', { 'gleif/a.json': '{"data"' }, 'a.json is not complete JSON.'],
  [
    'a ticker map of another form',
    { 'company_tickers_exchange.json': { 0: {} } },
    'company_tickers_exchange.json is not in the expected format.',
  ],
  [
    'submissions of somebody else',
    { 'CIK0000000001.json': createFiler(2, 'RENO') },
    'CIK0000000001.json is not the submissions document of its CIK.',
  ],
])('composing companies rejects %s', async (_, files, message) => {
  await expect(composeRecords([acme], await createFolder(files))).rejects.toThrow(
    new UserFacingError('dataset', message),
  );
});
