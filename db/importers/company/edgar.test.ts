import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { parsePhone, parseSubmissions, parseTickers, cleanRegisteredName } from './edgar.ts';
import { findPlace } from './place.ts';
import { toTitleCase } from './title-case.ts';

const readAt = '2026-10-01T00:00:00.000Z';

/** Made up, in the format of data.sec.gov. */
const submissions = {
  cik: '0000000321',
  entityType: 'operating',
  sic: '3490',
  sicDescription: 'Miscellaneous Fabricated Metal Products',
  name: 'ACME ANVIL CORP',
  tickers: ['ACM', 'ACM-PA'],
  exchanges: ['NYSE', 'NYSE'],
  ein: '012345678',
  lei: null,
  description: '',
  website: '',
  stateOfIncorporation: 'L2',
  addresses: {
    mailing: {
      street1: 'PO BOX 12',
      street2: null,
      city: 'MCLEAN',
      stateOrCountry: 'VA',
      zipCode: '22102',
    },
    business: {
      street1: '1 NE ANVIL ST',
      street2: 'STE 2B',
      city: 'TORONTO',
      stateOrCountry: 'A6',
      zipCode: 'M5H 2N2',
    },
  },
  phone: '(212) 736-5000',
  formerNames: [
    { name: 'ACME ANVIL CORP', from: '2010-01-01T00:00:00.000Z', to: '2012-01-01T00:00:00.000Z' },
    { name: 'ROADRUNNER TRAP CO /DE/', from: '1999-01-01T00:00:00.000Z', to: '2010-01-01T00:00:00.000Z' },
  ],
  filings: { recent: { filingDate: ['2026-09-30', '2026-08-01'] } },
};

test('an EDGAR document may have an LEI, and a foreign address whose country is in a separate field', () => {
  const business = {
    street1: 'ANVIL HOUSE',
    street2: null,
    city: 'DUBLIN',
    stateOrCountry: null,
    stateOrCountryDescription: null,
    zipCode: 'D02 X285',
    isForeignLocation: 1,
    foreignStateTerritory: 'Leinster',
    country: 'Ireland',
    countryCode: 'L2',
  };
  const lei = '5493001KJTIIGC8Y1R12';
  const facts = parseSubmissions({ ...submissions, lei, addresses: { business } }, '0000000321', readAt);
  expect(facts).toMatchObject({
    addresses: [{ type: 'business', city: 'Dublin', state: null, country: 'IE' }],
    identifiers: [
      { type: 'ein', authority: 'irs' },
      { type: 'lei', authority: 'gleif', value: lei },
    ],
  });
  const wrongFacts = parseSubmissions({ ...submissions, lei: lei.replace(/2$/, '3') }, '0000000321', readAt);
  expect(wrongFacts?.identifiers).toEqual([{ type: 'ein', authority: 'irs', value: '012345678' }]);
});

test('a submissions document of EDGAR yields the facts of its company', () => {
  expect(parseSubmissions(submissions, '0000000321', readAt)).toEqual({
    formerNames: ['Acme Anvil Corp', 'Roadrunner Trap Co'],
    identifiers: [{ type: 'ein', authority: 'irs', value: '012345678' }],
    jurisdiction: { country: 'IE', state: null },
    addresses: [
      {
        type: 'business',
        street: '1 NE Anvil St, Ste 2B',
        city: 'Toronto',
        state: 'ON',
        postal: 'M5H 2N2',
        country: 'CA',
      },
      { type: 'mailing', street: 'PO Box 12', city: 'McLean', state: 'VA', postal: '22102', country: 'US' },
    ],
    sic: { code: '3490', name: 'Miscellaneous Fabricated Metal Products' },
    phone: '+12127365000',
    website: null,
    description: null,
    logo: null,
    socialProfiles: [],
    founded: null,
    employees: null,
    status: null,
    incorporated: null,
    parent: null,
    source: {
      type: 'sec_filing',
      url: 'https://data.sec.gov/submissions/CIK0000000321.json',
      updatedAt: '2026-09-30T00:00:00Z',
    },
    observedAt: readAt,
  });
});

test('the EDGAR document of another filer is rejected', () => {
  expect(parseSubmissions(submissions, '0000000322', readAt)).toBeNull();
  for (const garbage of [null, [], 'text', {}, { cik: {} }]) {
    expect(parseSubmissions(garbage, '0000000321', readAt)).toBeNull();
  }
});

