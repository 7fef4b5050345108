import { expect, test } from 'vitest';
import { findDifferences } from '../../../scripts/company-ciks.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { createCompanyId, readCompanyFacts } from './company-facts.ts';
import { parseCompanyRecord } from '../../records/company-record.ts';

const records = readCompanyFacts();
const bySymbol = new Map(records.flatMap((record) => record.listings.map(({ symbol }) => [symbol, record])));

test('COM-001 the company directory has exactly 500 issuers, each a valid record', () => {
  expect(records).toHaveLength(500);
  for (const record of records) expect(parseCompanyRecord(record)).toBe(record);
  expect(new Set(records.map(({ id }) => id)).size).toBe(500);
  expect(new Set(records.map(({ identifiers }) => identifiers[0]?.value)).size).toBe(500);
});

test('COM-004 all share classes of a company belong to one issuer', () => {
  const getSymbols = (symbol: string) => bySymbol.get(symbol)?.listings.map((listing) => listing.symbol);
  expect(getSymbols('GOOG')).toEqual(['GOOGL', 'GOOG']);
  expect(getSymbols('BRK.B')).toEqual(['BRK.A', 'BRK.B']);
  expect(getSymbols('FOX')).toEqual(['FOXA', 'FOX']);
  expect(new Set(records.flatMap(({ listings }) => listings.map(({ symbol }) => symbol))).size).toBe(508);
});

test('COM-007 COM-008 COM-009 the id of a company is derived only from its CIK, in the alphabet of ids', () => {
  for (const { id } of records) expect(id).toMatch(/^co_[23456789abcdefghjkmnpqrstuvwxyz]{12}$/);
  expect(readCompanyFacts().map(({ id }) => id)).toEqual(records.map(({ id }) => id));
  expect(bySymbol.get('AAPL')?.id).toBe(createCompanyId('0000320193'));
});

// CIKs from EDGAR's company pages.
test.each([
  ['AAPL', '0000320193'],
  ['MSFT', '0000789019'],
  ['AMZN', '0001018724'],
  ['GOOGL', '0001652044'],
  ['BRK.A', '0001067983'],
  ['KO', '0000021344'],
  ['WMT', '0000104169'],
  ['TSLA', '0001318605'],
])('COM-137 COM-138 the company %s has the CIK %s with leading zeros', (symbol, cik) => {
  expect(bySymbol.get(symbol)?.identifiers).toEqual([{ type: 'cik', authority: 'sec', value: cik }]);
});

test('every recorded CIK is in the public ticker map or was added by hand', () => {
  expect(findDifferences()).toEqual([]);
  expect(readFacts('company/ciks-by-hand')).toHaveLength(25);
});

test('COM-016 stock exchanges have their display names', () => {
  expect(new Set(records.flatMap(({ listings }) => listings.map(({ exchange }) => exchange)))).toEqual(
    new Set(['NYSE', 'Nasdaq', 'CBOE']),
  );
});

test('COM-144 COM-145 an industry has the title of its code, and an uncertain or unknown code is omitted', () => {
  for (const { industries } of records) {
    for (const industry of industries) {
      expect(industry).toMatchObject({
        type: 'sic',
        code: expect.stringMatching(/^\d{4}$/),
        name: expect.any(String),
      });
    }
  }
  expect(records.filter(({ industries }) => industries.length === 0)).toHaveLength(16);
  expect(bySymbol.get('AAPL')?.industries).toEqual([
    { type: 'sic', code: '3571', name: 'Electronic Computers' },
  ]);
});

test('the additional tables of companies refer only to existing issuers', () => {
  const ciks = new Set(readFacts('company/issuers').map(({ cik }) => cik));
  for (const file of ['former-names', 'domains', 'former-ciks', 'descriptions']) {
    for (const row of readFacts(`company/${file}`)) {
      expect(ciks.has(row['cik']), `${file}: ${row['cik']}`).toBe(true);
      expect(Object.values(row)).not.toContain('');
    }
  }
  expect(bySymbol.get('META')?.aliases).toContain('Facebook, Inc.');
});

// Founding dates published by the companies.
test.each([
  ['KO', '1886', 'year'],
  ['HD', '1978', 'year'],
  ['AAPL', '1976-04-01', 'day'],
  ['F', '1903-06-16', 'day'],
])('COM-155 COM-156 COM-158 the company %s was founded %s', (symbol, value, precision) => {
  expect(bySymbol.get(symbol)?.descriptive?.founded).toEqual({ value, precision });
});

test('COM-177 company facts without a source are null or empty', () => {
  for (const { descriptive, phoneNumbers, emailAddresses, incorporated, parent, status } of records) {
    expect({ phoneNumbers, emailAddresses, incorporated, parent, status }).toEqual({
      phoneNumbers: [],
      emailAddresses: [],
      incorporated: null,
      parent: null,
      status: null,
    });
    expect(descriptive).toMatchObject({ logo: null, employees: null });
    // Every descriptive fact has a source that says the text was written for this service.
    const { description, founded } = descriptive ?? {};
    expect(descriptive?.sources.map(({ type, fields }) => [type, fields])).toEqual([
      [
        'editorial',
        [...(description === null ? [] : ['description']), ...(founded === null ? [] : ['founded'])],
      ],
    ]);
  }
});

test('COM-148 every issuer has its own description of two sentences that begins with one of its names', () => {
  // Removes periods that do not end a sentence: after initials, and in some names.
  const removeAbbreviations = (text: string) => text.replace(/\b(?:[A-Z]|Bros|St)\.(?=[ ,A-Z])/g, '');
  const splitWords = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.filter((word) => word !== 'the') ?? [];
  for (const { name, aliases, descriptive } of records) {
    const text = descriptive?.description ?? '';
    expect(removeAbbreviations(text).split(/\. (?=[A-Z])/), text).toHaveLength(2);
    expect(text).toMatch(/^.{80,240}(?<! )\.$/);
    const [first = ''] = splitWords(text);
    expect(
      [name, ...aliases].some((each) => first.startsWith(splitWords(each)[0] ?? ' ')),
      text,
    ).toBe(true);
    // Amounts, years and ranks become outdated.
    expect(text).not.toMatch(/\b(?:19|20)\d\d\b|[$%]|\b(?:leading|biggest)\b/i);
  }
  expect(new Set(records.map(({ descriptive }) => descriptive?.description)).size).toBe(500);
  expect(bySymbol.get('AAPL')?.descriptive?.description).toMatch(/^Apple designs the iPhone/);
});
