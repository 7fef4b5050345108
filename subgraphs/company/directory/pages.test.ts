import { describe, expect, test } from 'vitest';
import {
  buildCompanyRecord,
  cursorSecret,
  createTestDirectory,
  buildNamedDirectory,
  findNames,
  findSearchRejection,
  getShippedDirectory,
} from '../../../test/support/company-directory.ts';
import type { SearchArguments } from './criteria.ts';
import { createCompanyDirectory, type CompanyDirectory } from './directory.ts';

describe('pages of search results', () => {
  const walk = (directory: CompanyDirectory, search: SearchArguments) => {
    const pages: string[][] = [];
    for (let cursor: string | null = null; ;) {
      const page = directory.search({ ...search, ...(cursor === null ? {} : { cursor }) });
      pages.push(page.companies.map(({ company }) => company.id));
      cursor = page.next;
      if (cursor === null) return pages;
    }
  };

  test('COM-085 COM-106 COM-107 COM-184 the pages of a country contain every company once', () => {
    const { coverage } = getShippedDirectory();
    const pages = coverage.countries.flatMap((country) => walk(getShippedDirectory(), { country }));
    expect(Math.max(...pages.map((page) => page.length))).toBe(20);
    expect(new Set(pages.flat()).size).toBe(500);
    expect(pages.flat()).toHaveLength(coverage.companies);
  });

  test('COM-106 COM-108 a total that is a multiple of the page size ends without an empty page', () => {
    const directory = buildNamedDirectory('A', 'B', 'C', 'D', 'E', 'F');
    expect(walk(directory, { country: 'US', limit: 3 }).map((page) => page.length)).toEqual([3, 3]);
    expect(walk(directory, { country: 'US', limit: 4 }).map((page) => page.length)).toEqual([4, 2]);
  });

  test('the pages of a name search keep the order of ranks', () => {
    const whole = getShippedDirectory()
      .search({ q: 'co', limit: 50 })
      .companies.map(({ company }) => company.id);
    expect(walk(getShippedDirectory(), { q: 'co', limit: 7 }).flat().slice(0, 50)).toEqual(whole);
  });

  test.each([1, 50])('COM-086 COM-087 a page of companies accepts the size %i', (limit) => {
    expect(findNames({ country: 'US', limit })).toHaveLength(limit);
  });

  test.each([0, 51, -1, 1.5, NaN])(
    'COM-088 COM-089 COM-090 a page of companies rejects the size %s',
    (limit) => {
      expect(findSearchRejection({ q: 'a', limit })).toEqual({ code: 'invalid_request', param: 'limit' });
    },
  );

  const base = { q: 'corp', country: 'US', limit: 5 };
  const next = () => getShippedDirectory().search(base).next ?? '';

  test('COM-105 COM-106 a cursor continues its own search', () => {
    expect(next()).toMatch(/^[\w-]+$/);
    expect(findSearchRejection({ ...base, cursor: next() })).toBe('accepted');
    expect(findSearchRejection({ ...base, q: 'CORP', cursor: next() })).toBe('accepted');
  });

  test.each([
    ['COM-109', { q: 'inc' }],
    ['COM-110', { country: 'IE' }],
    ['COM-110', { country: null }],
    ['COM-110', { industryType: 'sic', industry: '7372' }],
    ['COM-111', { limit: 6 }],
    ['COM-111', { limit: null }],
  ])('%s rejects a cursor when the search changes to %j', (_, other) => {
    expect(findSearchRejection({ ...base, ...other, cursor: next() })).toEqual({
      code: 'invalid_request',
      param: 'cursor',
    });
  });

  test('COM-110 a cursor is bound to exchange and authority', () => {
    const listing = [
      { exchange: 'NYSE', symbol: 'ABC' },
      { exchange: 'TSX', symbol: 'ABC' },
    ];
    const numbers = [
      { type: 'cik', authority: 'sec', value: '0000000007' },
      { type: 'reg', authority: 'xyz', value: '7' },
    ];
    const directory = buildNamedDirectory(
      { listings: listing, identifiers: numbers },
      { listings: listing, identifiers: numbers },
    );
    const cursor = directory.search({ ticker: 'ABC', exchange: 'NYSE', limit: 1 }).next ?? '';
    expect(findSearchRejection({ ticker: 'ABC', exchange: 'nyse', limit: 1, cursor }, directory)).toBe(
      'accepted',
    );
    const rejected = { code: 'invalid_request', param: 'cursor' };
    expect(findSearchRejection({ ticker: 'ABC', exchange: 'TSX', limit: 1, cursor }, directory)).toEqual(
      rejected,
    );
    expect(findSearchRejection({ ticker: 'ABC', limit: 1, cursor }, directory)).toEqual(rejected);
    const byNumber = directory.search({ identifier: '7', limit: 1 }).next ?? '';
    expect(
      findSearchRejection({ identifier: '7', authority: 'sec', limit: 1, cursor: byNumber }, directory),
    ).toBe('accepted');
    expect(
      findSearchRejection({ identifier: '7', authority: 'xyz', limit: 1, cursor: byNumber }, directory),
    ).toEqual(rejected);
  });

  test('COM-114 COM-009 VER-022 a cursor stays valid when the same rows are reloaded, but not when rows change', () => {
    const records = [buildCompanyRecord(1), buildCompanyRecord(2)];
    const search = { country: 'US', limit: 1 };
    const cursor = createTestDirectory(...records).search(search).next ?? '';
    expect(findSearchRejection({ ...search, cursor }, createTestDirectory(...records.toReversed()))).toBe(
      'accepted',
    );
    const other = createTestDirectory(buildCompanyRecord(1), buildCompanyRecord(2, { name: 'Renamed' }));
    expect(findSearchRejection({ ...search, cursor }, other)).toEqual({
      code: 'invalid_request',
      param: 'cursor',
    });
    expect(other.company(buildCompanyRecord(2).id)?.name).toBe('Renamed');
  });

  test('COM-117 a cursor survives a restart with the same secret only', () => {
    const records = [buildCompanyRecord(1), buildCompanyRecord(2)];
    const search = { country: 'US', limit: 1 };
    const cursor = createCompanyDirectory(records, cursorSecret).search(search).next ?? '';
    expect(findSearchRejection({ ...search, cursor }, createCompanyDirectory(records, cursorSecret))).toBe(
      'accepted',
    );
    expect(
      findSearchRejection({ ...search, cursor }, createCompanyDirectory(records, `${cursorSecret}!`)),
    ).toEqual({
      code: 'invalid_request',
      param: 'cursor',
    });
  });

  test.each(['', '!', 'abc', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'COM-115 COM-116 rejects the malformed cursor %j',
    (cursor) => {
      expect(findSearchRejection({ q: 'a', cursor })).toEqual({ code: 'invalid_request', param: 'cursor' });
    },
  );

  test('rejects the cursor of a list in a search', () => {
    const after =
      getShippedDirectory().list({ country: 'US', industry: null }, { first: 5 }).edges[4]?.cursor() ?? '';
    expect(findSearchRejection({ country: 'US', limit: 5, cursor: after })).toEqual({
      code: 'invalid_request',
      param: 'cursor',
    });
  });
});
