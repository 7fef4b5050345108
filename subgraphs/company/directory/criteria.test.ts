import { describe, expect, test } from 'vitest';
import { isRejected, catchRejection } from '../../../test/support/rejection.ts';
import {
  toIdentifierKey,
  parseCriteria,
  parseIndustry,
  parsePageSize,
  type SearchArguments,
} from './criteria.ts';

const findRejectedParam = (search: SearchArguments) =>
  catchRejection(() => parseCriteria(search))?.param ?? null;
const parseSelectorOf = (search: SearchArguments) => parseCriteria(search).selector;

describe('search arguments', () => {
  test.each([
    [{ q: 'x'.repeat(200) }, { q: 'x'.repeat(201) }, 'q'],
    [{ ticker: 'A'.repeat(16) }, { ticker: 'A'.repeat(17) }, 'ticker'],
    [{ ticker: 'A', exchange: 'x'.repeat(64) }, { ticker: 'A', exchange: 'x'.repeat(65) }, 'exchange'],
    [{ identifier: '1'.repeat(10) }, { identifier: '1'.repeat(11) }, 'identifier'],
    [
      { identifier: 'a', authority: 'x'.repeat(32) },
      { identifier: 'a', authority: 'x'.repeat(33) },
      'authority',
    ],
    [
      { identifier: 'a'.repeat(64), authority: 'x' },
      { identifier: 'a'.repeat(65), authority: 'x' },
      'identifier',
    ],
    [
      { domain: `https://a.com/${'x'.repeat(2034)}` },
      { domain: `https://a.com/${'x'.repeat(2035)}` },
      'domain',
    ],
  ] as const)(
    'a company search accepts arguments of the maximum length and rejects longer arguments',
    (maximum, beyond, param) => {
      expect(findRejectedParam(maximum)).toBeNull();
      expect(findRejectedParam(beyond)).toBe(param);
    },
  );

  test.each([
    [{ q: ' Apple, Inc. ' }, { kind: 'name', name: 'apple inc' }],
    [{ domain: ' WWW.Apple.com. ' }, { kind: 'domain', hostname: 'apple.com' }],
    [{ ticker: ' brk-b ' }, { kind: 'ticker', symbol: 'BRK.B', exchange: null }],
    [
      { ticker: 'AAPL', exchange: ' NASDAQ ' },
      { kind: 'ticker', symbol: 'AAPL', exchange: 'nasdaq' },
    ],
    [{ identifier: ' 0000320193 ' }, { kind: 'identifier', authority: 'sec', value: '320193' }],
    [
      { identifier: '12-3456 7', authority: ' IRS ' },
      { kind: 'identifier', authority: 'irs', value: '1234567' },
    ],
    [{ country: 'us' }, null],
  ] as const)('the company search %j is parsed as the selector %j', (search, selector) => {
    expect(parseSelectorOf(search)).toEqual(selector);
  });

  test('empty arguments of a company search are rejected', () => {
    expect(findRejectedParam({ ticker: '' })).toBe('ticker');
    expect(findRejectedParam({ ticker: 'A', exchange: ' ' })).toBe('exchange');
    expect(findRejectedParam({ identifier: '', authority: 'x' })).toBe('identifier');
    expect(findRejectedParam({ identifier: 'a', authority: ' ' })).toBe('authority');
    expect(findRejectedParam({ domain: '' })).toBe('domain');
    expect(findRejectedParam({ q: null, country: null })).toBe('q');
  });

  test('malformed tickers and identifiers of a company search are rejected', () => {
    expect(['-A', 'A!', 'A B', '$A'].map((ticker) => findRejectedParam({ ticker }))).toEqual([
      'ticker',
      'ticker',
      'ticker',
      'ticker',
    ]);
    expect(['1a', '-1', '1.0'].map((identifier) => findRejectedParam({ identifier }))).toEqual([
      'identifier',
      'identifier',
      'identifier',
    ]);
    expect(['-a', 'a!'].map((identifier) => findRejectedParam({ identifier, authority: 'x' }))).toEqual([
      'identifier',
      'identifier',
    ]);
    // The message suggests naming the authority only when none was given.
    expect(catchRejection(() => parseCriteria({ identifier: 'a' }))?.message).toContain(
      'or be sent with its authority',
    );
    expect(catchRejection(() => parseCriteria({ identifier: 'a', authority: 'sec' }))?.message).not.toContain(
      'sent with',
    );
  });
});

test('an industry filter of a company search requires both its type and its code', () => {
  expect(parseIndustry('sic', '0100')).toBe('0100');
  expect(parseIndustry(null, undefined)).toBeNull();
  expect(catchRejection(() => parseIndustry(null, '7372'))?.param).toBe('industry');
  expect(catchRejection(() => parseIndustry('sic', null))?.param).toBe('industry');
  expect(catchRejection(() => parseIndustry('naics', '7372'))?.param).toBe('industryType');
  expect(
    ['737', '73720', 'x7372', ''].map((code) => catchRejection(() => parseIndustry('sic', code))?.param),
  ).toEqual(['industry', 'industry', 'industry', 'industry']);
});

test('a page of the company directory has 1 to 50 companies, 20 by default', () => {
  expect([parsePageSize(null), parsePageSize(undefined), parsePageSize(1), parsePageSize(50)]).toEqual([
    20, 20, 1, 50,
  ]);
  expect([0, 51, 1.5].filter((limit) => !isRejected((param) => parsePageSize(limit, param)))).toEqual([]);
});

test('toIdentifierKey normalises a number according to the rules of its authority', () => {
  expect(toIdentifierKey('sec', '0000320193')).toBe('320193');
  expect(toIdentifierKey('sec', '0')).toBe('0');
  expect(toIdentifierKey('sec', 'ab-1')).toBe('AB1');
  expect(toIdentifierKey('sec', '001-a')).toBe('001A');
  expect(toIdentifierKey('sec', '0000')).toBe('0');
  expect(toIdentifierKey('irs', '00-12 3./4')).toBe('001234');
});
