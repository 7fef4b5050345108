import { describe, expect, test } from 'vitest';
import type { CompanyRecord } from '../../../db/datasets/company-record.ts';
import {
  address,
  companyRecord,
  cursorSecret,
  directoryOf,
  shippedDirectory,
} from '../../../test/support/company-directory.ts';
import type { SearchArguments } from './criteria.ts';
import { createCompanyDirectory, type CompanyDirectory } from './directory.ts';

const names = (search: SearchArguments, directory = shippedDirectory()) =>
  directory.search(search).companies.map(({ company }) => company.name);
const matches = (search: SearchArguments, directory = shippedDirectory()) =>
  directory.search(search).companies.map(({ match }) => match);
const refusal = (search: SearchArguments & { cursor?: string }, directory = shippedDirectory()) => {
  try {
    directory.search(search);
  } catch (error) {
    return error instanceof Error && 'extensions' in error ? error.extensions : error;
  }
  return 'accepted';
};
const named = (...list: (string | Partial<CompanyRecord>)[]) =>
  directoryOf(
    ...list.map((facts, index) =>
      companyRecord(index + 1, typeof facts === 'string' ? { name: facts } : facts),
    ),
  );

describe('names', () => {
  const directory = named('Old Acme Works', 'Acme Tools', 'Acme', 'Acme Inc.', 'Neoacme', 'Zeta');

  test('COM-047 COM-048 COM-049 exact names come before prefixes, prefixes before substrings', () => {
    expect(names({ q: 'acme' }, directory)).toEqual([
      'Acme',
      'Acme Inc.',
      'Acme Tools',
      'Neoacme',
      'Old Acme Works',
    ]);
  });

  test('COM-050 within a rank the order is by name, then id, and does not change', () => {
    const same = named('Beta Two', 'Beta One', 'Beta One');
    const found = () => same.search({ q: 'beta' }).companies.map(({ company }) => [company.name, company.id]);
    expect(found()).toEqual([
      ['Beta One', 'co_22222222aaac'],
      ['Beta One', 'co_22222222aaad'],
      ['Beta Two', 'co_22222222aaab'],
    ]);
    expect(found()).toEqual(found());
  });

  test('COM-043 the match says which name it was; the primary name goes first within a rank', () => {
    const mixed = named(
      { name: 'One', aliases: ['Acme'] },
      { name: 'Two', legalName: 'Acme plc' },
      { name: 'Zeta Acme', aliases: ['Acme'] },
      { name: 'Acme' },
      { name: 'Acme Works', aliases: ['Former Acme'] },
    );
    expect(matches({ q: 'acme' }, mixed)).toEqual([
      { field: 'name', value: 'Acme' },
      { field: 'legal_name', value: 'Acme plc' },
      { field: 'aliases', value: 'Acme' },
      { field: 'aliases', value: 'Acme' },
      { field: 'name', value: 'Acme Works' },
    ]);
  });

  test.each([
    ['apple', 'Apple Inc.'],
    ['APPLE', 'Apple Inc.'],
    ['Visa', 'Visa Inc.'],
    ['coca-cola', 'The Coca-Cola Company'],
    ['Coca Cola', 'The Coca-Cola Company'],
    ['estee lauder', 'The Estée Lauder Companies Inc.'],
    ['AT&T', 'AT&T Inc.'],
    ['johnson and johnson', 'Johnson & Johnson'],
    ["lowe's", "Lowe's Companies, Inc."],
    ['lowes', "Lowe's Companies, Inc."],
    ['facebook', 'Meta Platforms, Inc.'],
    ['Goldman Sachs', 'The Goldman Sachs Group, Inc.'],
  ])('COM-046 COM-051 %s finds %s first', (q, name) => {
    expect(names({ q })[0]).toBe(name);
  });

  test('COM-104 no match is an empty page', () => {
    expect(shippedDirectory().search({ q: 'zzzzqq' })).toEqual({ companies: [], next: null });
  });

  test.each([[''], ['  '], ['&'], ['x'.repeat(201)]])(
    'a name without letters, or too long, is refused: %j',
    (q) => {
      expect(refusal({ q })).toEqual({ code: 'invalid_request', param: 'q' });
    },
  );
});

