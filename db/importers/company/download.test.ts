import { expect, test } from 'vitest';
import { buildCompanyRecord } from '../../../test/support/company-directory.ts';
import { download, firstCik, takenCiks, type RegisterName } from './download.ts';
import { UserFacingError } from '../../../core/user-facing-error.ts';

const registers = { sec: 'sec:', secData: 'data:', gleif: 'gleif:', wikidata: 'wiki:' };
const tickers = {
  fields: ['cik', 'name', 'ticker', 'exchange'],
  data: [[900, 'ROAD RUNNER INC', 'BEEP', 'NYSE']],
};

async function requested(
  register: RegisterName,
  records: Parameters<typeof download>[1],
  answer: unknown = tickers,
) {
  const urls: string[] = [];
  const files: string[] = [];
  const done: number[] = [];
  const client = {
    document: async (url: string, file: string) => {
      urls.push(url);
      files.push(file);
      return answer;
    },
    archive: () => Promise.reject(new Error('not asked for')),
  };
  await download(register, records, '/to', client, registers, (count) => void done.push(count));
  return { urls, files, done };
}
const ids = (...identifiers: [type: string, value: string][]) => ({
  identifiers: identifiers.map(([type, value]) => ({ type, authority: 'x', value })),
});

test("downloads the symbol map and each company's submissions from the SEC by present CIK", async () => {
  const records = [
    buildCompanyRecord(1, { listings: [{ exchange: 'NYSE', symbol: 'ACM' }] }),
    buildCompanyRecord(2, { name: 'Road Runner', listings: [{ exchange: 'NYSE', symbol: 'BEEP' }] }),
    buildCompanyRecord(3, ids()),
  ];
  const { urls, files, done } = await requested('sec', records);
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

test('rejects a symbol map in another format', async () => {
  await expect(requested('sec', [], {})).rejects.toThrow(
    new UserFacingError('dataset', 'company_tickers_exchange.json is not in the expected format.'),
  );
});

test('queries GLEIF a hundred LEIs at a time, in order; fails without any LEI', async () => {
  const records = Array.from({ length: 101 }, (_, n) =>
    buildCompanyRecord(
      n,
      ids(['cik', `${n}`.padStart(10, '0')], ['lei', `L${`${100 - n}`.padStart(3, '0')}`]),
    ),
  );
  const { urls, files, done } = await requested('gleif', records);
  expect(files).toEqual(['/to/gleif/L001-100.json', '/to/gleif/L000-1.json']);
  expect(urls[0]).toMatch(/^gleif:\/lei-records\?filter\[lei\]=L001,L002,.*,L100&page\[size\]=100$/);
  expect(urls[1]).toBe('gleif:/lei-records?filter[lei]=L000&page[size]=100');
  expect(done).toEqual([100, 101]);
  await expect(requested('gleif', [buildCompanyRecord(1)])).rejects.toThrow(
    /import companies from wikidata first/,
  );
});

test('queries Wikidata a hundred CIKs at a time', async () => {
  const records = [
    buildCompanyRecord(500, ids()),
    ...Array.from({ length: 101 }, (_, n) => buildCompanyRecord(n + 1)),
  ];
  const { urls, files, done } = await requested('wikidata', records);
  expect(files).toEqual(['/to/wikidata/0000000001-100.json', '/to/wikidata/0000000101-1.json']);
  expect(urls[0]).toMatch(/^wiki:\/sparql\?format=json&query=SELECT%20/);
  expect(decodeURIComponent(urls[1] ?? '')).toContain('VALUES ?cik { "0000000101" "101" }');
  expect(done).toEqual([100, 101]);
});

test('uses the official addresses of the registers', async () => {
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

test('the first CIK is the present one; CIKs of all companies are taken', () => {
  const record = buildCompanyRecord(1, ids(['lei', 'x'], ['cik', '2'], ['cik', '1']));
  expect(firstCik(record)).toBe('2');
  expect(firstCik(buildCompanyRecord(1, ids()))).toBeUndefined();
  expect([...takenCiks([record, buildCompanyRecord(3)])]).toEqual(['2', '1', '0000000003']);
});
