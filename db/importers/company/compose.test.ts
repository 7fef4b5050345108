import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildCompanyRecord } from '../../../test/support/company-directory.ts';
import { compose } from './compose.ts';
import { UserFacingError } from '../../../core/user-facing-error.ts';

const read = new Date('2026-10-01T00:00:00Z');
/** A folder of documents with a given modification time. */
async function folderOf(files: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'company-compose-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, value] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value));
    await utimes(path, read, read);
  }
  return folder;
}

const one = buildCompanyRecord(1, { name: 'Acme', listings: [{ exchange: 'NYSE', symbol: 'ACM' }] });
const two = buildCompanyRecord(2, { name: 'Road Runner', listings: [{ exchange: 'NYSE', symbol: 'BEEP' }] });
const tickers = (...data: unknown[][]) => ({ fields: ['cik', 'name', 'ticker', 'exchange'], data });
const filer = (cik: number, city: string) => ({
  cik: `${cik}`,
  addresses: { business: { street1: '1 ANVIL WAY', city, stateOrCountry: 'NV' } },
});
/** Apple's LEI at GLEIF. */
const lei = 'HWUPKR0MPOU8FGXBT394';

test('rejects a folder without company documents by name', async () => {
  const folder = await folderOf({
    'readme.txt': 'x',
    'gleif/notes.txt': 'x',
    'CIK0000000009.json': filer(9, 'RENO'),
  });
  await expect(compose([one], folder)).rejects.toThrow(
    new UserFacingError('dataset', `${folder} contains no document that companies can be imported from.`),
  );
});

test('the ticker map updates the symbols; a missing company stays and is reported', async () => {
  const folder = await folderOf({
    'company_tickers_exchange.json': tickers([1, 'ACME', 'ACME', 'Nasdaq'], [77, 'OTHER', 'OTH', 'NYSE']),
  });
  const { records, remarks } = await compose([one, two], folder);
  expect(records.map(({ listings }) => listings[0]?.symbol)).toEqual(['ACME', 'BEEP']);
  expect(remarks).toEqual(['Road Runner: not in the ticker map, so its listings are unchanged']);
  expect(records.map(({ id }) => id)).toEqual([one.id, two.id]);
});

test('follows a company to its new CIK and reports it', async () => {
  const folder = await folderOf({
    'company_tickers_exchange.json': tickers(
      [1, 'ACME', 'ACM', 'NYSE'],
      [900, 'ROAD RUNNER INC', 'BEEP', 'NYSE'],
    ),
    'submissions/CIK0000000900.json': filer(900, 'ELKO'),
  });
  const { records, remarks } = await compose([one, two], folder);
  expect(remarks).toEqual(['Road Runner: files under CIK 0000000900 now']);
  expect(records[1]?.identifiers.map(({ value }) => value)).toEqual(['0000000900', '0000000002']);
  expect(records[1]?.addresses[0]?.city).toBe('Elko');
});

test('reads submissions from their folder first, then from the parent folder, per company', async () => {
  const folder = await folderOf({
    'submissions/CIK0000000001.json': filer(1, 'RENO'),
    'CIK0000000001.json': filer(1, 'SPARKS'),
    'CIK0000000002.json': filer(2, 'ELKO'),
  });
  const { records, remarks } = await compose([one, two, buildCompanyRecord(3, { identifiers: [] })], folder);
  expect(records.map(({ addresses }) => addresses[0]?.city)).toEqual(['Reno', 'Elko', undefined]);
  expect(records[0]?.observedAt).toBe('2026-10-01T00:00:00.000Z');
  expect(records[2]?.observedAt).toBe('2026-01-01T00:00:00Z');
  expect(remarks).toEqual([]);
});

test("assigns a GLEIF record by the company's LEI", async () => {
  const known = buildCompanyRecord(1, {
    identifiers: [
      { type: 'cik', authority: 'sec', value: '0000000001' },
      { type: 'lei', authority: 'gleif', value: lei },
    ],
  });
  const entity = { creationDate: '1977-01-03T00:00:00Z' };
  const folder = await folderOf({ 'gleif/a.json': { data: [{ attributes: { lei, entity } }] } });
  const { records } = await compose([known, two], folder);
  expect(records.map(({ incorporated }) => incorporated)).toEqual(['1977-01-03', null]);
});

test('reads documents of one register in the order of their names', async () => {
  const known = buildCompanyRecord(1, { identifiers: [{ type: 'lei', authority: 'gleif', value: lei }] });
  const page = (status: string) => ({ data: [{ attributes: { lei, entity: { status } } }] });
  const folder = await folderOf({ 'gleif/b.json': page('INACTIVE'), 'gleif/a.json': page('ACTIVE') });
  expect((await compose([known], folder)).records[0]?.status).toBe('inactive');
});

test('assigns Wikidata facts by any CIK of the company, and a parent by its own CIK', async () => {
  const value = (text: string) => ({ value: text });
  const binding = {
    cik: value('1'),
    company: value('http://www.wikidata.org/entity/Q1'),
    parentCik: value('2'),
  };
  const folder = await folderOf({
    'wikidata/a.json': {
      results: { bindings: [binding, { cik: value('1'), website: value('https://acme.com/') }] },
    },
  });
  const moved = buildCompanyRecord(1, {
    identifiers: ['0000000900', '0000000001'].map((cik) => ({ type: 'cik', authority: 'sec', value: cik })),
  });
  const { records } = await compose([moved, two], folder);
  expect(records[0]).toMatchObject({ parent: two.id, websites: [{ domain: 'acme.com' }] });
  expect(records[1]).toEqual(two);
});

test('skips facts that would make a company record invalid, and reports them', async () => {
  const entity = { creationDate: '1977-02-30T00:00:00Z', status: 'ACTIVE' };
  const known = buildCompanyRecord(1, { identifiers: [{ type: 'lei', authority: 'gleif', value: lei }] });
  const folder = await folderOf({ 'gleif/a.json': { data: [{ attributes: { lei, entity } }] } });
  const { records, remarks } = await compose([known], folder);
  expect(records).toEqual([known]);
  expect(remarks).toEqual([expect.stringMatching(/^Company 1: .*incorporated is not in the form/)]);
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
    { 'CIK0000000001.json': filer(2, 'RENO') },
    'CIK0000000001.json is not the submissions document of its CIK.',
  ],
])('composing companies rejects %s', async (_, files, message) => {
  await expect(compose([one], await folderOf(files))).rejects.toThrow(
    new UserFacingError('dataset', message),
  );
});