describe('domains', () => {
  const shared = named(
    {
      name: 'One',
      websites: [
        { domain: 'one.com', url: 'https://www.one.com/' },
        { domain: 'shared.com', url: null },
      ],
    },
    { name: 'Two', websites: [{ domain: 'shared.com', url: 'https://shared.com/two' }] },
  );

  test.each(['apple.com', 'APPLE.COM.', 'http://apple.com/x', 'https://www.apple.com/'])(
    'COM-036 COM-052 COM-053 COM-054 COM-056 %s is the website of Apple',
    (domain) => {
      expect(matches({ domain })).toEqual([{ field: 'website', value: 'https://www.apple.com' }]);
    },
  );

  test('COM-037 an associated hostname matches as domains', () => {
    expect(names({ domain: 'google.com' })).toEqual(['Alphabet Inc.']);
    expect(matches({ domain: 'google.com' })).toEqual([{ field: 'domains', value: 'google.com' }]);
  });

  test('COM-057 a subdomain is not its parent', () => {
    expect(names({ domain: 'investor.apple.com' })).toEqual([]);
    expect(
      names({ domain: 'apple.com' }, named({ websites: [{ domain: 'shop.apple.com', url: null }] })),
    ).toEqual([]);
  });

  test('COM-059 COM-101 COM-136 a shared domain has all its companies as candidates', () => {
    expect(matches({ domain: 'shared.com' }, shared)).toEqual([
      { field: 'domains', value: 'shared.com' },
      { field: 'website', value: 'https://shared.com/two' },
    ]);
  });

  test.each(['ftp://apple.com', 'localhost', '127.0.0.1', 'apple', ''])(
    'COM-055 COM-058 %j is refused',
    (domain) => {
      expect(refusal({ domain })).toEqual({ code: 'invalid_request', param: 'domain' });
    },
  );
});

describe('tickers', () => {
  test('COM-038 COM-039 COM-061 a symbol matches in either case, with its exchange', () => {
    expect(matches({ ticker: 'aapl' })).toEqual([{ field: 'ticker', value: 'AAPL', exchange: 'Nasdaq' }]);
  });

  test('COM-060 a symbol is exact', () => {
    expect(names({ ticker: 'AAP' })).toEqual([]);
    expect(names({ ticker: 'GOOG' })).toEqual(['Alphabet Inc.']);
  });

  test.each(['BRK.B', 'BRK-B', 'BRK/B', 'brk-b'])('a share class is found as %s', (ticker) => {
    expect(matches({ ticker })).toEqual([{ field: 'ticker', value: 'BRK.B', exchange: 'NYSE' }]);
  });

  test.each([
    ['Nasdaq', 1],
    ['NASDAQ', 1],
    ['nasdaq', 1],
    ['NYSE', 0],
    ['Nas', 0],
  ])('COM-062 COM-065 the exchange %s leaves %i candidates', (exchange, count) => {
    expect(names({ ticker: 'AAPL', exchange })).toHaveLength(count);
  });

  test('COM-101 a symbol on two exchanges keeps every company, each once', () => {
    const two = named(
      {
        name: 'One',
        listings: [
          { exchange: 'NYSE', symbol: 'ABC' },
          { exchange: 'TSX', symbol: 'ABC' },
        ],
      },
      { name: 'Two', listings: [{ exchange: 'LSE', symbol: 'ABC' }] },
    );
    expect(names({ ticker: 'ABC' }, two)).toEqual(['One', 'Two']);
    expect(matches({ ticker: 'ABC', exchange: 'tsx' }, two)).toEqual([
      { field: 'ticker', value: 'ABC', exchange: 'TSX' },
    ]);
  });

  test.each([['A B'], ['$AAPL'], [''], ['A'.repeat(17)]])('%j is no symbol', (ticker) => {
    expect(refusal({ ticker })).toEqual({ code: 'invalid_request', param: 'ticker' });
  });

  test.each([{ exchange: 'NYSE' }, { q: 'a', exchange: 'NYSE' }, { country: 'US', exchange: 'NYSE' }])(
    'COM-063 COM-064 an exchange needs a ticker: %j',
    (search) => {
      expect(refusal(search)).toEqual({ code: 'invalid_request', param: 'exchange' });
    },
  );
});

