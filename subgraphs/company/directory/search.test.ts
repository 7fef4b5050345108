import { describe, expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import {
  findMatches,
  buildNamedDirectory,
  findNames,
  findSearchRejection,
  getShippedDirectory,
} from '../../../test/support/company-directory.ts';

describe('search by name', () => {
  const directory = buildNamedDirectory(
    'Old Acme Works',
    'Acme Tools',
    'Acme',
    'Acme Inc.',
    'Neoacme',
    'Zeta',
  );

  test('COM-047 COM-048 COM-049 the company search ranks exact names before prefixes, and prefixes before substrings', () => {
    expect(findNames({ q: 'acme' }, directory)).toEqual([
      'Acme',
      'Acme Inc.',
      'Acme Tools',
      'Neoacme',
      'Old Acme Works',
    ]);
  });

  test('COM-050 the company search sorts equal ranks by name, then by id', () => {
    const equalNames = buildNamedDirectory('Beta Two', 'Beta One', 'Beta One');
    const findNamesAndIds = () =>
      equalNames.search({ q: 'beta' }).companies.map(({ company }) => [company.name, company.id]);
    expect(findNamesAndIds()).toEqual([
      ['Beta One', 'co_22222222aaac'],
      ['Beta One', 'co_22222222aaad'],
      ['Beta Two', 'co_22222222aaab'],
    ]);
    expect(findNamesAndIds()).toEqual(findNamesAndIds());
  });

  test('COM-043 the company search reports the matching name, and ranks the primary name first', () => {
    const mixedMatches = buildNamedDirectory(
      { name: 'One', aliases: ['Acme'] },
      { name: 'Two', legalName: 'Acme plc' },
      { name: 'Zeta Acme', aliases: ['Acme'] },
      { name: 'Acme' },
      { name: 'Acme Works', aliases: ['Former Acme'] },
    );
    expect(findMatches({ q: 'acme' }, mixedMatches)).toEqual([
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
    ['jp morgan', 'JPMorgan Chase & Co.'],
    ['united health', 'UnitedHealth Group Incorporated'],
    ['tesla motors', 'Tesla, Inc.'],
    ['tesla cars', 'Tesla, Inc.'],
    ['The Tesla Motors, Inc.', 'Tesla, Inc.'],
    ['IBM Inc', 'International Business Machines Corporation'],
    ['the nvidia', 'NVIDIA Corporation'],
    ['Apple plc', 'Apple Inc.'],
    ['p&g', 'The Procter & Gamble Company'],
    ['kraft', 'The Kraft Heinz Company'],
    ['ge', 'General Electric Company'],
    ['motors general', 'General Motors Company'],
    ['brk.b', 'Berkshire Hathaway Inc.'],
    ['door dash', 'DoorDash, Inc.'],
    ['Goldman Sachs', 'The Goldman Sachs Group, Inc.'],
  ])('COM-046 COM-051 the company search for %s finds %s first', (q, name) => {
    expect(findNames({ q })[0]).toBe(name);
  });

  // Spellings derived from each company: its name, its short form, the name without punctuation, the name joined or
  // split, and its symbol.
  test('the company search finds the company first for at least 98 % of the derived spellings of its name', () => {
    const missedQueries: string[] = [];
    let queryCount = 0;
    for (const { symbols = '', name = '', short_name: short = '' } of readFacts('company/issuers')) {
      const queryVariants = [
        name,
        short.toLowerCase(),
        symbols.split(' ')[0]?.toLowerCase() ?? '',
        short.normalize('NFKD').replace(/[^A-Za-z0-9 ]/g, ''),
        short.normalize('NFKD').replace(/[^A-Za-z0-9]/g, ''),
        short.replaceAll('&', 'and'),
        short.replace(/([a-z])([A-Z])/g, '$1 $2'),
      ];
      for (const q of new Set(queryVariants)) {
        queryCount += 1;
        if (findNames({ q })[0] !== name) missedQueries.push(`${q} (${name})`);
      }
    }
    expect(queryCount).toBeGreaterThan(1500);
    expect(missedQueries.length / queryCount, missedQueries.join(', ')).toBeLessThan(0.02);
  });

  test('the company search ranks a complete symbol after names and before aliases, and reports the match', () => {
    const mixedMatches = buildNamedDirectory(
      { name: 'One', aliases: ['Abc'] },
      { name: 'Two', listings: [{ exchange: 'NYSE', symbol: 'ABC' }] },
      { name: 'Abc' },
      { name: 'Abc Works' },
    );
    expect(findMatches({ q: 'abc' }, mixedMatches)).toEqual([
      { field: 'name', value: 'Abc' },
      { field: 'ticker', value: 'ABC', exchange: 'NYSE' },
      { field: 'aliases', value: 'Abc' },
      { field: 'name', value: 'Abc Works' },
    ]);
  });

  test('COM-104 a company search without matches returns an empty page', () => {
    expect(getShippedDirectory().search({ q: 'zzzzqq' })).toMatchObject({ companies: [], next: null });
  });

  test.each([[''], ['  '], ['&'], ['x'.repeat(201)]])(
    'the company search rejects a name that is too long or has no letters or digits: %j',
    (q) => {
      expect(findSearchRejection({ q })).toEqual({ code: 'invalid_request', param: 'q' });
    },
  );
});

describe('search by domain', () => {
  const sharedNames = buildNamedDirectory(
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
    'COM-036 COM-052 COM-053 COM-054 COM-056 the company search finds Apple by its website %s',
    (domain) => {
      expect(findMatches({ domain })).toEqual([{ field: 'website', value: 'https://www.apple.com' }]);
    },
  );

  test('COM-037 the company search reports an associated hostname as a match in domains', () => {
    expect(findNames({ domain: 'google.com' })).toEqual(['Alphabet Inc.']);
    expect(findMatches({ domain: 'google.com' })).toEqual([{ field: 'domains', value: 'google.com' }]);
  });

  test('COM-057 a company search for a subdomain does not find the company of the parent domain', () => {
    expect(findNames({ domain: 'investor.apple.com' })).toEqual([]);
    expect(
      findNames(
        { domain: 'apple.com' },
        buildNamedDirectory({ websites: [{ domain: 'shop.apple.com', url: null }] }),
      ),
    ).toEqual([]);
  });

  test('COM-059 COM-101 COM-136 a company search for a shared domain finds all companies that have it', () => {
    expect(findMatches({ domain: 'shared.com' }, sharedNames)).toEqual([
      { field: 'domains', value: 'shared.com' },
      { field: 'website', value: 'https://shared.com/two' },
    ]);
  });

  test.each(['ftp://apple.com', 'localhost', '127.0.0.1', 'apple', ''])(
    'COM-055 COM-058 the company search rejects the domain %j',
    (domain) => {
      expect(findSearchRejection({ domain })).toEqual({ code: 'invalid_request', param: 'domain' });
    },
  );
});

describe('search by ticker', () => {
  test('COM-038 COM-039 COM-061 the company search matches a symbol in upper or lower case and reports its exchange', () => {
    expect(findMatches({ ticker: 'aapl' })).toEqual([{ field: 'ticker', value: 'AAPL', exchange: 'Nasdaq' }]);
  });

  test('COM-060 the company search matches only complete symbols', () => {
    expect(findNames({ ticker: 'AAP' })).toEqual([]);
    expect(findNames({ ticker: 'GOOG' })).toEqual(['Alphabet Inc.']);
  });

  test.each(['BRK.B', 'BRK-B', 'BRK/B', 'brk-b'])(
    'the company search finds a share class by the spelling %s',
    (ticker) => {
      expect(findMatches({ ticker })).toEqual([{ field: 'ticker', value: 'BRK.B', exchange: 'NYSE' }]);
    },
  );

  test.each([
    ['Nasdaq', 1],
    ['NASDAQ', 1],
    ['nasdaq', 1],
    ['NYSE', 0],
    ['Nas', 0],
  ])('COM-062 COM-065 the exchange %s restricts a company search to %i results', (exchange, count) => {
    expect(findNames({ ticker: 'AAPL', exchange })).toHaveLength(count);
  });

  test('COM-101 a company search for a symbol on two exchanges finds each company once', () => {
    const twoCompanies = buildNamedDirectory(
      {
        name: 'One',
        listings: [
          { exchange: 'NYSE', symbol: 'ABC' },
          { exchange: 'TSX', symbol: 'ABC' },
        ],
      },
      { name: 'Two', listings: [{ exchange: 'LSE', symbol: 'ABC' }] },
    );
    expect(findNames({ ticker: 'ABC' }, twoCompanies)).toEqual(['One', 'Two']);
    expect(findMatches({ ticker: 'ABC', exchange: 'tsx' }, twoCompanies)).toEqual([
      { field: 'ticker', value: 'ABC', exchange: 'TSX' },
    ]);
  });

  test.each([['A B'], ['$AAPL'], [''], ['A'.repeat(17)]])(
    'the company search rejects the malformed symbol %j',
    (ticker) => {
      expect(findSearchRejection({ ticker })).toEqual({ code: 'invalid_request', param: 'ticker' });
    },
  );

  test.each([{ exchange: 'NYSE' }, { q: 'a', exchange: 'NYSE' }, { country: 'US', exchange: 'NYSE' }])(
    'COM-063 COM-064 the company search rejects an exchange without a ticker: %j',
    (search) => {
      expect(findSearchRejection(search)).toEqual({ code: 'invalid_request', param: 'exchange' });
    },
  );
});

describe('search by identifier', () => {
  test.each([
    [{ identifier: '320193' }],
    [{ identifier: '0000320193' }],
    [{ identifier: '320193', authority: 'sec' }],
    [{ identifier: '00320193', authority: 'SEC' }],
  ])('COM-040 COM-041 COM-042 COM-066 COM-067 COM-070 the company search finds Apple by %j', (search) => {
    expect(findNames(search)).toEqual(['Apple Inc.']);
    expect(findMatches(search)).toEqual([
      { field: 'identifier', value: '0000320193', type: 'cik', authority: 'sec' },
    ]);
  });

  test('COM-071 a company search with an unknown authority finds no company', () => {
    expect(findNames({ identifier: '1', authority: 'xyz' })).toEqual([]);
  });

  test('COM-139 a company search by number matches only identifiers of the requested authority', () => {
    const einIdentifier = { type: 'ein', authority: 'irs', value: '000320193' };
    const directory = buildNamedDirectory({ name: 'One', identifiers: [einIdentifier] }, 'Two');
    expect(findNames({ identifier: '320193' }, directory)).toEqual([]);
    expect(findNames({ identifier: '000320193', authority: 'irs' }, directory)).toEqual(['One']);
    expect(findNames({ identifier: '00-0320193', authority: 'irs' }, directory)).toEqual(['One']);
    expect(findNames({ identifier: '320193', authority: 'irs' }, directory)).toEqual([]);
  });

  test('COM-101 a company search for a shared number finds all companies that have it', () => {
    const cikIdentifiers = [{ type: 'cik', authority: 'sec', value: '0000000007' }];
    expect(
      findNames(
        { identifier: '7' },
        buildNamedDirectory(
          { name: 'One', identifiers: cikIdentifiers },
          { name: 'Two', identifiers: cikIdentifiers },
        ),
      ),
    ).toEqual(['One', 'Two']);
  });

  test.each([
    [{ identifier: '12345678901' }],
    [{ identifier: 'ABC' }],
    [{ identifier: '' }],
    [{ identifier: '-1' }],
    [{ identifier: 'ABC', authority: 'sec' }],
  ])('COM-068 the company search rejects %j, which is not a CIK', (search) => {
    expect(findSearchRejection(search)).toEqual({ code: 'invalid_request', param: 'identifier' });
  });

  test.each([{ authority: 'sec' }, { q: 'a', authority: 'sec' }])(
    'COM-069 the company search rejects an authority without an identifier: %j',
    (search) => {
      expect(findSearchRejection(search)).toEqual({ code: 'invalid_request', param: 'authority' });
    },
  );
});
