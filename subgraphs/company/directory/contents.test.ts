import { describe, expect, test } from 'vitest';
import {
  buildCompanyRecord,
  createTestDirectory,
  buildNamedDirectory,
  findSearchRejection,
} from '../../../test/support/company-directory.ts';
import { createCompanyDirectory } from './directory.ts';

describe('company directory', () => {
  const sec = (value: string) => ({ type: 'cik', authority: 'sec', value });
  const irs = { type: 'ein', authority: 'irs', value: '1' };

  test('the coverage counts each company once per identifier authority', () => {
    const { authorities } = buildNamedDirectory(
      { identifiers: [sec('1'), sec('2'), irs] },
      { identifiers: [sec('3')] },
      { identifiers: [] },
    );
    expect(authorities).toEqual([
      { authority: 'sec', type: 'cik', count: 2 },
      { authority: 'irs', type: 'ein', count: 1 },
    ]);
  });

  test('the content version depends on the facts, not on the order of records', () => {
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

  test('the directory lists companies by id, page by page', () => {
    const records = [3, 1, 2, 5, 4].map((number) => buildCompanyRecord(number));
    const directory = createTestDirectory(...records);
    const all = { country: null, industry: null };
    const idsOf = (page: ReturnType<typeof directory.list>) => page.edges.map(({ node }) => node.name);
    const first = directory.list(all, { first: 2 });
    expect(idsOf(first)).toEqual(['Company 1', 'Company 2']);
    expect(first).toMatchObject({ totalCount: 5, hasNextPage: true, hasPreviousPage: false });
    const second = directory.list(all, { first: 3, after: first.edges[1]?.cursor() ?? null });
    expect(idsOf(second)).toEqual(['Company 3', 'Company 4', 'Company 5']);
    expect(second).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const behindOne = directory.list(all, { first: 3, after: first.edges[0]?.cursor() ?? null });
    expect(idsOf(behindOne)).toEqual(['Company 2', 'Company 3', 'Company 4']);
    expect(behindOne).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  test('finds companies by number across all authorities', () => {
    const directory = buildNamedDirectory(
      { identifiers: [irs, sec('0000000007')] },
      { identifiers: [sec('7')] },
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

  test('the directory requires a cursor secret of at least 16 bytes', () => {
    expect(() => createCompanyDirectory([], 'x'.repeat(15))).toThrow(RangeError);
    expect(createCompanyDirectory([], 'x'.repeat(16)).coverage.companies).toBe(0);
    expect(createCompanyDirectory([], 'é'.repeat(8)).coverage.companies).toBe(0);
  });

  test('the directory returns search results page by page', () => {
    const directory = buildNamedDirectory('Acme A', 'Acme B', 'Acme C');
    const first = directory.search({ q: 'acme', limit: 2 });
    expect(first).toMatchObject({ totalCount: 3, hasNextPage: true, hasPreviousPage: false });
    expect(first.next).not.toBeNull();
    const second = directory.search({ q: 'acme', limit: 2, cursor: first.next });
    expect(second.companies.map(({ company }) => company.name)).toEqual(['Acme C']);
    expect(second).toMatchObject({ next: null, hasNextPage: false, hasPreviousPage: true });
    const whole = directory.search({ q: 'acme', limit: 3 });
    expect(whole).toMatchObject({ next: null, hasNextPage: false, hasPreviousPage: false });
    // The cursor after the first company of the page.
    const behindOne = directory.search({ q: 'acme', limit: 2, cursor: first.edges[0]?.cursor() ?? null });
    expect(behindOne.companies.map(({ company }) => company.name)).toEqual(['Acme B', 'Acme C']);
    expect(findSearchRejection({ q: 'acme', limit: 3, cursor: first.next ?? '' }, directory)).toMatchObject({
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

test('coverage counts companies with a website, listings and addresses', () => {
  const site = (domain: string, url: string | null) => ({ domain, url });
  const { coverage } = buildNamedDirectory(
    { country: 'US' },
    { country: 'IE', websites: [site('a.com', null)] },
    { country: 'CH', listings: [{ exchange: 'NYSE', symbol: 'A' }] },
  );
  expect(coverage.countries).toEqual(['CH', 'IE', 'US']);
  expect(coverage).toMatchObject({ withWebsite: 1, withListings: 1, withAddress: 0 });
});