describe('identifiers', () => {
  test.each([
    [{ identifier: '320193' }],
    [{ identifier: '0000320193' }],
    [{ identifier: '320193', authority: 'sec' }],
    [{ identifier: '00320193', authority: 'SEC' }],
  ])('COM-040 COM-041 COM-042 COM-066 COM-067 COM-070 %j is Apple', (search) => {
    expect(names(search)).toEqual(['Apple Inc.']);
    expect(matches(search)).toEqual([
      { field: 'identifier', value: '0000320193', type: 'cik', authority: 'sec' },
    ]);
  });

  test('COM-071 an unknown authority has no numbers', () => {
    expect(names({ identifier: '1', authority: 'xyz' })).toEqual([]);
  });

  test('COM-139 a number belongs to its authority alone', () => {
    const ein = { type: 'ein', authority: 'irs', value: '000320193' };
    const directory = named({ name: 'One', identifiers: [ein] }, 'Two');
    expect(names({ identifier: '320193' }, directory)).toEqual([]);
    expect(names({ identifier: '000320193', authority: 'irs' }, directory)).toEqual(['One']);
    expect(names({ identifier: '00-0320193', authority: 'irs' }, directory)).toEqual(['One']);
    expect(names({ identifier: '320193', authority: 'irs' }, directory)).toEqual([]);
  });

  test('COM-101 a shared number has all its companies as candidates', () => {
    const cik = [{ type: 'cik', authority: 'sec', value: '0000000007' }];
    expect(
      names({ identifier: '7' }, named({ name: 'One', identifiers: cik }, { name: 'Two', identifiers: cik })),
    ).toEqual(['One', 'Two']);
  });

  test.each([
    [{ identifier: '12345678901' }],
    [{ identifier: 'ABC' }],
    [{ identifier: '' }],
    [{ identifier: '-1' }],
    [{ identifier: 'ABC', authority: 'sec' }],
  ])('COM-068 %j is no CIK', (search) => {
    expect(refusal(search)).toEqual({ code: 'invalid_request', param: 'identifier' });
  });

  test.each([{ authority: 'sec' }, { q: 'a', authority: 'sec' }])(
    'COM-069 an authority needs an identifier: %j',
    (search) => {
      expect(refusal(search)).toEqual({ code: 'invalid_request', param: 'authority' });
    },
  );
});

