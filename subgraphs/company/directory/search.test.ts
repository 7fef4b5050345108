import { describe, expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { matches, named, names, refusal, shippedDirectory } from '../../../test/support/company-directory.ts';

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
  ])('COM-046 COM-051 %s finds %s first', (q, name) => {
    expect(names({ q })[0]).toBe(name);
  });

  // By rule: the name, its short form, without punctuation, joined, split, and the symbol.
  test('at least 98 of 100 ways to write the names of the directory find the company first', () => {
    const missed: string[] = [];
    let asked = 0;
    for (const { symbols = '', name = '', short_name: short = '' } of readFacts('company/issuers')) {
      const ways = [
        name,
        short.toLowerCase(),
        symbols.split(' ')[0]?.toLowerCase() ?? '',
        short.normalize('NFKD').replace(/[^A-Za-z0-9 ]/g, ''),
        short.normalize('NFKD').replace(/[^A-Za-z0-9]/g, ''),
        short.replaceAll('&', 'and'),
        short.replace(/([a-z])([A-Z])/g, '$1 $2'),
      ];
      for (const q of new Set(ways)) {
        asked += 1;
        if (names({ q })[0] !== name) missed.push(`${q} (${name})`);
      }
    }
    expect(asked).toBeGreaterThan(1500);
    expect(missed.length / asked, missed.join(', ')).toBeLessThan(0.02);
  });

  test('a symbol typed whole stands behind names and before aliases, and the match says so', () => {
    const mixed = named(
      { name: 'One', aliases: ['Abc'] },
      { name: 'Two', listings: [{ exchange: 'NYSE', symbol: 'ABC' }] },
      { name: 'Abc' },
      { name: 'Abc Works' },
    );
    expect(matches({ q: 'abc' }, mixed)).toEqual([
      { field: 'name', value: 'Abc' },
      { field: 'ticker', value: 'ABC', exchange: 'NYSE' },
      { field: 'aliases', value: 'Abc' },
      { field: 'name', value: 'Abc Works' },
    ]);
  });

  test('COM-104 no match is an empty page', () => {
    expect(shippedDirectory().search({ q: 'zzzzqq' })).toMatchObject({ companies: [], next: null });
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