test('an EDGAR document with only the CIK yields no facts', () => {
  expect(parseSubmissions({ cik: 321 }, '0000000321', readAt)).toMatchObject({
    formerNames: [],
    identifiers: [],
    jurisdiction: null,
    addresses: [],
    sic: null,
    phone: null,
  });
});

test.each(['30.09.2026', '2026-09-30T10:00:00Z', '', null])('the filing date %j is rejected', (day) => {
  const filings = { recent: { filingDate: [day] } };
  expect(parseSubmissions({ cik: 321, filings }, '0000000321', readAt)).toMatchObject({
    source: { updatedAt: null },
  });
});

test('the ticker map groups symbols by filer and writes a dot before share classes', () => {
  const filers = parseTickers({
    fields: ['cik', 'name', 'ticker', 'exchange'],
    data: [
      [321, 'Acme', 'ACM-B', 'NYSE'],
      [7, 'Seven', 'SVN', null],
      [321, 'Acme', 'ACM', 'Nasdaq'],
      ['x', 'Broken', 'BRK', 'NYSE'],
    ],
  });
  expect(filers).toEqual(
    new Map([
      [
        '0000000321',
        {
          name: 'Acme',
          listings: [
            { symbol: 'ACM.B', exchange: 'NYSE' },
            { symbol: 'ACM', exchange: 'Nasdaq' },
          ],
        },
      ],
      ['0000000007', { name: 'Seven', listings: [{ symbol: 'SVN', exchange: null }] }],
    ]),
  );
  for (const other of [null, [], { fields: ['cik'], data: [] }, { '0': { cik_str: 1 } }]) {
    expect(parseTickers(other)).toBeNull();
  }
});

// Codes from the EDGAR filer manual.
test.each([
  ['CA', { country: 'US', state: 'CA' }],
  ['DE', { country: 'US', state: 'DE' }],
  ['A6', { country: 'CA', state: 'ON' }],
  ['A8', { country: 'CA', state: 'QC' }],
  ['L2', { country: 'IE', state: null }],
  ['X0', { country: 'GB', state: null }],
  ['V8', { country: 'CH', state: null }],
  ['D0', { country: 'BM', state: null }],
  ['P7', { country: 'NL', state: null }],
  ['2M', { country: 'DE', state: null }],
  ['Y9', { country: 'JE', state: null }],
  ['M0', { country: 'JP', state: null }],
  ['P8', null],
  ['XX', null],
  ['', null],
  [null, null],
])('the EDGAR place code %s means %j', (code, place) => {
  expect(findPlace(code)).toEqual(place);
});

test('every EDGAR place code occurs once and has a country code', () => {
  const rows = readFacts('company/edgar-places');
  expect(rows).toHaveLength(253);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(253);
  for (const { code, country } of rows) {
    expect(code).toMatch(/^[A-Z]\d$|^\d[A-Z]$/);
    expect(country).toMatch(/^[A-Z]{2}$/);
  }
});

test.each([
  ['ONE APPLE PARK WAY', 'One Apple Park Way'],
  ['66 HUDSON BLVD E', '66 Hudson Blvd E'],
  ["O'HARE PLAZA", "O'Hare Plaza"],
  ['WINSTON-SALEM', 'Winston-Salem'],
  ['9 WEST 57TH STREET', '9 West 57th Street'],
  ['AVENUE OF THE AMERICAS', 'Avenue of the Americas'],
  ['CVS CAREMARK CORP', 'CVS Caremark Corp'],
  ['ST LOUIS', 'St Louis'],
  ['MCLEAN', 'McLean'],
  ['Already Mixed INC', 'Already Mixed INC'],
])('a name in capitals is converted to title case: %s', (text, title) => {
  expect(toTitleCase(text)).toBe(title);
});

test.each([
  ['APPLE COMPUTER INC/ FA', 'Apple Computer Inc'],
  ['US BANCORP \\DE\\', 'US Bancorp'],
  ['BOEING CO /DE/', 'Boeing Co'],
  ['WALT DISNEY CO/', 'Walt Disney Co'],
  ['', null],
  [7, null],
])('a suffix is removed from a registered name: %s', (text, name) => {
  expect(cleanRegisteredName(text)).toBe(name);
});

test.each([
  ['(212) 736-5000', '+12127365000'],
  ['2127365000', '+12127365000'],
  ['+353 1 646 2000', '+35316462000'],
  ['123', null],
  [null, null],
])('the phone number of a filer is converted: %s', (text, number) => {
  expect(parsePhone(text)).toBe(number);
});