describe('filters', () => {
  test('COM-072 a country narrows a selector', () => {
    const irish = names({ q: 'a', country: 'IE', limit: 50 });
    expect(irish).toContain('Accenture plc');
    expect(names({ q: 'accenture', country: 'US' })).toEqual([]);
  });

  test('COM-044 COM-045 COM-073 a country alone discovers in ascending order of id', () => {
    const { companies } = shippedDirectory().search({ country: 'IE', limit: 50 });
    expect(new Set(companies.map(({ match }) => JSON.stringify(match)))).toEqual(
      new Set(['{"field":"filters","value":null}']),
    );
    const ids = companies.map(({ company }) => company.id);
    expect(ids).toEqual(ids.toSorted());
    expect(companies.every(({ company }) => company.countryCode === 'IE')).toBe(true);
  });

  // Incorporated in Ireland by their filings, though Medtronic is run from Minneapolis.
  test.each(['Accenture plc', 'Medtronic plc', 'Eaton Corporation plc'])(
    'COM-011 COM-074 %s is Irish',
    (name) => {
      expect(names({ country: 'ie', limit: 50 })).toContain(name);
    },
  );

  test('COM-012 a country of incorporation stays when the address is elsewhere', () => {
    const [amcor] = shippedDirectory().search({ q: 'amcor' }).companies;
    expect([amcor?.company.countryCode, amcor?.company.address?.countryCode]).toEqual(['JE', 'GB']);
  });

  test('COM-075 a well-formed country without companies is empty; another form is refused', () => {
    expect(names({ country: 'ZZ' })).toEqual([]);
    for (const country of ['usa', 'U', '', '12']) {
      expect(refusal({ country }), country).toEqual({ code: 'invalid_request', param: 'country' });
    }
  });

  test('COM-080 COM-081 COM-082 an industry is its exact four digits', () => {
    const industry = (code: string) => [{ type: 'sic', code, name: null }];
    const directory = named(
      { name: 'Farm', industries: industry('0100') },
      { name: 'Code', industries: industry('7370') },
      { name: 'Soft', industries: industry('7372') },
      { name: 'Naics', industries: [{ type: 'naics', code: '7372', name: null }] },
    );
    const found = (code: string) => names({ industryType: 'sic', industry: code }, directory);
    expect([found('0100'), found('7370'), found('7372'), found('7300')]).toEqual([
      ['Farm'],
      ['Code'],
      ['Soft'],
      [],
    ]);
    expect(matches({ industryType: 'sic', industry: '0100' }, directory)).toEqual([
      { field: 'filters', value: null },
    ]);
  });

  test('COM-083 COM-084 the pair narrows any selector, and with a country both hold', () => {
    const pair = { industryType: 'sic', industry: '7372' };
    expect(names({ q: 'micro', ...pair })).toEqual(['Microsoft Corporation']);
    expect(names({ ticker: 'MSFT', ...pair })).toEqual(['Microsoft Corporation']);
    expect(names({ domain: 'apple.com', ...pair })).toEqual([]);
    expect(names({ identifier: '789019', country: 'US', ...pair })).toEqual(['Microsoft Corporation']);
    expect(names({ country: 'IE', ...pair })).toEqual([]);
  });

  test.each([
    ['COM-076', { industry: '7372' }, 'industry'],
    ['COM-077', { industryType: 'sic' }, 'industry'],
    ['COM-078', { industryType: 'SIC', industry: '7372' }, 'industryType'],
    ['COM-078', { industryType: 'naics', industry: '7372' }, 'industryType'],
    ['COM-079', { industryType: 'sic', industry: '737' }, 'industry'],
    ['COM-079', { industryType: 'sic', industry: '73720' }, 'industry'],
    ['COM-079', { industryType: 'sic', industry: '73A2' }, 'industry'],
    ['COM-079', { industryType: 'sic', industry: '７３７２' }, 'industry'],
    ['COM-080', { industryType: 'sic', industry: '100' }, 'industry'],
  ])('%s %j is refused', (_, search, param) => {
    expect(refusal(search)).toEqual({ code: 'invalid_request', param });
  });
});

describe('selectors', () => {
  test.each([
    ['COM-093', { q: 'a', domain: 'apple.com' }, 'domain'],
    ['COM-094', { q: 'a', ticker: 'AAPL' }, 'ticker'],
    ['COM-095', { q: 'a', identifier: '320193' }, 'identifier'],
    ['COM-096', { domain: 'apple.com', ticker: 'AAPL' }, 'ticker'],
    ['COM-097', { domain: 'apple.com', identifier: '320193' }, 'identifier'],
    ['COM-098', { ticker: 'AAPL', identifier: '320193' }, 'identifier'],
    ['COM-099', {}, 'q'],
    ['COM-100', { limit: 5 }, 'q'],
  ])('%s %j is refused', (_, search, param) => {
    expect(refusal(search)).toEqual({ code: 'invalid_request', param });
  });
});

