import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLiveDirectory } from '../../subgraphs/company/directory/live-directory.ts';
import { buildCompanyRecord } from '../../test/support/company-directory.ts';
import { importBundled } from '../import/bundled.ts';
import { openDatabase, type Database } from '../client/client.ts';
import { companies } from '../importers/company/companies.ts';
import { readCompanyFacts } from '../importers/company/company-facts.ts';
import { importDataset } from '../import/import.ts';
import { readSharedSecret } from '../queries/secret.ts';
import { companiesFormat, readCompanies } from './companies.ts';
import { openSnapshot } from './snapshot.ts';

let folder: string;
let db: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'companies-'));
  db = await openDatabase({ dataDir: folder });
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const importFile = async (name: string, text: string) => {
  const path = join(folder, name);
  await writeFile(path, text);
  return importDataset(db, companies, { from: { path, edition: name, source: name }, force: true });
};
const toLines = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');

test('COM-001 COM-009 the bundled companies pass through the store unchanged, and a second import changes nothing', async () => {
  expect(await importBundled(db, { datasets: [companies] })).toEqual(['companies']);
  expect(await importBundled(db, { datasets: [companies] })).toEqual([]);
  const compareIds = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(await readCompanies(db.orm)).toEqual(readCompanyFacts().sort(compareIds));
  expect(await importDataset(db, companies)).toMatchObject({ status: 'unchanged', rows: 500, rejected: 0 });
});

test('COM-114 COM-117 a cursor for companies survives a restart and expires with the dataset version', async () => {
  const secret = await readSharedSecret(db.orm, 'company cursors');
  expect(await readSharedSecret(db.orm, 'company cursors')).toBe(secret);
  expect(await readSharedSecret(db.orm, 'another purpose')).not.toBe(secret);
  const snapshot = await openSnapshot(db, companiesFormat);
  const directory = createLiveDirectory(snapshot, secret);
  const search = { country: 'US', limit: 1 };
  const cursor = directory().search(search).next;
  const restartedDirectory = createLiveDirectory(await openSnapshot(db, companiesFormat), secret);
  expect(restartedDirectory().search({ ...search, cursor }).companies).toHaveLength(1);
  expect(directory()).toBe(directory());

  const bundledCompanies = readCompanyFacts();
  await importFile(
    'renamed',
    toLines(...bundledCompanies.with(0, { ...buildCompanyRecord(1), name: 'Renamed Co' })),
  );
  expect(directory().search({ q: 'Renamed Co' }).companies).toEqual([]);
  expect(await snapshot.refresh()).toBe(true);
  expect(directory().search({ q: 'Renamed Co' }).companies).toHaveLength(1);
  expect(() => directory().search({ ...search, cursor })).toThrow(/version of the directory/);
  expect(directory().coverage.companies).toBe(500);
});

test('a restart of the service does not replace the companies that an operator imported', async () => {
  expect(await importBundled(db, { datasets: [companies] })).toEqual([]);
});

test('one invalid company among many is rejected with the reason, and an invalid file changes nothing', async () => {
  const manyCompanies = Array.from({ length: 200 }, (_, index) => buildCompanyRecord(index + 1));
  const result = await importFile(
    'one broken',
    toLines(...manyCompanies, { ...buildCompanyRecord(300), name: '' }),
  );
  expect(result).toMatchObject({ status: 'imported', rows: 200, rejected: 1 });
  expect(result.rejections[0]?.reason).toMatch(/name is missing or invalid/);
  const otherCompanies = manyCompanies.map((record) => ({ ...record, status: 'active' }));
  await expect(
    importFile('half broken', `${toLines(...otherCompanies)}\n${'{"id":\n'.repeat(100)}`),
  ).rejects.toMatchObject({
    name: 'UserFacingError',
    kind: 'dataset',
  });
  expect(await readCompanies(db.orm)).toHaveLength(200);
});
