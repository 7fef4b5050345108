import { describe, expect, test } from 'vitest';
import {
  buildCompanyRecord,
  createTestDirectory,
  buildNamedDirectory,
  findSearchRejection,
} from '../../../test/support/company-directory.ts';
import { createCompanyDirectory } from './directory.ts';

describe('company directory', () => {
  const createSecIdentifier = (value: string) => ({ type: 'cik', authority: 'sec', value });
  const irsIdentifier = { type: 'ein', authority: 'irs', value: '1' };

  test('the company directory counts each company once per identifier authority', () => {
    const { authorities } = buildNamedDirectory(
      { identifiers: [createSecIdentifier('1'), createSecIdentifier('2'), irsIdentifier] },
      { identifiers: [createSecIdentifier('3')] },
      { identifiers: [] },
    );
    expect(authorities).toEqual([
      { authority: 'sec', type: 'cik', count: 2 },
      { authority: 'irs', type: 'ein', count: 1 },
    ]);
  });

  test('the content version of the company directory depends on the facts, not on the order of records', () => {
    const records = [buildCompanyRecord(1), buildCompanyRecord(2), buildCompanyRecord(3)];
    const version = createTestDirectory(...records).contentVersion;
    expect(version).toMatch(/^[\w-]{22}$/);
    expect(createTestDirectory(...records.toReversed()).contentVersion).toBe(version);
    expect(createTestDirectory(buildCompanyRecord(1), buildCompanyRecord(2)).contentVersion).not.toBe(
      version,
    );
    expect(
      createTestDirectory(...records.slice(0, 2), buildCompanyRecord(3, { name: 'X' })).contentVersion,
    ).not.toBe(version);
  });

  test('the company directory lists companies by id, page by page', () => {
    const records = [3, 1, 2, 5, 4].map((number) => buildCompanyRecord(number));
    const directory = createTestDirectory(...records);
    const noFilters = { country: null, industry: null };
    const listNames = (page: ReturnType<typeof directory.list>) => page.edges.map(({ node }) => node.name);
    const firstPage = directory.list(noFilters, { first: 2 });
    expect(listNames(firstPage)).toEqual(['Company 1', 'Company 2']);
    expect(firstPage).toMatchObject({ totalCount: 5, hasNextPage: true, hasPreviousPage: false });
    const secondPage = directory.list(noFilters, { first: 3, after: firstPage.edges[1]?.cursor() ?? null });
    expect(listNames(secondPage)).toEqual(['Company 3', 'Company 4', 'Company 5']);
    expect(secondPage).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const pageAfterFirstCompany = directory.list(noFilters, {
      first: 3,
      after: firstPage.edges[0]?.cursor() ?? null,
    });
    expect(listNames(pageAfterFirstCompany)).toEqual(['Company 2', 'Company 3', 'Company 4']);
    expect(pageAfterFirstCompany).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test('the company directory finds companies by number across all authorities', () => {
    const directory = buildNamedDirectory(
      { identifiers: [irsIdentifier, createSecIdentifier('0000000007')] },
      { identifiers: [createSecIdentifier('7')] },
    );
    expect(
      directory.withNumber('007').map(({ company, identifier }) => [company.name, identifier.authority]),
    ).toEqual([
      ['Company 1', 'sec'],
      ['Company 2', 'sec'],
    ]);
    expect(directory.withNumber('8')).toEqual([]);
    expect(directory.withHostname('no hostname')).toEqual([]);
  });

  test('the company directory requires a cursor secret of at least 16 bytes', () => {
    expect(() => createCompanyDirectory([], 'x'.repeat(15))).toThrow(RangeError);
    expect(createCompanyDirectory([], 'x'.repeat(16)).coverage.companies).toBe(0);
    expect(createCompanyDirectory([], 'é'.repeat(8)).coverage.companies).toBe(0);
  });

  test('the company directory returns search results page by page', () => {
    const directory = buildNamedDirectory('Acme A', 'Acme B', 'Acme C');
    const firstPage = directory.search({ q: 'acme', limit: 2 });
    expect(firstPage).toMatchObject({ totalCount: 3, hasNextPage: true, hasPreviousPage: false });
    expect(firstPage.next).not.toBeNull();
    const secondPage = directory.search({ q: 'acme', limit: 2, cursor: firstPage.next });
    expect(secondPage.companies.map(({ company }) => company.name)).toEqual(['Acme C']);
    expect(secondPage).toMatchObject({ next: null, hasNextPage: false, hasPreviousPage: true });
    const completePage = directory.search({ q: 'acme', limit: 3 });
    expect(completePage).toMatchObject({ next: null, hasNextPage: false, hasPreviousPage: false });
    // The cursor after the first company of the page.
    const pageAfterFirstCompany = directory.search({
      q: 'acme',
      limit: 2,
      cursor: firstPage.edges[0]?.cursor() ?? null,
    });
    expect(pageAfterFirstCompany.companies.map(({ company }) => company.name)).toEqual(['Acme B', 'Acme C']);
    expect(
      findSearchRejection({ q: 'acme', limit: 3, cursor: firstPage.next ?? '' }, directory),
    ).toMatchObject({
      param: 'cursor',
    });
    expect(findSearchRejection({ q: 'acme', exchange: 'NYSE' }, directory)).toMatchObject({
      param: 'exchange',
    });
    expect(findSearchRejection({ ticker: 'A', authority: 'sec' }, directory)).toMatchObject({
      param: 'authority',
    });
    expect(findSearchRejection({ q: '!?' }, directory)).toMatchObject({ param: 'q' });
  });
});

test('the coverage of the company directory counts the companies that have a website, listings or addresses', () => {
  const toWebsite = (domain: string, url: string | null) => ({ domain, url });
  const { coverage } = buildNamedDirectory(
    { country: 'US' },
    { country: 'IE', websites: [toWebsite('a.com', null)] },
    { country: 'CH', listings: [{ exchange: 'NYSE', symbol: 'A' }] },
  );
  expect(coverage.countries).toEqual(['CH', 'IE', 'US']);
  expect(coverage).toMatchObject({ withWebsite: 1, withListings: 1, withAddress: 0 });
});