describe('pages', () => {
  const walk = (directory: CompanyDirectory, search: SearchArguments) => {
    const pages: string[][] = [];
    for (let cursor: string | null = null; ;) {
      const page = directory.search({ ...search, ...(cursor === null ? {} : { cursor }) });
      pages.push(page.companies.map(({ company }) => company.id));
      cursor = page.next;
      if (cursor === null) return pages;
    }
  };

  test('COM-085 COM-106 COM-107 COM-184 the pages of a discovery have every company once', () => {
    const { coverage } = shippedDirectory();
    const pages = coverage.countries.flatMap((country) => walk(shippedDirectory(), { country }));
    expect(Math.max(...pages.map((page) => page.length))).toBe(20);
    expect(new Set(pages.flat()).size).toBe(500);
    expect(pages.flat()).toHaveLength(coverage.companies);
  });

  test('COM-106 COM-108 a total that is a multiple of the page size ends without an empty page', () => {
    const directory = named('A', 'B', 'C', 'D', 'E', 'F');
    expect(walk(directory, { country: 'US', limit: 3 }).map((page) => page.length)).toEqual([3, 3]);
    expect(walk(directory, { country: 'US', limit: 4 }).map((page) => page.length)).toEqual([4, 2]);
  });

  test('pages of a name search keep their ranks', () => {
    const whole = shippedDirectory()
      .search({ q: 'co', limit: 50 })
      .companies.map(({ company }) => company.id);
    expect(walk(shippedDirectory(), { q: 'co', limit: 7 }).flat().slice(0, 50)).toEqual(whole);
  });

  test.each([1, 50])('COM-086 COM-087 a page may have %i', (limit) => {
    expect(names({ country: 'US', limit })).toHaveLength(limit);
  });

  test.each([0, 51, -1, 1.5, NaN])('COM-088 COM-089 COM-090 a page may not have %s', (limit) => {
    expect(refusal({ q: 'a', limit })).toEqual({ code: 'invalid_request', param: 'limit' });
  });

  const base = { q: 'corp', country: 'US', limit: 5 };
  const next = () => shippedDirectory().search(base).next ?? '';

  test('COM-105 COM-106 a cursor continues its own search', () => {
    expect(next()).toMatch(/^[\w-]+$/);
    expect(refusal({ ...base, cursor: next() })).toBe('accepted');
    expect(refusal({ ...base, q: 'CORP', cursor: next() })).toBe('accepted');
  });

  test.each([
    ['COM-109', { q: 'inc' }],
    ['COM-110', { country: 'IE' }],
    ['COM-110', { country: null }],
    ['COM-110', { industryType: 'sic', industry: '7372' }],
    ['COM-111', { limit: 6 }],
    ['COM-111', { limit: null }],
  ])('%s with %j it is refused', (_, other) => {
    expect(refusal({ ...base, ...other, cursor: next() })).toEqual({
      code: 'invalid_request',
      param: 'cursor',
    });
  });

  test('COM-110 exchange and authority are bound too', () => {
    const listing = [
      { exchange: 'NYSE', symbol: 'ABC' },
      { exchange: 'TSX', symbol: 'ABC' },
    ];
    const numbers = [
      { type: 'cik', authority: 'sec', value: '0000000007' },
      { type: 'reg', authority: 'xyz', value: '7' },
    ];
    const directory = named(
      { listings: listing, identifiers: numbers },
      { listings: listing, identifiers: numbers },
    );
    const cursor = directory.search({ ticker: 'ABC', exchange: 'NYSE', limit: 1 }).next ?? '';
    expect(refusal({ ticker: 'ABC', exchange: 'nyse', limit: 1, cursor }, directory)).toBe('accepted');
    const refused = { code: 'invalid_request', param: 'cursor' };
    expect(refusal({ ticker: 'ABC', exchange: 'TSX', limit: 1, cursor }, directory)).toEqual(refused);
    expect(refusal({ ticker: 'ABC', limit: 1, cursor }, directory)).toEqual(refused);
    const byNumber = directory.search({ identifier: '7', limit: 1 }).next ?? '';
    expect(refusal({ identifier: '7', authority: 'sec', limit: 1, cursor: byNumber }, directory)).toBe(
      'accepted',
    );
    expect(refusal({ identifier: '7', authority: 'xyz', limit: 1, cursor: byNumber }, directory)).toEqual(
      refused,
    );
  });

  test('COM-114 COM-009 a cursor is of one content: a reload of the same rows keeps it, other rows end it', () => {
    const records = [companyRecord(1), companyRecord(2)];
    const search = { country: 'US', limit: 1 };
    const cursor = directoryOf(...records).search(search).next ?? '';
    expect(refusal({ ...search, cursor }, directoryOf(...records.toReversed()))).toBe('accepted');
    const other = directoryOf(companyRecord(1), companyRecord(2, { name: 'Renamed' }));
    expect(refusal({ ...search, cursor }, other)).toEqual({ code: 'invalid_request', param: 'cursor' });
    expect(other.company(companyRecord(2).id)?.name).toBe('Renamed');
  });

  test('COM-117 a cursor survives a restart with the same secret only', () => {
    const records = [companyRecord(1), companyRecord(2)];
    const search = { country: 'US', limit: 1 };
    const cursor = createCompanyDirectory(records, cursorSecret).search(search).next ?? '';
    expect(refusal({ ...search, cursor }, createCompanyDirectory(records, cursorSecret))).toBe('accepted');
    expect(refusal({ ...search, cursor }, createCompanyDirectory(records, `${cursorSecret}!`))).toEqual({
      code: 'invalid_request',
      param: 'cursor',
    });
  });

  test.each(['', '!', 'abc', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'COM-115 COM-116 the cursor %j is refused',
    (cursor) => {
      expect(refusal({ q: 'a', cursor })).toEqual({ code: 'invalid_request', param: 'cursor' });
    },
  );

  test('a cursor of a list does not open a search', () => {
    const after =
      shippedDirectory().list({ country: 'US', industry: null }, { first: 5 }).edges[4]?.cursor ?? '';
    expect(refusal({ country: 'US', limit: 5, cursor: after })).toEqual({
      code: 'invalid_request',
      param: 'cursor',
    });
  });
});

describe('profiles', () => {
  test.each([
    'co_abc',
    'CO_475ccdfr3xv9',
    'co_2222222222222',
    'co_22222222222l',
    'co_0222222222aa',
    'co_AAAAAAAAAAAA',
    '',
  ])('COM-119 COM-123 the id %j is malformed', (id) => {
    expect(() => shippedDirectory().company(id)).toThrow(/23456789abcdefghjkmnpqrstuvwxyz/);
  });

  test('COM-120 a well-formed id that is absent is null', () => {
    expect(shippedDirectory().company('co_222222222222')).toBeNull();
  });
});

describe('coverage', () => {
  const { coverage } = shippedDirectory();

  test('COM-001 COM-002 COM-180 COM-181 LIM-018 the shipped edition is the whole cohort', () => {
    expect(coverage).toMatchObject({ scope: 'us_public_top500', companies: 500 });
    expect(coverage.label).not.toBe('');
  });

  test('COM-003 COM-005 COM-182 the description says what the counts do not establish', () => {
    expect(coverage.description).toMatch(/not complete business coverage/);
    expect(coverage.description).toMatch(/not proof that a business does not exist/);
  });

  test('COM-185 countries are sorted, unique and without null', () => {
    const found = named({ country: 'US' }, { country: 'IE' }, { country: null }, { country: 'US' }).coverage;
    expect(found.countries).toEqual(['IE', 'US']);
    expect(coverage.countries).toEqual(['BM', 'CH', 'CW', 'IE', 'JE', 'LR', 'NL', 'PA', 'SG', 'US']);
  });

  test('COM-186 COM-187 COM-188 every number is counted', () => {
    const site = (domain: string) => ({ domain, url: `https://${domain}` });
    const found = named(
      { websites: [site('a.com')], listings: [{ exchange: 'NYSE', symbol: 'A' }] },
      { websites: [site('a.com'), site('b.com')], addresses: [address('warehouse')] },
      { websites: [{ domain: 'c.com', url: null }], addresses: [address('mailing'), address('business')] },
      {},
    ).coverage;
    expect(found).toMatchObject({ companies: 4, withWebsite: 3, withListings: 1, withAddress: 2 });
  });

  test('COM-183 the snapshot is as new as the latest observation, UTC', () => {
    const source = { type: 'website' as const, url: 'https://a.com', fields: [], updatedAt: null };
    const found = (observedAt: string, read: string) =>
      named(
        { observedAt: '2026-01-01T00:00:00Z' },
        {
          observedAt,
          descriptive: {
            description: null,
            logo: null,
            socialProfiles: [],
            founded: null,
            employees: null,
            sources: [{ ...source, observedAt: read }],
          },
        },
      ).coverage.snapshotAt;
    expect(found('2026-02-01T00:00:00Z', '2026-01-05T00:00:00Z')).toBe('2026-02-01T00:00:00Z');
    expect(found('2026-02-01T00:00:00Z', '2026-03-05T06:07:08.9Z')).toBe('2026-03-05T06:07:08.9Z');
    expect(coverage.snapshotAt).toBe('2026-08-22T00:00:00Z');
    expect(directoryOf().coverage).toMatchObject({ snapshotAt: null, companies: 0, countries: [] });
  });
});
