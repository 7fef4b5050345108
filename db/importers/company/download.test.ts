import { expect, test } from 'vitest';
import { buildCompanyRecord } from '../../../test/support/company-directory.ts';
import { download, findFirstCik, collectCiks, type RegisterName } from './download.ts';
import { UserFacingError } from '../../../core/user-facing-error.ts';

const registers = { sec: 'sec:', secData: 'data:', gleif: 'gleif:', wikidata: 'wiki:' };
const tickers = {
  fields: ['cik', 'name', 'ticker', 'exchange'],
  data: [[900, 'ROAD RUNNER INC', 'BEEP', 'NYSE']],
};

async function recordRequests(
  register: RegisterName,
  records: Parameters<typeof download>[1],
  answer: unknown = tickers,
) {
  const urls: string[] = [];
  const files: string[] = [];
  const progressCounts: number[] = [];
  const client = {
    document: async (url: string, file: string) => {
      urls.push(url);
      files.push(file);
      return answer;
    },
    archive: () => Promise.reject(new Error('not asked for')),
  };
  await download(register, records, '/to', client, registers, (count) => void progressCounts.push(count));
  return { urls, files, done: progressCounts };
}
const createIdentifiers = (...identifiers: [type: string, value: string][]) => ({
  identifiers: identifiers.map(([type, value]) => ({ type, authority: 'x', value })),
});

test('the ticker map and the submissions of each company are downloaded from the SEC by present CIK', async () => {
  const records = [
    buildCompanyRecord(1, { listings: [{ exchange: 'NYSE', symbol: 'ACM' }] }),
    buildCompanyRecord(2, { name: 'Road Runner', listings: [{ exchange: 'NYSE', symbol: 'BEEP' }] }),
    buildCompanyRecord(3, createIdentifiers()),
  ];
  const { urls, files, done } = await recordRequests('sec', records);
  expect(urls).toEqual([
    'sec:/files/company_tickers_exchange.json',
    'data:/submissions/CIK0000000001.json',
    'data:/submissions/CIK0000000900.json',
  ]);
  expect(files).toEqual([
    '/to/company_tickers_exchange.json',
    '/to/submissions/CIK0000000001.json',
    '/to/submissions/CIK0000000900.json',
  ]);
  expect(done).toEqual([1, 2, 3]);
});

test('a ticker map in another format is rejected', async () => {
  await expect(recordRequests('sec', [], {})).rejects.toThrow(
    new UserFacingError('dataset', 'company_tickers_exchange.json is not in the expected format.'),
  );
});

test('GLEIF is queried for a hundred LEIs at a time, in order, and an import without any LEI fails', async () => {
  const records = Array.from({ length: 101 }, (_, n) =>
    buildCompanyRecord(
      n,
      createIdentifiers(['cik', `${n}`.padStart(10, '0')], ['lei', `L${`${100 - n}`.padStart(3, '0')}`]),
    ),
  );
  const { urls, files, done } = await recordRequests('gleif', records);
  expect(files).toEqual(['/to/gleif/L001-100.json', '/to/gleif/L000-1.json']);
  expect(urls[0]).toMatch(/^gleif:\/lei-records\?filter\[lei\]=L001,L002,.*,L100&page\[size\]=100$/);
  expect(urls[1]).toBe('gleif:/lei-records?filter[lei]=L000&page[size]=100');
  expect(done).toEqual([100, 101]);
  await expect(recordRequests('gleif', [buildCompanyRecord(1)])).rejects.toThrow(
    /import companies from wikidata first/,
  );
});

test('Wikidata is queried for a hundred CIKs at a time', async () => {
  const records = [
    buildCompanyRecord(500, createIdentifiers()),
    ...Array.from({ length: 101 }, (_, n) => buildCompanyRecord(n + 1)),
  ];
  const { urls, files, done } = await recordRequests('wikidata', records);
  expect(files).toEqual(['/to/wikidata/0000000001-100.json', '/to/wikidata/0000000101-1.json']);
  expect(urls[0]).toMatch(/^wiki:\/sparql\?format=json&query=SELECT%20/);
  expect(decodeURIComponent(urls[1] ?? '')).toContain('VALUES ?cik { "0000000101" "101" }');
  expect(done).toEqual([100, 101]);
});

test('companies are downloaded from the official addresses of the registers', async () => {
  const urls: string[] = [];
  const client = {
    document: async (url: string) => {
      urls.push(url);
      return tickers;
    },
    archive: () => Promise.reject(new Error('not asked for')),
  };
  await download('sec', [buildCompanyRecord(1)], '/to', client);
  expect(urls).toEqual([
    'https://www.sec.gov/files/company_tickers_exchange.json',
    'https://data.sec.gov/submissions/CIK0000000001.json',
  ]);
});

test('the first CIK of a company is its present CIK, and the CIKs of all companies are queried', () => {
  const record = buildCompanyRecord(1, createIdentifiers(['lei', 'x'], ['cik', '2'], ['cik', '1']));
  expect(findFirstCik(record)).toBe('2');
  expect(findFirstCik(buildCompanyRecord(1, createIdentifiers()))).toBeUndefined();
  expect([...collectCiks([record, buildCompanyRecord(3)])]).toEqual(['2', '1', '0000000003']);
});
