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
  const listPages = (directory: CompanyDirectory, search: SearchArguments) => {
    const pages: string[][] = [];
    for (let cursor: string | null = null; ;) {
      const page = directory.search({ ...search, ...(cursor === null ? {} : { cursor }) });
      pages.push(page.companies.map(({ company }) => company.id));
      cursor = page.next;
      if (cursor === null) return pages;
    }
  };

  test('COM-085 COM-106 COM-107 COM-184 the pages of a company search by country contain every company once', () => {
    const { coverage } = getShippedDirectory();
    const pages = coverage.countries.flatMap((country) => listPages(getShippedDirectory(), { country }));
    expect(Math.max(...pages.map((page) => page.length))).toBe(20);
    expect(new Set(pages.flat()).size).toBe(500);
    expect(pages.flat()).toHaveLength(coverage.companies);
  });

  test('COM-106 COM-108 a company search ends without an empty page when its total is a multiple of the page size', () => {
    const directory = buildNamedDirectory('A', 'B', 'C', 'D', 'E', 'F');
    expect(listPages(directory, { country: 'US', limit: 3 }).map((page) => page.length)).toEqual([3, 3]);
    expect(listPages(directory, { country: 'US', limit: 4 }).map((page) => page.length)).toEqual([4, 2]);
  });

  test('the pages of a search by company name keep the order of ranks', () => {
    const namesOfCompletePage = getShippedDirectory()
      .search({ q: 'co', limit: 50 })
      .companies.map(({ company }) => company.id);
    expect(listPages(getShippedDirectory(), { q: 'co', limit: 7 }).flat().slice(0, 50)).toEqual(
      namesOfCompletePage,
    );
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

  const baseSearch = { q: 'corp', country: 'US', limit: 5 };
  const findNextCursor = () => getShippedDirectory().search(baseSearch).next ?? '';

  test('COM-105 COM-106 a cursor continues the company search that returned it', () => {
    expect(findNextCursor()).toMatch(/^[\w-]+$/);
    expect(findSearchRejection({ ...baseSearch, cursor: findNextCursor() })).toBe('accepted');
    expect(findSearchRejection({ ...baseSearch, q: 'CORP', cursor: findNextCursor() })).toBe('accepted');
  });

  test.each([
    ['COM-109', { q: 'inc' }],
    ['COM-110', { country: 'IE' }],
    ['COM-110', { country: null }],
    ['COM-110', { industryType: 'sic', industry: '7372' }],
    ['COM-111', { limit: 6 }],
    ['COM-111', { limit: null }],
  ])('%s a company search rejects a cursor when its parameters change to %j', (_, other) => {
    expect(findSearchRejection({ ...baseSearch, ...other, cursor: findNextCursor() })).toEqual({
      code: 'invalid_request',
      param: 'cursor',
    });
  });

  test('COM-110 a cursor of a company search is bound to exchange and authority', () => {
    const listedCompanies = [
      { exchange: 'NYSE', symbol: 'ABC' },
      { exchange: 'TSX', symbol: 'ABC' },
    ];
    const companiesWithNumbers = [
      { type: 'cik', authority: 'sec', value: '0000000007' },
      { type: 'reg', authority: 'xyz', value: '7' },
    ];
    const directory = buildNamedDirectory(
      { listings: listedCompanies, identifiers: companiesWithNumbers },
      { listings: listedCompanies, identifiers: companiesWithNumbers },
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
    const cursorByNumber = directory.search({ identifier: '7', limit: 1 }).next ?? '';
    expect(
      findSearchRejection({ identifier: '7', authority: 'sec', limit: 1, cursor: cursorByNumber }, directory),
    ).toBe('accepted');
    expect(
      findSearchRejection({ identifier: '7', authority: 'xyz', limit: 1, cursor: cursorByNumber }, directory),
    ).toEqual(rejected);
  });

  test('COM-114 COM-009 VER-022 a company cursor stays valid when the same rows are reloaded, and expires when rows change', () => {
    const records = [buildCompanyRecord(1), buildCompanyRecord(2)];
    const search = { country: 'US', limit: 1 };
    const cursor = createTestDirectory(...records).search(search).next ?? '';
    expect(findSearchRejection({ ...search, cursor }, createTestDirectory(...records.toReversed()))).toBe(
      'accepted',
    );
    const changedDirectory = createTestDirectory(
      buildCompanyRecord(1),
      buildCompanyRecord(2, { name: 'Renamed' }),
    );
    expect(findSearchRejection({ ...search, cursor }, changedDirectory)).toEqual({
      code: 'invalid_request',
      param: 'cursor',
    });
    expect(changedDirectory.company(buildCompanyRecord(2).id)?.name).toBe('Renamed');
  });

  test('COM-117 a company cursor survives a restart only with the same secret', () => {
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
    'COM-115 COM-116 a company search rejects the malformed cursor %j',
    (cursor) => {
      expect(findSearchRejection({ q: 'a', cursor })).toEqual({ code: 'invalid_request', param: 'cursor' });
    },
  );

  test('a company search rejects the cursor of a company list', () => {
    const after =
      getShippedDirectory().list({ country: 'US', industry: null }, { first: 5 }).edges[4]?.cursor() ?? '';
    expect(findSearchRejection({ country: 'US', limit: 5, cursor: after })).toEqual({
      code: 'invalid_request',
      param: 'cursor',
    });
  });
});
